/**
 * The one form field: label, hint, control and error, wired for people who listen. The conform metadata gives name,
 * ids, what was typed and what is wrong with it.
 */
import type { FieldMetadata } from '@conform-to/react'
import {
  useState,
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react'
import { characterCount } from '~/lib/text'
import { controlClass, FieldFrame, fieldIds } from './field-frame'

interface FieldProps {
  meta: FieldMetadata<unknown>
  label: string
  hint?: string
  required?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
  /**
   * The most characters that it takes, shown once the text comes near. There is no `maxlength`: it would cut off what is
   * pasted without a word.
   */
  maxCharacters?: number
  /** Stands below the control. */
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
  const limit = useLimit(meta, maxCharacters)
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
  const limit = useLimit(meta, maxCharacters)
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

/** The counter of a field that has a limit, from nine tenths of it on. */
function useLimit(meta: FieldMetadata<unknown>, max = Infinity) {
  const [count, setCount] = useState(() => countNear(typed(meta), max))
  return {
    follow: (text: string) => {
      setCount(countNear(text, max))
    },
    note: count === undefined ? null : <CharacterCount count={count} max={max} />,
  }
}

function countNear(text: string, max: number): number | undefined {
  const count = text.length < max * 0.9 ? 0 : characterCount(text)
  return count < max * 0.9 ? undefined : count
}

export function CharacterCount({ count, max }: { count: number; max: number }) {
  const isOver = count > max
  return (
    <p
      // Read out only when it is too much: a number at every key would drown what is typed.
      aria-live={isOver ? 'polite' : 'off'}
      className={`mt-1 font-sans text-base tabular-nums ${isOver ? 'font-semibold text-danger' : 'text-soft'}`}
    >
      {count.toLocaleString('en-US')} of {max.toLocaleString('en-US')} characters{isOver ? ': too many' : null}
    </p>
  )
}

/** A field that people never see and programs fill in: what comes with it set is kept apart for the operator. */
export function Trap({ name }: { name: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
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
