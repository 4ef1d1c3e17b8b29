// Writes manifest.json beside the built page: a hash of everything it was built from. A test of the
// Python side counts it again, so that a page that is older than its sources is found.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = dirname(fileURLToPath(import.meta.url))
const root = dirname(web)
const words = ['en', 'es'].flatMap((lang) => {
  const folder = join(root, 'src/tintero/messages/locale', lang)
  return readdirSync(folder).filter((file) => /^page.*\.ftl$/.test(file)).map((file) => join(folder, file))
})
const LEFT_OUT = new Set(['node_modules', 'tests'])

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : [path]
  })
}

const name = (path) => relative(root, path).split(sep).join('/')
const hash = createHash('sha256')
const sources = [...files(web), ...words].sort((a, b) => (name(a) < name(b) ? -1 : 1))
for (const path of sources) {
  hash.update(name(path) + '\0')
  hash.update(readFileSync(path))
  hash.update('\0')
}
const built = join(root, 'src/tintero/server/page')
writeFileSync(
  join(built, 'manifest.json'),
  JSON.stringify({ sources: hash.digest('hex'), files: sources.length }, null, 2) + '\n',
)
