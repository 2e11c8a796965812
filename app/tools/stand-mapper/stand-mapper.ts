/**
 * Ranks the features of a property. The points are this site's rule of thumb: how tightly a feature funnels deer, how
 * much of the season it works, and one more for each combination with another.
 */
import { quoteWords, readDescription, type ReadDescription, type RecognizedWord } from './feature-words'
import {
  combinationPoints,
  combinations,
  featureIds,
  features,
  type FeatureId,
  type TerrainFeature,
} from './stand-mapper.data'

export interface StandInput {
  description: string
  feature: readonly FeatureId[]
}

export interface RankedFeature {
  feature: TerrainFeature
  points: number
  /** 1 is first; no shared ranks. */
  rank: number
  reason: string
}

export interface StandPlan {
  ranked: RankedFeature[]
  recognized: RecognizedWord[]
  /** Negated in the description. */
  missing: RecognizedWord[]
  steps: string[]
}

/** Empty unless a feature was chosen or recognized. */
export function mapStands({ description, feature: chosen }: StandInput): StandPlan {
  const { recognized, missing } = readDescription(description)
  const present = new Set([...chosen, ...recognized.map(({ featureId }) => featureId)])
  const scored = features
    .filter(({ id }) => present.has(id))
    .map((feature) => ({ feature, ...scoreOf(feature, present) }))
  // Ties keep the order of the list, because the sort is stable.
  const sorted = scored.sort((one, other) => other.points - one.points)
  const ranked = sorted.map(({ feature, points, parts }, index) => ({
    feature,
    points,
    rank: index + 1,
    reason: `${pointsInWords(points)}: ${parts.join(', ')}.${tieNote(points, sorted[index - 1])}`,
  }))
  return { ranked, recognized, missing, steps: stepsOf(chosen, { recognized, missing }, ranked) }
}

export function pointsInWords(points: number): string {
  return `${String(points)} ${points === 1 ? 'point' : 'points'}`
}

function scoreOf({ id, gathers, lasts }: TerrainFeature, present: ReadonlySet<FeatureId>) {
  const partners = combinations.flatMap(({ pair, reason }) => {
    const [partner] = pair.filter((member) => member !== id)
    return pair.includes(id) && partner !== undefined && present.has(partner) ? [{ partner, reason }] : []
  })
  return {
    points: gathers + lasts + partners.length * combinationPoints,
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
  ranked: readonly RankedFeature[],
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
    `Ranked by points: ${ranked.map(({ feature, points }) => `${nameOf(feature.id)} ${String(points)}`).join(', ')}.`,
  ]
}

function listOf(named: readonly TerrainFeature[]): string {
  return named.map(({ id }) => nameOf(id)).join(', ')
}

/** “saddle (“sadle”), ridge (“knob”, “spur”)”, in the order of the list. */
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
