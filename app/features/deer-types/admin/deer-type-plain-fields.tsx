/** The boxes of the editor: texts, and lists of short texts; two beside each other where the screen is wide. */
import type { FieldMetadata } from '@conform-to/react'
import { CommaListField } from '~/components/ui/comma-list-field'
import { TextArea, TextField } from '~/components/ui/field'
import {
  commaLists,
  conservationStatuses,
  defaultConservationStatus,
  deerTypeLimits,
} from '~/features/deer-types/deer-type.fields'
import { deerTypeLabels } from '~/features/deer-types/deer-type-form'
import type { PlainField } from './deer-type-sections.data'

interface PlainFieldsProps {
  plain: readonly PlainField[]
  fields: Readonly<Record<PlainField['name'], FieldMetadata<string>>>
}

export function PlainFields({ plain, fields }: PlainFieldsProps) {
  if (plain.length === 0) return null
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {plain.map(({ name, rows, width }) => (
        <div key={name} className={width === 'full' ? 'md:col-span-2' : ''}>
          <PlainBox name={name} rows={rows} meta={fields[name]} />
        </div>
      ))}
    </div>
  )
}

function PlainBox({ name, rows, meta }: { name: PlainField['name']; rows: number; meta: FieldMetadata<string> }) {
  const label = deerTypeLabels[name]
  if (commaLists.some((list) => list === name)) {
    return <CommaListField meta={meta} label={label} rows={rows} />
  }
  return <TextArea meta={meta} label={label} maxCharacters={deerTypeLimits.text} rows={rows} />
}

const statusesId = 'conservation-statuses'

/** A category of the Red List, or any other text. */
export function ConservationStatusField({ meta }: { meta: FieldMetadata<string> }) {
  return (
    <div className="md:max-w-1/2 md:pr-3">
      <TextField
        meta={meta}
        label={deerTypeLabels.conservationStatus}
        hint={`A category of the IUCN Red List, such as Vulnerable. Empty means ${defaultConservationStatus}.`}
        list={statusesId}
        after={
          <datalist id={statusesId}>
            {conservationStatuses.map((status) => (
              <option key={status} value={status} />
            ))}
          </datalist>
        }
      />
    </div>
  )
}
