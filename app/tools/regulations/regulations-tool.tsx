import { SelectField } from '~/components/forms/choice-fields'
import { useSite } from '~/components/layout/site-context'
import { seasonsToday, type StateSeason } from '~/kinds/seasons/seasons'
import { Fold } from '~/components/ui/fold'
import { HowCalculated, ToolDesk, ToolForm, ToolResult, ToolWaiting } from '~/tools/tool-parts'
import { useSavedGround } from '~/tools/ground/saved-ground'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { useToday } from '~/tools/use-today'
import { toUnitsQuery, UnitsField, UnitsSwitch, useUnits } from '~/tools/units-choice'
import { useTool, type ToolState } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { findRegulations, type Regulations } from './regulations'
import { regulationConstants } from './regulations.data'
import { readRegulationQuery } from './regulations.schema'
import { SampleTables } from './sample-tables'
import { SeasonList } from './season-list'
import { StatePageList } from './state-page-list'
import { statePages } from './state-pages.data'
import { stateRules } from './state-rules.data'
import { shortDay } from '~/lib/days'
import { withId } from '~/lib/ids'
import { lawText } from '~/tools/units'
import { stateChoices, states, type StateCode } from '~/lib/states.data'

const id = 'license-regulation-finder'

interface RegulationsToolProps {
  search: string
  today: string
  /** The page has the seasons of all states, so that any is answered without a request. */
  seasons: readonly StateSeason[]
}

export function RegulationsTool({ search, today, seasons }: RegulationsToolProps) {
  const tool = useTool(search)
  const { query, onSubmit, ref } = tool
  const { isAsked, input: asked, errors } = readRegulationQuery(query)
  const day = useToday(today, useSite().timeZone)
  const ground = useSavedGround()
  const typed = query.get('state') ?? ground?.state ?? null
  const state = useRememberedChoice('state', { chosen: asked?.state, typed })
  const input = isAsked ? asked : readRegulationQuery(new URLSearchParams({ state })).input
  return (
    <ToolDesk ref={ref} errors={errors} isAnswered={input !== undefined}>
      <ToolForm
        id={id}
        action="Find Regulations"
        known={input && `${withId(states, input.state).name} · ${shortDay(day)}`}
        onSubmit={onSubmit}
      >
        <SelectField
          key={state}
          name="state"
          label="State"
          hint="Where you hunt, not where you live."
          choices={stateChoices}
          empty="Choose a state"
          value={state.trim().toUpperCase()}
          error={errors.state}
        />
        <UnitsField query={query} />
      </ToolForm>
      {input ? (
        <RegulationsResult
          regulations={findRegulations(input.state, day)}
          seasons={seasons.filter((season) => season.state === input.state)}
          isAsked={isAsked}
          today={day}
          tool={tool}
        />
      ) : (
        <ToolWaiting action="Find Regulations">Choose the state where you hunt.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

interface RegulationsResultProps {
  regulations: Regulations
  seasons: readonly StateSeason[]
  isAsked: boolean
  today: string
  tool: ToolState
}

function RegulationsResult({ regulations, seasons, isAsked, today, tool }: RegulationsResultProps) {
  const units = useUnits(tool.query)
  const { state, agency, month, seasons: samples, steps } = regulations
  const isSample = seasons.length === 0
  return (
    <ToolResult
      title={`Hunting rules in ${state.name}`}
      figure={state.name}
      summary={isSample ? onlyTheAgency : seasonsToday(seasons, today)}
      shared={new URLSearchParams([['state', state.id], ...toUnitsQuery(units)])}
      actions={hasMeasures(state.id) ? <UnitsSwitch units={units ?? 'us'} path={toolPath(id)} tool={tool} /> : null}
    >
      <StatePageList state={state} agency={agency} pages={statePages[state.id]} units={units ?? 'us'} />
      {isSample ? null : <SeasonList state={state} seasons={seasons} today={today} />}
      {isSample && isAsked ? (
        <div>
          <Fold id="samples" title="Sample values: identical for every state and not the law">
            <SampleTables seasons={samples} month={month} />
          </Fold>
          <HowCalculated steps={steps} constants={regulationConstants} />
        </div>
      ) : null}
    </ToolResult>
  )
}

/** Tells whether a state's rules have measures to convert; most have none. */
function hasMeasures(state: StateCode): boolean {
  return Object.values(stateRules[state] ?? {}).some(({ text }) => lawText(text, 'metric') !== text)
}

const onlyTheAgency = 'Only the state’s wildlife agency can tell you the real seasons, limits and fees.'
