/**
 * `npx tsx scripts/draw-icons.ts` renders the icons and the default social card into public/. Run it after changing the
 * logo, and commit the results.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { parseArtFile } from '~/content/pictures/art/art-files.server'
import { toSvg } from '~/content/pictures/art/drawing'
import { fineMark, mirrorMark, plainMark } from '~/lib/mark.data'

const publicFolder = path.resolve(import.meta.dirname, '../public')
const pine = '#1f3b2d'

function markup({ toe, dewclaw, antler }: typeof plainMark): string {
  const half = toe + dewclaw + antler
  return `<path d="${half}"/><path transform="${mirrorMark}" d="${half}"/>`
}

const mark = markup(fineMark)

interface Icon {
  mark: string
  scale: number
  /** The radius of the corners is in 1/32 of the side. */
  radius: number
}

function icon({ mark, scale, radius }: Icon): string {
  const offset = (16 * (1 - scale)).toFixed(2)
  const corners = radius > 0 ? ` rx="${String(radius)}"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corners} fill="${pine}"/><g fill="#f7f4ec" transform="translate(${offset} ${offset}) scale(${String(scale)})">${mark}</g></svg>`
}

const favicon = icon({ mark: markup(plainMark), scale: 0.86, radius: 5 })
const launcher = icon({ mark, scale: 0.8, radius: 5 })

/** Phones cut their own corners, and maskable icons need a margin. */
function square(scale: number): string {
  return icon({ mark, scale, radius: 0 })
}

function toPng(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

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

/** The operator chooses the site's name, so the card has no text. */
async function socialCard(): Promise<Buffer> {
  const ridges = readFileSync(path.join(publicFolder, 'art/landscapes/spruce-mountains_dusk.svg'), 'utf8')
  const badge = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 32 32"><g fill="#f7f4ec">${mark}</g></svg>`,
  )
  return sharp(Buffer.from(toSvg(parseArtFile(ridges), 'light')))
    .resize(1200, 630, { fit: 'cover' })
    .composite([{ input: badge, left: 500, top: 390 }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const files = {
  'favicon.svg': favicon,
  'favicon.ico': toIco(await toPng(favicon, 32), 32),
  'apple-touch-icon.png': await toPng(square(0.72), 180),
  'icon-192.png': await toPng(launcher, 192),
  'icon-512.png': await toPng(launcher, 512),
  'icon-maskable-512.png': await toPng(square(0.6), 512),
  'social-card.png': await socialCard(),
}
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(path.join(publicFolder, name), bytes)
  console.log(`${name}: ${String(bytes.length)} bytes`)
}
