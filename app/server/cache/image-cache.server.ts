/**
 * Uploaded pictures, least recently used first to go. An entry is valid only for the database state it was read in;
 * after any commit, by any process, it is read again.
 */
import { LRUCache } from 'lru-cache'
import { versionReader } from './content-version.server'
import { fileBytes, makeFile, type EncodedFile, type FileHeaders } from './encoded-file.server'

const mib = 1024 * 1024
/** Rough size of headers and map entries. */
const overheadBytes = 2048

export interface ImageSource {
  /** Changes with each commit. @throws if the database does not answer */
  state: () => number
  /** Undefined if there is no such file. @throws if the database does not answer */
  read: (name: string) => { bytes: Buffer; headers: FileHeaders } | undefined
}

interface CachedImage {
  state: number
  file: EncodedFile
}

export class ImageCache {
  readonly #images: LRUCache<string, CachedImage>
  readonly #source: ImageSource
  readonly #state: () => number | undefined

  constructor(source: ImageSource, mostBytes = 32 * mib) {
    this.#source = source
    this.#state = versionReader(source.state)
    this.#images = new LRUCache({
      maxSize: mostBytes,
      // A larger one would evict too many others.
      maxEntrySize: Math.ceil(mostBytes / 8),
      sizeCalculation: ({ file }) => overheadBytes + fileBytes(file),
    })
  }

  get bytes(): number {
    return this.#images.calculatedSize
  }

  /** Undefined if there is no such picture, or the database does not answer. */
  find(name: string): EncodedFile | undefined {
    const state = this.#state()
    if (state === undefined) return undefined
    const kept = this.#images.get(name)
    if (kept?.state === state) return kept.file
    const file = this.#read(name, kept?.file)
    if (file === undefined) this.#images.delete(name)
    else this.#images.set(name, { state, file })
    return file
  }

  #read(name: string, before: EncodedFile | undefined): EncodedFile | undefined {
    const found = this.#readSource(name)
    if (found === undefined) return undefined
    return before?.forms.identity.body.equals(found.bytes) === true ? before : makeFile(found.bytes, found.headers)
  }

  #readSource(name: string) {
    try {
      return this.#source.read(name)
    } catch {
      // The route reports the error.
      return undefined
    }
  }
}
