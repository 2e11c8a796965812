/** Items with a box for each stage. The text belongs to the box that counts: packed. */
import { levelOf, stages, type ChecklistGroup, type MarkedItem, type StageId } from './checklist'

interface ItemGroupProps {
  group: ChecklistGroup
  /** Prints small. */
  isLong: boolean
  onStage: (itemId: string, stage: StageId, isOn: boolean) => void
}

export function ItemGroup({ group: { id, name, items, checked }, isLong, onStage }: ItemGroupProps) {
  const size = isLong ? 'print:text-[8pt]' : 'print:text-[10pt]'
  return (
    <fieldset className="min-w-0 print:mb-2">
      <legend className="flex w-full items-baseline justify-between border-b-2 border-bark pb-1 font-sans text-xl font-bold print:pb-0 print:text-base">
        {name}
        <span className="ml-2 text-base font-normal text-soft tabular-nums print:hidden">
          {checked} of {items.length}
        </span>
      </legend>
      <p aria-hidden="true" className="flex font-sans text-[0.75rem] text-soft sm:text-[0.8125rem] print:text-[6pt]">
        {stages.map((stage) => (
          <span
            key={stage.id}
            className="w-9 shrink-0 sm:w-11 text-center whitespace-nowrap print:w-[6.5mm] print:text-left"
          >
            {stage.name}
          </span>
        ))}
      </p>
      <ul className="divide-y divide-hairline print:divide-y-0">
        {items.map((item) => (
          <li
            key={item.id}
            className={`flex min-h-11 break-inside-avoid items-start leading-snug hover:bg-panel print:min-h-0 print:leading-[1.15] ${size} ${item.isDone ? 'text-soft' : ''}`}
          >
            {stages.map((stage) => (
              <StageBox
                key={stage.id}
                item={item}
                stage={stage}
                id={boxId(id, item, stage.id)}
                onStage={(isOn) => {
                  onStage(item.id, stage.id, isOn)
                }}
              />
            ))}
            <label
              htmlFor={boxId(id, item, 'done')}
              className="min-w-0 flex-1 cursor-pointer py-2.5 pl-1 wrap-anywhere print:py-px"
            >
              {item.text}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function boxId(groupId: string, item: MarkedItem, stage: StageId): string {
  return stage === 'done' ? `${groupId}-${item.id}` : `${groupId}-${item.id}-${stage}`
}

interface StageBoxProps {
  item: MarkedItem
  stage: (typeof stages)[number]
  id: string
  onStage: (isOn: boolean) => void
}

/** The whole cell is the target. */
function StageBox({ item, stage, id, onStage }: StageBoxProps) {
  return (
    <span className="relative flex w-9 shrink-0 sm:w-11 justify-center py-2.5 print:w-[6.5mm] print:justify-start print:py-px">
      <input
        id={id}
        type="checkbox"
        name={stage.id}
        value={item.id}
        aria-label={stage.id === 'done' ? undefined : `${stage.name}: ${item.text}`}
        checked={item.level >= levelOf(stage.id)}
        onChange={({ currentTarget }) => {
          onStage(currentTarget.checked)
        }}
        className="size-6 shrink-0 accent-moss print:m-0 print:size-[1.15em]"
      />
    </span>
  )
}
