/** The parts that every tool is made of: its form, its result, and how that came about. */
import type { FormEvent, ReactNode } from 'react'
import { buttonClass } from '~/components/ui/button'
import { toolPath } from '~/paths'
import type { ToolConstant } from './tool-content'
import type { ToolEntry } from './tool-list'

interface ToolFormProps {
  id: ToolEntry['id']
  /** The words of the button. */
  action: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** A plain GET form: without JavaScript its answer is a page of its own, which opens at the result. */
export function ToolForm({ id, action, onSubmit, children }: ToolFormProps) {
  return (
    <form action={`${toolPath(id)}#result`} noValidate onSubmit={onSubmit} className="tool-form no-print">
      <div className="space-y-6">{children}</div>
      <button type="submit" className={buttonClass('primary')}>
        {action}
      </button>
    </form>
  )
}

interface ToolResultProps {
  title: string
  /** The words of the title that stand large. */
  figure?: string
  /** The answer in one sentence, for those who listen. */
  summary: string
  /** Drawn beside the title. */
  mark?: ReactNode
  children: ReactNode
}

/** The focus comes here after an answer, and the summary is heard; when it changes without the focus, likewise. */
export function ToolResult({ title, figure = '', summary, mark, children }: ToolResultProps) {
  return (
    <section
      id="result"
      data-result
      data-quiet-focus
      tabIndex={-1}
      aria-labelledby="result-title"
      aria-describedby="result-summary"
      className="answer"
    >
      <div className="answer-head contours on-pine">
        <div>
          <h2 id="result-title">
            <Title title={title} figure={figure} />
          </h2>
          <p id="result-summary" role="status">
            {summary}
          </p>
        </div>
        {mark}
      </div>
      <div className="answer-body">{children}</div>
    </section>
  )
}

/** In one piece for those who listen, with its figure large for those who see. */
function Title({ title, figure }: { title: string; figure: string }) {
  const at = figure === '' ? -1 : title.indexOf(figure)
  if (at < 0) return title
  return (
    <>
      {title.slice(0, at)}
      <b>{figure}</b>
      {title.slice(at + figure.length)}
    </>
  )
}

/** Where the answer will be, on screens that have room beside the form. */
export function ToolWaiting({ action, children }: { action: string; children: string }) {
  return (
    <div className="answer-waiting contours">
      <div>
        <p className="eyebrow">Your answer appears here</p>
        <p>
          {children} Press <b>{action}</b>.
        </p>
      </div>
    </div>
  )
}

/** The steps from what was chosen to the answer, and every number that they rest on, with where it comes from. */
export function HowCalculated({ steps, constants }: { steps: readonly string[]; constants: readonly ToolConstant[] }) {
  return (
    <section aria-labelledby="how" className="part how">
      <h3 id="how">How this was calculated</h3>
      <ol className="ledger">
        {steps.map((step, index) => (
          // Of the next answer the same lines with other words.
          <li key={index}>{step}</li>
        ))}
      </ol>
      <details className="no-print">
        <summary>
          <h4>The numbers and where they come from</h4>
        </summary>
        <dl className="constants">
          {constants.map(({ name, value, source }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              <dd>{source}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
