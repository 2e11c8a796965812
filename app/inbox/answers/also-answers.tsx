import { useSite } from '~/components/layout/site-context'
import { shortDateTime } from '~/content/publishing/zoned-time'
import { referenceOf } from '~/inbox/entries/reference'
import { entryValue, type OtherEntry } from '~/inbox/entries/same-person'

interface AlsoAnswersProps {
  open: readonly OtherEntry[]
  ticked: readonly string[]
}

/** Other requests of the person, to be answered with the same mail. */
export function AlsoAnswers({ open, ticked }: AlsoAnswersProps) {
  const { timeZone } = useSite()
  if (open.length === 0) return null
  return (
    <fieldset className="rounded-field border-l-8 border-bark bg-panel px-4 py-2 font-sans">
      <legend className="float-left w-full font-semibold">This mail also answers</legend>
      <ul className="clear-both">
        {open.map((other, index) => (
          <li key={entryValue(other)}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
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
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
