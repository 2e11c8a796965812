/** The year as a wheel, January at the top and on with the clock: twelve fields with a sign each, a buck in the middle. */
import { px, type Drawing } from '~/features/art/drawing'
import { clipped, disc, fill, place } from './pen'
import { crownTuft, deerFace } from './deer-face'
import { plate, sheet } from './plate'
import { hardRack } from './racks'
import { yearSigns } from './year-signs'

const center = { x: 600, y: 337.5 }
const outer = 322
const inner = 158
const signs = 241

export function whitetailYear(): Drawing {
  return plate('The whitetail’s year as a wheel of twelve months', [
    sheet('paper'),
    ...tones.map((tone, month) => fill(ray(month), tone, 'fill-opacity=".32"')),
    disc(center.x, center.y, outer + 9, 'paper'),
    ...yearSigns.map((sign, month) => field(month) + placeSign(sign, month)),
    disc(center.x, center.y, inner - 8, 'paper'),
    buck,
  ])
}

const disk = `M${px(center.x - inner + 8)},${px(center.y)}a150,150 0 1 1 300,0a150,150 0 1 1 -300,0Z`
const buck = clipped(
  place(deerFace('buck'), { x: center.x, y: 372, scale: 0.5 }) +
    place(hardRack('white-tailed-deer', 0.35), { x: center.x, y: 316, scale: 3.2 }) +
    place(crownTuft, { x: center.x, y: 372, scale: 0.5 }),
  'middle',
  disk,
)

/** As the post's chapters: winter, spring, summer, fall. */
const tones = [
  'month-1',
  'month-2',
  'month-3',
  'month-4',
  'month-5',
  'month-6',
  'month-7',
  'month-8',
  'month-9',
  'month-10',
  'month-11',
  'month-12',
]

/** Its middle is at the month's hour. */
function field(month: number): string {
  const gap = 0.35
  const [from, to] = [month * 30 - 15 + gap, month * 30 + 15 - gap]
  const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)]
  const arc = (radius: number, sweep: 0 | 1) => `A${String(radius)},${String(radius)} 0 0 ${String(sweep)} `
  return fill(`M${a}${arc(outer, 1)}${b}L${c}${arc(inner, 0)}${d}Z`, tones[month] ?? 'paper')
}

/** The same hour, out to the edge of the sheet. */
function ray(month: number): string {
  const far = 780
  return `M${at(month * 30 - 15, inner)}L${at(month * 30 - 15, far)}L${at(month * 30 + 15, far)}L${at(month * 30 + 15, inner)}Z`
}

function at(degrees: number, radius: number): string {
  const turn = (degrees * Math.PI) / 180
  return `${px(center.x + radius * Math.sin(turn))},${px(center.y - radius * Math.cos(turn))}`
}

function placeSign(sign: string, month: number): string {
  const turn = (month * 30 * Math.PI) / 180
  return place(sign, { x: center.x + signs * Math.sin(turn), y: center.y - signs * Math.cos(turn), scale: 0.98 })
}
