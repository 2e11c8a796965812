import { outline } from '~/features/art/straight-lines'
import { px } from '~/features/art/drawing'
import type { Hour } from './hours.data'
import { type Disc, litPart } from './moon'
import { sceneHeight, type Scene, stopsOf, within } from './scene'

export interface SkyPlan {
  /** Distance from the top. */
  horizon: number
  moonAge: number
  moon: Disc
  /** At or below the horizon. */
  sunX: number
  glowRadius?: number
}

export function drawSky(scene: Scene, plan: SkyPlan): string {
  const { width, light } = scene
  const [top, middle, low] = light.sky
  const ground = scene.fade(0, plan.horizon, [
    [0, top],
    [0.55, middle],
    [1, low],
  ])
  const height = String(sceneHeight)
  return [
    `<path fill="${ground}" d="M0 0H${px(width)}V${height}H0z"/>`,
    drawStars(scene, plan),
    drawGlow(scene, plan),
    drawMoon(scene, plan),
    drawClouds(scene, plan),
  ].join('')
}

function drawGlow(scene: Scene, { horizon, sunX, glowRadius }: SkyPlan): string {
  const radius = glowRadius ?? (scene.hour === 'night' ? 300 : 420)
  const strength = { dawn: 0.95, day: 0.7, dusk: 0.9, night: 0.35 }[scene.hour]
  scene.defs.push(
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${px(sunX)}" cy="${px(horizon)}" r="${String(radius)}" gradientTransform="translate(0 ${px(horizon * 0.4)}) scale(1 .6)">${stopsOf(
      [
        [0, scene.light.glow, strength],
        [0.3, scene.light.glow, strength * 0.5],
        [0.65, scene.light.glow, strength * 0.13],
        [1, scene.light.glow, 0],
      ],
      scene.paint,
    )}</radialGradient>`,
  )
  return `<path fill="url(#glow)" d="M0 0H${px(scene.width)}V${String(sceneHeight)}H0z"/>`
}

function drawMoon(scene: Scene, { moon, moonAge }: SkyPlan): string {
  if (!isInView(scene.hour, moonAge)) return ''
  const color = scene.paint(scene.light.moon)
  const lit = litPart(moon, moonAge)
  const shine = { dawn: 0.06, day: 0, dusk: 0.075, night: 0.09 }[scene.hour]
  const disc = `<circle cx="${px(moon.x)}" cy="${px(moon.y)}" r="${px(moon.radius)}" fill="${color}" opacity="${String(shine)}"/>`
  const opacity = { dawn: 0.85, day: 0.6, dusk: 1, night: 1 }[scene.hour]
  return `${shine === 0 ? '' : disc}${lit === '' ? '' : `<path fill="${color}" opacity="${String(opacity)}" d="${lit}"/>`}`
}

/**
 * Whether the moon can be in the drawn part of the sky. At dusk and dawn that is near the sun, where only a crescent
 * can be; by day, near new and full, it is invisible.
 */
function isInView(hour: Hour, age: number): boolean {
  if (hour === 'dusk') return age >= 2 && age <= 6
  if (hour === 'dawn') return age >= 24 && age <= 28
  return hour === 'night' || (age >= 5 && age <= 12) || (age >= 18 && age <= 25)
}

function drawStars(scene: Scene, { horizon, moon }: SkyPlan): string {
  if (scene.hour !== 'night') return ''
  const stars = Array.from({ length: Math.round(scene.width / 16) }, () => ({
    x: scene.next() * scene.width,
    // Fewer low down, in the haze.
    y: horizon * 0.9 * scene.next() ** 1.5,
  })).filter(({ x, y }) => Math.hypot(x - moon.x, y - moon.y) > 2.4 * moon.radius)
  const dots = (isBright: boolean) =>
    stars
      .filter((_, index) => (index % 6 === 0) === isBright)
      .map(({ x, y }) => `M${px(x)} ${px(y)}h.1`)
      .join('')
  const color = scene.paint(scene.light.moon)
  return `<g stroke="${color}" stroke-linecap="round"><path stroke-width="1.6" opacity=".5" d="${dots(false)}"/><path stroke-width="2.6" opacity=".8" d="${dots(true)}"/></g>`
}

/** Long thin banks above the horizon. */
function drawClouds(scene: Scene, { horizon, sunX, moon }: SkyPlan): string {
  const { next, width } = scene
  const count = 3 + Math.floor(next() * 3)
  const banks = Array.from({ length: count }, (_, index) => {
    const y = horizon * within(next, 0.28, 0.8)
    const length = within(next, 160, 420) * (0.6 + (0.6 * y) / horizon)
    const x = (sunX * 0.4 + width * 0.6 * ((index + next()) / count)) * 1.05 - length / 2
    const thickness = within(next, 4, 10)
    const steps = 7
    const upper = Array.from({ length: steps + 1 }, (__, step) => {
      const t = step / steps
      return [x + t * length, y - thickness * Math.sin(t * Math.PI) * within(next, 0.5, 1.2)] as const
    })
    const lower = Array.from({ length: steps - 1 }, (__, step) => {
      const t = 1 - (step + 1) / steps
      return [x + t * length + 14, y + thickness * 0.35 * Math.sin(t * Math.PI) * within(next, 0.2, 1.2)] as const
    })
    // A bank in front of the moon would look like a planet's ring.
    const isBeforeMoon = Math.abs(y - moon.y) < moon.radius + 8 && x < moon.x + 60 && x + length > moon.x - 60
    return isBeforeMoon ? '' : `${outline([...upper, ...lower])}z`
  })
  return `<path fill="${scene.paint(scene.light.cloud)}" opacity="${scene.hour === 'night' ? '.35' : '.5'}" d="${banks.join('')}"/>`
}
