/**
 * Six one-piece fixed broadheads: three lie beside their case, each turned another way about its axis so that the three
 * blades at 120 degrees can be read, three stand in it and show the cut from the tip. With the wrench.
 */
import { px } from '~/features/art/drawing'
import { box, disc, fill, group, moved, placed, polygon, solid, stroke, type Point } from './markup'
import { flatShadow } from './shadow'

export function drawBroadheads(): string {
  return [
    drawCase(),
    drawWrench(),
    moved(drawHead(0, 'first'), [610, 470]),
    moved(drawHead(46, 'second'), [826, 470]),
    moved(drawHead(30, 'third'), [1010, 470]),
  ].join('')
}

/** Along the axis from the tip at y = -330: blades to y = 0, shank and thread to y = 190. Blades reach 112 out. */
const tip = -330
const reach = 112

interface Blade {
  /** How far it reaches to the right as seen, from -1 to 1, and towards the viewer. */
  side: number
  near: number
}

/** The three blades as they are seen when the head is turned by some degrees. */
function bladesAt(degrees: number): Blade[] {
  return [90, 210, 330]
    .map((angle) => ((angle + degrees) * Math.PI) / 180)
    .map((angle) => ({ side: Math.cos(angle), near: Math.sin(angle) }))
    .sort((a, b) => a.near - b.near)
}

function drawHead(degrees: number, id: string): string {
  const blades = bladesAt(degrees)
  const behind = blades.filter(({ near }) => near < 0)
  const before = blades.filter(({ near }) => near >= 0)
  const shadow = blades.map(({ side }) => bladeOutline(side)).join('') + box([-11, 20], [22, 170])
  return [
    flatShadow(shadow),
    ...behind.map((blade, index) => drawBlade(blade, `${id}-behind-${String(index)}`)),
    drawFerrule(id),
    ...before.map((blade, index) => drawBlade(blade, `${id}-before-${String(index)}`)),
    drawThread(id),
  ].join('')
}

/** Straight edge from the tip, swept back at the end, cut out between edge and ferrule. */
function bladeOutline(side: number): string {
  const x = (share: number) => px(share * reach * side)
  return `M0 ${px(tip)}L${x(1)} -34L${x(0.94)} -14L${x(0.1)} 22V-240Z`
}

function bladeVent(side: number): string {
  const x = (share: number) => px(share * reach * side)
  return `M${x(0.16)} -182L${x(0.62)} -54L${x(0.16)} -30Z`
}

function drawBlade({ side, near }: Blade, id: string): string {
  if (Math.abs(side) < 0.08) return drawBladeOnEdge()
  const x = (share: number) => px(share * reach * side)
  const lit = side < 0
  const surface = [
    fill(lit ? 'steel' : 'steel-shade', `M0 ${px(tip)}H${x(1)}V30H0Z`, near < 0 ? 1 : 0.85),
    /* The ground edge. */
    fill('steel-lit', `M0 ${px(tip)}L${x(1)} -34L${x(0.86)} -30L0 -286Z`, lit ? 1 : 0.75),
    stroke('steel-deep', `M0 -286L${x(0.86)} -30`, { width: 1.6, opacity: 0.6 }),
  ]
  return [
    solid(id, {
      outline: bladeOutline(side) + bladeVent(side),
      color: 'steel',
      edge: 'steel-deep',
      surface: surface.join(''),
    }),
  ].join('')
}

/** Towards the viewer: no more than a ridge. */
function drawBladeOnEdge(): string {
  const ridge = `M0 ${px(tip)}L6 -40L4 14H-4L-6 -40Z`
  return fill('steel-lit', ridge) + stroke('steel-deep', ridge, { width: 2.5 })
}

function drawFerrule(id: string): string {
  const outline = `M0 ${px(tip)}L7 -290L14 -180L18 -20V26H-18V-20L-14 -180L-7 -290Z`
  const surface = [fill('steel-lit', 'M-14 -330H-4V30H-14Z'), fill('steel-shade', 'M5 -330H20V30H5Z')]
  return solid(`${id}-ferrule`, { outline, color: 'steel', edge: 'steel-deep', surface: surface.join('') })
}

/** Collar, smooth shank, and the thread that goes into the arrow's insert. */
function drawThread(id: string): string {
  const turns = Array.from(
    { length: 11 },
    (_, index) => `M-11 ${String(114 + index * 7)}L11 ${String(110 + index * 7)}`,
  ).join('')
  const surface = [
    fill('steel-lit', box([-9, 20], [6, 180])),
    fill('steel-shade', box([4, 20], [10, 180])),
    stroke('steel-deep', turns, { width: 2.6, opacity: 0.85 }),
  ]
  const collar = fill('steel-lit', box([-18, 20], [12, 30]), 0.9) + fill('steel-deep', box([8, 20], [14, 30]), 0.4)
  return [
    solid(`${id}-shank`, {
      outline: 'M-11 30H11V182L7 192H-7L-11 182Z',
      color: 'steel',
      edge: 'steel-deep',
      surface: surface.join(''),
    }),
    solid(`${id}-collar`, {
      outline: box([-19, 18], [38, 26], 5),
      color: 'steel-shade',
      edge: 'steel-deep',
      surface: collar,
    }),
  ].join('')
}

const caseSize: Point = [386, 470]

/** From above: the lid opened to the top, six wells in the foam, heads in three of them. */
function drawCase(): string {
  const [width, height] = caseSize
  const at: Point = [84, 262]
  const outline = box([0, 0], caseSize, 34)
  const lid = box([8, -112], [width - 16, 116], 26)
  const wells = [0, 1, 2].flatMap((row) => [0, 1].map((column): Point => [106 + column * 174, 104 + row * 131]))
  const surface = [
    fill('olive-lit', `M0 0H${String(width)}L0 ${String(height)}Z`, 0.35),
    fill('olive-shade', box([0, height - 26], [width, 30])),
    fill('iron-shade', box([24, 24], [width - 48, height - 62], 20)),
    fill('iron-deep', box([24, 24], [width - 48, 16], 8), 0.6),
  ]
  const content = [
    flatShadow(box([0, -112], [width, height + 112], 30)),
    solid('lid', {
      outline: lid,
      color: 'olive-shade',
      edge: 'olive-deep',
      surface:
        fill('olive-deep', box([26, -96], [width - 52, 84], 14), 0.45) +
        fill('olive-lit', box([8, -112], [width, 8]), 0.7),
    }),
    ...[84, 258].map(
      (x) => fill('iron-deep', box([x, -12], [44, 22], 5)) + fill('iron-lit', box([x + 3, -9], [38, 6], 2)),
    ),
    solid('case', { outline, color: 'olive', edge: 'olive-deep', surface: surface.join('') }),
    ...wells.map((well) => fill('iron-deep', disc(well, 60)) + stroke('iron', disc(well, 60), { width: 3 })),
    ...wells.filter((_, index) => index % 3 === 0 || index === 4).map((well) => moved(headFromTip, well)),
    solid('catch', {
      outline: box([158, height - 22], [70, 32], 8),
      color: 'iron',
      edge: 'iron-deep',
      surface: fill('iron-lit', box([158, height - 22], [70, 9])),
    }),
  ]
  return moved(content.join(''), at)
}

/** From the tip: three blades at 120 degrees, and the width of the cut. */
const headFromTip = [
  stroke('steel', disc([0, 0], 56), { width: 2, dash: '5 6', opacity: 0.8 }),
  ...[-90, 30, 150].map((angle) =>
    group(
      fill('steel', 'M0 -9L57 -3V3L0 9Z') +
        fill('steel-lit', 'M0 -9L57 -3V0L0 0Z') +
        stroke('steel-deep', 'M0 -9L57 -3V3L0 9Z', { width: 2 }),
      `rotate(${String(angle)})`,
    ),
  ),
  fill('steel-shade', disc([0, 0], 12)),
  stroke('steel-deep', disc([0, 0], 12), { width: 2 }),
  fill('steel-lit', disc([-2, -2], 5)),
].join('')

/** A flat key with a slot of three arms that takes the blades and keeps fingers from them. */
function drawWrench(): string {
  const outline = 'M-168 -24Q-168 -34 -158 -34H52A62 62 0 1 1 52 34H-158Q-168 34 -168 24Z'
  const slot = [-90, 30, 150].map((angle) =>
    group(fill('steel-deep', box([0, -6], [42, 12], 4)), `translate(104 0) rotate(${String(angle)})`),
  )
  const surface = [
    fill('orange-lit', 'M-168 -34H60C90 -64 150 -50 160 -20C130 -40 90 -40 60 -14H-168Z', 0.9),
    fill('orange-shade', 'M-168 20H60C100 50 150 30 168 0V80H-168Z', 0.8),
  ]
  const content = [
    flatShadow(outline),
    solid('wrench', { outline, color: 'orange', edge: 'orange-deep', surface: surface.join('') }),
    ...slot,
    fill('steel-deep', disc([104, 0], 13)),
    solid('eyelet', { outline: disc([-136, 0], 12), color: 'tint', edge: 'orange-deep' }),
    stroke(
      'orange-deep',
      polygon([
        [-100, -12],
        [30, -12],
        [30, 12],
        [-100, 12],
      ]),
      { width: 3, opacity: 0.5 },
    ),
  ]
  return placed(content.join(''), [800, 770], -3)
}
