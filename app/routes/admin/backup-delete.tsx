import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import path from 'node:path'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { backupPlace } from '~/features/backups/backup-folder.server'
import { deleteBackup, findBackup, listBackups } from '~/features/backups/backup-list.server'
import { backupMessages } from '~/features/backups/backups'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { dashboardHead } from '~/features/seo/head'
import { toRowId } from '~/lib/ids'
import { backupFilePath, backupsPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/auth/dashboard.server'
import { deleteRecord, deletionForm } from '~/forms/records.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { db } from '~/server/database.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOwner({ request, context })
  const place = backupPlace()
  const id = toRowId(params.id) ?? 0
  const file = place && findBackup(place, id)
  if (!file) throw notFound(backupMessages.notFound)
  const { backups } = await listBackups(db(), place, new Date())
  const isNewest = backups[0]?.id === id
  return {
    head: dashboardHead('Delete a Backup', backupFilePath(id, 'delete')),
    name: path.basename(file),
    isNewest,
    formToken,
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, { ...deletionForm, role: 'owner', needsPassword: true })
  const place = backupPlace()
  const file = place && findBackup(place, toRowId(params.id) ?? 0)
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-backup',
      back: backupsPath,
      remove: async (act) => file !== undefined && deleteBackup(db(), file, act),
      done: backupMessages.deleted,
      failed: backupMessages.deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, backupMessages.deleteFailed)
}

export default function DeleteBackup() {
  const { name, isNewest, formToken } = useLoaderData<typeof loader>()
  return (
    <ConfirmDelete
      question={backupMessages.confirmDelete}
      name={name}
      consequence={isNewest ? 'This is the newest one. The file is deleted.' : 'The file is deleted.'}
      intent="delete-backup"
      formToken={formToken}
      back={backupsPath}
    />
  )
}
