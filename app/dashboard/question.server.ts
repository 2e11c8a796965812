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
  /** Absent where every operator may ask. */
  access?: { role: 'owner'; needsPassword?: boolean }
  /** @throws what prevents both asking and doing it */
  about: (page: Page) => Subject | Promise<Subject>
}

type Page = ReturnType<typeof toPage>

interface Subject {
  intent: string
  /** The address to go to once it is done. */
  back: string
  /** The title is "Error": see withReason(). */
  failed: Message
  /** @throws 404 */
  ask: () => Words | Promise<Words>
  /** A record that is gone already is no failure. */
  remove: (act: Act, form: FormData) => Promise<Message & { undo?: UndoForm | undefined }>
}

/** ConfirmDelete shows these words. */
interface Words {
  title: string
  /** The default is the path without a query. */
  address?: string
  question: string
  name: string
  consequence?: string
  /** True for a record that goes to the bin. */
  isRestorable?: boolean
  /** The number of records that are deleted. */
  count?: number
  fields?: Record<string, string>
  heirs?: Heirs | undefined
  deleteLabel?: string
  /** The address to which Keep leads, if it is another page. */
  back?: string
}

export function toPage({ request, params }: LoaderFunctionArgs, session: Session, headers?: Headers) {
  const { pathname, searchParams } = new URL(request.url)
  return { request, params, session, headers, pathname, search: searchParams, id: toRowId(params.id) }
}

export const discardQuestion = 'Are you sure you want to discard this draft?'
