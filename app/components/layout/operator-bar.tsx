import { SiteLink } from '~/components/ui/site-link'
import { adminPath } from '~/paths'

/** @param edit address of the record's editor, if the page shows a record */
export function OperatorBar({ edit }: { edit: string | undefined }) {
  return (
    <nav aria-label="Operator" className="no-print border-b border-hairline bg-panel">
      <ul className="page-width flex flex-wrap gap-x-6 font-sans text-base">
        {edit === undefined ? null : (
          <li>
            <SiteLink to={edit} className="inline-flex min-h-9 items-center font-semibold">
              Edit
            </SiteLink>
          </li>
        )}
        <li>
          <SiteLink to={adminPath} className="inline-flex min-h-9 items-center font-semibold">
            Back to the Dashboard
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}

export function editPathIn(loaderData: readonly unknown[]): string | undefined {
  for (const each of loaderData) {
    if (typeof each === 'object' && each !== null && 'edit' in each && typeof each.edit === 'string') return each.edit
  }
  return undefined
}
