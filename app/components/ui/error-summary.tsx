/** What is wrong with a form, before the form, after GOV.UK: each line leads to its field and says the same words. */
import type { SubmissionResult } from '@conform-to/react'
import type { MouseEvent } from 'react'
import { AlertBox } from './alert-box'
import { focusRevealed } from './reveal'

/** The router takes a jump within the page for a navigation, and would drop the answer that this summary shows. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field) focusRevealed(field)
}

interface ErrorSummaryProps {
  /** What the site says of the form as a whole. */
  lead: string
  formId: string
  result: SubmissionResult<string[]>
  /** Of a long form: the names of its fields, in the order of the form. Its lines follow them, and name their fields. */
  labels?: Readonly<Record<string, string>>
  /** Of a long form: who is at its first wrong field does not see the others. */
  takesFocus?: boolean
}

export function ErrorSummary({ lead, formId, result, labels, takesFocus = false }: ErrorSummaryProps) {
  // A fault of the form as a whole stands in its lead.
  const faults = Object.entries(result.error ?? {}).flatMap(([name, messages]) =>
    name === '' ? [] : (messages ?? []).map((text) => ({ name, text })),
  )
  const lines = labels === undefined ? faults : inOrder(faults, labels)
  const concernsNoField = lines.length === 0
  // Where a field is wrong, conform moves the focus to the first of them; else it belongs here.
  return (
    <AlertBox focusOn={concernsNoField || takesFocus ? result : undefined}>
      {/* A toast with the same words takes the place of the head while it is there. */}
      <div data-toast-place={lead} />
      <div className="summary-head">
        <h2 className="text-[1.375rem]">There is a problem</h2>
        <p className="mt-1">{lead}</p>
      </div>
      {concernsNoField ? null : (
        <ul className="mt-2 space-y-1">
          {lines.map(({ name, text }) => (
            <li key={name + text}>
              <a href={`#${formId}-${name}`} onClick={focusField} className="font-semibold text-danger">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </AlertBox>
  )
}

interface Fault {
  name: string
  text: string
}

/** `sources[2].url` is of the third row of `sources`. */
function inOrder(faults: readonly Fault[], labels: Readonly<Record<string, string>>): Fault[] {
  const names = Object.keys(labels)
  return faults
    .map(({ name, text }) => {
      const [, field = name, row] = /^([^[.]+)(?:\[(\d+)\])?/.exec(name) ?? []
      const label = labels[field]
      const place = row === undefined ? '' : ` ${String(Number(row) + 1)}`
      const order = names.indexOf(field)
      return { order: order < 0 ? names.length : order, name, text: label ? `${label}${place}: ${text}` : text }
    })
    .toSorted((a, b) => a.order - b.order)
}
