import type { ReactNode } from 'react'
import { withListBack } from '~/lib/list-back'
import { deletePath, editPath, thumbnailPath, type RecordTab } from '~/paths'
import { lastingPath } from '~/components/ui/art-version'
import { IconLink } from './icon-link'
import { SiteLink } from '~/components/ui/site-link'
import { SwitchForm, type SwitchFormProps } from './switch-form'

const thumbnail = { width: 96, height: 72 }

interface RecordCardProps {
  tab: RecordTab
  id: number
  name: string
  picture: string
  view: string
  back: string
  formToken: string
  visibility: Pick<SwitchFormProps, 'intent' | 'isOn' | 'label'>
  children: ReactNode
}

export function RecordCard(props: RecordCardProps) {
  const { tab, id, name, picture, view, back, formToken, visibility, children } = props
  const edit = withListBack(editPath(tab, id), back)
  return (
    <article className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 px-3 py-3 sm:grid-cols-[6rem_minmax(0,1fr)] sm:px-4 lg:grid-cols-[6rem_minmax(0,1fr)_auto] lg:items-center lg:gap-x-6">
      <img
        src={lastingPath(thumbnailPath(picture, thumbnail))}
        alt=""
        {...thumbnail}
        loading="lazy"
        className="aspect-4/3 h-auto w-full rounded-field border border-hairline bg-panel object-cover"
      />
      <div className="min-w-0 wrap-anywhere">
        <RowName edit={edit} name={name} />
        {children}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-end gap-1.5 lg:col-span-1">
        <div className="mr-auto lg:mr-3 lg:w-36">
          <SwitchForm {...visibility} id={id} formToken={formToken} back={back} of={name} />
        </div>
        <RowLinks name={name} edit={edit} view={view} remove={withListBack(deletePath(tab, id), back)} />
      </div>
    </article>
  )
}

interface RecordRowProps extends RowLinksProps {
  picture?: ReactNode
  children: ReactNode
}

/** A row of a record without a page, or with a page that shows others, too. */
export function RecordRow({ picture, children, ...links }: RecordRowProps) {
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-3 sm:px-4">
      {picture}
      <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <RowName {...links} />
        {children}
      </div>
      <div className="ml-auto flex gap-1.5">
        <RowLinks {...links} />
      </div>
    </article>
  )
}

function RowName({ edit, name }: Pick<RowLinksProps, 'edit' | 'name'>) {
  return (
    <h2 className="text-lg">
      <SiteLink to={edit} preventScrollReset className="text-ink">
        {name}
      </SiteLink>
    </h2>
  )
}

interface RowLinksProps {
  name: string
  edit: string
  view?: string
  /** Undefined for a record that always stays. */
  remove: string | undefined
}

function RowLinks({ name, edit, view, remove }: RowLinksProps) {
  return (
    <>
      <IconLink to={edit} preventScrollReset tip="Edit" label={`Edit ${name}`} icon="edit" />
      {view === undefined ? null : <IconLink to={view} tip="View" label={`View ${name}`} icon="view" />}
      {remove === undefined ? null : (
        <IconLink to={remove} preventScrollReset tip="Delete" label={`Delete ${name}`} icon="delete" />
      )}
    </>
  )
}
