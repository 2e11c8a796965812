/**
 * The server sends files as compressed as possible. They are in a folder named by the hash of their sources, so that
 * none can be mistaken for that of another file or build, and a build reuses what another made.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Other pictures, and fonts, are compressed by themselves. */
const compressible = /\.(?:m?js|css|svg|ico|txt|xml|json|webmanifest)$/
/** A smaller file fits in a packet anyway. */
const leastBytes = 256

const codings = [
  {
    ending: '.gz',
    compress: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
  {
    ending: '.br',
    compress: (/** @type {Buffer} */ bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      }),
  },
]

/**
 * @param {string} from the folder of the files
 * @param {string} to the folder of the compressed ones; what is no longer needed there is removed
 */
export async function compressFiles(from, to) {
  mkdirSync(to, { recursive: true })
  /** @type {Map<string, () => Promise<void>>} */
  const jobs = new Map()
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const bytes = readFileSync(path.join(entry.parentPath, entry.name))
    if (bytes.byteLength < leastBytes) continue
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    for (const { ending, compress } of codings) {
      const file = path.join(to, hash + ending)
      jobs.set(hash + ending, async () => {
        if (!existsSync(file)) writeWhole(file, await compress(bytes))
      })
    }
  }
  for (const name of readdirSync(to)) if (!jobs.has(name)) rmSync(path.join(to, name), { recursive: true })
  await Promise.all([...jobs.values()].map((job) => job()))
}

/**
 * The rename is one step: a build that is broken off leaves no half.
 * @param {string} file
 * @param {Buffer} bytes
 */
function writeWhole(file, bytes) {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, file)
}
