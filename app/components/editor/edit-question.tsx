/** Each answer is a submit button of the form, so nothing typed gets lost. */
import { editorFields, type EditQuestion as Question } from '~/lib/editing'
import { AlertBox } from '~/components/feedback/alert-box'
import { buttonClass } from '~/components/ui/button'

export function EditQuestion({ question }: { question: Question }) {
  return (
    <AlertBox kind="question" focusOn={question}>
      <h2>{question.title}</h2>
      <p className="mt-1 wrap-anywhere">{question.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {question.answers.map(({ value, label }, index) => (
          <button
            key={value}
            type="submit"
            name={editorFields.confirmed}
            value={value}
            className={buttonClass(index === 0 ? 'primary' : 'secondary')}
          >
            {label}
          </button>
        ))}
      </div>
    </AlertBox>
  )
}
