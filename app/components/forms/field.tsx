import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { useCharacterLimit } from '~/components/forms/character-limit'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'

/** Conform makes all of a field's metadata again for each property that is read. */
export interface FieldMeta {
  id: string
  name: string
  key?: string | undefined
  errors: string[] | undefined
  initialValue: unknown
}

interface FieldProps {
  meta: FieldMeta
  label: string
  hint?: string
  required?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** The counter appears when the text comes close. `maxlength` would silently cut off pasted text. */
  maxCharacters?: number
  after?: ReactNode
}

type TextFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'min' | 'max' | 'list' | 'onInput' | 'onKeyDown'>

export function TextField({
  meta,
  label,
  hint,
  required = false,
  type = 'text',
  maxCharacters,
  onInput,
  after,
  ...rest
}: TextFieldProps) {
  const { id, key, name } = meta
  const [error, value] = [errorOf(meta), typed(meta)]
  const limit = useCharacterLimit(value, maxCharacters)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={!required}>
      <input
        {...fieldIds({ name: id, hint, error })}
        key={key}
        name={name}
        type={type}
        required={required}
        defaultValue={value}
        className={controlClass(error)}
        onInput={(event) => {
          limit.follow(event.currentTarget.value)
          onInput?.(event)
        }}
        {...rest}
      />
      {limit.note}
      {after}
    </FieldFrame>
  )
}

type TextAreaProps = FieldProps & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onInput'> & { rows: number }

export function TextArea({
  meta,
  label,
  hint,
  required = false,
  maxCharacters,
  onInput,
  after,
  ...rest
}: TextAreaProps) {
  const { id, key, name } = meta
  const [error, value] = [errorOf(meta), typed(meta)]
  const limit = useCharacterLimit(value, maxCharacters)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={!required}>
      <textarea
        {...fieldIds({ name: id, hint, error })}
        key={key}
        name={name}
        required={required}
        defaultValue={value}
        className={controlClass(error)}
        onInput={(event) => {
          limit.follow(event.currentTarget.value)
          onInput?.(event)
        }}
        {...rest}
      />
      {limit.note}
      {after}
    </FieldFrame>
  )
}

/** 1Password, LastPass, Bitwarden and Dashlane ignore autocomplete="off". */
const notForPasswordManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const

/** The field is hidden from people. A post that fills it in is stored as suspected spam. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" {...notForPasswordManagers} />
      </label>
    </div>
  )
}

export function errorOf({ errors }: Pick<FieldMeta, 'errors'>): string | undefined {
  return errors?.join('. ')
}

export function typed({ initialValue }: Pick<FieldMeta, 'initialValue'>): string {
  return typeof initialValue === 'string' ? initialValue : ''
}
