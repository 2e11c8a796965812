/** The form and the answer of the stand location mapper. */
import { CheckboxGroup, TextAreaInput } from '~/components/ui/choice-fields'
import { SiteLink } from '~/components/ui/site-link'
import { HowCalculated, ToolForm, ToolResult, ToolWaiting } from '~/features/tools/tool-parts'
import { useTool } from '~/features/tools/use-tool'
import { toolPath } from '~/paths'
import { knownWords, quoteWords } from './feature-words'
import { mapStands, pointsInWords, type StandPlan } from './stand-mapper'
import { descriptionLimit, features, standConstants } from './stand-mapper.data'
import { readStandQuery } from './stand-mapper.schema'
import { StandEntry } from './stand-entry'

const choices = features.map(({ id, name }) => ({ value: id, label: name }))

export function StandMapperTool({ search }: { search: string }) {
  const { query, onSubmit, ref } = useTool(search)
  const { input, errors } = readStandQuery(query)
  return (
    <div ref={ref} className="tool-desk mt-8">
      <ToolForm id="stand-location-mapper" action="Map My Stands" onSubmit={onSubmit}>
        <TextAreaInput
          name="description"
          label="Describe your ground"
          hint={`Words that name a feature count as chosen. At most ${descriptionLimit.toLocaleString('en-US')} characters.`}
          rows={5}
          maxLength={descriptionLimit}
          isOptional
          value={query.get('description') ?? ''}
          error={errors.description}
        />
        <CheckboxGroup
          name="feature"
          label="Features on it"
          hint="As many as there are."
          choices={choices}
          values={query.getAll('feature')}
          error={errors.feature}
        />
        <details className="font-sans text-base">
          <summary className="min-h-6 py-1">Words that this page knows</summary>
          <p className="mt-1 text-soft">Also in the plural: {knownWords()}.</p>
        </details>
      </ToolForm>
      {input ? (
        <StandResult plan={mapStands(input)} />
      ) : (
        <ToolWaiting action="Map My Stands">Describe your ground, or choose what is on it.</ToolWaiting>
      )}
    </div>
  )
}

function StandResult({ plan: { ranked, recognized, missing, steps } }: { plan: StandPlan }) {
  const [first, second] = ranked
  if (!first) return null
  const next = second ? `, then at the ${second.feature.name.toLowerCase()} (${pointsInWords(second.points)})` : ''
  return (
    <ToolResult
      title={`Start at the ${first.feature.name.toLowerCase()}`}
      figure={first.feature.name.toLowerCase()}
      summary={`By this site’s rule of thumb, look first at the ${first.feature.name.toLowerCase()} (${pointsInWords(first.points)})${next}.`}
    >
      {recognized.length === 0 ? null : (
        <p className="max-w-measure">
          Recognized in your description: {quoteWords(recognized)}. Words are found, not understood: take out what your
          ground does not have.
        </p>
      )}
      {missing.length === 0 ? null : (
        <p className="max-w-measure">
          Left out, because your description says that it is missing: {quoteWords(missing)}. If your ground has it,
          choose it in the list.
        </p>
      )}
      <ol className="space-y-8">
        {ranked.map((entry) => (
          <StandEntry key={entry.feature.id} entry={entry} />
        ))}
      </ol>
      <p className="font-sans text-base text-soft">
        In the sketches: solid lines are contours, dashes the way that deer tend to take, the dot is the stand, shaded
        is cover or water. They are no maps of your ground.
      </p>
      <p className="caution">
        <strong>Before you hang it:</strong> ask the owner, read the rules of public land, wear a full-body harness from
        the ground up, and know what is behind every shot. For the day’s wind there is the{' '}
        <SiteLink to={toolPath('wind-direction-stand-picker')}>wind direction stand picker</SiteLink>.
      </p>
      <HowCalculated steps={steps} constants={standConstants} />
    </ToolResult>
  )
}
