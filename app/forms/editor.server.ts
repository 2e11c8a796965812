/**
 * The action of every dashboard editor: list buttons, pictures, validation, the save, and a response that keeps
 * everything typed. The route supplies schema, queries and messages.
 */
import { parse, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { type z } from 'zod'
import type { RequestArgs } from '~/server/load-context'
import {
  differencesOf,
  editorFields,
  saveDraftIntent,
  type EditQuestion,
  type FieldDifference,
  type FormDraft,
  type FormValues,
} from '~/lib/editing'
import { EditQuestionError, RecordChangedError, Refusal, SlugTakenError } from '~/lib/refusal'
import type { Message } from '~/lib/messages'
import type { Act, Actor } from '~db/audit-log.server'
import { log } from '~/server/log.server'
import { failedWrite, withCookies } from './reply.server'
import { lostFiles, storePictures, type FormPictures } from './form-data.server'
import { requireIntent, textOf } from '~/forms/form-data.server'
import { formDraftOf } from './form-draft.server'
import { takeListIntent } from './editor-form.server'
import { redirectWithToast } from './toast.server'

interface Entered extends RequestArgs {
  form: FormData
  by: Actor
  headers: Headers
}

/** Made by formOf() (lib/record-fields.ts). */
export interface EditorForm {
  /** For showing conflicting changes. */
  labels: Readonly<Record<string, string>>
  /** Lists whose rows can be added, removed and moved. */
  lists?: readonly string[]
}

/** A button beside Save, such as a preview. It saves nothing to the record. */
export interface Aside {
  intent: string
  answer: (form: FormData) => unknown
}

interface Edit<Stored extends { version: number | string }, Schema extends z.ZodType> {
  /** Of the Save button. */
  intent: string
  form: EditorForm
  pictures?: FormPictures
  asides?: readonly Aside[]
  /** For the button Save draft. Not validated. */
  saveDraft?: (form: FormData, act: Act) => Promise<Saved>
  isNew: boolean
  /** Undefined if there is no such record. */
  load: () => Promise<Stored | undefined>
  valuesOf: (stored: Stored) => FormValues
  /** An existing record may keep values that a new one may not have. */
  schema: (stored: Stored | undefined) => Schema
  /** For a new record, or one deleted meanwhile; absent for a record that always exists. */
  create?: (value: z.output<Schema>, change: Change) => Promise<Saved>
  /** In one transaction that checks the version. @throws RecordChangedError, EditQuestionError */
  update: (value: z.output<Schema>, change: Change & { stored: Stored }) => Promise<Saved>
  /** Further sentences for the message after a save. */
  noticesAfter?: (form: FormData) => Promise<readonly string[]>
  invalid: (faults: readonly string[]) => Message
  /** The message for a failed save. */
  failed: (stored: Stored | undefined, typed: Readonly<Record<string, unknown>>) => Message
}

export interface Saved {
  to: string
  /** For the button that saves and stays. */
  editor?: string
  message: Message
}

interface Change extends Act {
  formKey: string
  confirmed: string
  /** Of this form, to be deleted in the same transaction. */
  draft: FormDraft
}

interface Unsaved {
  lastResult: SubmissionResult<string[]>
  message?: Message
  version: string
  differences?: FieldDifference[]
  question?: EditQuestion
  notices: string[]
  /** For the form as it comes back: it stays the same form, and saves where it was to save. */
  sent: Record<string, string>
  aside?: unknown
}

/** Without JavaScript the page is a new one each time. */
const keptFields = [editorFields.formKey, editorFields.tabKey, editorFields.draftVersion, editorFields.stay]

export async function saveEdit<Stored extends { version: number | string }, Schema extends z.ZodType>(
  { request, context, form, by, headers }: Entered,
  edit: Edit<Stored, Schema>,
) {
  const pictures = await storePictures(form, edit.pictures)
  const asksForList =
    takeListIntent(form, edit.form.lists ?? []) || edit.pictures?.change(form, textOf(form.get('intent'))) === true
  const look = 'error' in pictures ? undefined : await edit.pictures?.look?.(form, textOf(form.get('intent')))
  const aside =
    look === undefined ? edit.asides?.find(({ intent }) => intent === form.get('intent')) : { answer: () => look }
  const { saveDraft } = edit
  const asksForDraft = saveDraft !== undefined && form.get('intent') === saveDraftIntent
  if (!asksForList && !aside && !asksForDraft) requireIntent(form, edit.intent, headers)
  const version = textOf(form.get(editorFields.version))
  const sent = Object.fromEntries(keptFields.map((name) => [name, textOf(form.get(name))]))
  const notices = [...Object.values(pictures.notices), ...lostFiles(form)]
  const comeBack = (unsaved: Partial<Unsaved> & Pick<Unsaved, 'lastResult'>, init: ResponseInit) =>
    data({ version, notices, sent, ...unsaved }, withCookies(init, headers))
  // Not submitted yet, so not validated.
  const asTyped = () => parse<unknown, string[]>(form, { resolve: () => ({}) }).reply({ fieldErrors: pictures.refused })
  if (!('error' in pictures) && (asksForList || aside)) {
    return comeBack({ lastResult: asTyped(), ...(aside ? { aside: await aside.answer(form) } : {}) }, { status: 200 })
  }
  if (asksForDraft && !asksForList) {
    try {
      if ('error' in pictures) throw pictures.error
      const saved = await saveDraft(form, { by, now: new Date() })
      const refused = Object.values(pictures.refused).flat().slice(0, mostRefused)
      return await redirectWithToast(saved.to, withNotices(saved.message, [...notices, ...refused]), { headers })
    } catch (error) {
      const init = error instanceof Refusal ? { status: error.status } : failedWrite(error, { request, context })
      const description = error instanceof Refusal ? error.message : draftFailed.description
      return comeBack({ lastResult: asTyped(), message: { ...draftFailed, description } }, init)
    }
  }

  // A database error keeps everything typed, whether it happens on read or on write.
  const { stored, unread } = await edit.load().then(
    (found) => ({ stored: found, unread: undefined }),
    (error: unknown) => ({ stored: undefined, unread: { error } }),
  )
  const submission = parseWithZod(form, { schema: edit.schema(stored), disableAutoCoercion: true })
  const answer = (unsaved: Partial<Unsaved>, init: ResponseInit) =>
    comeBack({ lastResult: submission.reply({ fieldErrors: pictures.refused }), ...unsaved }, init)
  const fail = (error: unknown) => {
    const init = failedWrite(error, { request, context })
    return answer({ message: withCause(edit.failed(stored, submission.payload), error, init.status) }, init)
  }
  const ask = (question: EditQuestion) =>
    answer({ message: { title: question.title, description: question.text }, question }, { status: 409 })
  const compare = (theirs: Stored | undefined, { message, status }: Refusal) => {
    const differences = differencesOf(edit.form.labels, {
      stored: theirs ? edit.valuesOf(theirs) : {},
      typed: submission.payload,
    })
    const latest = theirs ? String(theirs.version) : version
    return answer({ message: { title: 'Error', description: message }, version: latest, differences }, { status })
  }
  if ('error' in pictures) return fail(pictures.error)
  if (submission.status !== 'success' || Object.keys(pictures.refused).length > 0) {
    const { error } = submission.status === 'success' ? { error: null } : submission
    const faults = Object.values<string[] | null>({ ...error, ...pictures.refused })
    return answer({ message: edit.invalid(faults.flatMap((messages) => messages ?? [])) }, { status: 400 })
  }
  if (unread) return fail(unread.error)

  const confirmed = textOf(form.get(editorFields.confirmed))
  const creates = edit.isNew || confirmed === recreate.answers[0].value
  if (!creates && !stored) return ask(recreate)
  if (!creates && stored && version !== '' && version !== String(stored.version)) {
    return compare(stored, new RecordChangedError())
  }
  try {
    const draft = formDraftOf(form)
    const change = { by, now: new Date(), formKey: textOf(form.get(editorFields.formKey)), confirmed, draft }
    const saved =
      stored && !creates
        ? await edit.update(submission.value, { ...change, stored })
        : await edit.create?.(submission.value, change)
    if (!saved) return ask(recreate)
    const to = sent[editorFields.stay] === '' ? saved.to : (saved.editor ?? saved.to)
    const further = (await edit.noticesAfter?.(form).catch(noNotices)) ?? []
    return await redirectWithToast(to, withNotices(saved.message, [...notices, ...further]), { headers })
  } catch (error) {
    if (error instanceof EditQuestionError) return ask(error.question)
    if (error instanceof RecordChangedError) return edit.load().then((theirs) => compare(theirs, error), fail)
    if (error instanceof Refusal) {
      const field = error instanceof SlugTakenError ? 'slug' : error.field
      const lastResult = submission.reply(field === undefined ? {} : { fieldErrors: { [field]: [error.message] } })
      return answer({ lastResult, message: edit.invalid([error.message]) }, { status: error.status })
    }
    return fail(error)
  }
}

/** What was stored is stored. */
function noNotices(error: unknown): readonly string[] {
  log.error('a saved record was not checked', { error })
  return []
}

const recreate = {
  title: 'It is gone',
  text: 'Somebody has deleted this while you were editing it. What you typed is still here.',
  answers: [{ value: 'recreate', label: 'Save it as a new one' }],
} as const satisfies EditQuestion

const draftFailed = { title: 'Error', description: 'The draft was not saved. What you typed is still here.' } as const

/** Files, in a message that travels in a cookie. */
const mostRefused = 3

/** The specification wants the status and the server's message for unexpected failures. */
function withCause({ title, description }: Message, error: unknown, status = 500): Message {
  const cause = status === 503 && error instanceof Error ? error.message : 'Internal Server Error'
  return { title, description: `${description} HTTP ${String(status)}: ${cause}` }
}

function withNotices(message: Message, notices: readonly string[]): Message {
  return { ...message, description: [message.description, ...notices].join(' ') }
}
