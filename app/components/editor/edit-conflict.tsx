/** Works without JavaScript: each choice is a radio button of the editor's form. */
import { choiceField, editorFields, type FieldConflict } from '~/lib/editing'
import type { Message } from '~/lib/messages'
import { AlertBox } from '~/components/feedback/alert-box'
import { buttonClass, ButtonLink } from '~/components/ui/button'
import { Difference } from './difference'

const saveMine = 'Save mine over it'
export const saveChoices = 'Save these choices'

interface EditConflictProps {
  message: Message
  differences: readonly FieldConflict[]
  back: string
}

/** Then every button of the form saves the choices, but for the one that says otherwise. */
export function hasChoices(differences: readonly FieldConflict[] | undefined): boolean {
  return differences?.some(({ choice }) => choice) ?? false
}

export function EditConflict({ message, differences, back }: EditConflictProps) {
  const isChosen = hasChoices(differences)
  return (
    <AlertBox focusOn={differences}>
      <h2 className="text-[1.375rem]">There is a problem</h2>
      <p className="mt-1">{message.description}</p>
      <p className="mt-1">
        {differences.length === 0
          ? 'What is stored now is the same as yours.'
          : isChosen
            ? 'These fields differ. Where only one of you changed a field, that version is chosen already. What you typed is still in the form below.'
            : 'What you typed is still in the form below. Saving now puts it in the place of what is stored.'}
      </p>
      {differences.map((difference) => (
        <Field key={difference.name} difference={difference} />
      ))}
      <p className="mt-4 flex flex-wrap gap-3">
        {isChosen ? (
          <>
            <input type="hidden" name={editorFields.merge} value="on" />
            <button type="submit" className={buttonClass('primary')}>
              {saveChoices}
            </button>
          </>
        ) : null}
        <button
          type="submit"
          name={editorFields.merge}
          value="off"
          className={buttonClass(isChosen ? 'secondary' : 'primary')}
        >
          {saveMine}
        </button>
        <ButtonLink to={back} preventScrollReset look="secondary">
          Keep what is stored
        </ButtonLink>
      </p>
    </AlertBox>
  )
}

const longestLine = 160

function Field({ difference }: { difference: FieldConflict }) {
  const { name, label, stored, typed, pieces, choice } = difference
  const isShort = pieces.length > 0 && Math.max(stored.length, typed.length) <= longestLine && !difference.isFormatting
  const theirs = isShort ? stored || '(empty)' : undefined
  const mine = isShort ? typed || '(empty)' : undefined
  return (
    <fieldset className="mt-4 border-t border-hairline pt-3">
      <legend className="float-left mb-1 w-full text-lg font-semibold">{label}</legend>
      <div className="clear-both">
        {isShort ? null : (
          <>
            {pieces.length > 0 && !difference.isFormatting ? (
              <p className="text-base text-soft">Struck out: only in what is stored now. Underlined: only in yours.</p>
            ) : null}
            <div className="rounded-field border border-hairline bg-card px-3 py-2">
              <Difference difference={difference} sides={['Stored now', 'Yours']} />
            </div>
          </>
        )}
        {choice ? (
          <>
            {/* Browsers leave out a group in which nothing is chosen. */}
            <input type="hidden" name={choiceField(name)} value="" />
            <Side
              name={name}
              value={choice.theirs}
              isChosen={choice.chosen === 'theirs'}
              title="Stored now"
              text={theirs}
            />
            <Side name={name} value="mine" isChosen={choice.chosen === 'mine'} title="Yours" text={mine} />
          </>
        ) : isShort ? (
          <>
            <p className="wrap-anywhere whitespace-pre-wrap">Stored now: {theirs}</p>
            <p className="wrap-anywhere whitespace-pre-wrap">Yours: {mine}</p>
          </>
        ) : null}
      </div>
    </fieldset>
  )
}

interface SideProps {
  name: string
  value: string
  isChosen: boolean
  title: string
  text: string | undefined
}

function Side({ name, value, isChosen, title, text }: SideProps) {
  return (
    <label className="mt-1 flex min-h-9 items-baseline gap-2">
      <input
        type="radio"
        name={choiceField(name)}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 translate-y-1 accent-moss"
      />
      <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">
        <strong>{title}</strong>
        {text === undefined ? null : `: ${text}`}
      </span>
    </label>
  )
}
