/**
 * SQLite reads its write-ahead log up to the first damaged frame, and says nothing of what comes after. The format is
 * in https://www.sqlite.org/fileformat2.html#the_write_ahead_log.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { followLinks } from './follow-links.server'

export interface LogOnDisk {
  /** The frames that end a transaction, counted from 1. */
  commits: readonly number[]
  /** Frames of an earlier use of the file have other salts. */
  salts: string
  writtenAt: Date
}

export interface LostChanges {
  count: number
  /** The last write to the log. */
  before: Date
}

const headerBytes = 32
const frameHeaderBytes = 24
const magics = [0x37_7f_06_82, 0x37_7f_06_83]

/** Call before SQLite opens the file. Undefined without a log. */
export function readLogOnDisk(file: string): LogOnDisk | undefined {
  const log = openIfThere(`${followLinks(file)}-wal`)
  if (log === undefined) return undefined
  try {
    const { size, mtime } = fstatSync(log)
    const header = bytesAt(log, 0, headerBytes)
    const isReadable = magics.includes(header.readUInt32BE(0))
    const pageBytes = isReadable ? header.readUInt32BE(8) : pageBytesOf(file)
    if (pageBytes < 512) return undefined
    const frameBytes = frameHeaderBytes + pageBytes
    const frames = Array.from({ length: Math.floor((size - headerBytes) / frameBytes) }, (_, index) =>
      bytesAt(log, headerBytes + index * frameBytes, frameHeaderBytes),
    )
    const salts = (isReadable ? header.subarray(16, 24) : frames[0]?.subarray(8, 16))?.toString('hex') ?? ''
    const commits = frames.flatMap((frame, index) =>
      frame.subarray(8, 16).toString('hex') === salts && frame.readUInt32BE(4) > 0 ? [index + 1] : [],
    )
    return { commits, salts, writtenAt: mtime }
  } finally {
    closeSync(log)
  }
}

/**
 * What SQLite did not recover. A power failure may have cut off a change that nobody was told of; it counts, too.
 *
 * @param recovered number of frames; -1 while another process empties the log
 */
export function findLostChanges(
  before: LogOnDisk | undefined,
  { after, recovered }: { after: LogOnDisk | undefined; recovered: number },
): LostChanges | undefined {
  // Another process has begun a new log meanwhile.
  if (!before || recovered < 0 || before.salts !== after?.salts) return undefined
  const count = before.commits.filter((frame) => frame > recovered).length
  return count === 0 ? undefined : { count, before: before.writtenAt }
}

function openIfThere(name: string): number | undefined {
  try {
    return openSync(name, 'r')
  } catch {
    // SQLite reports a log that is there and cannot be read.
    return undefined
  }
}

function pageBytesOf(file: string): number {
  const main = openIfThere(file)
  if (main === undefined) return 0
  try {
    const bytes = bytesAt(main, 16, 2).readUInt16BE(0)
    return bytes === 1 ? 65_536 : bytes
  } finally {
    closeSync(main)
  }
}

/** Beyond the end there are zeros. */
function bytesAt(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(descriptor, bytes, 0, length, position)
  return bytes
}
