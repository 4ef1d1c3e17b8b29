import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// In development the real server answers; TINTERO_SERVER says where it listens.
const server = process.env.TINTERO_SERVER ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [svelte()],
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
