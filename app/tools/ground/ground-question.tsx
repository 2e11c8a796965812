/** Each answer is a link to the page with the place that is meant. */
import { buttonClass } from '~/components/ui/button'
import { withAnswer, type GroundQuestion } from './ground-questions'

interface AnswersProps {
  question: GroundQuestion
  query: URLSearchParams
  onAnswer?: (query: URLSearchParams) => void
}

export function GroundQuestionResult({ question, ...answers }: AnswersProps) {
  return (
    <section
      id="result"
      data-result
      data-quiet-focus
      tabIndex={-1}
      aria-labelledby="ground-question"
      className="no-print self-start rounded-field border-l-8 border-blaze bg-panel p-6"
    >
      <h2 id="ground-question" className="text-2xl">
        {question.text}
      </h2>
      <Answers question={question} {...answers} />
    </section>
  )
}

export function Answers({ question, query, onAnswer }: AnswersProps) {
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {question.answers.map((answer) => {
        const answered = withAnswer(query, answer)
        return (
          <a
            key={answer.label}
            href={`?${answered.toString()}#result`}
            rel="nofollow"
            onClick={(event) => {
              if (!onAnswer || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
              event.preventDefault()
              onAnswer(answered)
            }}
            className={buttonClass('secondary')}
          >
            {answer.label}
          </a>
        )
      })}
    </p>
  )
}
