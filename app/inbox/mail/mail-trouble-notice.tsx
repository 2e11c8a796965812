import { Notice } from '~/components/feedback/notice'
import { listAddress } from '~/lib/list-query'
import { countOf } from '~/lib/text'
import { mailPath } from '~/paths'
import type { MailTrouble } from './outbox'

/** On every page of the dashboard while mails do not get through. */
export function MailTroubleNotice({ trouble: { waiting, failed, words } }: { trouble: MailTrouble }) {
  const counts = [
    ...(waiting === 0 ? [] : [`${countOf(waiting, 'mail')} ${waiting === 1 ? 'is' : 'are'} waiting for another try`]),
    ...(failed === 0 ? [] : [`${countOf(failed, 'mail')} failed`]),
  ]
  return (
    <Notice
      kind="error"
      message={{
        title: 'Mail Is Not Getting Through',
        description: `${counts.join(', and ')}.${words === null ? '' : ` The mail server’s last words: “${words}”`}`,
        link: { to: listAddress(mailPath, { show: failed === 0 ? 'waiting' : 'failed', search: '' }), label: 'Mail' },
      }}
    />
  )
}
