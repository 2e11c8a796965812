/**
 * Judges whether a stand fits a wind, and says why. Three things count: how far the wind is off the stand's good winds,
 * whether it blows your scent ahead of you on the walk in, and which way the slope's own air moves at that time of day.
 */
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { withId } from '~/lib/ids'
import { oppositeOf } from '~/tools/wind-picker/wind-picker'
import { slopes, type SlopeId, type Stand, type WindId } from './stand'

export const sitTimes = [
  { id: 'morning', name: 'Morning' },
  { id: 'midday', name: 'Midday' },
  { id: 'evening', name: 'Evening' },
] as const

export type SitTime = (typeof sitTimes)[number]['id']

/** The verdicts, with the best first. `unknown` means that nothing is known of the stand to judge the wind by. */
export const verdicts = [
  { id: 'good', name: 'Hunt' },
  { id: 'care', name: 'Usable with care' },
  { id: 'unknown', name: 'Cannot say' },
  { id: 'bad', name: 'Leave' },
] as const

export type VerdictId = (typeof verdicts)[number]['id']

export interface Judgment {
  stand: Stand
  verdict: VerdictId
  reasons: string[]
}

interface Finding {
  verdict: VerdictId
  reason: string
}

export function judgeStand(stand: Stand, wind: WindId, time?: SitTime): Judgment {
  const known = [judgeWind(stand, wind), judgeAccess(stand, wind)].filter((finding) => finding !== undefined)
  const air = time && judgeSlope(stand, wind, time)
  const findings = air ? [...known, air] : known
  const worst = known.length === 0 ? 'unknown' : worstOf(findings)
  return { stand, verdict: worst, reasons: [...missing(stand), ...findings.map(({ reason }) => reason)] }
}

/** Returns the best stand first; equal stands stay in the order in which the hunter lists them. */
export function judgeStands(stands: readonly Stand[], wind: WindId, time?: SitTime): Judgment[] {
  return stands
    .map((stand) => judgeStand(stand, wind, time))
    .toSorted((one, other) => rankOf(one.verdict) - rankOf(other.verdict))
}

export function rankOf(verdict: VerdictId): number {
  return verdicts.findIndex(({ id }) => id === verdict)
}

function worstOf(findings: readonly Finding[]): VerdictId {
  return findings.reduce<VerdictId>((worst, { verdict }) => (rankOf(verdict) > rankOf(worst) ? verdict : worst), 'good')
}

function missing({ goodWinds, access }: Stand): string[] {
  if (goodWinds.length > 0) return []
  return access === undefined
    ? ['You gave it neither good winds nor a walk in.']
    : ['No winds entered; judged on the walk in only.']
}

function judgeWind({ goodWinds }: Stand, wind: WindId): Finding | undefined {
  const [nearest] = goodWinds.toSorted((one, other) => degreesBetween(one, wind) - degreesBetween(other, wind))
  if (nearest === undefined) return undefined
  const off = degreesBetween(nearest, wind)
  if (off === 0) return { verdict: 'good', reason: `${sentenceOf(wind)} is one of its good winds.` }
  const apart = `${String(off)}° off its nearest good wind, ${nameOf(nearest)}`
  return off <= 90
    ? {
        verdict: 'care',
        reason: `Crosswind, ${apart}: your scent drifts ${opposite(wind)}, to one side. Hunt it if no deer should come from there.`,
      }
    : { verdict: 'bad', reason: `${apart}: your scent drifts ${opposite(wind)}, toward where you expect deer.` }
}

function judgeAccess({ access }: Stand, wind: WindId): Finding | undefined {
  if (access === undefined) return undefined
  const off = degreesBetween(access, wind)
  if (off === 0) {
    return { verdict: 'bad', reason: 'You walk in with the wind at your back, and your scent gets there first.' }
  }
  if (off === 45) {
    return { verdict: 'care', reason: 'On the walk in, the wind quarters from behind and carries some scent ahead.' }
  }
  const side = off === 90 ? 'across your path' : off === 135 ? 'quartering into your face' : 'in your face'
  return { verdict: 'good', reason: `You walk in with the wind ${side}.` }
}

/** The slope's air is a light wind that the forecast does not show, so it never makes a stand bad by itself. */
function judgeSlope({ slope, goodWinds }: Stand, wind: WindId, time: SitTime): Finding | undefined {
  if (slope === undefined) return undefined
  if (slope === 'flat') return { verdict: 'good', reason: 'On flat ground thermals are weak: the wind decides.' }
  if (slope === 'ridge-top') return { verdict: 'good', reason: ridgeTop[time] }
  if (slope === 'bottom') return { verdict: time === 'evening' ? 'care' : 'good', reason: bottom[time] }
  const facing = windOfSlope(slope)
  const downhill = withId(directions, facing).name.toLowerCase()
  const isSinking = time === 'evening'
  const air = isSinking ? oppositeId(facing) : facing
  const drift = isSinking ? `sinks downhill, to the ${downhill}` : `rises uphill, to the ${opposite(facing)}`
  const when = { morning: 'Once the sun is on it, air', midday: 'By midday air', evening: 'Toward sunset air' }[time]
  const isWrong = goodWinds.length > 0 && goodWinds.every((good) => degreesBetween(good, air) > 90)
  const fit = isWrong
    ? ', toward where you expect deer. In a light wind your scent goes along.'
    : degreesBetween(air, wind) <= 45
      ? ', the same way as the wind.'
      : '. In a light wind your scent goes along.'
  return { verdict: isWrong ? 'care' : 'good', reason: `${when} ${drift}${fit}` }
}

const ridgeTop: Readonly<Record<SitTime, string>> = {
  morning: 'Warming air rises to the ridge from both sides and carries your scent up and away.',
  midday: 'Warm air rises past the ridge and carries your scent up and away.',
  evening: 'Cooling air drains off the ridge on both sides and takes your scent down with it.',
}

const bottom: Readonly<Record<SitTime, string>> = {
  morning: 'Until the sun reaches the bottom, cold air pools there; then air rises up the slopes.',
  midday: 'Warm air rises out of the bottom and up the slopes.',
  evening: 'Cooling air drains into the bottom, and your scent collects there.',
}

function windOfSlope(slope: SlopeId): WindId {
  const facing = directions.find(({ name }) => name.toLowerCase() === slope)
  if (!facing) throw new Error(`${slope} faces no direction`)
  return facing.id
}

/** Returns 0 to 180 degrees. */
function degreesBetween(one: WindId, other: WindId): number {
  const apart = Math.abs(withId(directions, one).degrees - withId(directions, other).degrees)
  return Math.min(apart, 360 - apart)
}

function oppositeId(wind: WindId): WindId {
  return oppositeOf(withId(directions, wind)).id
}

function opposite(wind: WindId): string {
  return nameOf(oppositeId(wind))
}

function nameOf(wind: WindId): string {
  return withId(directions, wind).name.toLowerCase()
}

function sentenceOf(wind: WindId): string {
  return withId(directions, wind).name
}

/** Returns "Good winds: northwest, north. In from the south. East slope.", or an empty text if nothing is known. */
export function describeStand({ goodWinds, access, slope }: Stand): string {
  const winds = goodWinds.length === 0 ? [] : [`Good winds: ${goodWinds.map(nameOf).join(', ')}.`]
  const walk = access === undefined ? [] : [`In from the ${nameOf(access)}.`]
  const side = slopes.find(({ id }) => id === slope)
  return [...winds, ...walk, ...(side ? [`${side.name}.`] : [])].join(' ')
}
