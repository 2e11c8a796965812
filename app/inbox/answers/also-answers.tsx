import { useSite } from '~/components/layout/site-context'
import { shortDateTime } from '~/content/publishing/zoned-time'
import { referenceOf } from '~/inbox/entries/reference'
import { countOthers, entryValue, type OtherEntry } from '~/inbox/entries/same-person'

interface AlsoAnswersProps {
  open: readonly OtherEntry[]
  ticked: readonly string[]
}

const mostOpen = 3

/** Other requests of the person, to be answered with the same mail. */
export function AlsoAnswers({ open, ticked }: AlsoAnswersProps) {
  const { timeZone } = useSite()
  if (open.length === 0) return null
  return (
    <details
      open={open.length <= mostOpen || ticked.length > 0}
      className="rounded-field border-l-8 border-bark bg-panel px-4 py-2 font-sans"
    >
      <summary className="min-h-7 font-semibold">Also open from this person: {countOthers(open)}</summary>
      <fieldset>
        <legend className="text-soft">Tick what this mail answers, too. Each is marked as answered.</legend>
        {open.map((other, index) => (
          <label key={entryValue(other)} className="flex min-h-11 cursor-pointer items-center gap-3 py-1 wrap-anywhere">
            <input
              type="checkbox"
              name={`also[${String(index)}]`}
              value={entryValue(other)}
              defaultChecked={ticked.includes(entryValue(other))}
              className="size-5 shrink-0 accent-pine-2"
            />
            <span>
              <span className="tabular-nums">{referenceOf(other.tab, other.id)}</span>: {other.summary}
              <span className="text-soft"> · {shortDateTime(other.createdAt, timeZone)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
