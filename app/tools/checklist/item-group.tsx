/**
 * Each item has a box for each stage. A tap anywhere else in a row checks the next one, and on a touch screen a tap
 * anywhere does, because a glove hits no single box. Without JavaScript the text belongs to the box that counts:
 * packed.
 */
import { levelOf, stages, type ChecklistGroup, type MarkedItem, type StageId } from './checklist'

interface ItemGroupProps {
  group: ChecklistGroup
  /** The CSS class sets the size on paper. */
  size: string
  /** The function is undefined until the page is hydrated. */
  onNext: ((itemId: string) => void) | undefined
  onStage: (itemId: string, stage: StageId, isOn: boolean) => void
}

export function ItemGroup({ group: { id, name, items, checked }, size, onNext, onStage }: ItemGroupProps) {
  return (
    <fieldset className="min-w-0 print:mb-2">
      <legend className="flex w-full items-baseline justify-between border-b-2 border-bark pb-1 font-sans text-xl font-bold print:pb-0 print:text-base">
        {name}
        <span className="ml-2 text-base font-normal text-soft tabular-nums print:hidden">
          {checked} of {items.length}
        </span>
      </legend>
      <p
        aria-hidden="true"
        className="flex font-sans text-[0.8125rem] text-soft cramped:text-[0.6875rem] print:text-[6pt]"
      >
        {stages.map((stage) => (
          <span
            key={stage.id}
            className="w-11 shrink-0 text-center whitespace-nowrap cramped:w-8 print:w-[6.5mm] print:text-left"
          >
            {stage.name}
          </span>
        ))}
      </p>
      <ul className="divide-y divide-hairline print:divide-y-0">
        {items.map((item) => (
          <li
            key={item.id}
            className={`relative flex min-h-12 break-inside-avoid items-start leading-snug hover:bg-panel cramped:flex-wrap print:min-h-0 print:leading-[1.15] ${size} ${item.isDone ? 'text-soft' : ''}`}
          >
            {stages.map((stage) => (
              <StageBox
                key={stage.id}
                item={item}
                stage={stage}
                id={boxId(id, item, stage.id)}
                isLive={onNext !== undefined}
                onStage={(isOn) => {
                  onStage(item.id, stage.id, isOn)
                }}
              />
            ))}
            <label
              htmlFor={boxId(id, item, 'done')}
              className="min-w-0 flex-1 cursor-pointer py-3 pl-1 wrap-anywhere cramped:order-first cramped:basis-full print:py-px"
            >
              {item.text}
            </label>
            {onNext ? (
              <button
                type="button"
                tabIndex={-1}
                aria-label={`Next stage: ${item.text}`}
                onClick={() => {
                  onNext(item.id)
                }}
                className="no-print absolute inset-0"
              />
            ) : null}
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
  isLive: boolean
  onStage: (isOn: boolean) => void
}

function StageBox({ item, stage, id, isLive, onStage }: StageBoxProps) {
  return (
    <span
      className={`relative z-10 flex w-11 shrink-0 justify-center py-3 cramped:w-8 print:w-[6.5mm] print:justify-start print:py-px ${isLive ? 'pointer-coarse:pointer-events-none' : ''}`}
    >
      <input
        id={id}
        type="checkbox"
        name={stage.id}
        value={item.id}
        aria-label={`${stage.name}: ${item.text}`}
        checked={item.level >= levelOf(stage.id)}
        onChange={({ currentTarget }) => {
          onStage(currentTarget.checked)
        }}
        className="size-6 shrink-0 accent-moss print:m-0 print:size-[1.15em]"
      />
    </span>
  )
}
