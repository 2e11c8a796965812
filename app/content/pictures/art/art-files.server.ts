/** The drawings are `public/art/{kind}/{name}.svg`, as toSvg writes them, minified by svgo. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { seededRandom } from '~/lib/seeded-random'
import type { Drawing } from './drawing'
import type { Shade } from './palette.data'

export async function findDrawingAt(address: string): Promise<Drawing | undefined> {
  const [, kind, name] = /^\/art\/([a-z]+)\/([a-z0-9_-]+)[.]svg$/.exec(address) ?? []
  if (kind === undefined || name === undefined) return undefined
  const svg = await readArtFile(path.resolve('public', 'art', kind, `${name}.svg`))
  return svg === undefined ? undefined : parseArtFile(svg)
}

/** Picks the landscape of a record or page without a picture. The same seed always has the same one. */
export async function pickLandscape(seed: string): Promise<Drawing> {
  const folder = path.resolve('public', 'art', 'landscapes')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg')).sort()
  const picked = files[Math.floor(seededRandom(seed)() * files.length)] ?? 'oak-ridge.svg'
  return { ...parseArtFile(await readFile(path.join(folder, picked), 'utf8')), isBackdrop: true }
}

export async function findDrawingTitles(addresses: readonly string[]): Promise<Record<string, string>> {
  const entries = await Promise.all(
    addresses.map(async (address) => [address, (await findDrawingAt(address))?.title] as const),
  )
  return Object.fromEntries(entries.flatMap(([address, title]) => (title === undefined ? [] : [[address, title]])))
}

async function readArtFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const form =
  /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>\s*<title>([^<&]+)<\/title>\s*<style>([^<]+)<\/style>([^]+)<\/svg>\s*$/

/** @throws unless the drawing's colors can be resolved for a social card */
export function parseArtFile(svg: string): Drawing {
  const [, width, height, title, style, body] = form.exec(svg) ?? []
  if (title === undefined || style === undefined || body === undefined) {
    throw new Error(`A file of public/art is not in the form that the site reads: ${svg.slice(0, 200)}`)
  }
  return { title, width: Number(width), height: Number(height), body, colors: parseColors(style) }
}

function parseColors(style: string): Record<string, Shade> {
  const [light = '', dark = ''] = style.split('@media')
  const darkColors = new Map(listColors(dark))
  return Object.fromEntries(listColors(light).map(([name, color]) => [name, [color, darkColors.get(name) ?? color]]))
}

function listColors(css: string): [name: string, color: string][] {
  return [...css.matchAll(/--([a-z0-9-]+):([^;}]+)/g)].map(([, name = '', color = '']) => [name, color.trim()])
}
