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
        <h2 className="text-lg">
          <SiteLink to={edit} preventScrollReset className="text-ink">
            {name}
          </SiteLink>
        </h2>
        {children}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-end gap-1.5 lg:col-span-1">
        <div className="mr-auto lg:mr-3 lg:w-36">
          <SwitchForm {...visibility} id={id} formToken={formToken} back={back} of={name} />
        </div>
        <IconLink to={edit} preventScrollReset tip="Edit" label={`Edit ${name}`} icon="edit" />
        <IconLink to={view} tip="View" label={`View ${name}`} icon="view" />
        <IconLink
          to={withListBack(deletePath(tab, id), back)}
          preventScrollReset
          tip="Delete"
          label={`Delete ${name}`}
          icon="delete"
        />
      </div>
    </article>
  )
}
