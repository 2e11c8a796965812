/** Asks which waypoints of a file are stands. One outside of the United States and Canada is not checked unasked. */
import { Button } from '~/components/ui/button'
import { countOf } from '~/lib/text'
import { mostStands, pointText, type Stand } from './stand'
import { OutsideQuestion } from './outside-question'
import { answerOutside, isKnownIn, type FoundStand } from './waypoint'

export interface OpenedFile {
  fileName: string
  found: readonly FoundStand[]
  /** Sentences say what was mended or left out. */
  notes: readonly string[]
  chosen: readonly FoundStand[]
}

interface WaypointChoiceProps {
  opened: OpenedFile
  stands: readonly Stand[]
  onChange: (opened: OpenedFile) => void
  onAdd: () => void
  onCancel: () => void
}

export function isChosenAtFirst({ isLikely, outside }: FoundStand): boolean {
  return isLikely && !outside
}

export function WaypointChoice({ opened, stands, onChange, onAdd, onCancel }: WaypointChoiceProps) {
  const { fileName, found, notes, chosen } = opened
  const isKnown = isKnownIn(stands)
  const tooMany = stands.length + chosen.filter((each) => !isKnown(each)).length - mostStands
  const certain = found.filter(({ outside }) => !outside)
  const isAllChosen = certain.every((each) => chosen.includes(each))
  const answer = (choice: 'change' | 'keep') => {
    const answered = answerOutside(found, choice)
    const isChosen = (each: FoundStand, index: number) =>
      chosen.some((other) => other === found[index]) || (each !== found[index] && isChosenAtFirst(each))
    onChange({ ...opened, found: answered, chosen: answered.filter(isChosen) })
  }
  return (
    <fieldset tabIndex={-1} data-quiet-focus className="mt-4 rounded-field border border-control bg-card px-5 py-4">
      <legend className="px-1 font-sans text-[1.0625rem] font-semibold">
        {countOf(found.length, 'waypoint')} in “{fileName}”: which are stands?
      </legend>
      {notes.length === 0 ? null : <p className="text-base text-soft">{notes.join(' ')}</p>}
      <OutsideQuestion found={found} onAnswer={answer} />
      {certain.length === 0 ? null : (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button
            look="secondary"
            onClick={() => {
              onChange({ ...opened, chosen: isAllChosen ? [] : [...new Set([...chosen, ...certain])] })
            }}
          >
            {isAllChosen ? 'Uncheck all' : 'Check all'}
          </Button>
        </div>
      )}
      <ul className="mt-3 max-h-96 divide-y divide-hairline overflow-auto border-y border-hairline">
        {found.map((each) => (
          <li key={each.stand.name}>
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="checkbox"
                className="mt-1 size-5 shrink-0"
                checked={chosen.includes(each)}
                onChange={({ currentTarget }) => {
                  const others = chosen.filter((other) => other !== each)
                  onChange({ ...opened, chosen: currentTarget.checked ? [...others, each] : others })
                }}
              />
              <span className="min-w-0 wrap-anywhere">
                <b className="font-sans">{each.stand.name}</b>{' '}
                <span className="text-base text-soft">{describe(each, isKnown(each))}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {tooMany > 0 ? (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {`The list has room for ${String(mostStands)} stands. Uncheck ${String(tooMany)}, or remove some from your list above.`}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          aria-disabled={tooMany > 0 || chosen.length === 0}
          onClick={() => {
            if (tooMany <= 0 && chosen.length > 0) onAdd()
          }}
        >
          {`Add ${countOf(chosen.length, 'Stand')}`}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}

function describe({ stand: { point }, kind, outside }: FoundStand, isKnown: boolean): string {
  const place = point ? pointText(point) : 'no point'
  const known = isKnown ? ['on your list: what the file says replaces yours'] : []
  return [...(kind === '' ? [] : [kind]), place, ...(outside ? [outside.where] : []), ...known].join(' · ')
}
