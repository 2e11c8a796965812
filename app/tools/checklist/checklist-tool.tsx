import { RadioGroup } from '~/components/forms/choice-fields'
import { HowCalculated, ToolDesk, ToolForm, ToolResult } from '~/tools/tool-parts'
import { useTool } from '~/tools/use-tool'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { checklistQuery, createChecklist, toQuestion, type Checklist, type ChecklistQuestion } from './checklist'
import { huntTypes } from './checklist-items.data'
import { checklistConstants } from './checklist.data'
import { readChecklistQuery } from './checklist.schema'
import { MarkedList } from './marked-list'
import { NamedLists } from './named-lists'
import { useSavedMarks } from './use-saved-marks'

const choices = huntTypes.map(({ id, name }) => ({ value: id, label: name }))

export function ChecklistTool({ search }: { search: string }) {
  const tool = useTool(search)
  const { query, onSubmit, ref } = tool
  const { mark, withMarks, findMarks } = useSavedMarks(tool)
  const { isAsked, input: asked, errors } = readChecklistQuery(query)
  const weapon = useRememberedChoice('weapon', { chosen: asked?.huntType, typed: query.get('huntType') })
  const known = isAsked ? undefined : readChecklistQuery(new URLSearchParams({ huntType: weapon })).input
  const input = asked ?? (known && (findMarks(known.huntType) ?? known))
  const checklist = input ? createChecklist(input) : undefined
  const change = (list: ChecklistQuestion) => {
    if (checklist) mark(list, toQuestion(checklist))
  }
  return (
    <ToolDesk
      ref={ref}
      errors={errors}
      isAnswered={input !== undefined}
      className="tool-desk mt-8 print:mt-2 print:-mb-16"
    >
      <ToolForm
        id="hunting-checklist-generator"
        action="Generate Checklist"
        known={
          checklist && `${checklist.huntType.name}: ${String(checklist.checked)} of ${String(checklist.total)} packed`
        }
        onSubmit={(event) => {
          onSubmit(event, withMarks)
        }}
      >
        <RadioGroup
          // Restored marks choose their list, and a remembered weapon is chosen after hydration. A new key shows
          // either.
          key={weapon}
          name="huntType"
          label="What are you hunting with?"
          choices={choices}
          value={weapon}
          error={errors.huntType}
        />
      </ToolForm>
      {checklist ? (
        <ToolResult
          title={`${checklist.huntType.name} checklist`}
          figure={checklist.huntType.name}
          summary={summaryOf(checklist)}
          mark={<Percent percent={checklist.percent} />}
          shared={checklistQuery(toQuestion(checklist))}
        >
          <ProgressBar percent={checklist.percent} />
          <MarkedList
            key={checklist.huntType.id}
            checklist={checklist}
            isChanging={(query.get('add') ?? '') !== ''}
            onChange={change}
          />
          <p className="max-w-measure print:mb-0 print:max-w-none print:text-xs">
            <strong>Check the regulations too.</strong> Your state’s wildlife agency says what you must carry and wear
            and what you may hunt with. Rules on blaze orange, broadheads and calibers change from year to year.
          </p>
          <div className="no-print">
            <HowCalculated steps={checklist.steps} constants={checklistConstants} />
          </div>
        </ToolResult>
      ) : null}
      {checklist ? <NamedLists checklist={checklist} onOpen={change} /> : null}
    </ToolDesk>
  )
}

function ProgressBar({ percent }: { percent: number }) {
  return (
    <svg role="img" aria-label={`Progress: ${String(percent)} percent`} width="100%" height="20" className="no-print">
      <rect width="100%" height="20" fill="var(--panel)" />
      <rect width={`${String(percent)}%`} height="20" fill="var(--moss)" />
      <rect width="100%" height="20" fill="none" stroke="var(--control)" strokeWidth="2" />
    </svg>
  )
}

/** The percentage is hidden from screen readers, which get the summary. */
function Percent({ percent }: { percent: number }) {
  return (
    <p aria-hidden="true" className="no-print font-sans text-5xl font-bold tabular-nums max-sm:hidden sm:text-6xl">
      {percent}%
    </p>
  )
}

function summaryOf({ checked, total, percent, counts: { have, truck } }: Checklist): string {
  const stages = have > checked || truck > 0 ? ` At hand ${String(have)}, in the truck ${String(truck)}.` : ''
  return `${String(checked)} of ${String(total)} items checked: ${String(percent)} percent.${stages}`
}
