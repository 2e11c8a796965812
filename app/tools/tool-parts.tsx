import { createContext, forwardRef, useContext, useEffect, type FormEvent, type ReactNode } from 'react'
import { AddressErrorSummary } from '~/components/forms/error-summary'
import { buttonClass } from '~/components/ui/button'
import { Fold } from '~/components/ui/fold'
import { withErrorMark } from '~/seo/head'
import { toolPath } from '~/paths'
import { AnswerActions } from './answer-actions'
import type { ToolConstant } from './tool-content'
import type { ToolEntry } from '~/lib/tool-list'

interface Asked {
  /** The key is the field's name. */
  errors: Readonly<Record<string, string>>
  /** The value is false if a required field is missing or wrong, and if nothing was asked yet. */
  isAnswered: boolean
}

const AskedContext = createContext<Asked>({ errors: {}, isAnswered: true })

interface ToolDeskProps extends Asked {
  /** Browsers that have saved this answer with it, so tailwind.css folds the form before the scripts come. */
  answeredBy?: 'ground' | 'week' | undefined
  className?: string
  children: ReactNode
}

/** Surrounds form and result. Errors are above the form, or in the answer if there is one all the same. */
export const ToolDesk = forwardRef<HTMLDivElement, ToolDeskProps>(function ToolDesk(
  { errors, isAnswered, answeredBy, className = 'tool-desk mt-8', children },
  ref,
) {
  const isRefused = !isAnswered && Object.keys(errors).length > 0
  useErrorTitle(isRefused)
  return (
    <div
      ref={ref}
      data-answered={isAnswered || undefined}
      data-by={isAnswered || isRefused ? undefined : answeredBy}
      className={className}
    >
      <AskedContext.Provider value={{ errors, isAnswered }}>{children}</AskedContext.Provider>
    </div>
  )
})

/** Begins the title of the page with "Error: " while a form is refused. */
export function useErrorTitle(isRefused: boolean): void {
  useEffect(() => {
    document.title = withErrorMark(document.title, isRefused)
  }, [isRefused])
}

/** The page opens at `id` without JavaScript, as it would at an answer. */
function ToolProblem({ id = 'result' }: { id?: string }) {
  const { errors, isAnswered } = useContext(AskedContext)
  return isAnswered || Object.keys(errors).length === 0 ? null : <AddressErrorSummary id={id} errors={errors} />
}

function LeftOut() {
  const { errors, isAnswered } = useContext(AskedContext)
  const messages = [...new Set(Object.values(errors))]
  if (!isAnswered || messages.length === 0) return null
  return (
    <p className="rounded-field border-l-8 border-danger bg-card px-5 py-4">
      <strong>This answer leaves something out.</strong> {messages.join(' ')}
    </p>
  )
}

interface ToolFormProps {
  id: ToolEntry['id']
  /** The text of the button. */
  action: string
  /** With an answer the form folds to this line, which says what it was made from: "Home farm · Thu, Nov 26". */
  known?: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The form is a GET form: without JavaScript the answer is a page that opens at the result. */
export function ToolForm({ id, action, known, onSubmit, children }: ToolFormProps) {
  const { errors, isAnswered } = useContext(AskedContext)
  const form = (
    <form data-tool action={`${toolPath(id)}#result`} noValidate onSubmit={onSubmit} className="tool-form no-print">
      <ToolProblem />
      <div className="space-y-6">{children}</div>
      <button type="submit" className={buttonClass('primary')}>
        {action}
      </button>
    </form>
  )
  if (known === undefined || !isAnswered) return form
  return (
    <details className="tool-known no-print" open={Object.keys(errors).length > 0 || undefined}>
      <summary>
        <span>{known}</span> <span className="change">Change</span>
      </summary>
      {form}
    </details>
  )
}

interface ToolResultProps {
  /** A second answer on the page needs another id. */
  id?: string
  title: string
  /** The part of the title that is shown large. */
  figure?: string
  /** The sentence is for screen readers. */
  summary: string
  mark?: ReactNode
  /** The answer fills the page on paper, in small print. */
  isFullPage?: boolean
  /** A shared link also says this, such as a place that the page itself keeps out of its address. */
  shared?: URLSearchParams | undefined
  /** A calendar file is offered beside copying, sharing and printing. */
  actions?: ReactNode
  children: ReactNode
}

/** The result gets the focus after an answer. The summary is announced then, and whenever it changes. */
export function ToolResult({
  id = 'result',
  title,
  figure = '',
  summary,
  mark,
  isFullPage = false,
  shared,
  actions,
  children,
}: ToolResultProps) {
  return (
    <section
      id={id}
      data-result
      data-quiet-focus
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
      className={isFullPage ? 'answer prints-small' : 'answer'}
    >
      <div className="answer-head contours on-pine">
        <div>
          <h2 id={`${id}-title`}>
            <Title title={title} figure={figure} />
          </h2>
          <p id={`${id}-summary`} role="status">
            {summary}
          </p>
        </div>
        {mark}
      </div>
      <div className="answer-body">
        <LeftOut />
        {children}
        <AnswerActions title={title} shared={shared}>
          {actions}
        </AnswerActions>
      </div>
    </section>
  )
}

/** Writes one text for screen readers, with the figure large on screen. A time in the figure does not break. */
function Title({ title, figure }: { title: string; figure: string }) {
  const at = figure === '' ? -1 : title.indexOf(figure)
  if (at < 0) return title
  return (
    <>
      {title.slice(0, at)}
      <b>{figure.replace(/(?<=:\d\d) (?=[AP]M)/g, '\u00a0')}</b>
      {title.slice(at + figure.length)}
    </>
  )
}

/** The placeholder fills the place of the answer on wide screens. */
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

interface HowCalculatedProps {
  /** A second answer on the page needs another id. */
  id?: string
  steps: readonly string[]
  constants: readonly ToolConstant[]
}

export function HowCalculated({ id = 'how', steps, constants }: HowCalculatedProps) {
  return (
    <div className="no-print">
      <Fold id={id} title="How this was calculated">
        <ol className="ledger">
          {steps.map((step, index) => (
            // The keys are indexes, so that the next answer reuses the elements.
            <li key={index}>{step}</li>
          ))}
        </ol>
        <h4 className="mt-6">The numbers and where they come from</h4>
        <dl className="constants">
          {constants.map(({ name, value, source }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              <dd>{source}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  )
}
