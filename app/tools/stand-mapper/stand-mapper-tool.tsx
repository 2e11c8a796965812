import { CheckboxGroup, TextAreaInput } from '~/components/forms/choice-fields'
import { SiteLink } from '~/components/ui/site-link'
import { HowCalculated, ToolDesk, ToolForm, ToolResult, ToolWaiting } from '~/tools/tool-parts'
import { useTool } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { vocabulary } from './feature-words.data'
import { mapStands, pointsInWords, wordsByFeature, type StandPlan, type RankedFeature } from './stand-mapper'
import { descriptionLimit, features, standConstants } from './stand-mapper.data'
import { readStandQuery } from './stand-mapper.schema'
import { TerrainSketch } from './terrain-sketch'

const choices = features.map(({ id, name }) => ({ value: id, label: name }))

export function StandMapperTool({ search }: { search: string }) {
  const { query, onSubmit, ref } = useTool(search)
  const { input, errors } = readStandQuery(query)
  return (
    <ToolDesk ref={ref} errors={errors} isAnswered={input !== undefined}>
      <ToolForm id="stand-location-mapper" action="Map My Stands" onSubmit={onSubmit}>
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
      {input ? (
        <StandResult plan={mapStands(input)} />
      ) : (
        <ToolWaiting action="Map My Stands">Describe your ground or check the features it has.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

function StandResult({ plan: { ranked, recognized, missing, steps } }: { plan: StandPlan }) {
  const [first, second] = ranked
  if (!first) return null
  const start = first.feature.startAt ?? first.feature.name.toLowerCase()
  const next = second ? `, then at the ${second.feature.name.toLowerCase()} (${pointsInWords(second.points)})` : ''
  return (
    <ToolResult
      title={`Start at the ${start}`}
      figure={start}
      summary={`By this site’s rule of thumb, look first at the ${start} (${pointsInWords(first.points)})${next}.`}
    >
      {recognized.length + missing.length === 0 ? null : (
        <p className="max-w-measure">
          {recognized.length === 0 ? null : `Read in your description: ${wordsByFeature(recognized)}. `}
          {missing.length === 0 ? null : `Read as not there: ${wordsByFeature(missing)}. `}
          We match words, so if we got one wrong, reword it or check the feature.
        </p>
      )}
      <ol className="space-y-8 print:grid print:grid-cols-2 print:gap-x-6 print:space-y-2">
        {ranked.map((entry) => (
          <StandEntry key={entry.feature.id} entry={entry} />
        ))}
      </ol>
      <p className="no-print font-sans text-base text-soft">
        In the sketches, solid lines are contours, dashed lines are the routes deer tend to take, the dot is the stand,
        and shading is cover or water. They are examples, not maps of your ground.
      </p>
      <p className="caution">
        <strong>Before you hang it:</strong> ask the landowner or read the public land rules, wear a full-body harness
        from the ground up, and know what is behind every shot. For the day’s wind, use the{' '}
        <SiteLink to={toolPath('wind-direction-stand-picker')}>wind direction stand picker</SiteLink>.
      </p>
      <HowCalculated steps={steps} constants={standConstants} />
    </ToolResult>
  )
}

function StandEntry({ entry: { feature, points, rank, reason } }: { entry: RankedFeature }) {
  const facts = [
    { term: 'Where to hang the stand', text: feature.hang },
    { term: 'Wind', text: feature.wind },
    { term: 'Season', text: feature.season },
    { term: `Why it ranks number ${String(rank)}`, text: reason },
  ]
  return (
    <li className="grid gap-x-6 gap-y-4 part sm:grid-cols-[14rem_1fr] print:grid-cols-[6rem_1fr] print:content-start print:gap-x-3 print:gap-y-1">
      <div className="sm:order-2">
        <h3 className="text-2xl">
          {rank}. {feature.name}
        </h3>
        <p className="font-sans text-base text-soft">Hunting value: {pointsInWords(points)}</p>
        <p className="mt-3 print:mt-0">{feature.description}</p>
      </div>
      <TerrainSketch featureId={feature.id} name={feature.name} />
      <dl className="facts print:block print:text-sm">
        {facts.map(({ term, text }) => (
          <div key={term} className="print:last:hidden">
            <dt className="print:inline print:text-sm">{term}</dt> <dd className="print:inline">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
