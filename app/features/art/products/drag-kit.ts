/** A scent drag kit: felt drag on its cord with a toggle to hold, two wicks on clips for branches, small bottle of amber glass. */
import { box, disc, fill, oval, placed, solid, stroke, type Point } from './markup'
import { flatShadow } from './shadow'
import { cord } from './straps'

export function drawDragKit(): string {
  return [
    drawCord(),
    placed(drawDrag(), [318, 560], 8),
    placed(drawWick('first'), [660, 430], -7),
    placed(drawWick('second'), [806, 452], 6),
    placed(drawBottle(), [990, 560], 4),
    drawToggle(),
  ].join('')
}

const run: readonly Point[] = [
  [334, 402],
  [320, 330],
  [216, 270],
  [166, 180],
  [250, 112],
  [380, 138],
  [440, 240],
  [400, 330],
  [470, 360],
  [540, 280],
  [540, 190],
  [620, 136],
  [740, 142],
  [830, 170],
]

function drawCord(): string {
  return cord({ points: run, width: 11, material: 'coyote' })
}

function drawToggle(): string {
  const wood = box([-78, -21], [156, 42], 20)
  const surface = [
    fill('brown-lit', box([-78, -21], [156, 15]), 0.9),
    fill('brown-shade', box([-78, 8], [156, 16])),
    stroke('brown-shade', 'M-66 -4C-30 -10 10 2 66 -5', { width: 2 }),
  ]
  const turns = 'M-10 -23V23M0 -23V23M10 -23V23'
  const content = [
    flatShadow(wood),
    solid('toggle', { outline: wood, color: 'brown', edge: 'brown-deep', surface: surface.join('') }),
    stroke('coyote-deep', turns, { width: 12 }),
    stroke('coyote', turns, { width: 8 }),
  ]
  return placed(content.join(''), [866, 176], 68)
}

/** Two layers of thick felt, cut in strips at the end, with a brass eyelet. */
function drawDrag(): string {
  const back =
    'M-78 -120Q-80 -146 -54 -148H62Q84 -146 84 -124L96 196L64 206L58 120L50 214L14 210L12 124L-4 216L-40 210L-36 120L-56 206L-90 196Z'
  const front =
    'M-84 -132Q-84 -156 -60 -156H56Q78 -156 78 -132L84 176L48 188L44 92L34 196L-4 192L-6 94L-20 198L-58 190L-54 92L-70 186L-100 176Z'
  const nap =
    'M-62 -90l10 6M-20 -60l12 -4M26 -100l10 8M50 -40l8 8M-40 -10l12 4M10 10l12 -6M-66 40l8 8M46 50l10 -6M-10 60l8 8M-80 120l6 10M20 130l6 10M60 120l8 6M-30 140l6 8M4 -30l8 6M-50 -40l6 8M56 -80l8 -2'
  const surface = [
    fill('brown-lit', 'M-110 -160H20C-20 -60 -40 60 -60 200H-120Z', 0.5),
    fill('brown-shade', 'M60 -160H100V200H30C60 80 70 -40 60 -160Z', 0.75),
    stroke('brown-lit', nap, { width: 3, opacity: 0.8 }),
    stroke('brown-deep', 'M-70 -66H68M-70 -52H68', { width: 3, dash: '10 7', opacity: 0.7, cap: 'butt' }),
  ]
  return [
    flatShadow(back),
    solid('drag-back', { outline: back, color: 'brown-shade', edge: 'brown-deep' }),
    solid('drag', { outline: front, color: 'brown', edge: 'brown-deep', surface: surface.join('') }),
    fill('amber-deep', disc([-4, -118], 22)),
    fill('amber-lit', disc([-5, -119], 18)),
    fill('amber-deep', disc([-4, -117], 10)),
    stroke('coyote-deep', 'M-4 -118C-8 -136 -8 -150 -6 -168', { width: 15 }),
    stroke('coyote', 'M-4 -118C-8 -136 -8 -150 -6 -168', { width: 11 }),
    fill('coyote-deep', oval([-6, -170], [15, 12])),
    fill('coyote', oval([-7, -172], [11, 8])),
  ].join('')
}

/** White felt on a spring clip of steel. */
function drawWick(id: string): string {
  const felt = 'M-42 -40Q-42 -50 -32 -50H32Q42 -50 42 -40L46 236Q46 252 30 252H-30Q-46 252 -46 236Z'
  const surface = [
    fill('linen-lit', 'M-50 -60H4C-6 60 -10 160 -14 260H-50Z', 0.9),
    fill('linen-shade', 'M28 -60H60V260H8C22 160 30 60 28 -60Z', 0.8),
    stroke('linen-deep', 'M-24 10l8 4M10 40l8 -4M-18 90l8 6M16 120l8 4M-26 160l8 -4M8 196l8 6M-10 226l6 4M24 70l4 8', {
      width: 2.4,
      opacity: 0.5,
    }),
  ]
  return [
    flatShadow(felt),
    solid(`felt-${id}`, { outline: felt, color: 'linen', edge: 'linen-deep', surface: surface.join('') }),
    drawClip(id),
  ].join('')
}

/** Jaws on the felt, spring at the pivot, two legs that open it. */
function drawClip(id: string): string {
  const jaw = 'M-26 -96H26L32 -28L24 -14L16 -26L8 -14L0 -26L-8 -14L-16 -26L-24 -14L-32 -28Z'
  const legs = 'M-26 -96L-34 -176Q-34 -186 -24 -186H24Q34 -186 34 -176L26 -96Z'
  const surface = fill('steel-lit', 'M-40 -200H-12V0H-40Z', 0.9) + fill('steel-shade', 'M10 -200H40V0H10Z', 0.8)
  return [
    flatShadow(legs),
    solid(`legs-${id}`, { outline: legs, color: 'steel', edge: 'steel-deep', surface }),
    solid(`hole-${id}`, { outline: disc([0, -154], 13), color: 'tint', edge: 'steel-deep' }),
    solid(`jaw-${id}`, { outline: jaw, color: 'steel', edge: 'steel-deep', surface }),
    fill('steel-deep', box([-38, -108], [76, 22], 8)),
    fill('steel', box([-35, -105], [70, 16], 6)),
    stroke('steel-deep', 'M-24 -104V-90M-12 -104V-90M0 -104V-90M12 -104V-90M24 -104V-90', { width: 3 }),
  ].join('')
}

function drawBottle(): string {
  const glass =
    'M-40 -150V-116C-44 -96 -92 -90 -96 -44V190Q-96 218 -68 218H68Q96 218 96 190V-44C92 -90 44 -96 40 -116V-150Z'
  const surface = [
    fill('amber-shade', 'M40 -160C110 -60 60 60 70 230H110V-160Z', 0.85),
    fill('amber-deep', 'M-110 -10C-40 -2 40 -2 110 -10V230H-110Z', 0.35),
    fill('amber-lit', 'M-82 -40C-78 -74 -50 -84 -34 -92C-58 -66 -64 -40 -66 0V180H-82Z', 0.95),
    fill('amber-deep', 'M-110 196H110V230H-110Z', 0.35),
  ]
  const label = box([-96, 14], [192, 136])
  const paper = [
    fill('linen-lit', 'M-96 14H-40V150H-96Z', 0.8),
    fill('linen-shade', 'M40 14H96V150H52Z', 0.75),
    stroke('olive-shade', 'M-96 26H96M-96 138H96', { width: 3 }),
    /* A drop, and nothing to read. */
    fill('olive-shade', 'M0 44C12 64 26 78 26 94A26 26 0 0 1 -26 94C-26 78 -12 64 0 44Z'),
    fill('linen-lit', 'M-12 92A14 14 0 0 0 0 108A18 18 0 0 1 -16 92Z'),
  ]
  return [
    flatShadow(glass),
    solid('glass', { outline: glass, color: 'amber', edge: 'amber-deep', surface: surface.join('') }),
    solid('paper', { outline: label, color: 'linen', edge: 'amber-deep', surface: paper.join('') }),
    drawCap(),
  ].join('')
}

function drawCap(): string {
  const cap = box([-54, -222], [108, 84], 10)
  const surface = [
    fill('iron-lit', box([-40, -222], [20, 90]), 0.75),
    fill('iron-deep', box([20, -222], [40, 90]), 0.45),
    stroke(
      'iron-deep',
      'M-44 -206V-148M-32 -206V-148M-18 -206V-148M-4 -206V-148M10 -206V-148M24 -206V-148M36 -206V-148M46 -206V-148',
      { width: 3.5, opacity: 0.7 },
    ),
    fill('iron-lit', box([-54, -222], [108, 10]), 0.5),
  ]
  return flatShadow(cap) + solid('cap', { outline: cap, color: 'iron', edge: 'iron-deep', surface: surface.join('') })
}
