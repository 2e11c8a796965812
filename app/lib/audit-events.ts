/** A new event needs a row here and a call of logAudit() (db/audit-log.server.ts) in its transaction. */
import {
  pageKinds,
  plainKinds,
  withArticle,
  type PageKindOf,
  type PageSubject,
  type PlainSubject,
} from '~/lib/page-kinds'
import { capitalize } from './text'

const registered = [...Object.values(pageKinds), ...Object.values(plainKinds)]

export const subjectKinds = [
  ...registered.map(({ subject }) => subject),
  'quote',
  'contact',
  'seo',
  'site',
  'operator',
] as const

export type SubjectKind = (typeof subjectKinds)[number]

interface Event {
  of: SubjectKind
  label: string
}

const ownEvents = {
  'seasons-imported': { of: 'season', label: 'Seasons imported' },
  'quote-status-set': { of: 'quote', label: 'Status of a quote set' },
  'quote-marked-spam': { of: 'quote', label: 'Quote marked as spam' },
  'quote-marked-not-spam': { of: 'quote', label: 'Quote marked as not spam' },
  'quote-note-added': { of: 'quote', label: 'Note on a quote added' },
  'quote-reply-added': { of: 'quote', label: 'Reply to an answer on a quote added' },
  'quote-note-deleted': { of: 'quote', label: 'Note on a quote deleted' },
  'quote-answered': { of: 'quote', label: 'Quote answered' },
  'quote-offer-accepted': { of: 'quote', label: 'Offer accepted' },
  'quote-draft-discarded': { of: 'quote', label: 'Draft of an answer to a quote discarded' },
  'quote-deleted': { of: 'quote', label: 'Quote deleted' },
  'quote-restored': { of: 'quote', label: 'Quote restored' },
  'quote-deleted-for-good': { of: 'quote', label: 'Quote deleted for good' },
  'suspected-quotes-deleted': { of: 'quote', label: 'Spam quotes deleted' },
  'quotes-exported': { of: 'quote', label: 'Quotes exported' },
  'contact-status-set': { of: 'contact', label: 'Status of a message set' },
  'contact-marked-spam': { of: 'contact', label: 'Message marked as spam' },
  'contact-marked-not-spam': { of: 'contact', label: 'Message marked as not spam' },
  'contact-note-added': { of: 'contact', label: 'Note on a message added' },
  'contact-reply-added': { of: 'contact', label: 'Reply to an answer on a message added' },
  'contact-note-deleted': { of: 'contact', label: 'Note on a message deleted' },
  'contact-answered': { of: 'contact', label: 'Message answered' },
  'contact-draft-discarded': { of: 'contact', label: 'Draft of an answer to a message discarded' },
  'contact-deleted': { of: 'contact', label: 'Message deleted' },
  'contact-restored': { of: 'contact', label: 'Message restored' },
  'contact-deleted-for-good': { of: 'contact', label: 'Message deleted for good' },
  'suspected-contacts-deleted': { of: 'contact', label: 'Spam messages deleted' },
  'contacts-exported': { of: 'contact', label: 'Messages exported' },
  'person-exported': { of: 'site', label: 'Everything about one person exported' },
  'person-erased': { of: 'site', label: 'Everything about one person erased' },
  'log-damaged': { of: 'site', label: 'Changes in the database’s log could not be read' },
  'clock-confirmed': { of: 'site', label: 'Clock confirmed after a jump' },
  'retention-set': { of: 'site', label: 'Retention rule set' },
  'retention-applied': { of: 'site', label: 'Closed entries deleted by the retention rule' },
  'robots-saved': { of: 'seo', label: 'robots.txt saved' },
  'preview-link-made': { of: 'site', label: 'Preview link made' },
  'preview-link-withdrawn': { of: 'site', label: 'Preview link withdrawn' },
  'settings-draft-discarded': { of: 'site', label: 'Draft of the settings discarded' },
  'bin-emptied': { of: 'site', label: 'Bin emptied' },
  'keeping-rule-set': { of: 'site', label: 'Rule for the bin and versions set' },
  'bin-cleared': { of: 'site', label: 'Bin cleared by its rule' },
  'versions-cleared': { of: 'site', label: 'Old versions deleted by their rule' },
  'samples-filled-in': { of: 'site', label: 'Sample data filled in' },
  'picture-saved': { of: 'site', label: 'Picture saved' },
  'picture-replaced': { of: 'site', label: 'Picture replaced everywhere' },
  'pictures-cleaned': { of: 'site', label: 'Unused pictures deleted' },
  'backup-made': { of: 'site', label: 'Backup made' },
  'backup-failed': { of: 'site', label: 'Backup failed' },
  'backup-downloaded': { of: 'site', label: 'Backup downloaded' },
  'backup-deleted': { of: 'site', label: 'Backup deleted' },
  'restore-drill-passed': { of: 'site', label: 'A trial restore of a backup passed' },
  'restore-drill-failed': { of: 'site', label: 'A trial restore of a backup failed' },
  'backup-restored': { of: 'site', label: 'Backup restored' },
  'settings-saved': { of: 'site', label: 'Settings saved' },
  'mail-settings-saved': { of: 'site', label: 'Mail settings saved' },
  'mail-sent-again': { of: 'site', label: 'Mail sent again' },
  'test-mail-sent': { of: 'site', label: 'Test mail sent' },
  'operator-created': { of: 'operator', label: 'Operator made' },
  'operator-invited': { of: 'operator', label: 'Operator invited' },
  'invitation-withdrawn': { of: 'operator', label: 'Invitation withdrawn' },
  'invitation-accepted': { of: 'operator', label: 'Invitation accepted' },
  'operator-role-set': { of: 'operator', label: 'Role set' },
  'second-factor-rule-set': { of: 'operator', label: 'Rule for owners’ second factor set' },
  'operator-removed': { of: 'operator', label: 'Operator removed' },
  'password-changed': { of: 'operator', label: 'Password changed' },
  'second-factor-on': { of: 'operator', label: 'Second factor switched on' },
  'second-factor-off': { of: 'operator', label: 'Second factor switched off' },
  'recovery-codes-made': { of: 'operator', label: 'New recovery codes made' },
  'recovery-codes-kept': { of: 'operator', label: 'Recovery codes kept' },
  'api-token-made': { of: 'operator', label: 'API token made' },
  'api-token-revoked': { of: 'operator', label: 'API token revoked' },
  'api-token-new-network': { of: 'operator', label: 'API token used from a new network' },
  'sessions-ended': { of: 'operator', label: 'Sessions ended' },
  'logged-in': { of: 'operator', label: 'Logged in' },
  'login-failed': { of: 'operator', label: 'Login failed' },
  'code-refused': { of: 'operator', label: 'Right password, wrong code' },
  'password-again-refused': { of: 'operator', label: 'Wrong password when asked for it again' },
  'code-again-refused': { of: 'operator', label: 'Wrong code on the Security page' },
  'logged-out': { of: 'operator', label: 'Logged out' },
} as const satisfies Readonly<Record<string, Event>>

type KindEvent =
  | `${PageSubject | PlainSubject}-${'created' | 'updated' | 'deleted' | 'restored' | 'deleted-for-good'}`
  | `${PageSubject}-draft-discarded`
  | PageKindOf['switched']['on' | 'off']['event']

export type AuditEvent = keyof typeof ownEvents | KindEvent

export const auditEvents: ReadonlyMap<string, Event> = new Map<string, Event>([
  ...registered.flatMap(({ subject: of, loggedNouns: { one } }): [string, Event][] => [
    [`${of}-created`, { of, label: `${capitalize(one)} created` }],
    [`${of}-updated`, { of, label: `${capitalize(one)} saved` }],
    [`${of}-deleted`, { of, label: `${capitalize(one)} deleted` }],
    [`${of}-restored`, { of, label: `${capitalize(one)} restored` }],
    [`${of}-deleted-for-good`, { of, label: `${capitalize(one)} deleted for good` }],
  ]),
  ...Object.values(pageKinds).flatMap(
    ({ subject: of, loggedNouns: { one }, switched: { on, off } }): [string, Event][] => [
      [on.event, { of, label: `${capitalize(one)} ${on.label}` }],
      [off.event, { of, label: `${capitalize(one)} ${off.label}` }],
      [`${of}-draft-discarded`, { of, label: `Draft of ${withArticle(one)} discarded` }],
    ],
  ),
  ...Object.entries(ownEvents),
])

/** The log holds only names of fields, statuses and numbers; never content or visitors' data. */
export type AuditDetail =
  { fields: readonly string[] } | { from: string; to: string } | { counts: Readonly<Record<string, number>> }

interface Change {
  before: object
  after: object
  fields: readonly string[]
}

export function changeEvent(
  { subject, flag, switched }: PageKindOf,
  { before, after, fields }: Change,
): { event: AuditEvent; detail?: AuditDetail } {
  const changed = changedFields({ before, after, fields })
  const isOn = new Map<string, unknown>(Object.entries(after)).get(flag) === true
  if (changed.length === 1 && changed[0] === flag) return { event: (isOn ? switched.on : switched.off).event }
  return { event: `${subject}-updated`, detail: { fields: changed } }
}

export function changedFields({ before, after, fields }: Change): string[] {
  const was = new Map<string, unknown>(Object.entries(before))
  const is = new Map<string, unknown>(Object.entries(after))
  return fields.filter((field) => JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field)))
}
