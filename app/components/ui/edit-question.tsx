/** Asked before a save goes on: each answer is a button of the form itself, so nothing that was typed gets lost. */
import { useEffect, useRef } from 'react'
import { editorFields, type EditQuestion as Question } from '~/lib/editing'
import { buttonClass } from './button'

export function EditQuestion({ question }: { question: Question }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.focus()
  }, [question])
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      data-quiet-focus
      className="mb-6 rounded-field border-4 border-bark bg-panel p-4 font-sans"
    >
      <h3>{question.title}</h3>
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
    </div>
  )
}
