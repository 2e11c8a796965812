import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export interface HostileFile {
  name: string
  bytes: Buffer
  /** The status is 200 if the picture in the file is good, and everything else in the file is gone. */
  status: number
  fileName?: string
  type?: string
}

/** The word is in everything that must not be served again. */
export const smuggledWord = 'smuggled-word'

const script = `<script>/*${smuggledWord}*/alert(1)</script>`

export async function makeHostilePictures(): Promise<HostileFile[]> {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#7a5' } })
  const [png, jpeg, webp, gif, avif] = await Promise.all(
    [image.clone().png(), image.clone().jpeg(), image.clone().webp(), image.clone().gif(), image.clone().avif()].map(
      (each) => each.toBuffer(),
    ),
  )
  if (!png || !jpeg || !webp || !gif || !avif) throw new Error('sharp makes no pictures')
  const located = await image
    .clone()
    .jpeg()
    .withExif({
      IFD0: { Artist: smuggledWord },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${smuggledWord}</a></x:xmpmeta>`)
    .toBuffer()
  const formats = { png, jpeg, webp, gif, avif }
  const truncated = Object.entries(formats).flatMap(([format, bytes]) =>
    [12, Math.floor(bytes.length / 2)].map((length) => ({
      name: `${String(length)} bytes of a ${format}`,
      bytes: bytes.subarray(0, length),
      status: 415,
    })),
  )
  return [
    {
      name: 'SVG with a script',
      bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      status: 415,
    },
    {
      name: 'SVG behind an XML head',
      bytes: Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>`),
      status: 415,
    },
    { name: 'HTML', bytes: Buffer.from(`<!DOCTYPE html>${script}`), status: 415, type: 'text/html' },
    { name: 'PDF', bytes: Buffer.from(`%PDF-1.7\n${script}`), status: 415 },
    { name: 'ZIP', bytes: Buffer.from('PK\x03\x04'), status: 415 },
    { name: 'TIFF', bytes: await image.clone().tiff().toBuffer(), status: 415 },
    { name: 'a program', bytes: Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), status: 415 },
    {
      name: 'GIF that is JavaScript',
      bytes: Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert("${smuggledWord}")`),
      status: 415,
    },
    { name: 'one byte', bytes: Buffer.from('x'), status: 415 },
    { name: 'no bytes', bytes: Buffer.alloc(0), status: 400 },
    { name: 'the signature of PNG alone', bytes: png.subarray(0, 8), status: 415 },
    { name: 'the signature of JPEG alone', bytes: jpeg.subarray(0, 3), status: 415 },
    { name: 'the signature of WebP alone', bytes: Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'), status: 415 },
    { name: 'the signature of AVIF alone', bytes: Buffer.from('\0\0\0\x20ftypavif\0\0\0\0', 'latin1'), status: 415 },
    {
      name: 'HEIC that says it is AVIF',
      bytes: Buffer.from('\0\0\0\x18ftypavif\0\0\0\0heicmif1\0\0\0\x08meta', 'latin1'),
      status: 415,
    },
    ...truncated,
    {
      name: 'PNG with a ZIP behind',
      bytes: Buffer.concat([png, Buffer.from(`PK\x03\x04${smuggledWord}`)]),
      status: 200,
    },
    {
      name: 'JPEG with HTML in a comment',
      bytes: withJpegComment(jpeg, script),
      status: 200,
      type: 'text/html',
      fileName: 'a.html',
    },
    { name: 'WebP with HTML behind', bytes: Buffer.concat([webp, Buffer.from(script)]), status: 200 },
    { name: 'PNG called JPEG', bytes: png, status: 200, fileName: 'a.jpg', type: 'image/jpeg' },
    { name: 'JPEG called SVG', bytes: jpeg, status: 200, fileName: 'a.svg', type: 'image/svg+xml' },
    { name: 'JPEG with a place', bytes: located, status: 200 },
    {
      name: 'PNG with a place in text',
      bytes: withPngChunks(png, [chunk('tEXt', Buffer.from(`Location\0${smuggledWord}`))]),
      status: 200,
    },
    { name: 'PNG of 30,000 by 30,000', bytes: makePng(30_000, 30_000), status: 413 },
    { name: 'PNG of 2,147,483,647 by 1', bytes: makePng(2 ** 31 - 1, 1), status: 415 },
    { name: 'PNG of 1 by 2,400', bytes: makePng(1, 2400, true), status: 413 },
    { name: 'PNG of 16,000,000 by 3', bytes: makePng(16_000_000, 3, true), status: 413 },
    { name: 'WebP of 100,000 frames', bytes: await makeWebpOfFrames(100_000), status: 415 },
    { name: 'HEIC', bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta', 'latin1'), status: 415 },
    { name: 'PNG of nothing', bytes: makePng(0, 0), status: 415 },
    { name: 'PNG of 8,000 by 8,000 that is all there', bytes: makePng(8000, 8000, true), status: 413 },
    { name: 'GIF of 65,535 by 65,535', bytes: makeGif(65_535, 1), status: 413 },
    { name: 'GIF of three thousand frames', bytes: makeGif(2, 3000), status: 415 },
    {
      name: 'PNG with forty megabytes in its text',
      bytes: withPngChunks(
        png,
        Array.from({ length: 4 }, () => zipText(10)),
      ),
      status: 200,
    },
    {
      name: 'PNG with ten megabytes of colour profile',
      bytes: withPngChunks(png, [
        chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(10 * 1024 * 1024))])),
      ]),
      status: 200,
    },
    {
      name: 'PNG with ten thousand chunks',
      bytes: withPngChunks(
        png,
        Array.from({ length: 10_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
      ),
      status: 200,
    },
  ]
}

export function makeLargestPicture(): Buffer {
  return makePng(7000, 7000, true)
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A pixel is one bit, black or white; without pixels the file says only how large it is. */
export function makePng(width: number, height: number, isWhole = false): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const pixels = Buffer.alloc(isWhole ? (Math.ceil(width / 8) + 1) * height : 1)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export async function makeWebpOfFrames(frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#7a5' } })
    .webp()
    .toBuffer()
  const canvas = Buffer.from([2, 0, 0, 0, 1, 0, 0, 1, 0, 0])
  const place = Buffer.from([0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 10, 0, 0, 0])
  const frame = riffChunk('ANMF', Buffer.concat([place, still.subarray(12)]))
  const parts = [
    riffChunk('VP8X', canvas),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]))
}

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function withPngChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  const headerEnd = signature.length + 25
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)])
}

function zipText(mib: number): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(mib * 1024 * 1024, 'a'))]))
}

function withJpegComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(text), jpeg.subarray(2)])
}

/** There are two colors; each frame claims to fill the screen, and has one pixel. */
function makeGif(side: number, frames: number): Buffer {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  screen.writeUInt16LE(side)
  screen.writeUInt16LE(side, 2)
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  frame.writeUInt16LE(side, 5)
  frame.writeUInt16LE(side, 7)
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ])
}
