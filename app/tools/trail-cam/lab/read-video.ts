/**
 * MP4 and MOV have the time in `mvhd` (ISO/IEC 14496-12, 8.2.2). The standard says universal time, but trail cameras
 * know no zone and write their own clock. AVI has the time in `IDIT`, as text.
 */
import { readWallTime } from './wall-time'

const secondsFrom1904To1970 = 2_082_844_800
const mostBoxes = 100
const aviHeadBytes = 65_536

/** Reads a few hundred bytes, however long the video is. */
export async function readVideoTime(file: Blob): Promise<number | undefined> {
  return (await textAt(file, 8, 4)) === 'AVI ' ? readAviTime(file) : readMovieTime(file)
}

async function readMovieTime(file: Blob): Promise<number | undefined> {
  const movie = await findBox(file, { start: 0, end: file.size }, 'moov')
  const header = movie && (await findBox(file, movie, 'mvhd'))
  const view = header && (await viewOf(file, header.start, 12))
  if (!view || view.byteLength < 12) return undefined
  const seconds = view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4)
  // A camera without a set clock writes 0.
  return seconds > secondsFrom1904To1970 ? (seconds - secondsFrom1904To1970) * 1000 : undefined
}

interface Range {
  start: number
  end: number
}

/** @returns the range of the content of the first box of that type */
async function findBox(file: Blob, { start, end }: Range, type: string): Promise<Range | undefined> {
  let at = start
  for (let count = 0; count < mostBoxes && at + 8 <= end; count += 1) {
    const view = await viewOf(file, at, 16)
    if (!view || view.byteLength < 8) return undefined
    const isLong = view.getUint32(0) === 1 && view.byteLength === 16
    const size = isLong ? Number(view.getBigUint64(8)) : view.getUint32(0) || end - at
    const head = isLong ? 16 : 8
    if (size < head) return undefined
    if ((await textAt(file, at + 4, 4)) === type) return { start: at + head, end: Math.min(end, at + size) }
    at += size
  }
  return undefined
}

/** The text is "SAT NOV 14 06:42:10 2026", as C writes it, or a date with the year first. */
async function readAviTime(file: Blob): Promise<number | undefined> {
  const head = await textAt(file, 0, aviHeadBytes)
  const at = head.indexOf('IDIT')
  const text = at < 0 ? '' : head.slice(at + 8, at + 40).replace(/[\0\n][^]*$/, '')
  const [, month = '', day = '', time = '', year = ''] =
    /^[a-z]{3} +([a-z]{3}) +(\d{1,2}) +(\d{1,2}:\d{2}:\d{2}) +(\d{4})$/i.exec(text.trim()) ?? []
  return readWallTime(year === '' ? text : `${month} ${day}, ${year} ${time}`)
}

async function viewOf(file: Blob, at: number, length: number): Promise<DataView | undefined> {
  try {
    return new DataView(await file.slice(at, at + length).arrayBuffer())
  } catch (error) {
    // Somebody has pulled the card out.
    if (error instanceof DOMException) return undefined
    throw error
  }
}

async function textAt(file: Blob, at: number, length: number): Promise<string> {
  const view = await viewOf(file, at, length)
  return view ? new TextDecoder('latin1').decode(view) : ''
}
