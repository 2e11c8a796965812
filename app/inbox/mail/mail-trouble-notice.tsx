import { SiteLink } from '~/components/ui/site-link'
import { listAddress } from '~/lib/list-query'
import { countOf } from '~/lib/text'
import { mailPath } from '~/paths'
import type { MailTrouble } from './outbox'

/** The notice is on every page of the dashboard while mails do not get through, so it is a line or two. */
export function MailTroubleNotice({ trouble: { waiting, failed, words } }: { trouble: MailTrouble }) {
  const counts = [
    ...(waiting === 0 ? [] : [`${countOf(waiting, 'mail')} ${waiting === 1 ? 'is' : 'are'} waiting for another try`]),
    ...(failed === 0 ? [] : [`${countOf(failed, 'mail')} failed`]),
  ]
  return (
    <p role="status" className="rounded-field border-l-8 border-danger bg-card px-4 py-2 text-base wrap-anywhere">
      <strong className="font-sans">Mail Is Not Getting Through:</strong> {counts.join(', and ')}.{' '}
      {words === null ? null : <span className="max-sm:hidden">The mail server’s last words: “{words}”. </span>}
      <SiteLink to={listAddress(mailPath, { show: failed === 0 ? 'waiting' : 'failed', search: '' })}>Mail</SiteLink>
    </p>
  )
}
