/** What power loss may leave of database and log; torn.ts explains the kinds. */
import { randomBytes, randomInt } from 'node:crypto'
import type { Original } from './torn-original'

const headerBytes = 32
const frameHeaderBytes = 24

interface Torn {
  log: Buffer
  main?: Buffer
  /** The log is intact up to here. */
  wholeUntil: number
}

interface Kind {
  name: string
  tear: (original: Original) => Torn
}

export const kinds: readonly [Kind, ...Kind[]] = [
  { name: 'a log that ends between two frames', tear: (original) => cut(original, frameBoundary(original)) },
  { name: 'a log that ends inside of a frame', tear: (original) => cut(original, insideFrame(original)) },
  { name: 'a log that ends inside of its header', tear: (original) => cut(original, randomInt(headerBytes)) },
  { name: 'a flipped bit in the last frame', tear: flipLast },
  {
    name: 'a tail of zeros',
    tear: (original) => refill(original, insideFrame(original), (size) => Buffer.alloc(size)),
  },
  { name: 'a tail of noise', tear: (original) => refill(original, insideFrame(original), randomBytes) },
  { name: 'a hole before whole frames', tear: hole },
  { name: 'a checkpoint that was cut off', tear: halfCheckpoint },
]

function cut({ log }: Original, at: number): Torn {
  return { log: log.subarray(0, at), wholeUntil: at }
}

function flipLast(original: Original): Torn {
  const end = Math.max(frameBoundary(original), headerBytes + frameBytes(original))
  const log = Buffer.from(original.log.subarray(0, end))
  const begin = end - frameBytes(original)
  // Any changed byte breaks the frame's checksum.
  const at = begin + randomInt(frameBytes(original))
  log[at] = (log[at] ?? 0) ^ (1 << randomInt(8))
  return { log, wholeUntil: begin }
}

function refill({ log }: Original, at: number, fill: (size: number) => Buffer): Torn {
  return { log: Buffer.concat([log.subarray(0, at), fill(log.length - at)]), wholeUntil: at }
}

/** The disk wrote later frames first. */
function hole(original: Original): Torn {
  const begin = frameBoundary(original)
  const log = Buffer.from(original.log)
  if (begin >= log.length) return { log, wholeUntil: log.length }
  log.fill(0, begin, begin + frameBytes(original))
  return { log, wholeUntil: begin }
}

/** A checkpoint writes any of its pages after the log is synced. */
function halfCheckpoint(original: Original): Torn {
  const { log, main, pageBytes } = original
  const newest = new Map<number, Buffer>()
  for (let at = headerBytes; at < log.length; at += frameBytes(original)) {
    const page = log.subarray(at + frameHeaderBytes, at + frameBytes(original))
    newest.set(log.readUInt32BE(at), page)
  }
  const size = Math.max(main.length, ...[...newest.keys()].map((page) => page * pageBytes))
  const torn = Buffer.concat([main, Buffer.alloc(size - main.length)])
  for (const [number, page] of newest) {
    // A page may be torn, too.
    const length = Math.random() < 0.1 ? randomInt(pageBytes) : pageBytes
    if (Math.random() < 0.5) page.copy(torn, (number - 1) * pageBytes, 0, length)
  }
  return { log, main: torn, wholeUntil: log.length }
}

function frameBytes({ pageBytes }: Original): number {
  return frameHeaderBytes + pageBytes
}

function frameBoundary(original: Original): number {
  const frames = (original.log.length - headerBytes) / frameBytes(original)
  return headerBytes + randomInt(frames + 1) * frameBytes(original)
}

function insideFrame(original: Original): number {
  const frames = (original.log.length - headerBytes) / frameBytes(original)
  return headerBytes + randomInt(frames) * frameBytes(original) + randomInt(1, frameBytes(original))
}
