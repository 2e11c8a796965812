/** A question of the dashboard, "Are you sure?". */
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Heirs } from '~/content/content-type'
import { toRowId } from '~/lib/ids'
import type { Message, UndoForm } from '~/lib/messages'
import type { Session } from '~/server/auth/session.server'
import type { Act } from '~db/audit-log.server'

export interface Question {
  /** Matches the addresses of the question. */
  path: RegExp
  /** Left out where every operator may. */
  access?: { role: 'owner'; needsPassword?: boolean }
  /** @throws what keeps from asking and from doing it alike */
  about: (page: Page) => Subject | Promise<Subject>
}

type Page = ReturnType<typeof toPage>

interface Subject {
  intent: string
  /** Where to go once it is done. */
  back: string
  /** Titled "Error": see withReason(). */
  failed: Message
  /** @throws 404 */
  ask: () => Words | Promise<Words>
  /** What is gone already is no failure. */
  remove: (act: Act, form: FormData) => Promise<Message & { undo?: UndoForm | undefined }>
}

/** What ConfirmDelete shows. */
interface Words {
  title: string
  /** By default the path without a query. */
  address?: string
  question: string
  name: string
  consequence?: string
  /** True for a record that goes to the bin. */
  isRestorable?: boolean
  /** How many are deleted. */
  count?: number
  fields?: Record<string, string>
  heirs?: Heirs | undefined
  deleteLabel?: string
  /** Where Keep leads, if it is another page. */
  back?: string
}

export function toPage({ request, params }: LoaderFunctionArgs, session: Session, headers?: Headers) {
  const { pathname, searchParams } = new URL(request.url)
  return { request, params, session, headers, pathname, search: searchParams, id: toRowId(params.id) }
}

export const discardQuestion = 'Are you sure you want to discard this draft?'
