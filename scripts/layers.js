/**
 * Rooms are in layers, the lowest first. A file imports, types included, from its own room and from rooms of lower
 * layers. Rooms of one layer do not know each other.
 */
import path from 'node:path'
import { root } from './run-command.js'

/** A room is a folder, or a file without its ending; of names that match, the longest counts. */
export const layers = [
  ['app/lib/map-values'],
  ['db/first-rows', 'app/lib/page-kinds'],
  ['app/lib/searched-columns.data'],
  ['app/lib', 'app/paths', 'db/tables', 'db/sqlite/migrations', 'db/postgres/migrations'],
  [
    'app/site',
    'db/database',
    'db/committed',
    'db/make-folder.server',
    'db/open-error',
    'db/search-rows',
    'db/write-errors.server',
  ],
  ['db/sqlite', 'db/postgres'],
  ['db'],
  ['app/server'],
  ['app/server/forms'],
  ['app/server/auth'],
  ['app/server/cache'],
  ['app/server/http', 'app/components'],
  ['app/seo', 'app/legal', 'app/offline'],
  ['app/content/addresses', 'app/content/publishing', 'app/content/revisions', 'app/content/pictures/art'],
  ['app/content/records', 'app/content/bin'],
  ['app/content/pictures'],
  ['app/content/checks'],
  ['app/content'],
  ['app/backups', 'app/visits', 'app/kinds/authors', 'app/kinds/seasons', 'app/kinds/templates'],
  ['app/kinds/products', 'app/kinds/deer-types', 'app/kinds/blog', 'app/inbox/quotes', 'app/inbox/contacts'],
  ['app/kinds/settings', 'app/tools'],
  ['app/inbox/entries'],
  ['app/inbox/mail'],
  ['app/inbox/answers', 'app/sitemap', 'db/seed'],
  ['app/inbox'],
  ['app/search', 'app/home', 'app/people', 'app/operators', 'app/api'],
  ['app/dashboard', 'app/document'],
  ['app/root'],
  ['app/routes'],
  ['app/entry.server', 'app/entry.client'],
]

const rankOf = new Map(layers.flatMap((rooms, rank) => rooms.map((room) => [room, rank])))

/**
 * Undefined outside app/ and db/.
 * @param {string} file as seen from the project's folder, with or without its ending
 */
export function roomOf(file) {
  let room = file.replace(/[.](tsx?|js)$/, '')
  while (room !== '.' && !rankOf.has(room)) room = path.posix.dirname(room)
  return rankOf.has(room) ? room : undefined
}

/**
 * Returns the room of what `file` imports, if it is not in a lower layer.
 * @param {string} file
 * @param {string} address as written
 */
export function roomAbove(file, address) {
  const [from, to] = [roomOf(file), roomOf(toFile(file, address))]
  if (from === undefined || to === undefined || from === to) return undefined
  return (rankOf.get(to) ?? 0) < (rankOf.get(from) ?? 0) ? undefined : to
}

/**
 * The address is as written, mostly without an ending. A package, and an asset such as `x.ttf?inline`, are no files
 * here.
 * @param {string} file
 * @param {string} address
 */
export function toFile(file, address) {
  if (address.includes('?')) return ''
  if (address.startsWith('.')) return path.posix.join(path.posix.dirname(file), address)
  return address.replace(/^~db\//, 'db/').replace(/^~\//, 'app/')
}

/** @type {import('eslint').Rule.RuleModule} */
export const onlyLowerLayers = {
  meta: { type: 'problem', schema: [], messages: { above: '{{room}} is no lower layer (scripts/layers.js).' } },
  create(context) {
    const file = path.relative(root, context.filename).replaceAll(path.sep, '/')
    /** @param {{ source?: import('estree').Node | null | undefined }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal') return
      const room = roomAbove(file, String(source.value))
      if (room === undefined) return
      context.report({ node: source, messageId: 'above', data: { room } })
    }
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, TSImportType: check }
  },
}
