import { Difference } from '~/components/editor/difference'
import type { ShownDifference } from '~/lib/editing'

interface DifferencesViewProps {
  fields: readonly Pick<ShownDifference, 'name' | 'label' | 'pieces' | 'pictures' | 'isFormatting'>[]
  /** The fields that get a checkbox. */
  restorable: readonly string[]
  sides: readonly [string, string]
}

export const restoredField = 'field[]'

export function DifferencesView({ fields, restorable, sides }: DifferencesViewProps) {
  if (fields.length === 0) return <p className="mt-4">Both are the same.</p>
  return (
    <ul className="mt-4 space-y-5">
      {fields.map((field, index) => (
        <li key={field.name} className="rounded-field border border-hairline bg-card">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-hairline bg-panel px-4 py-2 font-sans">
            <h2 className="text-base font-semibold">{field.label}</h2>
            {restorable.includes(field.name) ? (
              <label className="flex items-baseline gap-2">
                <input
                  type="checkbox"
                  name={restoredField.replace('[]', `[${String(index)}]`)}
                  value={field.name}
                  className="size-5 shrink-0 translate-y-1 accent-moss"
                />
                <span>
                  Restore this field<span className="sr-only">: {field.label}</span>
                </span>
              </label>
            ) : null}
          </div>
          <div className="px-4 py-3">
            <Difference difference={field} sides={sides} />
          </div>
        </li>
      ))}
    </ul>
  )
}
