/** One thing that stands for each category, on a medal in the middle of the sheet. */
import type { ProductCategory } from '~/features/products/products'
import { arrow } from './arrow'
import { carabiner } from './carabiner'
import { disc, fill, group, oval, solid, stroke, type Point } from './markup'
import { flatShadow } from './shadow'

const middle: Point = [600, 450]

export function drawMotif(category: ProductCategory): string {
  return medal + group(motifs[category](), `translate(${String(middle[0])} ${String(middle[1])})`)
}

const medal = [
  flatShadow(disc(middle, 292)),
  fill('tint-lit', disc(middle, 292)),
  stroke('tint-line', disc(middle, 292), { width: 5 }),
  stroke('tint-line', disc(middle, 272), { width: 2.5 }),
].join('')

const motifs: Readonly<Record<ProductCategory, () => string>> = {
  'Scent Control': drawWind,
  Attractants: drawAcorn,
  Safety: () => group(carabiner, 'rotate(18) scale(2.15)'),
  Archery: drawButt,
  Gear: drawCompass,
  Electronics: drawLens,
}

/** Wind, and a leaf that it carries. */
function drawWind(): string {
  const lines =
    'M-196 -70H40C112 -70 112 -172 44 -172C4 -172 -12 -134 12 -112M-140 -24H130C206 -24 206 78 138 78C104 78 88 48 104 26M-206 22H-60'
  const leaf =
    'M-70 178C-52 134 -8 108 58 112C54 124 40 128 44 136C52 144 36 150 30 152C34 164 16 166 8 166C8 178 -12 178 -20 174C-36 186 -56 186 -70 178Z'
  const veins = 'M-104 200C-60 176 -10 144 50 116M-24 152L-20 172M2 139L10 164M-30 154L-26 136M-2 140L2 120'
  const surface = fill('orange-lit', 'M-80 190C-50 160 0 130 60 110V90H-80Z', 0.7)
  const blown = [
    flatShadow(leaf),
    solid('leaf', { outline: leaf, color: 'orange', edge: 'orange-deep', surface }),
    stroke('orange-deep', veins, { width: 2.6 }),
  ]
  return stroke('olive', lines, { width: 13 }) + group(blown.join(''), 'translate(-14 -88) rotate(-8) scale(1.6)')
}

/** What draws deer without anybody's help. */
function drawAcorn(): string {
  const nut = 'M-112 -40C-116 70 -50 150 -4 178Q0 196 4 178C50 150 116 70 112 -40Z'
  const cup = 'M-136 -32C-150 -110 -84 -158 0 -158C84 -158 150 -110 136 -32C90 -6 -90 -6 -136 -32Z'
  const scales = [-128, -100, -70, -42]
    .map((y, row) => `M-150 ${String(y)}` + 'q18 22 36 0'.repeat(9 - (row % 2)))
    .join('')
  const nutTones = [
    fill('coyote-lit', 'M-112 -40H-40C-56 40 -50 110 -20 170C-70 130 -116 60 -112 -40Z', 0.85),
    fill('coyote-shade', 'M60 -40H116C112 70 50 150 4 186C50 110 66 40 60 -40Z'),
    fill('coyote-deep', 'M-120 -50H120V-6C60 16 -60 16 -120 -6Z', 0.35),
  ]
  const cupTones = [
    fill('brown-lit', 'M-150 -20C-156 -120 -80 -166 10 -160C-60 -130 -90 -80 -90 -10H-150Z', 0.7),
    fill('brown-shade', 'M70 -10C90 -80 70 -130 20 -160C100 -160 160 -110 150 0H70Z', 0.8),
    stroke('brown-deep', scales, { width: 4, opacity: 0.6 }),
  ]
  const stalk = 'M-6 -154C-4 -186 10 -210 36 -222'
  return [
    flatShadow(nut + cup),
    stroke('brown-deep', stalk, { width: 24 }),
    stroke('brown', stalk, { width: 18 }),
    solid('nut', { outline: nut, color: 'coyote', edge: 'coyote-deep', surface: nutTones.join('') }),
    solid('cup', { outline: cup, color: 'brown', edge: 'brown-deep', surface: cupTones.join('') }),
  ].join('')
}

/** A round target with an arrow in its middle. */
function drawButt(): string {
  const rings = [
    ['linen', 200],
    ['olive', 160],
    ['linen', 118],
    ['orange', 76],
    ['linen-lit', 30],
  ] as const
  return [
    flatShadow(disc([0, 0], 200)),
    ...rings.map(([color, radius]) => fill(color, disc([0, 0], radius))),
    fill('shadow', 'M141 -141A200 200 0 0 1 -141 141A260 260 0 0 0 141 -141Z', 0.1),
    stroke('olive-deep', disc([0, 0], 200), { width: 4 }),
    stroke('shadow', 'M0 0L58 150', { width: 12, opacity: 0.25 }),
    group(arrow, 'rotate(148) scale(.94 1.25)'),
  ].join('')
}

function drawCompass(): string {
  const ticks = Array.from({ length: 24 }, (_, index) =>
    group(
      stroke('brown-deep', index % 6 === 0 ? 'M0 -158V-124' : 'M0 -158V-142', { width: index % 6 === 0 ? 7 : 4 }),
      `rotate(${String(index * 15)})`,
    ),
  )
  const needle = [
    fill('orange', 'M0 -128L20 0H-20Z'),
    fill('orange-shade', 'M0 -128L20 0H0Z'),
    fill('steel', 'M0 128L-20 0H20Z'),
    fill('steel-shade', 'M0 128L20 0H0Z'),
    stroke('brown-deep', 'M0 -128L20 0L0 128L-20 0Z', { width: 3 }),
    fill('amber-lit', disc([0, 0], 11)),
    stroke('amber-deep', disc([0, 0], 11), { width: 3 }),
  ]
  const lit = fill('amber-lit', 'M-210 120C-230 -120 -60 -240 150 -180L60 -100C-80 -130 -160 -40 -140 80Z')
  return [
    flatShadow(disc([0, 0], 204)),
    stroke('amber-deep', 'M-26 -204A30 30 0 1 1 26 -204', { width: 20 }),
    stroke('amber', 'M-26 -204A30 30 0 1 1 26 -204', { width: 14 }),
    solid('rim', { outline: disc([0, 0], 204), color: 'amber', edge: 'amber-deep', surface: lit }),
    solid('dial', {
      outline: disc([0, 0], 170),
      color: 'linen',
      edge: 'amber-deep',
      surface: fill('linen-shade', 'M120 -120A170 170 0 0 1 -120 120A220 220 0 0 0 120 -120Z', 0.8),
    }),
    ...ticks,
    group(needle.join(''), 'rotate(24)'),
  ].join('')
}

/** The lens of a camera. */
function drawLens(): string {
  const surface = [
    fill('glass-shade', disc([16, 20], 106)),
    fill('glass', disc([30, 36], 66)),
    fill('glass-deep', disc([6, 8], 40)),
    fill('glass-lit', 'M-96 -30C-88 -76 -44 -106 4 -104C-34 -86 -62 -54 -70 -16Z', 0.95),
    fill('steel-lit', oval([52, 62], [12, 9]), 0.9),
  ]
  return [
    flatShadow(disc([0, 0], 204)),
    solid('ring', {
      outline: disc([0, 0], 204),
      color: 'iron',
      edge: 'iron-deep',
      surface: fill('iron-lit', 'M-210 90C-230 -120 -60 -240 130 -190L70 -130C-90 -160 -170 -50 -150 70Z', 0.8),
    }),
    fill('iron-shade', disc([0, 0], 168)),
    stroke('iron-deep', disc([0, 0], 168), { width: 4 }),
    solid('lens', { outline: disc([0, 0], 132), color: 'glass-deep', edge: 'iron-deep', surface: surface.join('') }),
  ].join('')
}
