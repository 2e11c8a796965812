/**
 * This site's rule of thumb ranks features that suit the season: how tightly a feature funnels deer, how much of the
 * season it works, and one point for each combination.
 */
import { callPhases } from '~/tools/call-recommender/call-recommender.data'
import { isPast, type MeasuredRut, type RutStage, type StateRut } from '~/tools/rut-tracker/state-rut'
import { oppositeOf } from '~/tools/wind-picker/wind-picker'
import { directions, type Direction } from '~/tools/wind-picker/wind-picker.data'
import { withId } from '~/lib/ids'
import { quoteWords, readDescription, type ReadDescription, type RecognizedWord } from './feature-words'
import {
  combinationPoints,
  combinations,
  featureIds,
  features,
  type FeatureId,
  type SeasonId,
  type TerrainFeature,
} from './stand-mapper.data'

interface StandInput {
  description: string
  feature: readonly FeatureId[]
  season?: SeasonId | ''
}

export interface RankedFeature {
  feature: TerrainFeature
  points: number
  isInSeason: boolean | undefined
  together: string[]
  /** The rank is 1 for the first, and no two features share one. */
  rank: number
  reason: string
}

export interface StandPlan {
  ranked: RankedFeature[]
  recognized: RecognizedWord[]
  missing: RecognizedWord[]
  steps: string[]
}

/** The plan is empty unless a feature was chosen or recognized. */
export function mapStands({ description, feature: chosen, season = '' }: StandInput): StandPlan {
  const { recognized, missing } = readDescription(description)
  const present = new Set([...chosen, ...recognized.map(({ featureId }) => featureId)])
  const scored = features
    .filter(({ id }) => present.has(id))
    .map((feature) => ({ feature, ...scoreOf(feature, present) }))
  // Ties keep the order of the list, because the sort is stable.
  const isInSeason = ({ suits }: TerrainFeature) => (season === '' ? undefined : suits.includes(season))
  const sorted = scored.toSorted(
    (one, other) =>
      Number(isInSeason(other.feature) ?? 0) - Number(isInSeason(one.feature) ?? 0) || other.points - one.points,
  )
  const ranked = sorted.map(({ feature, points, parts, partners }, index) => ({
    feature,
    points,
    isInSeason: isInSeason(feature),
    together: partners.map(({ partner, reason }) => `Together with the ${nameOf(partner)}: ${reason}.`),
    rank: index + 1,
    reason: `${feature.name}, ${pointsInWords(points)}: ${parts.join(', ')}.${tieNote(points, sorted[index - 1])}`,
  }))
  return { ranked, recognized, missing, steps: stepsOf(chosen, { recognized, missing }, { ranked, season }) }
}

export function seasonName(season: SeasonId): string {
  return withId(callPhases, season).name.toLowerCase()
}

/** Returns undefined if the state's rut is not known, or its zones differ. */
export function seasonOf(rut: StateRut): SeasonId | undefined {
  if (rut.kind !== 'measured') return undefined
  const [first, ...others] = placesOf(rut).map(({ stage }) => seasonOfStage(stage))
  return others.every((other) => other === first) ? first : undefined
}

function placesOf({ chosen, places }: MeasuredRut): MeasuredRut['places'] {
  return chosen ? [chosen] : places
}

function seasonOfStage(stage: RutStage): SeasonId {
  if (stage.id === 'peak' || stage.id === 'chase') return 'rut'
  if (stage.id === 'month') return 'pre-rut'
  return isPast(stage) ? 'post-rut' : 'early-season'
}

export function featureInWind({ inWind }: TerrainFeature, from: Direction): string {
  const turned = (steps: number) => {
    const at = directions.findIndex(({ id }) => id === from.id)
    return directions[(at + steps) % directions.length] ?? from
  }
  const names = { from, to: oppositeOf(from), left: turned(2), right: turned(6) }
  return Object.entries(names).reduce(
    (text, [place, { name }]) => text.replaceAll(`{${place}}`, name.toLowerCase()),
    inWind,
  )
}

function pointsInWords(points: number): string {
  return `${String(points)} ${points === 1 ? 'point' : 'points'}`
}

function scoreOf({ id, gathers, lasts }: TerrainFeature, present: ReadonlySet<FeatureId>) {
  const partners = combinations.flatMap(({ pair, reason }) => {
    const [partner] = pair.filter((member) => member !== id)
    return pair.includes(id) && partner !== undefined && present.has(partner) ? [{ partner, reason }] : []
  })
  return {
    points: gathers + lasts + partners.length * combinationPoints,
    partners,
    parts: [
      `${String(gathers)} of 5 for how tightly it gathers deer`,
      `${String(lasts)} of 5 for how much of the season it lasts`,
      ...partners.map(
        ({ partner, reason }) => `${String(combinationPoints)} together with the ${nameOf(partner)} (${reason})`,
      ),
    ],
  }
}

function tieNote(points: number, before: { feature: TerrainFeature; points: number } | undefined): string {
  if (before?.points !== points) return ''
  return ` Tied with the ${nameOf(before.feature.id)}; take your pick.`
}

function stepsOf(
  chosen: readonly FeatureId[],
  { recognized, missing }: ReadDescription,
  { ranked, season }: { ranked: readonly RankedFeature[]; season: SeasonId | '' },
): string[] {
  const named = features.filter(({ id }) => recognized.some(({ featureId }) => featureId === id))
  return [
    chosen.length === 0
      ? 'You checked no features.'
      : `You checked: ${listOf(features.filter(({ id }) => chosen.includes(id)))}.`,
    named.length === 0 ? 'Your description added none.' : `Your description names: ${listOf(named)}.`,
    ...(missing.length === 0
      ? []
      : [`Left out because your description says you don’t have it: ${quoteWords(missing)}.`]),
    season === ''
      ? 'The part of the season is not known, so it changes nothing.'
      : `First what suits the ${seasonName(season)}: ${listOf(ranked.filter((entry) => entry.isInSeason).map(({ feature }) => feature)) || 'none of them'}.`,
    `The site’s rule decides among equals: ${ranked.map(({ feature, points }) => `${nameOf(feature.id)} ${String(points)}`).join(', ')}.`,
    ...ranked.map(({ reason }) => reason),
  ]
}

function listOf(named: readonly TerrainFeature[]): string {
  return named.map(({ id }) => nameOf(id)).join(', ')
}

export function wordsByFeature(words: readonly RecognizedWord[]): string {
  return featureIds
    .map((id) => ({ id, named: words.filter(({ featureId }) => featureId === id) }))
    .filter(({ named }) => named.length > 0)
    .map(({ id, named }) => `${nameOf(id)} (${quoteWords(named)})`)
    .join(', ')
}

function nameOf(featureId: FeatureId): string {
  return features.find(({ id }) => id === featureId)?.name.toLowerCase() ?? featureId
}
