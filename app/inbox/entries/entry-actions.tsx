import type { ReactNode } from 'react'
import { IconLink } from '~/components/lists/icon-link'
import { SiteLink } from '~/components/ui/site-link'
import { StatusButtons } from '~/components/lists/status-buttons'
import { withListBack } from '~/lib/list-back'
import { deletePath, tabPath } from '~/paths'
import { inboxKinds, type InboxListEntry, type InboxTab } from './inbox'
import { inboxMessages } from './inbox-messages'

interface EntryActionsProps {
  tab: InboxTab
  entry: InboxListEntry
  formToken: string
  back: string
}

const notSpam = [{ value: 'false', label: 'Not spam' }]
const spam = [{ value: 'true', label: 'Mark as spam' }]

export function RowActions(props: EntryActionsProps) {
  const { tab, entry, back } = props
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      {entry.isSuspected ? <SpamButton {...props} /> : <StatusForm {...props} />}
      <IconLink
        to={withListBack(deletePath(tab, entry.id), back)}
        preventScrollReset
        tip="Delete"
        label={`Delete: ${inboxMessages[tab].from(entry.sender)}`}
        icon="delete"
      />
    </div>
  )
}

/** `children` holds what to do first. */
export function EntryActions({ children, ...props }: EntryActionsProps & { children: ReactNode }) {
  const { tab, entry, back } = props
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-2">
      {children}
      {entry.isSuspected ? null : <StatusForm {...props} />}
      <SpamButton {...props} />
      <SiteLink
        to={withListBack(deletePath(tab, entry.id), back)}
        className="ml-auto inline-flex min-h-11 items-center px-2 font-sans text-base font-semibold text-danger"
      >
        Delete
      </SiteLink>
    </div>
  )
}

function StatusForm({ tab, entry, formToken, back }: EntryActionsProps) {
  const { statusIntent, statuses } = inboxKinds[tab]
  const others = statuses.filter((status) => status !== entry.status)
  return (
    <StatusButtons
      action={tabPath(tab)}
      intent={statusIntent}
      id={entry.id}
      formToken={formToken}
      back={back}
      field="status"
      choices={others.map((value) => ({ value, label: `Mark ${value}` }))}
      of={inboxMessages[tab].from(entry.sender)}
    />
  )
}

function SpamButton({ tab, entry, formToken, back }: EntryActionsProps) {
  return (
    <StatusButtons
      action={tabPath(tab)}
      intent="set-suspected"
      id={entry.id}
      formToken={formToken}
      back={back}
      field="isSuspected"
      choices={entry.isSuspected ? notSpam : spam}
      of={inboxMessages[tab].from(entry.sender)}
    />
  )
}
