/**
 * What every editor of the dashboard does with its form: buttons that change a list, pictures, the schema, the save, and
 * an answer that has everything that was typed. What is saved, and in which words it is refused, the route says.
 */
import { parse, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { type z } from 'zod'
import type { RequestArgs } from '~/http/load-context'
import { differencesOf, editorFields, type EditQuestion, type FieldDifference, type FormValues } from '~/lib/editing'
import { toVersion } from '~/lib/record-version'
import { RecordChangedError, Refusal, SlugTakenError } from '~/lib/refusal'
import type { Message } from '~/lib/toast'
import type { Act, Actor } from '~db/audit-log.server'
import { failedWrite } from './failed-write.server'
import { lostFiles, storePictures, type FormPictures } from './form-files.server'
import { requireIntent } from './form-data.server'
import { takeListIntent } from './list-intent.server'
import { redirectWithToast } from './toast.server'

interface Entered extends RequestArgs {
  form: FormData
  by: Actor
  headers: Headers
}

interface Edit<Schema extends z.ZodType> {
  /** What the form's own button sends. */
  intent: string
  schema: Schema
  isNew: boolean
  /** The lists whose rows buttons may add, remove and move. */
  lists: readonly string[]
  /** The form's pictures, where it has some. */
  pictures?: FormPictures
  /** Another button of the form: what it asks for is answered with the form as it is, and nothing is saved. */
  aside?: { intent: string; answer: (form: FormData) => unknown }
  invalid: (faults: readonly string[]) => Message
  /** What is said when it could not be stored; also by what was typed. */
  failed: Message | ((typed: Readonly<Record<string, unknown>>) => Message)
  /** The names of the fields, for showing what somebody else has changed. */
  labels: Readonly<Record<string, string>>
  /** The record as it is stored now, as its form holds it; undefined when it is gone. */
  stored: () => Promise<{ values: FormValues; version: number | string } | undefined>
  /** Of a record that is there. @returns what to ask before, where that is needed, and undefined when it is gone */
  save: (value: z.output<Schema>, change: Change) => Promise<Saved | { question: EditQuestion } | undefined>
  /** Of a new one, or of one that has been deleted meanwhile; absent for what is always there. */
  create?: (value: z.output<Schema>, change: Change) => Promise<Saved>
}

export interface Saved {
  to: string
  message: Message
}

interface Change extends Act {
  /** The version that the change was made from. */
  version: number | undefined
  formKey: string
  /** What the operator has answered to a question. */
  confirmed: string
}

/** What an editor's action answers when it has not stored the form. */
interface Unsaved {
  lastResult: SubmissionResult<string[]>
  message?: Message
  version: string
  differences?: FieldDifference[]
  question?: EditQuestion
  notices: string[]
  aside?: unknown
}

export async function saveEdit<Schema extends z.ZodType>(
  { request, context, form, by, headers }: Entered,
  edit: Edit<Schema>,
) {
  const pictures = await storePictures(form, edit.pictures)
  const asksForList =
    takeListIntent(form, edit.lists) || edit.pictures?.change(form, textOf(form.get('intent'))) === true
  const aside = edit.aside?.intent === form.get('intent') ? edit.aside : undefined
  if (!asksForList && !aside) requireIntent(form, edit.intent, headers)
  const version = textOf(form.get(editorFields.version))
  const notices = [...Object.values(pictures.notices), ...lostFiles(form)]
  const comeBack = (unsaved: Partial<Unsaved> & Pick<Unsaved, 'lastResult'>, init: ResponseInit) =>
    data({ version, notices, ...unsaved }, withCookies(init, headers))
  if (!('error' in pictures) && (asksForList || aside)) {
    // What is not to be saved yet is not judged yet.
    const lastResult = parse<unknown, string[]>(form, { resolve: () => ({}) }).reply({ fieldErrors: pictures.refused })
    return comeBack({ lastResult, ...(aside ? { aside: await aside.answer(form) } : {}) }, { status: 200 })
  }
  const submission = parseWithZod(form, { schema: edit.schema, disableAutoCoercion: true })
  const answer = (unsaved: Partial<Unsaved>, init: ResponseInit) =>
    comeBack({ lastResult: submission.reply({ fieldErrors: pictures.refused }), ...unsaved }, init)
  const fail = (error: unknown) => {
    const init = failedWrite(error, { request, context })
    const failed = typeof edit.failed === 'function' ? edit.failed(submission.payload) : edit.failed
    return answer({ message: withCause(failed, error, init.status) }, init)
  }
  if ('error' in pictures) return fail(pictures.error)
  if (submission.status !== 'success' || Object.keys(pictures.refused).length > 0) {
    const { error } = submission.status === 'success' ? { error: null } : submission
    const faults = Object.values<string[] | null>({ ...error, ...pictures.refused })
    return answer({ message: edit.invalid(faults.flatMap((messages) => messages ?? [])) }, { status: 400 })
  }
  try {
    const change = toChange(form, by)
    const creates = edit.isNew || change.confirmed === recreate.answers[0].value
    const saved =
      edit.create && creates
        ? await edit.create(submission.value, change)
        : ((await edit.save(submission.value, change)) ?? { question: recreate })
    if ('question' in saved) {
      const { title, text } = saved.question
      return answer({ message: { title, description: text }, question: saved.question }, { status: 409 })
    }
    return await redirectWithToast(saved.to, withNotices(saved.message, notices), { headers })
  } catch (error) {
    if (error instanceof RecordChangedError) {
      const theirs = await edit.stored().catch((cause: unknown) => ({ cause }))
      if (theirs && 'cause' in theirs) return fail(theirs.cause)
      const differences = differencesOf(edit.labels, { stored: theirs?.values ?? {}, typed: submission.payload })
      const latest = theirs === undefined ? version : String(theirs.version)
      const message = { title: 'Error', description: error.message }
      return answer({ message, version: latest, differences }, { status: error.status })
    }
    if (error instanceof Refusal) {
      const field = error instanceof SlugTakenError ? 'slug' : error.field
      const lastResult = submission.reply(field === undefined ? {} : { fieldErrors: { [field]: [error.message] } })
      return answer({ lastResult, message: edit.invalid([error.message]) }, { status: error.status })
    }
    return fail(error)
  }
}

const recreate = {
  title: 'It is gone',
  text: 'Somebody has deleted this while you were editing it. What you typed is still here.',
  answers: [{ value: 'recreate', label: 'Save it as a new one' }],
} as const satisfies EditQuestion

function toChange(form: FormData, by: Actor): Change {
  return {
    by,
    now: new Date(),
    version: toVersion(textOf(form.get(editorFields.version))),
    formKey: textOf(form.get(editorFields.formKey)),
    confirmed: textOf(form.get(editorFields.confirmed)),
  }
}

/** What the specification asks to be told of a failure that is nobody's mistake: the status, and what the server says. */
function withCause({ title, description }: Message, error: unknown, status = 500): Message {
  const cause = status === 503 && error instanceof Error ? error.message : 'Internal Server Error'
  return { title, description: `${description} HTTP ${String(status)}: ${cause}` }
}

function withNotices(message: Message, notices: readonly string[]): Message {
  return { ...message, description: [message.description, ...notices].join(' ') }
}

function withCookies(init: ResponseInit, headers: Headers): ResponseInit {
  const all = new Headers(init.headers)
  for (const cookie of headers.getSetCookie()) all.append('Set-Cookie', cookie)
  return { ...init, headers: all }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
