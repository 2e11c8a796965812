/** A question of the dashboard, "Are you sure?". */
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Heirs } from '~/content/content-type'
import { toRowId } from '~/lib/ids'
import type { Message, UndoForm } from '~/lib/messages'
import type { Session } from '~/server/auth/session.server'
import type { Act } from '~db/audit-log.server'

export interface Question {
  /** Its addresses match it. */
  path: RegExp
  /** Left out where every operator may. */
  access?: { role: 'owner'; needsPassword?: boolean }
  /** @throws what keeps from asking and from doing it alike */
  about: (page: Page) => Subject | Promise<Subject>
}

type Page = ReturnType<typeof toPage>

interface Subject {
  intent: string
  /** It leads there once it is done. */
  back: string
  /** Titled "Error": see withReason(). */
  failed: Message
  /** @throws 404 */
  ask: () => Words | Promise<Words>
  /** What is gone already is no failure. */
  remove: (act: Act, form: FormData) => Promise<Message & { undo?: UndoForm | undefined }>
}

/** ConfirmDelete shows them. */
interface Words {
  title: string
  /** Default: without a query. */
  address?: string
  question: string
  name: string
  consequence?: string
  /** It goes to the bin. */
  isRestorable?: boolean
  /** How many are deleted. */
  count?: number
  fields?: Record<string, string>
  heirs?: Heirs | undefined
  deleteLabel?: string
  /** Keep leads there, if not to the same place. */
  back?: string
}

export function toPage({ request, params }: LoaderFunctionArgs, session: Session, headers?: Headers) {
  const { pathname, searchParams } = new URL(request.url)
  return { request, params, session, headers, pathname, search: searchParams, id: toRowId(params.id) }
}

export const discardQuestion = 'Are you sure you want to discard this draft?'
