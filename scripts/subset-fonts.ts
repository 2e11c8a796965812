/**
 * Cuts the site's fonts down to the characters that it writes (woff2 in app/fonts/generated/, at most 60 kB together),
 * and one of them once more in a format whose outlines the server reads, for social cards. Characters that the fonts
 * lack (arrows → ←, ≤ ≥, ✓) stay with the reader's system font.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const maxBytesTogether = 60_000

const basicLatin = charactersBetween(0x20, 0x7e)
const latin1 = charactersBetween(0xa0, 0xff)
const romanText = `${basicLatin}${latin1}–—‘’“”…•′″€™→←↑↓≤≥−✓`
/** Only Latin names of species use this font, as in "Odocoileus virginianus (Zimm.)". */
const latinNames = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz -.(),'

const keepFeatures = ['kern', 'tnum', 'liga', 'locl', 'ccmp', 'mark', 'mkmk']

const fonts = [
  {
    source: '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2',
    output: 'archivo-narrow.woff2',
    text: romanText,
    variationAxes: {},
  },
  {
    source: '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2',
    output: 'card-letters.ttf',
    text: romanText,
    variationAxes: { wght: 700 },
  },
  {
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    output: 'source-serif-4.woff2',
    text: romanText,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
    output: 'source-serif-4-italic.woff2',
    text: latinNames,
    variationAxes: { wght: 400 },
  },
] as const

const outputFolder = path.resolve(import.meta.dirname, '..', 'app', 'fonts', 'generated')
const { resolve } = createRequire(import.meta.url)

if (!isUpToDate()) await writeFonts()

async function writeFonts() {
  const subsets = new Map<string, Buffer>()
  for (const { source, output, text, variationAxes } of fonts) {
    const targetFormat = isForBrowsers(output) ? 'woff2' : 'sfnt'
    const options = { targetFormat, keepFeatures, variationAxes } as const
    subsets.set(output, await subsetFont(readFileSync(resolve(source)), text, options))
  }
  const total = [...subsets].reduce((sum, [output, font]) => sum + (isForBrowsers(output) ? font.byteLength : 0), 0)
  if (total > maxBytesTogether) {
    throw new Error(`The fonts take ${String(total)} bytes together; at most ${String(maxBytesTogether)} are allowed`)
  }
  mkdirSync(outputFolder, { recursive: true })
  for (const [output, font] of subsets) writeWhole(path.join(outputFolder, output), font)
  console.log(`Fonts: ${String(total)} bytes for browsers, ${String(subsets.size)} files`)
}

function isForBrowsers(output: string): boolean {
  return output.endsWith('.woff2')
}

function writeWhole(file: string, content: Buffer) {
  const unfinished = `${file}.${String(process.pid)}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}

function isUpToDate(): boolean {
  const newestInput = Math.max(...[import.meta.filename, ...fonts.map(({ source }) => resolve(source))].map(changedAt))
  const oldestOutput = Math.min(...fonts.map(({ output }) => changedAt(path.join(outputFolder, output))))
  return oldestOutput > newestInput
}

/** @returns milliseconds, or 0 for a file that is not there */
function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('')
}
