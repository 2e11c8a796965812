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

/** The focus comes here after an answer; the summary is what is heard first. */
export function ToolResult({ title, summary, children }: ToolResultProps) {
  return (
    <section
      id="result"
      data-result
      data-quiet-focus
      tabIndex={-1}
      aria-labelledby="result-title"
      className="rounded-field border-2 border-moss bg-card p-6"
    >
      <h2 id="result-title">{title}</h2>
      <p role="status" className="mt-2 text-xl">
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
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-left text-base wrap-break-word tabular-nums">
          <thead className="font-sans">
            <tr className="border-b border-control">
              <th scope="col" className="py-1.5 pr-4">
                Constant
              </th>
              <th scope="col" className="py-1.5 pr-4">
                Value
              </th>
              <th scope="col" className="py-1.5">
                Where it comes from
              </th>
            </tr>
          </thead>
          <tbody>
            {constants.map(({ name, value, source }) => (
              <tr key={name} className="border-b border-hairline align-top">
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  {name}
                </th>
                <td className="py-1.5 pr-4">{value}</td>
                <td className="py-1.5">{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
