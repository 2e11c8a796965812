import type { FieldMetadata } from '@conform-to/react'
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { useCharacterLimit } from '~/components/forms/character-limit'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'

interface FieldProps {
  meta: FieldMetadata<unknown>
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
  const limit = useCharacterLimit(typed(meta), maxCharacters)
  return (
    <FieldFrame id={meta.id} label={label} hint={hint} error={errorOf(meta)} isOptional={!required}>
      <input
        {...described(meta, hint)}
        key={meta.key}
        type={type}
        required={required}
        defaultValue={typed(meta)}
        className={controlClass(errorOf(meta))}
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
  const limit = useCharacterLimit(typed(meta), maxCharacters)
  return (
    <FieldFrame id={meta.id} label={label} hint={hint} error={errorOf(meta)} isOptional={!required}>
      <textarea
        {...described(meta, hint)}
        key={meta.key}
        required={required}
        defaultValue={typed(meta)}
        className={controlClass(errorOf(meta))}
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

/** The field is hidden from people. A post that fills it in is kept as suspected spam. */
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

function described(meta: FieldMetadata<unknown>, hint: string | undefined) {
  return { ...fieldIds({ name: meta.id, hint, error: errorOf(meta) }), name: meta.name, form: meta.formId }
}

export function errorOf(meta: FieldMetadata<unknown>): string | undefined {
  return meta.errors?.join('. ')
}

export function typed(meta: FieldMetadata<unknown>): string {
  return typeof meta.initialValue === 'string' ? meta.initialValue : ''
}
