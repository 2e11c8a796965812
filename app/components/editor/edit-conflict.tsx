import { useId } from 'react'
import type { FieldDifference } from '~/lib/editing'
import type { Message } from '~/lib/messages'
import { AlertBox } from '~/components/feedback/alert-box'
import { buttonClass, ButtonLink } from '~/components/ui/button'

export const saveMine = 'Save mine over it'

interface EditConflictProps {
  message: Message
  differences: readonly FieldDifference[]
  back: string
}

export function EditConflict({ message, differences, back }: EditConflictProps) {
  return (
    <AlertBox focusOn={differences}>
      <h3>There is a problem</h3>
      <p className="mt-1">{message.description}</p>
      <p className="mt-1">
        {differences.length === 0
          ? 'What is stored now is the same as yours.'
          : 'What you typed is still in the form below. Saving now puts it in the place of what is stored.'}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="submit" className={buttonClass('primary')}>
          {saveMine}
        </button>
        <ButtonLink to={back} preventScrollReset look="secondary">
          Keep what is stored
        </ButtonLink>
      </p>
      {differences.map(({ label, stored, typed }) => (
        <section key={label} aria-label={`${label}: both versions`} className="mt-4 border-t border-hairline pt-3">
          <h4 className="text-lg">{label}</h4>
          <div className="mt-1 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <Version title="Stored now" text={stored} />
            <Version title="Yours" text={typed} />
          </div>
        </section>
      ))}
    </AlertBox>
  )
}

function Version({ title, text }: { title: string; text: string }) {
  const id = useId()
  const isShort = text.length <= 60 && !text.includes('\n')
  const look = 'mt-1 block w-full rounded-field border border-hairline bg-panel text-base'
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold text-soft">
        {title}
      </label>
      {isShort ? (
        <output id={id} className={`${look} px-3 py-2 wrap-anywhere`}>
          {text === '' ? '(empty)' : text}
        </output>
      ) : (
        <textarea
          id={id}
          readOnly
          rows={Math.min(6, Math.ceil(text.length / 40) + 1)}
          value={text}
          className={`${look} p-3`}
        />
      )}
    </div>
  )
}
