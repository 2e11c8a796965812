import { Form, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { Notice } from '~/components/feedback/notice'
import { Fold } from '~/components/ui/fold'
import { ListTitle } from '~/components/lists/list-title'
import { useSite } from '~/components/layout/site-context'
import { SubmitButton } from '~/components/ui/button'
import { longDateTime } from '~/lib/date-and-time'
import { formTokenField } from '~/lib/form-rules'
import { backupsPath } from '~/paths'
import { BackupList } from './backup-rows'
import { Command } from './command'
import {
  backupMessages,
  backupWarning,
  keptBackups,
  makeBackupIntent,
  restoreCommand,
  type Backup,
  type BackupJob,
} from './backups'

interface ShownBackups {
  backups: readonly Backup[]
  isBusy: boolean
  problem: string | undefined
  job: BackupJob | undefined
  now: string
}

export function BackupPage({ shown, formToken }: { shown: ShownBackups; formToken: string }) {
  const { backups, isBusy, problem, job, now } = shown
  const [newest] = backups
  const warning = problem ?? backupWarning(newest, new Date(now))
  useReloadWhile(isBusy)
  return (
    <section aria-labelledby="list" className="wrap-anywhere">
      <ListTitle title="Backups" button={isBusy ? null : <MakeBackup formToken={formToken} />} />
      <div className="max-w-measure space-y-4">
        <JobNotice job={job} isBusy={isBusy} />
        {warning === undefined ? null : (
          <Notice kind="error" message={{ title: 'No Recent Backup', description: warning }} />
        )}
      </div>
      <BackupList backups={backups} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <section aria-labelledby="to-do">
          <h2 id="to-do">What to do</h2>
          <ol className="mt-2 list-decimal space-y-2 pl-5">
            <li>Make a backup before a large change. This page warns when the newest is two days old.</li>
            <li>
              Download it and keep the copy on another machine, where nobody else can read it. It is the whole site,
              with pictures, customers’ names and addresses, and passwords in a scrambled form that can be guessed at.
            </li>
          </ol>
          <p className="mt-2 text-base text-soft">The site keeps the newest {keptBackups}.</p>
        </section>
        <section aria-labelledby="restore" className="min-w-0 rounded-field border border-hairline bg-card p-6">
          <h2 id="restore">Restore</h2>
          <p className="mt-2 mb-4">
            To go back to a backup, ask whoever runs the server and name its day and time. What changed since then is
            gone from the site. All logins, API tokens, open invitations and preview links end. Passwords and second
            factors are those of the backup.
          </p>
          <Fold id="commands" title="For whoever runs the server">
            <p>
              Stop the site, run this in its folder, and start it again. It asks first, and the present database stays
              beside it under another name.
            </p>
            <Command>{restoreCommand(newest?.name ?? 'FILE')}</Command>
            {newest === undefined ? null : (
              <>
                <p className="mt-5">
                  To try it while the site runs: this restores the newest backup into a temporary folder, checks it, and
                  deletes it again.
                </p>
                <Command>{restoreCommand('--drill')}</Command>
              </>
            )}
            <p className="mt-5">
              Backups are in the folder of the setting <code>BACKUP_DIR</code>; without one, in <code>backups</code>{' '}
              beside the database.
            </p>
          </Fold>
        </section>
      </div>
    </section>
  )
}

function MakeBackup({ formToken }: { formToken: string }) {
  const isPending = useNavigation().formData?.get('intent') === makeBackupIntent
  return (
    <Form method="post" action={backupsPath} preventScrollReset>
      <input type="hidden" name="intent" value={makeBackupIntent} />
      <input type="hidden" name={formTokenField} value={formToken} />
      <SubmitButton pending={isPending} label="Make a Backup" pendingLabel="Making..." />
    </Form>
  )
}

function JobNotice({ job, isBusy }: { job: BackupJob | undefined; isBusy: boolean }) {
  const { timeZone } = useSite()
  if (isBusy) {
    const isOwn = job !== undefined && job.problem === undefined
    const what = isOwn
      ? `A backup is being made, since ${longDateTime(job.startedAt, timeZone)}, by ${job.by}.`
      : 'On the server a backup is being made, or a restore is being tried.'
    return (
      <Notice message={{ title: 'Please Wait', description: `${what} Reload this page to see when it is done.` }} />
    )
  }
  if (job?.problem === undefined || job.problem === '') return null
  return <Notice kind="error" message={{ title: backupMessages.notMade, description: job.problem }} />
}

const reloadEveryMs = 3_000

function useReloadWhile(isBusy: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, reloadEveryMs)
    return () => {
      clearInterval(timer)
    }
  }, [isBusy, revalidate])
}
