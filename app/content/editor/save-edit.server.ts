/** The editor fixes the order of a save, and its answer keeps everything typed. */
import { parse, type Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { enterDashboard, type DashboardFormNames } from '~/server/auth/dashboard.server'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { lostFiles, requireIntent, storePictures, textOf, type FormPictures } from '~/server/forms/form-data.server'
import { editorForm, takeListIntent, type EditorNames } from '~/server/forms/editor-form.server'
import { failedWrite, withCookies } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { keepAnswer } from '~/content/addresses/address-question'
import { longDateTime } from '~/lib/date-and-time'
import { editorFields, saveDraftIntent, type EditQuestion, type FormDraft, type FormValues } from '~/lib/editing'
import type { Message } from '~/lib/messages'
import { EditQuestionError, RecordChangedError, Refusal, SlugTakenError } from '~/lib/refusal'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { log } from '~/server/log.server'
import type { Act, Actor } from '~db/audit-log.server'
import type { Database } from '~db/database'
import {
  choicesIn,
  conflictsOf,
  isMerging,
  mergedForm,
  unchosenIn,
  type Conflict,
  type ConflictReading,
} from './conflict.server'
import { dropSameDrafts, formDraftOf, saveOpenDraft, type EditorRules } from './drafts.server'

export interface SentEdit extends Pick<ActionFunctionArgs, 'request' | 'context' | 'params'> {
  form: FormData
  by: Actor
  headers: Headers
}

interface Aside {
  intent: string
  answer: (form: FormData) => unknown
}

interface Change extends Act {
  formKey: string
  confirmed: string
  /** The save deletes the form's draft in the same transaction. */
  draft: FormDraft
}

interface Saved {
  to: string
  editor?: string
  message: Message
}

interface Versioned {
  version: number | string
}

interface EditorForm extends Pick<DashboardFormNames, 'role'>, ConflictReading {
  intent: string
  form: {
    labels: Readonly<Record<string, string>>
    lists?: readonly string[]
    names?: EditorNames
  }
  pictures?: FormPictures
  asides?: (sent: SentEdit) => readonly Aside[] | Promise<readonly Aside[]>
  drafts?: { rules: EditorRules; recordId: (params: SentEdit['params']) => number | null }
  invalid: Message | ((faults: readonly string[]) => Message)
}

export interface Editor<Input, Stored extends Versioned, Done> extends EditorForm {
  /** Returns undefined if there is no such record. Absent if the form only creates. @throws a response to answer */
  read?: (params: SentEdit['params']) => Promise<Stored | undefined>
  valuesOf?: (stored: Stored, timeZone: string) => FormValues
  /** An existing record may keep values that a new one may not have. */
  formSchema: (stored: Stored | undefined, params: SentEdit['params']) => z.ZodType<Input>
  /** Creates a new record, or one that was deleted meanwhile. Absent for a record that always exists. */
  create?: (db: Kysely<Database>, input: Input, change: Change) => Promise<Done>
  /** Checks the version and saves in one transaction. @throws RecordChangedError, EditQuestionError */
  save?: (db: Kysely<Database>, input: Input, change: Change & { stored: Stored }) => Promise<Done>
  saved: (saved: SavedEdit<Input, Stored, Done>, sent: SentEdit) => Saved
  /** The record is stored by now: an error is logged and is no failed save. */
  noticesAfter?: (saved: SavedEdit<Input, Stored, Done>, sent: SentEdit) => Promise<readonly string[]>
  failed: Message | ((stored: Stored | undefined, typed: Readonly<Record<string, unknown>>, sent: SentEdit) => Message)
}

interface SavedEdit<Input, Stored, Done> {
  done: Done
  input: Input
  stored: Stored | undefined
}

interface OtherForm<Answer> {
  intent: string
  fields: readonly string[]
  answer: (sent: SentEdit) => Answer
}

export function editorAction<Input, Stored extends Versioned, Done, Answer = never>(
  editor: Editor<Input, Stored, Done>,
  other?: OtherForm<Answer>,
) {
  const { form, role = 'editor' } = editor
  const { fields, files = [] } = editorForm(form.labels, form.names)
  const names = { fields: [...fields, ...(other?.fields ?? [])], files, role }
  return async (args: ActionFunctionArgs) => {
    const sent = { ...args, ...(await enterDashboard(args, names)) }
    return other && sent.form.get('intent') === other.intent ? other.answer(sent) : saveEdit(sent, editor)
  }
}

async function saveEdit<Input, Stored extends Versioned, Done>(sent: SentEdit, editor: Editor<Input, Stored, Done>) {
  const { form, params, headers } = sent
  const edit = { sent, pictures: await storePictures(form, editor.pictures) }
  const beside = await buttonBeside(edit, editor)
  const drafts = form.get('intent') === saveDraftIntent && !beside ? editor.drafts : undefined
  if (!beside && !drafts) requireIntent(form, editor.intent, headers)
  if (beside && !edit.pictures.error) {
    const shown = beside.answer && { aside: await beside.answer(form) }
    return comeBack(edit, { ...shown }, { status: 200 })
  }
  if (drafts) return saveDraft(edit, { rules: drafts.rules, recordId: drafts.recordId(params) })

  // A database error keeps everything typed, on read and on write.
  const { stored, unread } = await readStored(sent, editor)
  const merge = stored && isMerging(form) ? await mergeOf(sent, editor, stored) : undefined
  const now = merge ? { ...sent, form: merge.form } : sent
  const submission = parseWithZod(now.form, { schema: editor.formSchema(stored, params), disableAutoCoercion: true })
  const typed = { ...edit, editor, submission, stored, conflicts: merge?.conflicts }
  if (merge && merge.unchosen !== '') return answerUnchosen(typed, merge.unchosen)
  if (edit.pictures.error) return answerTrouble(typed, edit.pictures.error)
  if (submission.status !== 'success' || Object.keys(edit.pictures.refused).length > 0) return answerFaults(typed)
  if (unread) return answerTrouble(typed, unread.error)
  let written: SavedEdit<Input, Stored, Done>
  try {
    written = await write(now, editor, { input: submission.value, stored })
  } catch (error) {
    return answerFailure(typed, error)
  }
  return leadOn({ ...edit, sent: now }, editor, written)
}

interface Edit {
  sent: SentEdit
  pictures: Awaited<ReturnType<typeof storePictures>>
}

async function buttonBeside({ sent, pictures }: Edit, editor: EditorForm): Promise<Partial<Aside> | undefined> {
  const { form } = sent
  const intent = textOf(form.get('intent'))
  const changesList = takeListIntent(form, editor.form.lists ?? []) || editor.pictures?.change(form, intent) === true
  const library = pictures.error ? undefined : await editor.pictures?.look?.(form, intent)
  if (library !== undefined) return { answer: () => library }
  const aside = (await editor.asides?.(sent))?.find((each) => each.intent === intent)
  return aside ?? (changesList ? {} : undefined)
}

async function saveDraft(edit: Edit, drafts: { rules: EditorRules; recordId: number | null }) {
  const { sent, pictures } = edit
  try {
    if ('error' in pictures) throw pictures.error
    const { to, message } = await saveOpenDraft(sent, drafts)
    const notices = [...noticesOf(edit), ...Object.values(pictures.refused).flat().slice(0, mostRefused)]
    return await redirectWithToast(to, withNotices(message, notices), { headers: sent.headers })
  } catch (error) {
    const init = error instanceof Refusal ? { status: error.status } : failedWrite(error, sent)
    const description = error instanceof Refusal ? error.message : draftFailed.description
    return comeBack(edit, { message: { ...draftFailed, description } }, init)
  }
}

function readStored<Stored extends Versioned>(
  { params }: SentEdit,
  { read }: Pick<Editor<never, Stored, unknown>, 'read'>,
): Promise<{ stored?: Stored | undefined; unread?: { error: unknown } }> {
  if (!read) return Promise.resolve({})
  return read(params).then(
    (stored) => ({ stored }),
    (error: unknown) => {
      if (!(error instanceof Error)) throw error
      return { unread: { error } }
    },
  )
}

/** @throws EditQuestionError, RecordChangedError, and what the editor's `create` and `save` throw */
async function write<Input, Stored extends Versioned, Done>(
  sent: SentEdit,
  { read, create, save }: Editor<Input, Stored, Done>,
  { input, stored }: { input: Input; stored: Stored | undefined },
): Promise<SavedEdit<Input, Stored, Done>> {
  const { form, params, by } = sent
  const formKey = textOf(form.get(editorFields.formKey))
  const confirmed = textOf(form.get(editorFields.confirmed))
  const change = { by, now: new Date(), formKey, confirmed, draft: formDraftOf(form) }
  const isNew = !read || params.id === undefined
  if (create && (isNew || confirmed === recreate.answers[0].value)) {
    return { done: await create(db(), input, change), input, stored: undefined }
  }
  if (!save || !stored) throw new EditQuestionError(recreate)
  if (versionOf(sent) !== '' && versionOf(sent) !== String(stored.version)) throw new RecordChangedError()
  return { done: await save(db(), input, { ...change, stored }), input, stored }
}

async function leadOn<Input, Stored extends Versioned, Done>(
  edit: Edit,
  { saved, noticesAfter, drafts }: Editor<Input, Stored, Done>,
  written: SavedEdit<Input, Stored, Done>,
) {
  const { sent } = edit
  const { to, editor = to, message } = saved(written, sent)
  const stays = textOf(sent.form.get(editorFields.stay)) !== ''
  const recordId = drafts?.recordId(sent.params) ?? null
  if (drafts && recordId !== null) {
    await dropSameDrafts(drafts.rules, recordId).catch((error: unknown) => {
      log.error('drafts that are the same as a saved record were not dropped', { error })
    })
  }
  const further = (await noticesAfter?.(written, sent).catch(noNotices)) ?? []
  const { headers } = sent
  return redirectWithToast(stays ? editor : to, withNotices(message, [...noticesOf(edit), ...further]), { headers })
}

type Reading<Stored extends Versioned> = Pick<
  Editor<never, Stored, never>,
  'form' | 'read' | 'valuesOf' | 'invalid' | 'failed' | 'drafts' | 'shown' | 'together'
>

interface TypedEdit<Stored extends Versioned> extends Edit {
  editor: Reading<Stored>
  /** The submission of the merged form if the operator chose between versions. */
  submission: Submission<unknown, string[], unknown>
  stored: Stored | undefined
  conflicts: Conflict[] | undefined
}

/** Returns undefined if the record was saved again since the versions were shown. */
async function mergeOf<Stored extends Versioned>(sent: SentEdit, editor: Reading<Stored>, stored: Stored) {
  if (versionOf(sent) !== String(stored.version)) return undefined
  const { form } = sent
  const conflicts = await readConflicts(sent, editor, stored)
  const values = valuesIn(editor, stored)
  return {
    conflicts,
    form: mergedForm(form, conflicts, { stored: values, together: editor.together }),
    unchosen: unchosenIn(form, conflicts)
      .map(({ label }) => label)
      .join(', '),
  }
}

async function readConflicts<Stored extends Versioned>(sent: SentEdit, editor: Reading<Stored>, stored: Stored) {
  const { form, params } = sent
  const { drafts } = editor
  const id = drafts?.recordId(params) ?? null
  const base = id === null ? undefined : await drafts?.rules.findVersion(id, Number(baseOf(sent)) || 0)
  const sides = { labels: editor.form.labels, stored: valuesIn(editor, stored), typed: asTyped(form).payload, base }
  return conflictsOf(editor, sides, form)
}

function valuesIn<Stored extends Versioned>({ valuesOf }: Reading<Stored>, stored: Stored): FormValues {
  return valuesOf?.(stored, env().SITE_TIME_ZONE) ?? {}
}

function baseOf(sent: SentEdit): string {
  return textOf(sent.form.get(editorFields.base)) || versionOf(sent)
}

function answerUnchosen<Stored extends Versioned>(typed: TypedEdit<Stored>, labels: string) {
  const message = { title: 'Error', description: `Choose one version of: ${labels}.` }
  return answer(typed, { message }, { status: 409 })
}

async function answerFailure<Stored extends Versioned>(typed: TypedEdit<Stored>, error: unknown) {
  const { sent, editor, submission } = typed
  if (error instanceof EditQuestionError) {
    const { question } = error
    const message = { title: question.title, description: question.text }
    return answer(typed, { message, question }, { status: 409 })
  }
  if (error instanceof RecordChangedError) {
    const { stored: theirs, unread } = await readStored(sent, editor)
    if (unread) return answerTrouble(typed, unread.error)
    const differences = theirs ? await readConflicts(sent, editor, theirs) : []
    const message = { title: 'Error', description: (await whoSaved(typed, theirs)) ?? error.message }
    const version = theirs ? String(theirs.version) : versionOf(sent)
    const confirmed = textOf(sent.form.get(editorFields.confirmed))
    const choices = confirmed === '' || confirmed === keepAnswer ? {} : { [editorFields.confirmed]: confirmed }
    return answer(typed, { message, version, differences, choices, base: baseOf(sent) }, { status: error.status })
  }
  if (error instanceof Refusal) {
    const field = error instanceof SlugTakenError ? 'slug' : error.field
    const fieldErrors = field === undefined ? {} : { [field]: [error.message] }
    const lastResult = { ...submission.reply({ fieldErrors }), ...asSent(typed) }
    return answer(typed, { lastResult, message: invalidMessage(editor, [error.message]) }, { status: error.status })
  }
  return answerTrouble(typed, error)
}

/** Returns undefined if no version says who it was. */
async function whoSaved<Stored extends Versioned>({ sent, editor }: TypedEdit<Stored>, theirs: Stored | undefined) {
  const id = editor.drafts?.recordId(sent.params) ?? null
  const saved = theirs && id !== null ? await editor.drafts?.rules.findSave(id, Number(theirs.version)) : undefined
  if (!saved || saved.by === null) return undefined
  const who = saved.by === sent.by.username ? 'You have' : `${saved.by} has`
  const at = longDateTime(saved.at, env().SITE_TIME_ZONE)
  return `${who} saved this record on ${at}, after you opened it here. Please compare, and save again.`
}

/** Answers unforeseen errors, such as a full disk. */
function answerTrouble<Stored extends Versioned>(typed: TypedEdit<Stored>, error: unknown) {
  const { sent, editor, submission, stored } = typed
  const init = failedWrite(error, sent)
  const { failed } = editor
  const message = typeof failed === 'function' ? failed(stored, submission.payload, sent) : failed
  return answer(typed, { message: withCause(message, error, init.status) }, init)
}

function answerFaults<Stored extends Versioned>(typed: TypedEdit<Stored>) {
  const { editor, submission, pictures } = typed
  const { error } = submission.status === 'success' ? { error: null } : submission
  const faults = Object.values<string[] | null>({ ...error, ...pictures.refused })
  const message = invalidMessage(
    editor,
    faults.flatMap((messages) => messages ?? []),
  )
  return answer(typed, { message }, { status: 400 })
}

function answer<Stored extends Versioned>(
  typed: TypedEdit<Stored>,
  unsaved: Partial<EditorAnswer>,
  init: ResponseInit,
) {
  const { submission, pictures } = typed
  const lastResult = { ...submission.reply({ fieldErrors: pictures.refused }), ...asSent(typed) }
  return comeBack(typed, { ...chosenIn(typed, unsaved), lastResult, ...unsaved }, init)
}

/** The form comes back as it was typed, not as it was merged. */
function asSent<Stored extends Versioned>({ conflicts, sent }: TypedEdit<Stored>) {
  const { initialValue } = asTyped(sent.form).reply()
  return conflicts && initialValue ? { initialValue } : {}
}

function chosenIn<Stored extends Versioned>(
  { conflicts, sent }: TypedEdit<Stored>,
  { question }: Partial<EditorAnswer>,
): Partial<EditorAnswer> {
  if (!conflicts) return {}
  const base = baseOf(sent)
  return question ? { base, choices: choicesIn(conflicts) } : { base, differences: conflicts }
}

function comeBack({ sent, pictures }: Edit, unsaved: Partial<EditorAnswer>, init: ResponseInit) {
  const { form, headers } = sent
  return data(
    {
      version: versionOf(sent),
      notices: noticesOf({ sent, pictures }),
      sent: Object.fromEntries(keptFields.map((name) => [name, textOf(form.get(name))])),
      ...unsaved,
      lastResult: unsaved.lastResult ?? asTyped(form).reply({ fieldErrors: pictures.refused }),
    } satisfies EditorAnswer,
    withCookies(init, headers),
  )
}

/** The form is not submitted yet, so it is not validated. */
function asTyped(form: FormData) {
  return parse<Record<string, unknown>, string[]>(form, { resolve: () => ({}) })
}

/** Without JavaScript each answer is a new page, which needs these fields again. */
const keptFields = [editorFields.formKey, editorFields.tabKey, editorFields.draftVersion, editorFields.stay]

function versionOf({ form }: SentEdit): string {
  return textOf(form.get(editorFields.version))
}

function noticesOf({ sent, pictures }: Edit): string[] {
  return [...Object.values(pictures.notices), ...lostFiles(sent.form)]
}

function invalidMessage({ invalid }: Pick<EditorForm, 'invalid'>, faults: readonly string[]): Message {
  return typeof invalid === 'function' ? invalid(faults) : invalid
}

/** The record is stored, so a failure here must not look like a failed save. */
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

/** The message travels in a cookie, which has no room for more files. */
const mostRefused = 3

/** The specification wants the status and the server's message for unexpected failures. */
function withCause({ title, description }: Message, error: unknown, status = 500): Message {
  const cause = status === 503 && error instanceof Error ? error.message : 'Internal Server Error'
  return { title, description: `${description} HTTP ${String(status)}: ${cause}` }
}

function withNotices(message: Message, notices: readonly string[]): Message {
  return { ...message, description: [message.description, ...notices].join(' ') }
}
