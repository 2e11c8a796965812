/**
 * Plates of tracks: one print at a scale that all species share, and beside it the walk at another that they share too:
 * each hind foot treads on or near the front foot's print. Under each a bar divided in tens of centimetres.
 */
import { listedArt } from '~/features/art/art-kind'
import { px, type Drawing } from '~/features/art/drawing'
import { scaleBar } from '~/features/art/scale-bar'
import { unit } from '~/features/art/smooth-path'
import { drawnSpecies, type DrawnSpecies } from '~/features/art/species.data'
import { withArticle } from '~/features/art/with-article'
import { drawGround } from './ground'
import { drawLitter } from './litter'
import { prints } from './prints.data'
import { trackColors } from './track-colors.data'
import { printPath, trackPrint } from './track-print'

export const trackArt = listedArt(
  Object.fromEntries(drawnSpecies.map(({ id, name }) => [id, () => drawTrack(id, name)])),
)

const width = 1200
const height = 900
const printPerCm = 32
const walkPerCm = 4.4
const printPiece = { x: 36, y: 36, wide: 740, high: 764 }
const walkPiece = { x: 812, y: 36, wide: 352, high: 764 }
const barY = 836

function drawTrack(species: DrawnSpecies, name: string): Drawing {
  const { ground, length, dewclaw } = prints[species]
  const middle = { x: printPiece.x + printPiece.wide / 2, y: printPiece.y + printPiece.high / 2 }
  // Prints with dewclaws stand in the middle as a whole.
  const low = dewclaw === undefined ? length / 2 : dewclaw.at[1] + dewclaw.length / 2
  const y = middle.y - ((low - length / 2) / 2) * printPerCm
  return {
    title: `Tracks of ${withArticle(name)}: a front print and the walk, each with a scale of 10 cm blocks`,
    width,
    height,
    colors: trackColors,
    body: [
      `<path d="M0 0h${String(width)}v${String(height)}H0z" fill="var(--paper)"/>`,
      drawGround(printPiece, { ground, seed: species, grain: 1 }),
      drawLitter(printPiece, { ground, seed: species, perCm: printPerCm }),
      drawGround(walkPiece, { ground, seed: `${species}, walking`, grain: 0.6 }),
      `<g transform="translate(${px(middle.x)} ${px(y)})rotate(-6)scale(${String(printPerCm)})">${trackPrint(species)}</g>`,
      drawWalk(species),
      scaleBar({ x: middle.x - 5 * printPerCm, y: barY, steps: 1, perCm: printPerCm }),
      scaleBar({ x: walkPiece.x + walkPiece.wide / 2 - 25 * walkPerCm, y: barY, steps: 5, perCm: walkPerCm }),
    ].join(''),
  }
}

function drawWalk(species: DrawnSpecies): string {
  const { step, straddle, ahead, ground, length } = prints[species]
  const count = Math.floor((walkPiece.high / walkPerCm - 2 * length) / step) + 1
  const start = walkPiece.y + (walkPiece.high + (count - 1) * step * walkPerCm) / 2
  const path = printPath(species)
  const foot = (tone: string, scale: number) =>
    `<path d="${path}" transform="scale(${(scale * unit).toFixed(4)})" fill="var(--${ground}-${tone})"/>`
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1
    const x = walkPiece.x + walkPiece.wide / 2 + side * (straddle / 2) * walkPerCm
    const y = start - index * step * walkPerCm
    const hind = `<g transform="translate(${px(-side * 0.4)} ${px(-ahead)})">${foot('rim', 0.98)}${foot('shade', 0.88)}</g>`
    return `<g transform="translate(${px(x)} ${px(y)})rotate(${String(side * 6)})scale(${String(side * walkPerCm)} ${String(walkPerCm)})">${foot('rim', 1.1)}${foot('floor', 1)}${hind}</g>`
  }).join('')
}
