/** One record in a list of the dashboard: its picture, what it is, its switch, and the ways to change it. */
import { Form } from '@remix-run/react'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formTokenField } from '~/lib/form-token'
import { IconLink } from './icon-link'
import { SiteLink } from './site-link'

interface RecordCardProps {
  name: string
  picture: string
  /** Address of its editor, of its confirmation, and of its public page. */
  paths: { edit: string; delete: string; view: string }
  visibility: Omit<VisibilitySwitchProps, 'of'>
  children: ReactNode
}

export function RecordCard({ name, picture, paths, visibility, children }: RecordCardProps) {
  return (
    <article className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-field border border-hairline bg-card p-3 pr-4">
      <img
        src={picture}
        alt=""
        width={96}
        height={72}
        loading="lazy"
        className="h-18 w-24 rounded-field border border-hairline bg-panel object-cover"
      />
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <h3 className="text-lg">
          <SiteLink to={paths.edit} className="text-ink">
            {name}
          </SiteLink>
        </h3>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <VisibilitySwitch {...visibility} of={name} />
        <IconLink to={paths.edit} tip="Edit" label={`Edit ${name}`} icon={Pencil} />
        <IconLink to={paths.view} tip="View" label={`View ${name}`} icon={ExternalLink} />
        <IconLink to={paths.delete} tip="Delete" label={`Delete ${name}`} icon={Trash2} />
      </div>
    </article>
  )
}

interface VisibilitySwitchProps {
  action: string
  intent: string
  id: number
  formToken: string
  /** The list to come back to. */
  back: string
  isOn: boolean
  /** What being on means: "Active". */
  label: string
  of: string
}

/** A native form with one button, which says what it wants: pressed twice it does the same once. */
function VisibilitySwitch({ action, intent, id, formToken, back, isOn, label, of }: VisibilitySwitchProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name={formTokenField} value={formToken} />
      <button
        type="submit"
        name="isOn"
        value={String(!isOn)}
        role="switch"
        aria-checked={isOn}
        className="inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-base font-semibold hover:bg-panel"
      >
        <span
          aria-hidden="true"
          className={`inline-flex h-6 w-11 items-center rounded-full border border-control p-0.5 ${isOn ? 'justify-end bg-moss' : 'bg-panel'}`}
        >
          <span className="size-4.5 rounded-full border border-control bg-card" />
        </span>
        <span>
          {label}
          <span className="sr-only">: {of}</span>
        </span>
      </button>
    </Form>
  )
}
