import { CheckboxGroup, SelectField, TextAreaInput } from '~/components/forms/choice-fields'
import { SiteLink } from '~/components/ui/site-link'
import { countOf } from '~/lib/text'
import { withId } from '~/lib/ids'
import { states } from '~/lib/states.data'
import { callPhases } from '~/tools/call-recommender/call-recommender.data'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { readStateRut } from '~/tools/rut-tracker/state-rut'
import { judgeStands, verdicts } from '~/tools/stands/judge-stand'
import { useSavedStands } from '~/tools/stands/use-stands'
import { HowCalculated, ToolDesk, ToolForm, ToolResult, ToolWaiting } from '~/tools/tool-parts'
import { withoutBlanks } from '~/tools/tool-query'
import { useToday } from '~/tools/use-today'
import { useSavedGround } from '~/tools/ground/saved-ground'
import { useTool } from '~/tools/use-tool'
import { windChoices } from '~/tools/wind-picker/compass-choices'
import { directions, type Direction } from '~/tools/wind-picker/wind-picker.data'
import { toolPath } from '~/paths'
import { vocabulary } from './feature-words.data'
import {
  featureInWind,
  mapStands,
  seasonName,
  seasonOf,
  wordsByFeature,
  type RankedFeature,
  type StandPlan,
} from './stand-mapper'
import { descriptionLimit, features, standConstants, type SeasonId } from './stand-mapper.data'
import { readStandQuery } from './stand-mapper.schema'
import { TerrainSketch } from './terrain-sketch'

const choices = features.map(({ id, name }) => ({ value: id, label: name }))
const seasonChoices = callPhases.map(({ id, name }) => ({ value: id, label: name }))

/** `today` is a date such as 2026-11-21, in the site's time zone. */
export function StandMapperTool({ search, today }: { search: string; today: string }) {
  const { query, onSubmit, ref } = useTool(search)
  const { input, errors } = readStandQuery(query)
  const now = useSeasonNow(today)
  const season = input?.season || now?.season
  const wind = directions.find(({ id }) => id === input?.wind)
  const plan = input && mapStands({ ...input, season: season ?? '' })
  const known = [
    countOf(plan?.ranked.length ?? 0, 'feature'),
    ...(season ? [seasonName(season)] : []),
    ...(wind ? [`${wind.name.toLowerCase()} wind`] : []),
  ].join(' · ')
  return (
    <ToolDesk ref={ref} errors={errors} isAnswered={input !== undefined}>
      <ToolForm
        id="stand-location-mapper"
        action="Map My Stands"
        known={known}
        onSubmit={(event) => {
          onSubmit(event, (submitted) => withoutBlanks(submitted, ['description']))
        }}
      >
        <TextAreaInput
          name="description"
          label="Describe your ground"
          hint="Write it as you would tell a friend: what is there, and what is not."
          rows={5}
          maxCharacters={descriptionLimit}
          isOptional
          value={query.get('description') ?? ''}
          error={errors.description}
        />
        <CheckboxGroup
          name="feature"
          label="Features"
          hint="Check all that apply."
          choices={choices}
          values={query.getAll('feature')}
          error={errors.feature}
        />
        <SelectField
          name="season"
          label="Part of the season"
          choices={seasonChoices}
          empty={now ? `Today in ${now.place}: ${seasonName(now.season)}` : 'Not known'}
          value={query.get('season') ?? ''}
          error={errors.season}
          isOptional
        />
        <SelectField
          name="wind"
          label="Wind"
          hint="From any forecast."
          choices={windChoices}
          empty="Not known yet"
          value={query.get('wind') ?? ''}
          error={errors.wind}
          isOptional
        />
        <details className="font-sans text-base">
          <summary className="min-h-6 py-1">Words we recognize</summary>{' '}
          <dl className="mt-1 text-soft">
            {features.map(({ id, name }) => (
              <div key={id}>
                <dt className="inline font-semibold">{name}:</dt> <dd className="inline">{vocabulary[id].words}</dd>
              </div>
            ))}
          </dl>
        </details>
      </ToolForm>
      {plan ? (
        <StandResult plan={plan} season={season} place={input?.season ? '' : (now?.place ?? '')} wind={wind} />
      ) : (
        <ToolWaiting action="Map My Stands">Describe your ground or check the features it has.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

function useSeasonNow(today: string): { season: SeasonId; place: string } | undefined {
  const day = useToday(today, useSavedGround()?.timeZone)
  const known = { chosen: undefined, typed: null }
  const [stateId, zone] = [useRememberedChoice('state', known), useRememberedChoice('zone', known)]
  const state = states.find(({ id }) => id === stateId)
  const season = state && seasonOf(readStateRut(state.id, zone, day))
  return season && { season, place: state.name }
}

interface StandResultProps {
  plan: StandPlan
  season: SeasonId | undefined
  place: string
  wind: Direction | undefined
}

function StandResult({ plan: { ranked, recognized, missing, steps }, season, place, wind }: StandResultProps) {
  const [first, second] = ranked
  if (!first) return null
  const start = first.feature.startAt ?? first.feature.name.toLowerCase()
  const why =
    season === undefined
      ? 'Choose the part of the season to see what suits it first.'
      : first.isInSeason
        ? `It suits the ${seasonName(season)}${place === '' ? '' : `, which is now in ${place}`}.`
        : `None of them is at its best in the ${seasonName(season)}.`
  const next = second ? ` Then look at the ${second.feature.name.toLowerCase()}.` : ''
  return (
    <ToolResult title={`Start at the ${start}`} figure={start} isFullPage summary={`${why}${next}`}>
      {recognized.length + missing.length === 0 ? null : (
        <p className="max-w-measure">
          {recognized.length === 0 ? null : `Read in your description: ${wordsByFeature(recognized)}. `}
          {missing.length === 0 ? null : `Read as not there: ${wordsByFeature(missing)}. `}
          We match words, so if we got one wrong, reword it or check the feature.
        </p>
      )}
      {wind ? <MyStandsInWind wind={wind} /> : null}
      <ol className="space-y-8 print:grid print:grid-cols-2 print:gap-x-6 print:space-y-2">
        {ranked.map((entry) => (
          <StandEntry key={entry.feature.id} entry={entry} wind={wind} />
        ))}
      </ol>
      <p className="no-print font-sans text-base text-soft">
        In the sketches, solid lines are contours, dashed lines are the routes deer tend to take, the dot is the stand,
        and shading is cover or water. They are examples, not maps of your ground.
      </p>
      <p className="caution">
        <strong>Before you hang it:</strong> ask the landowner or read the public land rules, wear a full-body harness
        from the ground up, and know what is behind every shot.
      </p>
      <HowCalculated steps={steps} constants={standConstants} />
    </ToolResult>
  )
}

function MyStandsInWind({ wind }: { wind: Direction }) {
  const judged = judgeStands(useSavedStands(), wind.id)
  if (judged.length === 0) return null
  return (
    <p className="max-w-measure">
      Your stands for this wind:{' '}
      {judged
        .slice(0, 5)
        .map(({ stand, verdict }) => `${stand.name} (${withId(verdicts, verdict).name.toLowerCase()})`)
        .join(', ')}
      . <SiteLink to={`${toolPath('wind-direction-stand-picker')}?wind=${wind.id}`}>Why</SiteLink>
    </p>
  )
}

function StandEntry({
  entry: { feature, rank, together, isInSeason },
  wind,
}: {
  entry: RankedFeature
  wind: Direction | undefined
}) {
  const facts = [
    { term: 'Where to hang the stand', text: feature.hang },
    ...(wind ? [{ term: `In a ${wind.name.toLowerCase()} wind`, text: featureInWind(feature, wind) }] : []),
    { term: 'Wind', text: feature.wind },
    { term: isInSeason ? 'Season: now' : 'Season', text: feature.season },
    ...(together.length === 0 ? [] : [{ term: 'Better together', text: together.join(' ') }]),
  ]
  return (
    <li className="grid gap-x-6 gap-y-4 part sm:grid-cols-[14rem_1fr] print:grid-cols-[6rem_1fr] print:content-start print:gap-x-3 print:gap-y-1">
      <div className="sm:order-2">
        <h3 className="text-2xl">
          {rank}. {feature.name}
        </h3>
        <p className="mt-3 print:mt-0">{feature.description}</p>
      </div>
      <TerrainSketch featureId={feature.id} name={feature.name} />
      <dl className="facts print:block print:text-sm">
        {facts.map(({ term, text }) => (
          <div key={term} className={term === 'Better together' ? 'print:hidden' : ''}>
            <dt className="print:inline print:text-sm">{term}</dt> <dd className="print:inline">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
