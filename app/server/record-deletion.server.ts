/** The operator deletes a record, after having been asked. Success and failure lead back to the list with a message. */
import type { RequestArgs } from '~/http/load-context'
import type { Message } from '~/lib/toast'
import { withReason } from '~/lib/with-reason'
import type { Act, Actor } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { requireIntent } from './form-data.server'
import { log, ofRequest } from './log.server'
import { redirectWithToast } from './toast.server'

export const deletionForm = { fields: ['intent'] }

interface Deletion {
  intent: string
  back: string
  /** Twice is once: what is gone already is deleted. */
  remove: (act: Act) => Promise<unknown>
  done: Message
  /** See withReason(). */
  failed: Message
}

export async function deleteRecord(
  { request, context, form, by, headers }: RequestArgs & { form: FormData; by: Actor; headers: Headers },
  { intent, back, remove, done, failed }: Deletion,
) {
  requireIntent(form, intent, headers)
  try {
    await remove({ by, now: new Date() })
  } catch (error) {
    log.error('a record was not deleted', { ...ofRequest({ request, context }), error })
    const reason = error instanceof DatabaseWriteError ? error.message : undefined
    return redirectWithToast(back, withReason(failed, reason), { kind: 'error', headers })
  }
  return redirectWithToast(back, done, { headers })
}
