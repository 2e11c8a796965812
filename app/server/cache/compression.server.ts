import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { acceptedCodings, type Coding } from './accept-encoding'

export type Compression = Exclude<Coding, 'identity'>

/** Best compression, off the event loop: brotli takes 10 to 40 ms for a page, and a second for a megabyte. */
export async function compress(bytes: Buffer, coding: Compression): Promise<Buffer<ArrayBuffer>> {
  return exactCopy(await compressors[coding](bytes))
}

/**
 * For a response that waits: 0.1 to 0.2 ms a page, a third of the best level's time, and 9 % larger. Synchronous,
 * because a thread hop costs more.
 */
export function quickGzip(bytes: Buffer): Buffer<ArrayBuffer> {
  return exactCopy(gzipSync(bytes, quickly))
}

/** More memory, one chunk: faster. */
const quickly = { level: 1, memLevel: 9, chunkSize: 64 * 1024 }

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressors: Record<Compression, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: (bytes) => deflate(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
}

/** Small buffers and zlib results are views of larger memory, which they would keep alive. */
export function exactCopy(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(copy)
  return copy
}

/** A longer queue is dropped; files get another chance on the next request. */
const longestLine = 100

/** Compresses one file at a time, off the path of requests. */
export class CompressionLine {
  readonly #waiting = new Set<string>()
  #work = Promise.resolve()

  /** @param work must not reject; it never runs twice at once for the same key and coding */
  join(key: string, coding: Compression, work: () => Promise<void>): void {
    const task = `${coding} ${key}`
    if (this.#waiting.has(task) || this.#waiting.size >= longestLine) return
    this.#waiting.add(task)
    this.#work = this.#work.then(async () => {
      this.#waiting.delete(task)
      await work()
    })
  }

  async settled(): Promise<void> {
    while (this.#waiting.size > 0) await this.#work
    await this.#work
  }
}

/** Memoized: clients send the same few headers. */
export function codingsFor(acceptEncoding: string | null | undefined): readonly Coding[] {
  const header = acceptEncoding ?? ''
  // `get` costs a third of `memo`.
  return accepted.get(header) ?? accepted.memo(header)
}

export function takesGzip(acceptEncoding: string | null | undefined): boolean {
  return codingsFor(acceptEncoding).includes('gzip')
}

const accepted = new LRUCache<string, readonly Coding[]>({
  max: 100,
  memoMethod: (header) => acceptedCodings(header),
})
