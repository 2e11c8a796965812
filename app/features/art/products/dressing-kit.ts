/** A field dressing kit laid out on its canvas roll: drop-point knife, folding saw, gut hook, long gloves, game bags in rolls. */
import { px } from '~/features/art/drawing'
import { box, disc, fill, group, moved, oval, placed, solid, stroke, type Point } from './markup'
import { flatShadow } from './shadow'
import { rope, webbing } from './straps'

export function drawDressingKit(): string {
  return [
    drawCanvas(),
    placed(drawKnife(), [420, 236], -4),
    placed(drawSaw(), [452, 410], 2),
    drawLoops(),
    placed(drawGutHook(), [622, 516], -5),
    placed(drawGlove('under'), [952, 462], 13),
    placed(drawGlove('over'), [868, 476], -5),
    drawDragRope(),
    drawRolls(),
  ].join('')
}

const cloth =
  'M108 128C300 116 700 138 1086 118C1100 300 1086 520 1098 770C860 786 420 766 112 784C98 560 116 340 108 128Z'

function drawCanvas(): string {
  const surface = [
    fill('canvas-lit', 'M100 100H700C520 300 420 560 300 800H90Z', 0.55),
    fill('canvas-shade', 'M1010 100H1110V800H960C1010 560 1024 340 1010 100Z', 0.5),
    stroke('canvas-shade', 'M640 126C632 300 652 560 640 776', { width: 5, opacity: 0.8 }),
    stroke('canvas-lit', 'M647 126C639 300 659 560 647 776', { width: 4, opacity: 0.8 }),
    stroke(
      'canvas-deep',
      'M130 150C300 138 700 158 1064 140C1076 300 1064 520 1074 750C860 764 420 746 134 762C122 560 138 340 130 150Z',
      { width: 3, dash: '13 8', opacity: 0.6, cap: 'butt' },
    ),
  ]
  return (
    flatShadow(cloth) +
    solid('cloth', { outline: cloth, color: 'canvas', edge: 'canvas-deep', surface: surface.join('') })
  )
}

/** Loops of webbing, sewn on, that hold knife and saw. */
function drawLoops(): string {
  const loop = (x: number, y: number) =>
    [
      webbing({
        points: [
          [x, y - 74],
          [x + 1, y],
          [x, y + 74],
        ],
        width: 36,
        material: 'brown',
      }),
      ...[-60, 60].map((dy) =>
        stroke(
          'brown-deep',
          `M${px(x - 12)} ${px(y + dy - 7)}L${px(x + 12)} ${px(y + dy + 7)}M${px(x + 12)} ${px(y + dy - 7)}L${px(x - 12)} ${px(y + dy + 7)}`,
          { width: 2.6 },
        ),
      ),
    ].join('')
  return loop(312, 244) + loop(318, 412)
}

/** The rope to drag with, coiled, and its handle. */
function drawDragRope(): string {
  const coils: readonly (readonly [Point, Point])[] = [
    [
      [650, 640],
      [82, 70],
    ],
    [
      [656, 646],
      [66, 56],
    ],
    [
      [648, 638],
      [74, 60],
    ],
  ]
  const ring = ([[x, y], [rx, ry]]: (typeof coils)[number]): Point[] =>
    Array.from({ length: 13 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI
      return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
    })
  const handle = box([-62, -15], [124, 30], 15)
  const grip = [
    flatShadow(handle),
    solid('grip', {
      outline: handle,
      color: 'brown',
      edge: 'brown-deep',
      surface: fill('brown-lit', box([-62, -15], [124, 10])) + fill('brown-shade', box([-62, 6], [124, 12])),
    }),
    stroke('orange-deep', 'M-5 -17V17M6 -17V17', { width: 9 }),
    stroke('orange', 'M-5 -17V17M6 -17V17', { width: 6 }),
  ]
  return [
    ...coils.map((coil) => rope({ points: ring(coil), width: 15, material: 'orange' })),
    placed(grip.join(''), [660, 704], -14),
  ].join('')
}

/** Along the x axis: handle to the left of 0, blade to the right of it. */
function drawKnife(): string {
  const blade = 'M0 -30H150C200 -30 246 -14 276 14C236 36 190 44 140 44H24L0 34Z'
  const handle =
    'M6 -36L-40 -38C-90 -44 -150 -40 -206 -34Q-226 -30 -226 -6Q-226 30 -210 42C-194 50 -176 40 -160 34C-120 28 -110 44 -80 44C-54 44 -44 34 -24 40L6 50Z'
  const bladeTones = [
    fill('steel-lit', 'M0 -30H90L60 30H0ZM120 -30H150L120 30H92Z', 0.6),
    fill('steel-shade', 'M150 -30C200 -30 246 -14 276 14L262 20C230 -6 196 -18 150 -20H0V-30Z', 0.8),
    fill('steel-lit', 'M24 24H140C190 24 232 22 276 14C236 50 190 50 140 50H24Z'),
    stroke('steel-deep', 'M26 46V24H140C190 24 232 21 270 14', { width: 1.8, opacity: 0.6 }),
  ]
  const handleTones = [
    fill('orange-lit', 'M6 -40C-80 -48 -190 -44 -230 -20L-220 -12C-160 -30 -80 -30 6 -22Z', 0.9),
    fill('orange-shade', 'M6 22C-60 22 -100 20 -160 20C-190 24 -210 36 -230 20V60H6Z', 0.75),
    stroke('orange-deep', 'M-150 -26L-162 22M-134 -28L-146 22M-118 -28L-130 24M-102 -28L-114 28', {
      width: 4,
      opacity: 0.45,
    }),
  ]
  return [
    flatShadow(blade + handle),
    solid('blade', { outline: blade, color: 'steel', edge: 'steel-deep', surface: bladeTones.join('') }),
    solid('bolster', {
      outline: box([-4, -40], [18, 92], 4),
      color: 'steel-shade',
      edge: 'steel-deep',
      surface: fill('steel-lit', box([-4, -40], [6, 92])),
    }),
    solid('knife-handle', { outline: handle, color: 'orange', edge: 'orange-deep', surface: handleTones.join('') }),
    ...[-40, -80].map((x) => fill('steel-deep', disc([x, 4], 8)) + fill('steel', disc([x - 1, 3], 5))),
    solid('thong', { outline: disc([-202, 4], 9), color: 'canvas', edge: 'orange-deep' }),
  ].join('')
}

const teeth = Array.from({ length: 30 }, (_, index) => `L${px(286 - index * 9)} 26L${px(281.5 - index * 9)} 38`).join(
  '',
)

/** Folding saw, open: the handle with the groove for the blade, pivot and lock. */
function drawSaw(): string {
  const blade = `M0 -26L270 -10Q292 -6 296 14L290 34${teeth}L14 30H0Z`
  const handle =
    'M44 -40H-30C-100 -48 -180 -34 -250 -8Q-266 0 -262 18Q-258 42 -236 46C-180 54 -150 28 -100 30C-60 32 -30 46 44 40Q58 0 44 -40Z'
  const bladeTones =
    fill('steel-lit', 'M0 -26L270 -10L296 10L0 -4Z', 0.85) + fill('steel-shade', 'M0 16L296 20V50H0Z', 0.6)
  const handleTones = [
    fill('olive-lit', 'M50 -46H-30C-100 -54 -190 -40 -266 -6L-254 6C-180 -24 -100 -34 50 -26Z', 0.9),
    fill('olive-shade', 'M50 20C-30 26 -60 14 -100 12C-150 12 -190 36 -262 24V70H50Z', 0.8),
    stroke('olive-deep', 'M-60 -20L-72 16M-84 -20L-96 14M-108 -18L-120 14M-132 -15L-144 20M-156 -10L-168 26', {
      width: 5,
      opacity: 0.5,
    }),
  ]
  return [
    flatShadow(blade + handle),
    solid('saw-blade', { outline: blade, color: 'steel', edge: 'steel-deep', surface: bladeTones }),
    solid('saw-handle', { outline: handle, color: 'olive', edge: 'olive-deep', surface: handleTones.join('') }),
    fill('steel-deep', disc([22, 0], 15)),
    fill('steel', disc([21, -1], 11)),
    stroke('steel-deep', 'M15 0H28', { width: 3.5 }),
    solid('lock', { outline: box([-28, -50], [44, 18], 6), color: 'iron', edge: 'iron-deep' }),
  ].join('')
}

/** Handle to the left, the sharp inside of the hook to the right. */
function drawGutHook(): string {
  const blade = 'M10 -13H92C116 -13 126 6 116 22C108 34 90 33 84 22C79 12 88 3 97 8C92 -2 78 4 66 14L10 13Z'
  const handle = 'M20 -20H-84C-108 -20 -116 -8 -116 2C-116 14 -106 24 -84 22C-50 18 -20 26 20 20Z'
  const tones =
    fill('orange-lit', 'M20 -24H-84C-112 -24 -122 -8 -116 0C-96 -10 -40 -10 20 -10Z', 0.9) +
    fill('orange-shade', 'M20 10C-40 8 -90 8 -116 6V30H20Z', 0.75)
  return [
    flatShadow(blade + handle),
    solid('hook', {
      outline: blade,
      color: 'steel',
      edge: 'steel-deep',
      surface: fill('steel-lit', 'M10 -13H92C108 -13 116 -6 118 4C100 -8 60 -4 10 -2Z'),
    }),
    solid('hook-handle', { outline: handle, color: 'orange', edge: 'orange-deep', surface: tones }),
    fill('steel-deep', disc([-8, 0], 7)),
    fill('steel', disc([-9, -1], 4.5)),
  ].join('')
}

/** A hand from the back with a cuff to the upper arm; fingers up. Thin lines, since it is a thin glove. */
function drawGlove(id: string): string {
  const fingers = 'M-44 -130L-56 -226M-15 -140L-18 -254M15 -138L22 -246M44 -124L58 -208'
  const thumb = 'M-52 -40C-78 -62 -88 -90 -92 -120'
  const palm = 'M-64 -132Q-64 -152 -44 -152H44Q64 -152 64 -130L62 -30C60 -6 50 10 50 30H-46C-46 6 -62 -10 -64 -40Z'
  const cuff = 'M-46 20C-52 90 -62 170 -72 262Q0 284 76 262C66 170 54 90 50 20Z'
  const all = (color: 'sage-deep' | 'sage', extra: number) =>
    [
      stroke(color, fingers, { width: 32 + extra }),
      stroke(color, thumb, { width: 34 + extra }),
      ...[palm, cuff].map((part) => fill(color, part) + stroke(color, part, { width: extra })),
    ].join('')
  const tones = [
    stroke('sage-lit', 'M-50 -132L-62 -224M-21 -142L-24 -250M9 -140L15 -242M38 -126L51 -204', {
      width: 6,
      opacity: 0.85,
    }),
    stroke('sage-lit', 'M-62 -44C-84 -66 -94 -92 -97 -116', { width: 6, opacity: 0.85 }),
    fill('sage-lit', 'M-60 -130C-50 -60 -40 40 -46 100L-64 256L-70 260L-44 20C-50 0 -62 -20 -62 -60Z', 0.9),
    fill('sage-shade', 'M60 -130L58 -30C56 0 48 20 50 40L74 260C60 266 50 268 40 270C34 180 20 60 30 -60Z', 0.8),
    stroke('sage-deep', 'M-29 -138V-112M0 -144V-114M29 -138V-112M-46 26C-20 34 20 34 50 26M-46 40C-16 50 14 48 44 42', {
      width: 3,
      opacity: 0.6,
    }),
    stroke('sage-deep', 'M-71 250Q0 272 75 250', { width: 3, opacity: 0.7 }),
  ]
  const shadow = moved(
    stroke('shadow', fingers, { width: 34, opacity: 0.13 }) +
      stroke('shadow', thumb, { width: 36, opacity: 0.13 }) +
      fill('shadow', palm + cuff, 0.13),
    id === 'over' ? [10, 12] : [9, 13],
  )
  return [shadow, all('sage-deep', 6), all('sage', 1), ...tones].join('')
}

/** Four cotton game bags, rolled and tied. */
function drawRolls(): string {
  const at: readonly Point[] = [
    [236, 558],
    [412, 553],
    [238, 664],
    [420, 666],
  ]
  return at
    .map((point, index) => placed(group(drawRoll(String(index)), 'scale(.88)'), point, [-3, 2, 1, -2][index] ?? 0))
    .join('')
}

function drawRoll(id: string): string {
  const body = box([-92, -50], [184, 100], 46)
  const surface = [
    fill('linen-lit', box([-92, -50], [184, 36]), 0.9),
    fill('linen-shade', box([-92, 14], [184, 40]), 0.9),
    stroke('linen-deep', 'M-60 -20C-20 -26 30 -14 60 -20M-50 30C-10 24 30 34 50 28', { width: 2, opacity: 0.4 }),
  ]
  return [
    flatShadow(body),
    solid(`roll-${id}`, { outline: body, color: 'linen', edge: 'linen-deep', surface: surface.join('') }),
    group(
      fill('linen', oval([0, 0], [30, 47])) +
        stroke('linen-deep', 'M0 -47A30 47 0 1 0 30 0A24 36 0 1 0 -20 6A16 24 0 1 0 14 0A9 14 0 1 0 -6 2', {
          width: 2.6,
          opacity: 0.75,
        }) +
        stroke('linen-deep', oval([0, 0], [30, 47]), { width: 2.5 }),
      'translate(-62 0)',
    ),
    stroke('brown-deep', 'M18 -50C10 -20 10 20 18 50M30 -50C22 -20 22 20 30 50', { width: 8 }),
    stroke('coyote', 'M18 -50C10 -20 10 20 18 50M30 -50C22 -20 22 20 30 50', { width: 5 }),
  ].join('')
}
