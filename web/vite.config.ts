import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

// In development the real server answers; TINTERO_SERVER says where it listens.
const server = process.env.TINTERO_SERVER ?? 'http://127.0.0.1:8765'

/** The worker of the library (`worker.js`) gets the list of what the page is made of: everything but what
 * only a table needs, and fonts of rarer letters. */
function libraryWorker(): Plugin {
  const LEFT_OUT = /\/(Table|Replay)-|-latin-ext-|\.map$/
  return {
    name: 'library-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).map((name) => `/${name}`).filter((name) => name.startsWith('/assets/') && !LEFT_OUT.test(name))
      const shell = ['/', '/icon.svg', ...files.sort()]
      const worker = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
      const build = createHash('sha256').update(worker).update(shell.join('\n')).digest('hex').slice(0, 16)
      const source = worker.replace('__BUILD__', build).replace('__SHELL__', JSON.stringify(shell))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), libraryWorker()],
  base: '/',
  build: {
    outDir: '../src/tintero/server/page',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0, // the server allows what it serves itself, and `data:` for images alone
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] }, // the words: ../src/tintero/messages/locale
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
})
