import { useFormAction } from '@remix-run/react'
import type { MouseEvent, RefObject } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { FieldGroup } from '~/components/forms/field-group'
import { buttonClass } from '~/components/ui/button'
import type { FieldTable } from '~/lib/record-fields'
import { countOf } from '~/lib/text'
import { jumpTo } from './jump'
import { checkIntent, isChecked, type Checked, type OpenedChecks, type Remark } from './remark'
import { useChecks } from './use-checks'

interface ChecksPanelProps {
  form: RefObject<HTMLFormElement>
  formId: string
  fields: FieldTable
  opened: OpenedChecks
  aside: unknown
}

const panelId = 'checks'

export function ChecksPanel({ form, formId, fields, opened, aside }: ChecksPanelProps) {
  const action = useFormAction()
  const isHydrated = useHydrated()
  const live = useChecks(form, opened.url)
  const checked = live.checked ?? (isChecked(aside) ? aside : opened.checked)
  return (
    <div id={panelId} className="scroll-mt-20">
      <FieldGroup title="Before it goes out">
        <div className="space-y-4">
          <p role="status" className="font-sans">
            {summaryOf(checked)}
            {live.isBehind ? ' Your last changes could not be checked: we could not reach the site.' : ''}
          </p>
          {checked === undefined || checked.remarks.length === 0 ? null : (
            <ul className="divide-y divide-hairline border-y border-hairline">
              {checked.remarks.map((remark, index) => (
                <RemarkItem
                  // Two remarks may say the same of two places.
                  key={`${remark.text}-${String(index)}`}
                  remark={remark}
                  fieldId={`${formId}-${remark.field}`}
                  label={fields[remark.field]?.label ?? remark.field}
                />
              ))}
            </ul>
          )}
          {isHydrated ? null : (
            <button
              type="submit"
              name="intent"
              value={checkIntent}
              formAction={`${action}#${panelId}`}
              className={buttonClass('secondary')}
            >
              Check
            </button>
          )}
        </div>
      </FieldGroup>
    </div>
  )
}

function summaryOf(checked: Checked | undefined): string {
  if (checked === undefined) return 'Checks of links, pictures and sources appear here once you write.'
  const { length } = checked.remarks
  if (length === 0) return 'The checks found nothing.'
  return `${countOf(length, 'remark')}. You can publish all the same.`
}

interface RemarkItemProps {
  remark: Remark
  fieldId: string
  label: string
}

function RemarkItem({ remark: { text, reason, spot }, fieldId, label }: RemarkItemProps) {
  // The router would treat a hash link as a navigation and drop the action data.
  const jump = (event: MouseEvent) => {
    event.preventDefault()
    jumpTo(fieldId, spot)
  }
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{text}</p>
        <p className="text-soft">{reason}</p>
      </div>
      <a href={`#${fieldId}`} onClick={jump} className="inline-flex min-h-6 items-center font-sans">
        Go to “{label}”<span className="sr-only">: {text}</span>
      </a>
    </li>
  )
}
