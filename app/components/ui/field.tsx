/**
 * The one form field: label, hint, control and error, wired for people who listen. The conform metadata gives name,
 * ids, what was typed and what is wrong with it.
 */
import type { FieldMetadata } from '@conform-to/react'
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react'

const control =
  'mt-1 block w-full rounded-field border bg-page px-3 py-2 font-sans text-[1.0625rem] leading-normal text-ink'

interface FieldProps {
  meta: FieldMetadata<unknown>
  label: string
  hint?: string
  required?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
}

type TextFieldProps = FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'min' | 'max'>

export function TextField({ meta, label, hint, required = false, type = 'text', ...rest }: TextFieldProps) {
  return (
    <FieldFrame meta={meta} label={label} hint={hint} required={required}>
      <input
        {...described(meta, hint)}
        key={meta.key}
        type={type}
        required={required}
        defaultValue={typed(meta)}
        className={`${control} ${border(meta)}`}
        {...rest}
      />
    </FieldFrame>
  )
}

export function TextArea({ meta, label, hint, required = false, rows, autoComplete }: FieldProps & { rows: number }) {
  return (
    <FieldFrame meta={meta} label={label} hint={hint} required={required}>
      <textarea
        {...described(meta, hint)}
        key={meta.key}
        rows={rows}
        required={required}
        autoComplete={autoComplete}
        defaultValue={typed(meta)}
        className={`${control} ${border(meta)}`}
      />
    </FieldFrame>
  )
}

interface FieldFrameProps {
  meta: FieldMetadata<unknown>
  label: string
  hint: string | undefined
  required: boolean
  children: ReactNode
}

function FieldFrame({ meta, label, hint, required, children }: FieldFrameProps) {
  return (
    <div className={meta.errors ? 'border-l-4 border-danger pl-4' : ''}>
      <label htmlFor={meta.id} className="block text-[1.0625rem] font-semibold">
        {label}
        {required ? null : <span className="font-normal text-soft"> (optional)</span>}
      </label>
      {hint === undefined ? null : (
        <p id={hintId(meta)} className="font-sans text-base text-soft">
          {hint}
        </p>
      )}
      {meta.errors ? (
        <p id={meta.errorId} className="font-sans text-base font-semibold text-danger">
          <span className="sr-only">Error: </span>
          {meta.errors.join('. ')}
        </p>
      ) : null}
      {children}
    </div>
  )
}

/** A field's cap, in words. There is no `maxlength`: it would cut off what is pasted without a word. */
export function atMost(characters: number): string {
  return `At most ${characters.toLocaleString('en-US')} characters.`
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
  const ids = [hint === undefined ? undefined : hintId(meta), meta.errors ? meta.errorId : undefined]
  return {
    id: meta.id,
    name: meta.name,
    form: meta.formId,
    'aria-invalid': meta.errors ? true : undefined,
    'aria-describedby': ids.filter((id) => id !== undefined).join(' ') || undefined,
  }
}

function hintId(meta: FieldMetadata<unknown>): string {
  return `${meta.id}-hint`
}

function typed(meta: FieldMetadata<unknown>): string {
  return typeof meta.initialValue === 'string' ? meta.initialValue : ''
}

function border(meta: FieldMetadata<unknown>): string {
  return meta.errors ? 'border-danger border-2' : 'border-control'
}
