import { Form, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { Notice } from '~/components/feedback/notice'
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
      <p className="mt-4 max-w-measure">
        A backup is one file with the whole site, pictures included. It also has customers’ names and addresses, and
        your passwords in a scrambled form that can be guessed at: store it where nobody else can read it, and copy it
        to another machine.
      </p>
      <p className="mt-2 max-w-measure font-sans text-base text-soft">
        The newest {keptBackups} are kept when a new one is made. They are in a folder on the server: the setting{' '}
        <code>BACKUP_DIR</code> names it; without one it is <code>backups</code>, beside the database.
      </p>
      <section
        aria-labelledby="restore"
        className="mt-10 max-w-measure rounded-field border border-hairline bg-card p-6"
      >
        <h2 id="restore">Restore</h2>
        <p className="mt-3">
          To go back to a backup, ask whoever runs the server, and name the backup. They stop the site and run the
          command below in its folder; it asks first, and the present database stays beside it under another name. Once
          the site runs again, all logins have ended, and passwords and second factors are those of the backup.
        </p>
        <Command>{restoreCommand(newest?.name ?? 'FILE')}</Command>
        {newest === undefined ? null : (
          <>
            <p className="mt-5">
              They can try it beforehand, while the site runs. This restores the newest backup into a temporary folder,
              checks it, and deletes it again:
            </p>
            <Command>{restoreCommand('--drill')}</Command>
          </>
        )}
      </section>
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
