/** The parts that every tool is made of: its form, its result, and how that came about. */
import type { FormEvent, ReactNode } from 'react'
import { buttonClass } from '~/components/ui/button'
import { toolPath } from '~/paths'
import type { ToolConstant } from './tool-content'
import type { ToolId } from './tool-list'

interface ToolFormProps {
  id: ToolId
  /** The words of the button. */
  action: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** A plain GET form: without JavaScript its answer is a page of its own, which opens at the result. */
export function ToolForm({ id, action, onSubmit, children }: ToolFormProps) {
  return (
    <form
      action={`${toolPath(id)}#result`}
      noValidate
      onSubmit={onSubmit}
      className="no-print rounded-field border border-hairline bg-card p-6"
    >
      <div className="space-y-6">{children}</div>
      <button type="submit" className={buttonClass('primary', 'mt-6')}>
        {action}
      </button>
    </form>
  )
}

interface ToolResultProps {
  title: string
  /** The answer in one sentence, for those who listen. */
  summary: string
  children: ReactNode
}

/** The focus comes here after an answer, and the summary is heard; when it changes without the focus, likewise. */
export function ToolResult({ title, summary, children }: ToolResultProps) {
  return (
    <section
      id="result"
      data-result
      data-quiet-focus
      tabIndex={-1}
      aria-labelledby="result-title"
      aria-describedby="result-summary"
      className="rounded-field border-2 border-moss bg-card p-6"
    >
      <h2 id="result-title">{title}</h2>
      <p id="result-summary" role="status" className="mt-2 text-xl">
        {summary}
      </p>
      <div className="mt-5 space-y-6">{children}</div>
    </section>
  )
}

/** The steps from what was chosen to the answer, and every number that they rest on, with where it comes from. */
export function HowCalculated({ steps, constants }: { steps: readonly string[]; constants: readonly ToolConstant[] }) {
  return (
    <section aria-labelledby="how" className="border-t border-hairline pt-5">
      <h3 id="how" className="text-xl">
        How this was calculated
      </h3>
      <ol className="mt-2 list-decimal space-y-1 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h4 className="mt-5 text-lg">The numbers, and where they come from</h4>
      <dl className="mt-2 border-t border-control text-base tabular-nums">
        {constants.map(({ name, value, source }) => (
          <div
            key={name}
            className="gap-x-5 border-b border-hairline py-2 sm:grid sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,6fr)]"
          >
            <dt className="font-sans font-semibold">{name}</dt>
            <dd>{value}</dd>
            <dd className="text-soft">{source}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
