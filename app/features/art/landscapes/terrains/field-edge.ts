/** A cut field with hedgerow and fence. */
import { drawCedars } from '~/features/art/landscapes/cedar'
import { drawFence } from '~/features/art/landscapes/fence'
import { drawGrass } from '~/features/art/landscapes/grass'
import { drawHardwood } from '~/features/art/landscapes/hardwood'
import { drawRidge, rollingCrest } from '~/features/art/landscapes/ridge'
import { type Scene, sceneHeight, within } from '~/features/art/landscapes/scene'
import { outline } from '~/features/art/straight-lines'

/** Where the field meets the hedgerow. */
const edge = 452

export function fieldEdge(scene: Scene): string {
  const { next, width, paint, tone } = scene
  const far = [
    { base: 352, sway: 30, length: 560, depth: 0.08, mist: 60 },
    { base: 386, sway: 26, length: 480, size: 4, depth: 0.24, mist: 60, cover: 'hardwood' },
  ] as const
  const hedge = [
    { base: edge - 30, sway: 12, length: 210, size: 19, depth: 0.52, own: '#7a5230' },
    { base: edge - 12, sway: 7, length: 170, size: 13, depth: 0.64, own: '#5f5a2f' },
    { base: edge - 1, sway: 3, length: 130, size: 9, depth: 0.72, own: '#6b4a2c' },
  ]
  const tall = [0.14, 0.3, 0.58, 0.83].map((part) => {
    const isBare = next() < 0.45
    return drawHardwood(scene, {
      ...{ x: (part + within(next, -0.05, 0.05)) * width, y: edge - 4, height: within(next, 84, 128) },
      ...{ spread: 0.55, depth: 0.62 },
      ...(isBare ? {} : { leaves: '#8a5526', lit: '#bd8544' }),
    })
  })
  const cedars = Array.from({ length: 7 }, () => ({ x: next() * width, y: edge - 2, height: within(next, 38, 72) }))
  const [rowsTop, grass] = [edge + 2, rollingCrest(scene, { base: 618, sway: 12, length: 300 })]
  return [
    ...far.map(({ base, sway, length, ...ridge }) =>
      drawRidge(scene, { ...ridge, crest: rollingCrest(scene, { base, sway, length }) }),
    ),
    ...hedge
      .slice(0, 1)
      .map(({ base, sway, length, ...ridge }) =>
        drawRidge(scene, { ...ridge, cover: 'hardwood', crest: rollingCrest(scene, { base, sway, length }) }),
      ),
    ...tall,
    drawCedars(scene, cedars, { depth: 0.66, own: '#2c4634', lit: '#4f6a48' }),
    ...hedge
      .slice(1)
      .map(({ base, sway, length, ...ridge }) =>
        drawRidge(scene, { ...ridge, cover: 'hardwood', crest: rollingCrest(scene, { base, sway, length }) }),
      ),
    `<path fill="${scene.fade(rowsTop, sceneHeight, [
      [0, tone(0.5, '#d0ac62')],
      [0.5, tone(0.62, '#b98c46')],
      [1, tone(0.8, '#7d5c30')],
    ])}" d="M0 ${String(rowsTop)}H${String(Math.ceil(width))}V${String(sceneHeight)}H0z"/>`,
    `<path fill="${paint(tone(0.85, '#5a4022'))}" opacity=".3" d="${rows(width, rowsTop, next)}"/>`,
    drawFence(scene, { from: [width * 0.06, 640, 92], to: [width * 0.93, 474, 26], posts: 10 }),
    drawGrass(scene, { crest: grass, size: 12, depth: 0.86, own: ['#8a6c36', '#2a2718'], rows: 3, reach: 40 }),
  ].join('')
}

/** Furrows with a vanishing point beyond the hedgerow. */
function rows(width: number, top: number, next: () => number): string {
  const vanish = { x: width * within(next, 0.55, 0.7), y: top - 60 }
  const count = 46
  return Array.from({ length: count }, (_, index) => {
    const foot = ((index + 0.5) / count - 0.5) * width * 5 + width / 2
    const half = (width * 5) / count / 7
    const at = (x: number) => vanish.x + ((x - vanish.x) * (top - vanish.y)) / (sceneHeight - vanish.y)
    return `${outline([
      [at(foot - half), top],
      [at(foot + half), top],
      [foot + half, sceneHeight],
      [foot - half, sceneHeight],
    ])}z`
  }).join('')
}
