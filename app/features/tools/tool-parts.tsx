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
      className="tool-form no-print rounded-field border border-hairline bg-card p-4 sm:p-6"
    >
      <div className="space-y-6">{children}</div>
      <button type="submit" className={buttonClass('primary', 'mt-6 w-full text-lg sm:w-auto lg:w-full')}>
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
      className="min-w-0 rounded-field border border-control bg-card print:border-0 print:bg-transparent"
    >
      <div className="contours on-pine flex items-center gap-6 rounded-t-[3px] bg-pine px-5 py-6 text-cream sm:px-8 sm:py-7 print:bg-transparent print:p-0 print:text-ink">
        <div className="min-w-0 flex-1">
          <h2 id="result-title">
            <Title title={title} figure={figure} />
          </h2>
          <p id="result-summary" role="status" className="mt-3 max-w-measure text-lg leading-snug wrap-anywhere">
            {summary}
          </p>
        </div>
        {mark}
      </div>
      <div className="space-y-8 px-5 py-6 sm:px-8 sm:py-8 print:mt-4 print:p-0">{children}</div>
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
      <span className="text-[clamp(2.75rem,7vw,4.5rem)] mx-[0.06em] leading-none tracking-tight tabular-nums first:ml-0 print:text-[length:inherit]">
        {figure}
      </span>
      {title.slice(at + figure.length)}
    </>
  )
}

/** Where the answer will be, on screens that have room beside the form. */
export function ToolWaiting({ action, children }: { action: string; children: string }) {
  return (
    <div className="contours hidden max-h-136 min-h-80 flex-col justify-end self-stretch rounded-field border border-dashed border-control lg:flex">
      <div className="m-px border-t border-hairline bg-page px-8 py-6">
        <p className="eyebrow">Your answer stands here</p>
        <p className="mt-1 text-xl text-soft">
          {children} Press <span className="font-sans font-semibold whitespace-nowrap text-ink">{action}</span>.
        </p>
      </div>
    </div>
  )
}

/** The steps from what was chosen to the answer, and every number that they rest on, with where it comes from. */
export function HowCalculated({ steps, constants }: { steps: readonly string[]; constants: readonly ToolConstant[] }) {
  return (
    <section aria-labelledby="how" className="border-t-2 border-bark pt-5">
      <h3 id="how" className="text-xl">
        How this was calculated
      </h3>
      <ol className="ledger mt-3 tabular-nums">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <details className="no-print mt-5">
        <summary className="min-h-11 py-2">
          <h4 className="ml-1 inline text-lg">The numbers, and where they come from</h4>
        </summary>
        <dl className="mt-1 border-t border-control text-base tabular-nums">
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
      </details>
    </section>
  )
}
