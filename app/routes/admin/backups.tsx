import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { setTimeout as wait } from 'node:timers/promises'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { TabWithDialogs } from '~/components/lists/tab-with-dialogs'
import { backupPlace } from '~/backups/backup-folder.server'
import { isJobRunning, lastJob, startJob } from '~/backups/backup-job.server'
import { listBackups } from '~/backups/backup-list.server'
import { BackupPage } from '~/backups/backup-page'
import { dumpCommand, restoreDumpCommand } from '~/backups/postgres-commands'
import { PostgresBackupPage } from '~/backups/postgres-backup-page'
import { backupMessages, makeBackupIntent } from '~/backups/backups'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { backupsPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/server/auth/dashboard.server'
import { requireIntent } from '~/server/forms/form-data.server'
import { actionHeaders, errorReply } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { log } from '~/server/log.server'
import { isOnServer } from '~db/client.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOwner({ request, context })
  const { DATABASE_URL: url } = env()
  const head = dashboardHead('Backups', backupsPath)
  if (isOnServer(url)) return { head, commands: { dump: dumpCommand(url), restore: restoreDumpCommand(url) } }
  const place = backupPlace()
  if (!place) throw errorReply(404, { title: 'No Backups', message: backupMessages.inMemory })
  const now = new Date()
  const { isBusy, ...list } = await listBackups(db(), place, now)
  const shown = {
    ...list,
    isBusy: isBusy || isJobRunning(),
    job: lastJob(),
    now: now.toISOString(),
  }
  return { head, formToken, shown }
}

/** Most backups are made within this time. */
const patienceMs = 8_000

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, by, headers } = await enterDashboard(
    { request, context },
    {
      fields: ['intent'],
      role: 'owner',
      needsPassword: true,
    },
  )
  requireIntent(form, makeBackupIntent, headers)
  const asError = { headers, kind: 'error' } as const
  if (isOnServer(env().DATABASE_URL)) return redirectWithToast(backupsPath, backupMessages.onPostgres, asError)
  const place = backupPlace()
  const now = new Date()
  const isTaken = place !== undefined && (await listBackups(db(), place, now)).isBusy
  const running = isTaken ? undefined : startJob(db(), log.error, { by, now })
  if (!running) return redirectWithToast(backupsPath, backupMessages.busy, asError)
  const problem = await Promise.race([running, wait(patienceMs, undefined)])
  const { started, made, notMade } = backupMessages
  if (problem === undefined) return redirectWithToast(backupsPath, started, { headers })
  if (problem === '') return redirectWithToast(backupsPath, made, { headers })
  return redirectWithToast(backupsPath, { title: 'Error', description: `${notMade} ${problem}` }, asError)
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, backupMessages.failed)
}

export default function Backups() {
  const data = useLoaderData<typeof loader>()
  useRefusalToast()
  return (
    <TabWithDialogs>
      {data.commands ? (
        <PostgresBackupPage commands={data.commands} />
      ) : (
        <BackupPage shown={data.shown} formToken={data.formToken} />
      )}
    </TabWithDialogs>
  )
}
