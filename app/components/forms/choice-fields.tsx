/** These fields have no conform metadata. Label, hint and error are wired as in field.tsx. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useCharacterLimit } from '~/components/forms/character-limit'
import { controlClass, FieldFrame, fieldIds, HintAndError } from './field-frame'

interface ChoiceFieldProps {
  name: string
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  isOptional?: boolean
}

export interface Choice {
  value: string
  label: string
  hint?: string
  place?: string
}

export function SelectField({
  choices,
  value,
  empty,
  ...field
}: ChoiceFieldProps & { choices: readonly Choice[]; value: string; empty: string }) {
  const id = field.id ?? field.name
  return (
    <FieldFrame {...field} id={id}>
      <select
        {...fieldIds({ ...field, name: id })}
        name={field.name}
        defaultValue={value}
        className={controlClass(field.error)}
      >
        <option value="">{empty}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

interface TextInputProps extends ChoiceFieldProps {
  value: string
  maxCharacters?: number
  suggestions?: readonly string[]
  /** The keyboard suits numbers, codes and addresses rather than prose. */
  keyboard?: Pick<
    ComponentPropsWithoutRef<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
  >
}

export function TextInput({ value, maxCharacters, suggestions = [], keyboard, ...field }: TextInputProps) {
  const limit = useCharacterLimit(value, maxCharacters)
  const id = field.id ?? field.name
  const listId = suggestions.length === 0 ? undefined : `${id}-list`
  return (
    <FieldFrame {...field} id={id}>
      <input
        {...fieldIds({ ...field, name: id })}
        type="text"
        {...keyboard}
        list={listId}
        name={field.name}
        defaultValue={value}
        onInput={({ currentTarget }) => {
          limit.follow(currentTarget.value)
        }}
        className={controlClass(field.error)}
      />
      {listId === undefined ? null : (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {limit.note}
    </FieldFrame>
  )
}

/** The input is of type text with a numeric keyboard, because `type=number` empties what it cannot parse. */
export function NumberInput({ value, unit, ...field }: ChoiceFieldProps & { value: string; unit: string }) {
  const id = field.id ?? field.name
  return (
    <FieldFrame {...field} id={id} label={`${field.label} (${unit})`}>
      <input
        {...fieldIds({ ...field, name: id })}
        type="text"
        inputMode="decimal"
        name={field.name}
        defaultValue={value}
        className={controlClass(field.error)}
      />
    </FieldFrame>
  )
}

type PickedProps = ChoiceFieldProps & { value: string }

export function DateInput(props: PickedProps) {
  return <PickedInput {...props} type="date" />
}

export function TimeInput(props: PickedProps) {
  return <PickedInput {...props} type="time" />
}

/** The value is 2026-11. Some browsers have no picker and show the text itself. */
export function MonthInput(props: PickedProps & { min: string; max: string }) {
  return <PickedInput {...props} type="month" />
}

type PickedInputProps = PickedProps & { type: 'date' | 'time' | 'month'; min?: string; max?: string }

function PickedInput({ value, type, min, max, ...field }: PickedInputProps) {
  const id = field.id ?? field.name
  return (
    <FieldFrame {...field} id={id}>
      <input
        {...fieldIds({ ...field, name: id })}
        type={type}
        min={min}
        max={max}
        name={field.name}
        defaultValue={value}
        className={controlClass(field.error)}
      />
    </FieldFrame>
  )
}

export function TextAreaInput({
  value,
  rows,
  maxCharacters,
  ...field
}: ChoiceFieldProps & { value: string; rows: number; maxCharacters?: number }) {
  const limit = useCharacterLimit(value, maxCharacters)
  const id = field.id ?? field.name
  return (
    <FieldFrame {...field} id={id}>
      <textarea
        {...fieldIds({ ...field, name: id })}
        name={field.name}
        rows={rows}
        defaultValue={value}
        onInput={({ currentTarget }) => {
          limit.follow(currentTarget.value)
        }}
        className={controlClass(field.error)}
      />
      {limit.note}
    </FieldFrame>
  )
}

interface ChoiceGroupProps extends ChoiceFieldProps {
  choices: readonly Choice[]
  arrangement?: string
}

/** Browsers leave an unchecked radio group out of a form, so an empty hidden value is sent for it. */
export function RadioGroup({ value, ...group }: ChoiceGroupProps & { value: string }) {
  return (
    <>
      {group.choices.some((choice) => choice.value === value) ? null : (
        <input type="hidden" name={group.name} value="" />
      )}
      <ChoiceGroup {...group} type="radio" chosen={[value]} />
    </>
  )
}

export function CheckboxGroup({ values, ...group }: ChoiceGroupProps & { values: readonly string[] }) {
  return <ChoiceGroup {...group} type="checkbox" chosen={values} />
}

interface TypedGroupProps extends ChoiceGroupProps {
  type: 'radio' | 'checkbox'
  chosen: readonly string[]
}

const longLabel = 20
const longHint = 30

function ChoiceGroup({ choices, type, chosen, arrangement, ...field }: TypedGroupProps) {
  const id = field.id ?? field.name
  const isWide = choices.some(({ label, hint = '' }) => label.length > longLabel || hint.length > longHint)
  const columns = isWide ? 'grid-cols-1' : 'choice-columns'
  return (
    <Group {...field} arrangement={arrangement ?? columns}>
      {choices.map((choice, index) => (
        <ChoiceBox
          key={choice.value}
          choice={choice}
          type={type}
          name={field.name}
          id={index === 0 ? id : `${id}-${choice.value}`}
          isChosen={chosen.includes(choice.value)}
          isWrong={field.error !== undefined}
        />
      ))}
    </Group>
  )
}

interface GroupProps extends ChoiceFieldProps {
  arrangement: string
  children: ReactNode
}

function Group({ name, id = name, label, hint, error, arrangement, children }: GroupProps) {
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
  return (
    <fieldset
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      className={error === undefined ? '' : 'border-l-4 border-danger pl-4'}
    >
      <legend className="font-sans text-[1.0625rem] font-semibold">{label}</legend>
      <HintAndError id={id} hint={hint} error={error} />
      <div className={`mt-2 grid gap-2 ${arrangement}`}>{children}</div>
    </fieldset>
  )
}

interface ChoiceBoxProps {
  choice: Choice
  type: 'radio' | 'checkbox'
  name: string
  id: string
  isChosen: boolean
  isWrong: boolean
}

function ChoiceBox({ choice, type, name, id, isChosen, isWrong }: ChoiceBoxProps) {
  return (
    <label htmlFor={id} className={`choice ${choice.place ?? ''}`}>
      <input
        id={id}
        type={type}
        name={name}
        value={choice.value}
        defaultChecked={isChosen}
        aria-invalid={isWrong ? true : undefined}
        className="size-5 shrink-0 accent-moss"
      />
      <span>
        {choice.label}
        {choice.hint === undefined ? null : <span className="block text-[0.9375rem] text-soft">{choice.hint}</span>}
      </span>
    </label>
  )
}
