import { useRevalidator } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { Notice } from '~/components/feedback/notice'
import { useSite } from '~/components/layout/site-context'
import { longDateTime } from '~/lib/date-and-time'
import { BackupList } from './backup-rows'
import { JobButton } from './job-button'
import {
  backupWarning,
  jobWords,
  keptBackups,
  restoreCommand,
  type Backup,
  type JobState,
  type RestoreDrill,
} from './backups'

export interface ShownBackups {
  backups: readonly Backup[]
  /** Something runs, here or in another process. */
  isBusy: boolean
  /** Why the folder cannot be read. */
  problem: string | undefined
  job: JobState | undefined
  drill: RestoreDrill | undefined
  /** ISO 8601, UTC. */
  now: string
}

export function BackupPage({ shown, formToken }: { shown: ShownBackups; formToken: string }) {
  const { backups, isBusy, problem, job, drill, now } = shown
  const [newest] = backups
  const warning = problem ?? backupWarning(newest, new Date(now))
  useReloadWhile(isBusy)
  return (
    <section aria-labelledby="backups" className="mt-8 wrap-anywhere">
      <h2 id="backups">Backups</h2>
      <p className="mt-2 max-w-measure">
        A backup is one file with the whole site, pictures included. It also has customers’ names and addresses and the
        operators’ password hashes: store it where nobody else can read it, and copy it to another machine.
      </p>
      <div className="mt-5 max-w-measure space-y-4">
        <JobNotice job={job} isBusy={isBusy} />
        {warning === undefined ? null : (
          <Notice kind="error" message={{ title: 'No Recent Backup', description: warning }} />
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <JobButton job="backup" formToken={formToken} isBusy={isBusy} label="Make a Backup" pendingLabel="Making..." />
        <p className="font-sans text-base text-soft">
          The newest {keptBackups} are kept when a new one is made, in the folder that <code>BACKUP_DIR</code> names, or
          in <code>backups</code> beside the database.
        </p>
      </div>
      <BackupList backups={backups} />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-2">
        <Card title="Restore drill" id="drill">
          <p className="mt-3">{drill === undefined ? 'No restore drill has run yet.' : <LastDrill drill={drill} />}</p>
          <p className="mt-3">
            A drill restores the newest backup into a temporary folder, starts it, checks it, and deletes it again. The
            site isn’t changed. On the server: <code>npm run stagwise -- restore --drill</code>
          </p>
          {newest === undefined ? null : (
            <div className="mt-5">
              <JobButton
                job="drill"
                formToken={formToken}
                isBusy={isBusy}
                label="Run a Restore Drill"
                pendingLabel="Running..."
                look="secondary"
              />
            </div>
          )}
        </Card>
        <Card title="Restore" id="restore">
          <p className="mt-3">
            To go back to a backup, stop the site and run the command below on the server, in the site’s folder; it asks
            first, and the present database stays beside it under another name. Then start the site: all logins have
            ended, and passwords and second factors are those of the backup.
          </p>
          {newest === undefined ? null : (
            <p className="mt-3 rounded-field border border-control bg-page p-4 font-mono text-base select-all">
              {restoreCommand(newest.name)}
            </p>
          )}
        </Card>
      </div>
    </section>
  )
}

function Card({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-field border border-hairline bg-card p-6">
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

function LastDrill({ drill: { at, isPassed, name } }: { drill: RestoreDrill }) {
  const { timeZone } = useSite()
  return (
    <>
      The last one <strong>{isPassed ? 'passed' : 'failed'}</strong>,{' '}
      <time dateTime={at}>{longDateTime(at, timeZone)}</time>
      {name === '' ? '.' : `, with ${name}.`}
    </>
  )
}

function JobNotice({ job, isBusy }: { job: JobState | undefined; isBusy: boolean }) {
  const { timeZone } = useSite()
  if (isBusy) {
    const isOwn = job !== undefined && job.problem === undefined
    const what = isOwn
      ? `${jobWords[job.job].running}, since ${longDateTime(job.startedAt, timeZone)}, by ${job.by}.`
      : 'Another process of the site is making a backup or runs a restore drill.'
    return (
      <Notice message={{ title: 'Please Wait', description: `${what} Reload this page to see when it is done.` }} />
    )
  }
  if (job?.problem === undefined || job.problem === '') return null
  const { failed } = jobWords[job.job]
  return <Notice kind="error" message={{ title: failed, description: job.problem }} />
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
