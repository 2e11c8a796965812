import { useField, type FieldMetadata } from '@conform-to/react'
import { DateInput, RadioGroup, TimeInput } from '~/components/forms/choice-fields'
import { errorOf, typed } from '~/components/forms/field'
import { useSite } from '~/components/layout/site-context'
import type { FieldOfKind } from '~/lib/record-fields'
import { timeZoneName } from '~/lib/time-zone-name'
import { pageKinds, type PublicTable } from '~/lib/page-kinds'
import { publicationChoices, publicationLabels } from './publication'

interface PublicationFieldProps {
  table: PublicTable
  field: FieldOfKind<'flag'>
}

export function PublicationField({ table, field: { label, hint, choices } }: PublicationFieldProps) {
  const { timeZone } = useSite()
  const [choice] = useField<string>(pageKinds[table].flag)
  const [date] = useField<string>('publishDate')
  const [time] = useField<string>('publishTime')
  return (
    <div className="group/publication space-y-4">
      <RadioGroup
        key={choice.key}
        {...boxOf(choice)}
        label={label}
        choices={[...choices, ...publicationChoices(table).further]}
        {...(hint === undefined ? {} : { hint })}
      />
      <div className="not-group-has-[[value=later]:checked]/publication:hidden">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-x-4 gap-y-2">
          <DateInput key={date.key} {...boxOf(date)} label={publicationLabels.publishDate} />
          <TimeInput key={time.key} {...boxOf(time)} label={publicationLabels.publishTime} />
        </div>
        <p className="mt-1 font-sans text-base text-soft">
          In {timeZoneName(timeZone)} ({timeZone.replaceAll('_', ' ')}).
        </p>
      </div>
    </div>
  )
}

function boxOf(meta: FieldMetadata<string>) {
  return { name: meta.name, id: meta.id, error: errorOf(meta), value: typed(meta) }
}
