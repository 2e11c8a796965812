/** What is kept in memory in several codings: how it is compressed, one after the other, and which of them a client takes. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { acceptedCodings, type Coding } from '~/lib/accept-encoding'

export type Compression = Exclude<Coding, 'identity'>

/** As far as it goes, off the event loop: brotli takes 10 to 40 ms for a page, and a second for a megabyte. */
export async function compress(bytes: Buffer, coding: Compression): Promise<Buffer<ArrayBuffer>> {
  return exactCopy(await compressors[coding](bytes))
}

/**
 * For an answer that waits: a page takes a tenth to a fifth of a millisecond, a third of what the best costs, and is 9 % larger. On
 * the spot, for to hand it to another thread costs more.
 */
export function quickGzip(bytes: Buffer): Buffer<ArrayBuffer> {
  return exactCopy(gzipSync(bytes, quickly))
}

/** With more memory than usual, and in one piece: sooner. */
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

/** Small buffers and the results of zlib are windows on larger memory, which they would hold on to. */
export function exactCopy(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(copy)
  return copy
}

/** More than these do not wait to be compressed; they get another chance when they are asked for again. */
const longestLine = 100

/** What waits to be compressed, off the path of requests and one at a time. */
export class CompressionLine {
  readonly #waiting = new Set<string>()
  #work = Promise.resolve()

  /** @param work does not reject; it is not begun twice at once for the same key and coding. */
  join(key: string, coding: Compression, work: () => Promise<void>): void {
    const task = `${coding} ${key}`
    if (this.#waiting.has(task) || this.#waiting.size >= longestLine) return
    this.#waiting.add(task)
    this.#work = this.#work.then(async () => {
      this.#waiting.delete(task)
      await work()
    })
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#waiting.size > 0) await this.#work
    await this.#work
  }
}

/** What an Accept-Encoding header takes, the best first: clients send the same few headers again and again. */
export function codingsFor(acceptEncoding: string | null | undefined): readonly Coding[] {
  const header = acceptEncoding ?? ''
  // For a header that is known, to ask for it costs a third of what `memo` does.
  return accepted.get(header) ?? accepted.memo(header)
}

export function takesGzip(acceptEncoding: string | null | undefined): boolean {
  return codingsFor(acceptEncoding).includes('gzip')
}

const accepted = new LRUCache<string, readonly Coding[]>({
  max: 100,
  memoMethod: (header) => acceptedCodings(header),
})
