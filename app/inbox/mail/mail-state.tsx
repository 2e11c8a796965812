/**
 * Shows below the list of mails whether mail is set up, from whom to whom it goes, and how to set it up; above it, what
 * is wrong.
 */
import { Notice } from '~/components/feedback/notice'
import { useSite } from '~/components/layout/site-context'
import { useMayOpen } from '~/components/layout/operator-context'
import { SiteLink } from '~/components/ui/site-link'
import { countEntries } from '~/inbox/entries/inbox-messages'
import { longDateTime, timeOfDay } from '~/lib/date-and-time'
import { countOf, listSome } from '~/lib/text'
import { mailPath, mailSettingsPath } from '~/paths'
import { hourLabel } from './mail-settings'
import type { MailSetup, WaitingDigest } from './outbox'
import { SendForm } from './send-form'

export function MailState({ setup, formToken }: { setup: MailSetup; formToken: string }) {
  return setup.isSetUp ? <SetUp setup={setup} formToken={formToken} /> : <NotSetUp from={setup.from} />
}

/** Says what somebody has to do about it. */
export function MailWarnings({ setup: { recipients, dailyMailCap, pausedReceipts, isSetUp } }: { setup: MailSetup }) {
  const settings = useMayOpen()(mailSettingsPath) ? { link: { to: mailSettingsPath, label: 'Settings' } } : {}
  const exampleAddress = recipients.find((address) => /[@.]example(?:\.(?:com|net|org))?$/.test(address))
  if (!isSetUp || (exampleAddress === undefined && pausedReceipts === 0)) return null
  return (
    <div className="mb-4 max-w-measure space-y-4">
      {exampleAddress === undefined ? null : (
        <Notice
          kind="error"
          message={{
            title: 'Nobody Reads These Mails',
            description: `${exampleAddress} is an example address. Enter yours in the settings.`,
            ...settings,
          }}
        />
      )}
      {pausedReceipts === 0 ? null : (
        <Notice
          kind="error"
          message={{
            title: 'Receipts Are Paused Until Tomorrow',
            description: `Half of today’s ${countOf(dailyMailCap, 'mail')} is used, and ${countOf(pausedReceipts, 'receipt')} ${pausedReceipts === 1 ? 'waits' : 'wait'}. Raise the limit to send more today. Answers still go out.`,
            ...settings,
          }}
        />
      )}
    </div>
  )
}

function SetUp({ setup, formToken }: { setup: MailSetup; formToken: string }) {
  const { timeZone } = useSite()
  const mayOpen = useMayOpen()
  const { from, recipients, overdueHour, digests, areDigestsHeld } = setup
  return (
    <div className="max-w-measure space-y-4">
      <p className="wrap-anywhere">
        Mail comes from <strong>{from}</strong>. Notices of new requests and messages go to{' '}
        <strong>{listSome(recipients, 5)}</strong>, and at {hourLabel(overdueHour)} ({timeZone}) a list of what is
        overdue or marked as spam, if anything is. Customers get a receipt.{' '}
        {mayOpen(mailSettingsPath) ? <SiteLink to={mailSettingsPath}>Settings</SiteLink> : null}
      </p>
      {digests.map((digest) => (
        <p key={digest.tab}>{digestLine(digest, timeZone, areDigestsHeld)}</p>
      ))}
      <SendForm intent="send-test" label="Send a Test Mail" formToken={formToken} back={mailPath} />
    </div>
  )
}

function digestLine({ tab, count, since, dueAt }: WaitingDigest, timeZone: string, isHeld: boolean): string {
  const leaves = isHeld ? 'tomorrow' : `at ${timeOfDay(dueAt, timeZone)}`
  return `Bundled: ${countEntries(tab, count)} since ${longDateTime(since, timeZone)} wait for one mail, which leaves ${leaves}.`
}

function NotSetUp({ from }: { from: string }) {
  return (
    <div className="max-w-measure space-y-4 rounded-field border-l-8 border-bark bg-panel px-5 py-4">
      <h2>Mail is not set up</h2>
      <p>
        Everything else works: requests and messages are stored and show up here. But nobody gets a notice or a receipt,
        and answers leave from your own mail program.
      </p>
      <p>To set it up, whoever runs the server starts the site with these two settings (environment variables):</p>
      <dl className="space-y-3 wrap-anywhere">
        <dt className="font-mono font-semibold">SMTP_URL</dt>
        <dd>
          The mail server, with the user and password that your mail provider gave you:{' '}
          <code>smtp://user:password@smtp.example.com:587</code>. For port 465 write <code>smtps://</code>. In the
          password, write <code>%40</code> for @, <code>%3A</code> for :, and <code>%2F</code> for /. Without encryption
          nothing is sent to another machine; <code>?tls=off</code> at the end allows it.
        </dd>
        <dt className="font-mono font-semibold">MAIL_FROM</dt>
        <dd>
          The address that mail comes from, which the provider must allow. Left out, it is the site’s address, {from}.
        </dd>
      </dl>
      <p>
        For example:{' '}
        <code>SMTP_URL=smtp://quotes:secret@smtp.example.com:587 MAIL_FROM=quotes@example.com npm start</code>. Then
        send a test mail from this page.
      </p>
    </div>
  )
}
