/** Loader and action of the editor of any kind of content. What a kind adds is in `own`. */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import type { z } from 'zod'
import type { Stored, Typed } from '~/content/content-type'
import { hasPublicPage, type PageStore, type PlainStore } from '~/content/store.server'
import type { Publication } from '~/features/publishing/publication'
import { scheduledForm } from '~/features/publishing/publication.schema'
import { dashboardHead } from '~/features/seo/head'
import { editorForm } from '~/forms/editor-form.server'
import { saveEdit, type Aside } from '~/forms/editor.server'
import type { FormValues } from '~/lib/editing'
import { toRowId } from '~/lib/ids'
import { listBackOf, withListBack } from '~/lib/list-back'
import type { ErrorWords, Message } from '~/lib/messages'
import { formOf } from '~/lib/record-fields'
import type { PublicTable } from '~/kinds/page-kinds'
import { editPath, newPath, tabPath } from '~/paths'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { log, ofRequest } from '~/server/log.server'
import type { Actor } from '~db/audit-log.server'
import { checkAside, noticesAfter, withChecks } from './checks.server'
import { draftSaving, openEditor, type EditorRules } from './drafts.server'
import { editorPictures } from './pictures.server'
import { listOpenLinks, previewLinkAsides } from './preview-link-asides.server'

type Words = Pick<ErrorWords, 'title' | 'message'>

interface Own<Input, Entry> {
  /** Of the Save button. */
  intent: string
  newTitle: string
  messages: {
    notFound: Words
    /** Instead of the page of errors. */
    loadFailed?: Words
    createFailed: Message
    updateFailed: Message
  }
  invalid: Message | ((faults: readonly string[]) => Message)
  /** The message for a failed save of a record that is there. */
  failed?: (stored: Entry | undefined, typed: Readonly<Record<string, unknown>>) => Message
  /** Buttons beside Save. */
  asides?: (by: Actor) => readonly Aside[]
  /** What is stored instead of what was typed. */
  complete?: (input: Input, stored: Entry | undefined) => Input | Promise<Input>
}

interface SavedPage<Input, Entry> {
  record: Entry
  /** Undefined for a new one. */
  stored: Entry | undefined
  /** As it was typed. */
  input: Input
  publication: Publication
  publicationNotice?: string | undefined
}

interface OwnPage<Input, Entry> extends Own<Input, Entry> {
  site: () => Promise<{ name: string; url: string }>
  saved: (saved: SavedPage<Input, Entry>) => Message | Promise<Message>
  /** Of the editor that a save leads back to: its form is read again. */
  reopening?: (saved: SavedPage<Input, Entry>) => string
  /** Fields with HTML, whose pictures the editor uploads. */
  texts?: readonly string[]
}

/** Of products, species and posts. */
export function pageEditor<Input, Entry extends Input & Stored, Values extends FormValues>(
  store: PageStore<Input, Entry, Values>,
  own: OwnPage<Input, Entry>,
) {
  const { tab, table, form, page } = store
  const names = editorForm(form.labels, form.names)
  const pictures = editorPictures({ ...form.pictures, ...(own.texts && { texts: own.texts }) })
  const rules = draftRulesOf(store)
  const checked = { table, form, checks: store.checks, outlineOf: store.outlineOf }
  const zone = () => env().SITE_TIME_ZONE

  async function loader({ request, context, params }: LoaderFunctionArgs) {
    const { formToken, role } = await requireOperator({ request, context })
    const isNew = params.id === undefined
    const { messages } = own
    const found = await store.read(db(), toRowId(params.id)).catch((error: unknown) => {
      if (!messages.loadFailed) throw error
      log.error('a record could not be read', { ...ofRequest({ request, context }), error })
      return 'failed' as const
    })
    const record = found === 'failed' ? undefined : found
    const trouble = found === 'failed' ? (messages.loadFailed ?? null) : isNew || record ? null : messages.notFound
    const title = record ? store.nameOf(record) : (trouble?.title ?? own.newTitle)
    const editor = record ? editPath(tab, record.id) : newPath(tab)
    const state = record && page.stateOf(record)
    const isPublic = record !== undefined && hasPublicPage(store, record, record.publication)
    return data(
      {
        head: dashboardHead(title, editor),
        title,
        trouble,
        editor,
        role,
        viewPath: state && page.pathOf(state.slug),
        record: record && { id: record.id, isOn: state?.isOn === true },
        previewLinks: await listOpenLinks(request, table, record?.id),
        ...(await withChecks(
          { ...checked, id: record?.id, site: await own.site() },
          openEditor(request, {
            rules,
            isNew,
            record,
            isPublic,
            formToken,
            values: record ? store.valuesOf(record, zone()) : store.newValues,
          }),
        )),
      },
      { status: trouble === null ? 200 : found === 'failed' ? 500 : 404 },
    )
  }

  async function action({ request, context, params }: ActionFunctionArgs) {
    const entered = await enterDashboard({ request, context }, names)
    const id = toRowId(params.id)
    const timeZone = zone()
    const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
    const site = await own.site()
    const subject = { ...checked, id, site }
    const done = async (saved: SavedPage<Input, Entry>) => ({
      // The unfiltered list has the new record.
      to: saved.stored ? list : tabPath(tab),
      editor: withListBack(editPath(tab, saved.record.id) + (own.reopening?.(saved) ?? ''), list),
      message: await own.saved(saved),
    })
    return saveEdit(
      { ...entered, request, context },
      {
        intent: own.intent,
        form,
        pictures,
        isNew: params.id === undefined,
        asides: [
          ...(own.asides?.(entered.by) ?? []),
          checkAside(subject),
          ...previewLinkAsides(entered.form, { rules, recordId: id, by: entered.by, siteUrl: site.url }),
        ],
        noticesAfter: (sent) => noticesAfter(subject, sent),
        saveDraft: draftSaving(request, rules, id ?? null),
        load: () => store.read(db(), id),
        valuesOf: (stored) => store.valuesOf(stored, timeZone),
        schema: (stored) =>
          scheduledForm(store.formSchema(stored), { table, stored: stored?.publication, now: new Date(), timeZone }),
        create: async (typed, sent) => {
          const record = await store.create(db(), await completed(typed, undefined), sent)
          return done({ ...typed, input: typed, record, stored: undefined })
        },
        update: async (typed, change) => {
          const record = await store.save(db(), await completed(typed, change.stored), change)
          return done({ ...typed, input: typed, record, stored: change.stored })
        },
        ...messagesOf(own, params.id === undefined),
      },
    )
  }

  const completed = async (typed: Typed<Input>, stored: Entry | undefined): Promise<Typed<Input>> => ({
    ...typed,
    ...(await own.complete?.(typed, stored)),
  })

  return { loader, action }
}

interface OwnPlain<Input, Entry, Values> extends Own<Input, Entry> {
  formSchema: () => z.ZodType<Typed<Input>>
  /** Without a record, those of a new one. */
  valuesOf: (record?: Entry) => Values
  created: Message
  updated: Message
}

/** Of seasons and answer templates. */
export function plainEditor<Input, Entry extends Input & Stored, Values extends FormValues>(
  store: PlainStore<Input, Entry>,
  own: OwnPlain<Input, Entry, Values>,
) {
  const { tab, fields } = store
  const form = formOf(fields)
  const names = editorForm(form.labels, form.names)
  const find = async (text: string | undefined) => {
    const id = toRowId(text)
    return id === undefined ? undefined : store.find(db(), id)
  }

  async function loader({ request, context, params }: LoaderFunctionArgs) {
    const { formToken } = await requireOperator({ request, context })
    const isNew = params.id === undefined
    const record = await find(params.id)
    const trouble = isNew || record ? null : own.messages.notFound
    const title = record ? store.nameOf(record) : (trouble?.title ?? own.newTitle)
    return data(
      {
        head: dashboardHead(title, record ? editPath(tab, record.id) : newPath(tab)),
        title,
        trouble,
        values: own.valuesOf(record),
        meta: { formToken, version: record ? String(record.version) : '', formKey: crypto.randomUUID() },
      },
      { status: trouble === null ? 200 : 404 },
    )
  }

  async function action({ request, context, params }: ActionFunctionArgs) {
    const entered = await enterDashboard({ request, context }, names)
    const to = listBackOf(new URL(request.url).searchParams, tabPath(tab))
    return saveEdit(
      { ...entered, request, context },
      {
        intent: own.intent,
        form,
        isNew: params.id === undefined,
        asides: own.asides?.(entered.by) ?? [],
        load: () => find(params.id),
        valuesOf: (stored) => own.valuesOf(stored),
        schema: own.formSchema,
        create: async (input, sent) => {
          await store.create(db(), input, sent)
          return { to, message: own.created }
        },
        update: async (input, change) => {
          await store.save(db(), input, change)
          return { to, message: own.updated }
        },
        ...messagesOf(own, params.id === undefined),
      },
    )
  }

  return { loader, action }
}

function messagesOf<Input, Entry>({ invalid, messages, failed }: Own<Input, Entry>, isNew: boolean) {
  return {
    invalid: (faults: readonly string[]) => (typeof invalid === 'function' ? invalid(faults) : invalid),
    failed: (stored: Entry | undefined, typed: Readonly<Record<string, unknown>>) =>
      isNew ? messages.createFailed : (failed?.(stored, typed) ?? messages.updateFailed),
  }
}

/** How a page's editor keeps its drafts. */
export function draftRulesOf({
  tab,
  table,
  form,
  newValues,
  findValues,
}: Pick<PageStore<object, Stored, FormValues>, 'tab' | 'table' | 'form' | 'newValues' | 'findValues'>): EditorRules & {
  kind: PublicTable
} {
  return {
    kind: table,
    form,
    newValues,
    newEditor: newPath(tab),
    list: tabPath(tab),
    find: (id) => findValues(db(), id, env().SITE_TIME_ZONE),
    editorOf: (id) => editPath(tab, id),
  }
}
