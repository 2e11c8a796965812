import { SelectField } from '~/components/forms/choice-fields'
import { HowCalculated, ToolForm, ToolResult, ToolWaiting } from '~/features/tools/tool-parts'
import { useRememberedChoice } from '~/features/tools/remembered-choices'
import { useTool } from '~/features/tools/use-tool'
import { longDay } from '~/lib/dates'
import { AgencyLine } from './agency-line'
import { findRegulations, type Regulations } from './regulations'
import { regulationConstants } from './regulations.data'
import { readRegulationQuery } from './regulations.schema'
import { SampleTables } from './sample-tables'
import { stateChoices } from '~/features/tools/ground/state-choices'

/** `today`: in the site's time zone, from the server. */
export function RegulationsTool({ search, today }: { search: string; today: string }) {
  const { query, onSubmit, ref } = useTool(search)
  const { input, errors } = readRegulationQuery(query)
  const state = useRememberedChoice('state', { chosen: input?.state, typed: query.get('state') })
  return (
    <div ref={ref} className="tool-desk mt-8">
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
        <RegulationsResult regulations={findRegulations(input.state, today)} />
      ) : (
        <ToolWaiting action="Find Regulations">Choose the state where you hunt.</ToolWaiting>
      )}
    </div>
  )
}

function RegulationsResult({ regulations }: { regulations: Regulations }) {
  const { state, agency, month, seasons, steps } = regulations
  return (
    <ToolResult
      title={`${state.name}: start with the agency`}
      figure={`${state.name}:`}
      summary="Only the state’s wildlife agency can tell you the real seasons, limits and fees. The values below are samples."
    >
      <section aria-labelledby="sample" className="overflow-clip rounded-field border-2 border-danger">
        <div className="border-b-2 border-danger bg-panel p-5">
          <h3
            id="sample"
            className="-mx-5 -mt-5 bg-danger-fill px-5 py-3 text-xl text-white uppercase print:text-danger"
          >
            Sample values: identical for every state and not the law
          </h3>
          <p className="mt-3">
            Before you buy a license, apply for a tag or head out, read this year’s rules at the source:
          </p>
          <AgencyLine state={state} agency={agency} />
        </div>
        <SampleTables seasons={seasons} month={month} />
      </section>
      <HowCalculated
        steps={[
          ...steps,
          `We checked the agency’s link on ${longDay(agency.checkedOn)} against stored copies of official pages. Links change, so make sure whose page you are on before you trust it.`,
        ]}
        constants={regulationConstants}
      />
    </ToolResult>
  )
}
