import { SelectField } from '~/components/forms/choice-fields'
import { useSite } from '~/components/layout/site-context'
import { seasonsToday, type StateSeason } from '~/kinds/seasons/seasons'
import { HowCalculated, ToolDesk, ToolForm, ToolResult, ToolWaiting } from '~/tools/tool-parts'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { useToday } from '~/tools/use-today'
import { useTool } from '~/tools/use-tool'
import { findRegulations, type Regulations } from './regulations'
import { regulationConstants } from './regulations.data'
import { readRegulationQuery } from './regulations.schema'
import { SampleTables } from './sample-tables'
import { SeasonList } from './season-list'
import { StatePageList } from './state-page-list'
import { statePages } from './state-pages.data'
import { stateChoices } from '~/lib/states.data'

interface RegulationsToolProps {
  search: string
  /** In the site's time zone, from the server. */
  today: string
  /** The seasons of all states, so that any is answered without a request. */
  seasons: readonly StateSeason[]
}

export function RegulationsTool({ search, today, seasons }: RegulationsToolProps) {
  const { query, onSubmit, ref } = useTool(search)
  const { input, errors } = readRegulationQuery(query)
  const day = useToday(today, useSite().timeZone)
  const state = useRememberedChoice('state', { chosen: input?.state, typed: query.get('state') })
  return (
    <ToolDesk ref={ref} errors={errors} isAnswered={input !== undefined}>
      <ToolForm id="license-regulation-finder" action="Find Regulations" onSubmit={onSubmit}>
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
      </ToolForm>
      {input ? (
        <RegulationsResult
          regulations={findRegulations(input.state, day)}
          seasons={seasons.filter((season) => season.state === input.state)}
          today={day}
        />
      ) : (
        <ToolWaiting action="Find Regulations">Choose the state where you hunt.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

interface RegulationsResultProps {
  regulations: Regulations
  /** This state's seasons. */
  seasons: readonly StateSeason[]
  today: string
}

function RegulationsResult({ regulations, seasons, today }: RegulationsResultProps) {
  const { state, agency, month, seasons: samples, steps } = regulations
  const isSample = seasons.length === 0
  return (
    <ToolResult
      title={`${state.name}: ${agency.name}`}
      figure={`${state.name}:`}
      summary={isSample ? onlyTheAgency : seasonsToday(seasons, today)}
    >
      <StatePageList state={state} agency={agency} pages={statePages[state.id]} />
      {isSample ? (
        <details>
          <summary className="min-h-11 py-2">
            <h3 className="inline text-xl">Sample values: identical for every state and not the law</h3>
          </summary>
          <SampleTables seasons={samples} month={month} />
          <HowCalculated steps={steps} constants={regulationConstants} />
        </details>
      ) : (
        <SeasonList state={state} seasons={seasons} today={today} />
      )}
    </ToolResult>
  )
}

const onlyTheAgency = 'Only the state’s wildlife agency can tell you the real seasons, limits and fees.'
