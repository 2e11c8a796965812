/** Bodies are compressed off the path of requests, one at a time: gzip when stored, brotli once requested again. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { log } from '~/server/log.server'
import { fileBytes, isCompressible, withForm, type Compression, type EncodedFile } from './encoded-file.server'

const mib = 1024 * 1024
const overheadBytes = 4096
/** Brotli at best quality takes a second per megabyte, and 10 to 40 ms for a page. */
const mostBrotliBytes = mib / 2
const mostWaiting = 100

export interface StoredResponse {
  file: EncodedFile
  version: number | undefined
}

export class ResponseStore<Stored extends StoredResponse> {
  readonly #stored: LRUCache<string, Stored>
  readonly #waiting = new Set<string>()
  #work = Promise.resolve()

  /** @param mostEntryBytes a larger one would evict too many others */
  constructor({ mostBytes, mostEntryBytes }: { mostBytes: number; mostEntryBytes: number }) {
    this.#stored = new LRUCache({
      maxSize: mostBytes,
      maxEntrySize: mostEntryBytes,
      sizeCalculation: ({ file }, key) => overheadBytes + 2 * key.length + fileBytes(file),
    })
  }

  get bytes(): number {
    return this.#stored.calculatedSize
  }

  get(key: string): Stored | undefined {
    return this.#stored.get(key)
  }

  set(key: string, response: Stored): void {
    const before = this.#stored.peek(key)
    // A response of newer content may have finished first.
    if ((before?.version ?? 0) > (response.version ?? 0)) return
    this.#stored.set(key, before === undefined ? response : withSameForms(response, before))
    this.compress(key, 'gzip')
  }

  compress(key: string, coding: Compression): void {
    const task = `${coding} ${key}`
    const isFull = this.#waiting.size >= mostWaiting
    if (isFull || this.#waiting.has(task) || !this.#isWorthIt(key, coding)) return
    this.#waiting.add(task)
    this.#work = this.#work.then(() => {
      this.#waiting.delete(task)
      return this.#addForm(key, coding)
    })
  }

  async settled(): Promise<void> {
    while (this.#waiting.size > 0) await this.#work
    await this.#work
  }

  #isWorthIt(key: string, coding: Compression): boolean {
    const { identity, [coding]: known } = this.#stored.peek(key)?.file.forms ?? {}
    if (identity === undefined || known !== undefined || !isCompressible(identity.headers)) return false
    return coding === 'gzip' || identity.body.byteLength <= mostBrotliBytes
  }

  async #addForm(key: string, coding: Compression): Promise<void> {
    const response = this.#stored.peek(key)
    if (response === undefined || response.file.forms[coding] !== undefined) return
    try {
      const bytes = exactCopy(await compressors[coding](response.file.forms.identity.body))
      const whole = { ...response, file: withForm(response.file, coding, bytes) }
      // The response may have been replaced meanwhile.
      if (this.#stored.peek(key) === response) this.#stored.set(key, whole)
    } catch (error) {
      log.error('a response could not be compressed', { key: key.split('?')[0], coding, error })
    }
  }
}

/** After a write to other content the bytes may be the same, so their compressed forms are reused. */
function withSameForms<Stored extends StoredResponse>(response: Stored, before: Stored): Stored {
  const { identity, ...compressed } = before.file.forms
  if (!identity.body.equals(response.file.forms.identity.body)) return response
  let { file } = response
  if (compressed.gzip) file = withForm(file, 'gzip', compressed.gzip.body)
  if (compressed.br) file = withForm(file, 'br', compressed.br.body)
  return { ...response, file }
}

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
