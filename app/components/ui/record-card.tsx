/** One record in a list of the dashboard: its picture, what it is, its switch, and the ways to change it. */
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { thumbnailPath } from '~/paths'
import { lastingPath } from './art-version'
import { IconLink } from './icon-link'
import { SiteLink } from './site-link'
import { SwitchForm, type SwitchFormProps } from './switch-form'

const thumbnail = { width: 96, height: 72 }

interface RecordCardProps {
  name: string
  picture: string
  /** Address of its editor, of its confirmation, and of its public page. */
  paths: { edit: string; delete: string; view: string }
  visibility: Omit<SwitchFormProps, 'of'>
  children: ReactNode
}

export function RecordCard({ name, picture, paths, visibility, children }: RecordCardProps) {
  return (
    <article className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-field border border-hairline bg-card p-3 pr-4">
      <img
        src={lastingPath(thumbnailPath(picture, thumbnail))}
        alt=""
        {...thumbnail}
        loading="lazy"
        className="h-18 w-24 rounded-field border border-hairline bg-panel object-cover"
      />
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <h3 className="text-lg">
          <SiteLink to={paths.edit} preventScrollReset className="text-ink">
            {name}
          </SiteLink>
        </h3>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SwitchForm {...visibility} of={name} />
        <IconLink to={paths.edit} preventScrollReset tip="Edit" label={`Edit ${name}`} icon={Pencil} />
        <IconLink to={paths.view} tip="View" label={`View ${name}`} icon={ExternalLink} />
        <IconLink to={paths.delete} preventScrollReset tip="Delete" label={`Delete ${name}`} icon={Trash2} />
      </div>
    </article>
  )
}
