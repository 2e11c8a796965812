import { useField } from '@conform-to/react'
import { SelectField, type Choice } from '~/components/forms/choice-fields'
import { errorOf, typed } from '~/components/forms/field'
import { mostFeatured } from './home'

interface FeaturedFieldProps {
  name: 'products' | 'posts' | 'tools'
  label: string
  of: string
  choices: readonly Choice[]
}

export function FeaturedField({ name, label, of, choices }: FeaturedFieldProps) {
  const [list] = useField<string[]>(name)
  const chosen = list.getFieldList().map(typed)
  return (
    <fieldset id={list.id} tabIndex={-1} data-quiet-focus>
      <legend className="font-sans text-[1.0625rem] font-semibold">{label}</legend>
      <p className="font-sans text-base text-soft">
        In this order. Places that are empty, or whose {of} visitors can’t see, are filled up to three as before.
      </p>
      {errorOf(list) === undefined ? null : <p className="font-semibold text-danger">{errorOf(list)}</p>}
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {Array.from({ length: mostFeatured }, (_, index) => {
          const value = chosen[index] ?? ''
          const isKnown = value === '' || choices.some((choice) => choice.value === value)
          return (
            <SelectField
              // The key remounts the uncontrolled field with the submitted value.
              key={`${String(index)} ${list.key ?? ''} ${value}`}
              name={`${list.name}[${String(index)}]`}
              id={`${list.id}-${String(index)}`}
              label={`${of.charAt(0).toUpperCase()}${of.slice(1)} ${String(index + 1)}`}
              isOptional
              value={value}
              empty="None"
              choices={isKnown ? choices : [...choices, { value, label: `No longer on the site (${value})` }]}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
