/** Each error links to its field, as GOV.UK does it. */
import type { SubmissionResult } from '@conform-to/react'
import { useState, type MouseEvent } from 'react'
import { AlertBox } from '~/components/feedback/alert-box'
import { focusRevealed } from './reveal'

/** The router would treat a hash link as a navigation and drop the action data. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field) focusRevealed(field)
}

interface ErrorSummaryProps {
  /** The title of the message, where the specification has it. */
  title?: string
  lead: string
  formId: string
  result: SubmissionResult<string[]>
  labels?: Readonly<Record<string, string>>
  takesFocus?: boolean
}

export function ErrorSummary({ title, lead, formId, result, labels, takesFocus = false }: ErrorSummaryProps) {
  // Errors of the whole form are in the lead.
  const faults = Object.entries(result.error ?? {}).flatMap(([name, messages]) =>
    name === '' ? [] : (messages ?? []).map((text) => ({ name, text })),
  )
  const lines = labels === undefined ? faults : inOrder(faults, labels)
  const concernsNoField = lines.length === 0
  // A new element is announced, even if it says the same as before.
  const [shown, setShown] = useState({ result, round: 0 })
  if (shown.result !== result) setShown({ result, round: shown.round + 1 })
  // conform focuses the first invalid field, if there is one.
  return (
    <AlertBox key={shown.round} focusOn={concernsNoField || takesFocus ? result : undefined}>
      <h2 className="text-[1.375rem]">
        {title}
        <span className={title === undefined ? '' : 'sr-only'}>{title && ': '}There is a problem</span>
      </h2>
      <p className="mt-1">{lead}</p>
      <FaultLinks faults={lines.map(({ name, text }) => ({ id: `${formId}-${name}`, text }))} />
    </AlertBox>
  )
}

/** The form is in the address, and its fields have their names as ids. The page opens at `id`. */
export function AddressErrorSummary({ id, errors }: { id: string; errors: Readonly<Record<string, string>> }) {
  return (
    <AlertBox id={id} focusOn={undefined}>
      <h2 className="text-[1.375rem]">There is a problem</h2>
      <FaultLinks faults={Object.entries(errors).map(([name, text]) => ({ id: name, text }))} />
    </AlertBox>
  )
}

function FaultLinks({ faults }: { faults: readonly { id: string; text: string }[] }) {
  if (faults.length === 0) return null
  return (
    <ul className="mt-2 space-y-1">
      {faults.map(({ id, text }) => (
        <li key={id + text}>
          <a href={`#${id}`} onClick={focusField} className="font-semibold text-danger">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface Fault {
  name: string
  text: string
}

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
