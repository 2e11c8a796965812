/** Files of build/client are listed at startup; other paths never touch the disk. Small files stay in memory. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { serviceWorkerPath } from '~/paths'
import { svgPolicy, workerPolicy } from '~/server/content-security-policy.server'
import { foreverCaching, staticCaching } from './cache-policy.server'
import {
  contentHash,
  fileBytes,
  isCompressible,
  makeFile,
  withForm,
  withHeader,
  type EncodedFile,
} from './encoded-file.server'

const mib = 1024 * 1024

export interface StaticFiles {
  find: (path: string) => EncodedFile | undefined
  count: number
  bytes: number
}

interface SiteFolders {
  files: string
  compressed: string
}

const types: ReadonlyMap<string, string> = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.mjs', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
  ['.json', 'application/json; charset=UTF-8'],
  ['.txt', 'text/plain; charset=UTF-8'],
  ['.xml', 'application/xml'],
  ['.webmanifest', 'application/manifest+json'],
  ['.svg', 'image/svg+xml'],
  ['.ico', 'image/x-icon'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
])

const codings = [
  ['gzip', '.gz'],
  ['br', '.br'],
] as const

const plainName = /^(?:\/[\w~-][\w.~-]*)+$/
const mostOfPlain = 0.95

export function readStaticFiles(
  { files, compressed }: SiteFolders,
  { mostBytes = 16 * mib, mostFileBytes = 2 * mib, artVersion = '' } = {},
): StaticFiles {
  const readForm = formReader(compressed)
  const known = new Map<string, EncodedFile>()
  const onDisk = new Map<string, ListedFile>()
  let bytes = 0
  for (const listed of listFiles(files)) {
    const read = listed.size > mostFileBytes ? undefined : readFile(listed, readForm)
    if (read === undefined || bytes + fileBytes(read) > mostBytes) {
      onDisk.set(listed.name, listed)
      continue
    }
    bytes += fileBytes(read)
    known.set(listed.name, read)
    // Pages request drawings under the version of all drawings.
    if (artVersion !== '' && listed.name.startsWith('/art/')) {
      known.set(`${listed.name}?v=${artVersion}`, withHeader(read, 'cache-control', foreverCaching))
    }
  }
  const readLarge = (address: string) => {
    const listed = onDisk.get(address)
    return listed && readFile(listed, readForm)
  }
  return { find: (address) => known.get(address) ?? readLarge(address), count: known.size, bytes }
}

interface ListedFile {
  name: string
  file: string
  size: number
  changedAt: number
}

function listFiles(folder: string): ListedFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const { size, mtimeMs: changedAt } = statSync(file)
      return { name: `/${path.relative(folder, file).split(path.sep).join('/')}`, file, size, changedAt }
    })
    .filter(({ name }) => plainName.test(name))
    .sort((one, other) => one.size - other.size)
}

function readFile({ name, file, changedAt }: ListedFile, readForm: ReadForm): EncodedFile {
  const type = types.get(path.extname(name)) ?? 'application/octet-stream'
  const bytes = readFileSync(file)
  const hash = contentHash(bytes)
  const headers = {
    'content-type': type,
    'cache-control': staticCaching(name),
    // The tag is weak, because all codings share it.
    etag: `W/"${hash}"`,
    'last-modified': new Date(changedAt).toUTCString(),
    ...(type === 'image/svg+xml' ? { 'content-security-policy': svgPolicy } : {}),
    ...(name === serviceWorkerPath ? { 'content-security-policy': workerPolicy } : {}),
  }
  const whole: EncodedFile = { ...makeFile(bytes, headers), changedAt }
  if (!isCompressible(headers)) return whole
  const made = codings.flatMap(([coding, ending]) => {
    const form = readForm(hash + ending)
    return form === undefined ? [] : [{ coding, form }]
  })
  const paying = made.filter(({ form }) => form.byteLength <= mostOfPlain * bytes.byteLength)
  return paying.reduce((file, { coding, form }) => withForm(file, coding, form), whole)
}

type ReadForm = (name: string) => Buffer | undefined

function formReader(folder: string): ReadForm {
  const made = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return (name) => (made.has(name) ? readFileSync(path.join(folder, name)) : undefined)
}
