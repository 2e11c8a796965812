/**
 * `npm run icons`: draws what cannot be SVG (icons of phones and feed readers, the picture beside a shared link) from
 * public/favicon.svg and the site's ridges. The results lie in public/ and are committed; run it after a change of the
 * mark.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { drawPlaceholder } from '~/features/images/placeholder'

const publicFolder = path.resolve(import.meta.dirname, '../public')
const favicon = readFileSync(path.join(publicFolder, 'favicon.svg'), 'utf8')
const mark = /<g [^>]*>([\s\S]*)<\/g>/.exec(favicon)?.[1]
if (mark === undefined) throw new Error('public/favicon.svg holds no group with the mark')
const pine = '#1f3b2d'

/** The mark alone on pine, without round corners: phones cut their own, and a maskable icon keeps a margin for it. */
function square(scale: number): string {
  const offset = 16 * (1 - scale)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${pine}"/><g fill="#f7f4ec" transform="translate(${String(offset)} ${String(offset)}) scale(${String(scale)})">${mark ?? ''}</g></svg>`
}

function toPng(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An icon file of one PNG, as browsers take it since 2007. */
function toIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}

/** Ridges with the mark above them, and no word: the site's name is the operator's to choose. */
async function socialCard(): Promise<Buffer> {
  const size = { width: 1200, height: 630 }
  const ridges = drawPlaceholder({ ...size, text: 'Field Edge' })
    .replace(/<text[\s\S]*?<\/text>/, '')
    .replace(/<title>[\s\S]*?<\/title>/, '')
  const badge = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 32 32"><g fill="#f7f4ec">${mark ?? ''}</g></svg>`,
  )
  return sharp(Buffer.from(ridges))
    .composite([{ input: badge, left: 500, top: 390 }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const files = {
  'favicon.ico': toIco(await toPng(favicon, 32), 32),
  'apple-touch-icon.png': await toPng(square(0.72), 180),
  'icon-192.png': await toPng(favicon, 192),
  'icon-512.png': await toPng(favicon, 512),
  'icon-maskable-512.png': await toPng(square(0.6), 512),
  'social-card.png': await socialCard(),
}
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(path.join(publicFolder, name), bytes)
  console.log(`${name}: ${String(bytes.length)} bytes`)
}
