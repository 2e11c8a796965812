/** Any kind's editor has this loader and action. A kind adds to them in `own`. */
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireOperator } from '~/server/auth/dashboard.server'
import type { Stored, Typed } from '~/content/content-type'
import { hasPublicPage, type PageStore, type PlainStore } from '~/content/store.server'
import {
  choiceOf,
  publicationIn,
  publicationLabels,
  publicationValues,
  shownPublication,
  type Publication,
} from '~/content/publishing/publication'
import { findSave, findVersion } from '~/content/revisions/versions.server'
import { scheduledForm } from '~/content/publishing/publication.server'
import { dashboardHead } from '~/seo/head'
import type { FormValues } from '~/lib/editing'
import { toRowId } from '~/lib/ids'
import { listBackOf, withListBack } from '~/lib/list-back'
import type { ErrorWords, Message } from '~/lib/messages'
import { formOf, formValuesOf } from '~/lib/record-fields'
import { pageKinds, type PublicTable } from '~/lib/page-kinds'
import { editPath, newPath, tabPath, type RecordTab } from '~/paths'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { log, ofRequest } from '~/server/log.server'
import { siteToday } from '~/server/site-today.server'
import { checkAside, noticesAfter, withChecks } from './checks.server'
import { openEditor, type EditorRules } from './drafts.server'
import { editorPictures } from './pictures.server'
import { listOpenLinks, previewLinkAsides } from './preview-link-asides.server'
import { editorAction, type Editor, type SentEdit } from './save-edit.server'

type Words = Pick<ErrorWords, 'title' | 'message'>

interface Own<Input, Entry extends Stored> extends Pick<Editor<Input, Entry, Entry>, 'intent' | 'asides' | 'invalid'> {
  newTitle: string
  messages: {
    notFound: Words
    loadFailed?: Words
    createFailed: Message
    updateFailed: Message
  }
  failed?: (stored: Entry | undefined, typed: Readonly<Record<string, unknown>>) => Message
}

interface Scheduled {
  publication: Publication
  publicationNotice?: string | undefined
}

interface SavedPage<Input, Entry> extends Scheduled {
  record: Entry
  stored: Entry | undefined
  input: Input
}

interface OwnPage<Input, Entry extends Stored> extends Own<Input, Entry> {
  /** Returns what is stored instead of what was typed. */
  complete?: (input: Input, stored: Entry | undefined) => Input | Promise<Input>
  saved: (saved: SavedPage<Input, Entry>) => Message
  noticesAfter?: (input: Input) => Promise<readonly string[]>
  reopening?: (saved: SavedPage<Input, Entry>) => string
  texts?: readonly string[]
}

export function pageEditor<Input, Entry extends Input & Stored, Values extends FormValues>(
  store: PageStore<Input, Entry, Values>,
  own: OwnPage<Input, Entry>,
) {
  const { tab, table, form, page } = store
  const rules = draftRulesOf(store)
  const zone = () => env().SITE_TIME_ZONE
  const { checks, outlineOf } = store
  const checkedAs = (id: number | undefined) => ({ table, form, checks, outlineOf, id })

  async function loader(args: LoaderFunctionArgs) {
    const { request, params } = args
    const read = () => store.read(db(), toRowId(params.id))
    const { session, record, shown, init } = await openRecord(args, { ...own, tab, nameOf: store.nameOf, read })
    const state = record && page.stateOf(record)
    return data(
      {
        ...shown,
        role: session.role,
        viewPath: state && page.pathOf(state.slug),
        record: record && { id: record.id, isOn: state?.isOn === true },
        previewLinks: await listOpenLinks(request, table, record?.id),
        ...(await withChecks(
          checkedAs(record?.id),
          openEditor(request, {
            rules,
            isNew: params.id === undefined,
            record,
            isPublic: record !== undefined && hasPublicPage(store, record, record.publication),
            formToken: session.formToken,
            values: record ? store.valuesOf(record, zone()) : store.newValues,
          }),
        )),
      },
      init,
    )
  }

  const completed = async (typed: Typed<Input>, stored?: Entry): Promise<Typed<Input>> => ({
    ...typed,
    ...(await own.complete?.(typed, stored)),
  })

  const action = editorAction<Typed<Input> & Scheduled, Entry & { publication: Publication }, Entry>({
    ...own,
    failed: failureOf(own),
    form,
    pictures: editorPictures({ ...form.pictures, ...(own.texts && { texts: own.texts }) }),
    drafts: { rules, recordId: ({ id }) => toRowId(id) ?? null },
    shown: (values) => ({ ...values, ...shownPublication(table, store.fields, values) }),
    together: { [page.flag]: Object.keys(publicationLabels) },
    asides: async (sent) => {
      const { by, params } = sent
      const checked = checkedAs(toRowId(params.id))
      const linked = { rules, recordId: checked.id, by, siteUrl: env().SITE_URL }
      return [...((await own.asides?.(sent)) ?? []), checkAside(checked), ...previewLinkAsides(sent.form, linked)]
    },
    noticesAfter: async ({ input }, { params, form: sent }) => [
      ...((await own.noticesAfter?.(input)) ?? []),
      ...(await noticesAfter(checkedAs(toRowId(params.id)), sent)),
    ],
    read: ({ id }) => store.read(db(), toRowId(id)),
    valuesOf: store.valuesOf,
    formSchema: (stored) => {
      const setting = { table, stored: stored?.publication, now: new Date(), timeZone: zone() }
      return scheduledForm(store.formSchema(stored), setting)
    },
    create: async (database, typed, change) => store.create(database, await completed(typed), change),
    save: async (database, typed, change) => store.save(database, await completed(typed, change.stored), change),
    saved: ({ done: record, input, stored }, { request }) => {
      const saved = { ...input, input, record, stored }
      const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
      return {
        // The unfiltered list has the new record.
        to: stored ? list : tabPath(tab),
        editor: withListBack(editPath(tab, record.id) + (own.reopening?.(saved) ?? ''), list),
        message: own.saved(saved),
      }
    },
  })

  return { loader, action }
}

interface OwnPlain<Input, Entry extends Stored> extends Own<Input, Entry> {
  messages: Own<Input, Entry>['messages'] & { created: Message; updated: Message }
}

export function plainEditor<Input, Entry extends Input & Stored, Values extends FormValues>(
  store: PlainStore<Input, Entry, Values>,
  own: OwnPlain<Input, Entry>,
) {
  const { tab } = store
  const { messages } = own
  const read = async (params: { id?: string | undefined }) => {
    const id = toRowId(params.id)
    return id === undefined ? undefined : store.find(db(), id)
  }

  async function loader(args: LoaderFunctionArgs) {
    const opening = { ...own, tab, nameOf: store.nameOf, read: () => read(args.params) }
    const { session, record, shown, init } = await openRecord(args, opening)
    const version = record ? String(record.version) : ''
    const meta = { formToken: session.formToken, version, formKey: crypto.randomUUID() }
    return data({ ...shown, values: store.valuesOf(record, siteToday()), meta }, init)
  }

  const form = formOf(store.fields)
  const action = editorAction<Typed<Input>, Entry, Entry>({
    ...own,
    failed: failureOf(own),
    form,
    pictures: editorPictures(form.pictures),
    read,
    valuesOf: (stored) => store.valuesOf(stored, siteToday()),
    formSchema: () => store.formSchema(siteToday()),
    create: store.create,
    save: store.save,
    saved: ({ stored }, { request }) => ({
      to: listBackOf(new URL(request.url).searchParams, tabPath(tab)),
      message: stored ? messages.updated : messages.created,
    }),
  })

  return { loader, action }
}

interface Opening<Entry> extends Pick<Own<never, never>, 'newTitle' | 'messages'> {
  tab: RecordTab
  nameOf: (record: Entry) => string
  read: () => Promise<Entry | undefined>
}

async function openRecord<Entry extends { id: number }>(
  { request, context, params }: LoaderFunctionArgs,
  { tab, nameOf, read, newTitle, messages }: Opening<Entry>,
) {
  const session = await requireOperator({ request, context })
  const found = await read().catch((error: unknown) => {
    if (!messages.loadFailed) throw error
    log.error('a record could not be read', { ...ofRequest({ request, context }), error })
    return 'failed' as const
  })
  const record = found === 'failed' ? undefined : found
  const gone = record || params.id === undefined ? null : messages.notFound
  const trouble = found === 'failed' ? (messages.loadFailed ?? null) : gone
  const title = record ? nameOf(record) : (trouble?.title ?? newTitle)
  const editor = record ? editPath(tab, record.id) : newPath(tab)
  const status = trouble === null ? 200 : found === 'failed' ? 500 : 404
  return { session, record, shown: { head: dashboardHead(title, editor), title, trouble, editor }, init: { status } }
}

function failureOf<Input, Entry extends Stored>({ failed, messages }: Own<Input, Entry>) {
  return (stored: Entry | undefined, typed: Readonly<Record<string, unknown>>, { params }: SentEdit) =>
    params.id === undefined ? messages.createFailed : (failed?.(stored, typed) ?? messages.updateFailed)
}

export function draftRulesOf({
  tab,
  table,
  fields,
  form,
  newValues,
  findValues,
}: Pick<
  PageStore<object, Stored, FormValues>,
  'tab' | 'table' | 'fields' | 'form' | 'newValues' | 'findValues'
>): EditorRules & {
  kind: PublicTable
} {
  return {
    kind: table,
    form,
    newValues,
    newEditor: newPath(tab),
    list: tabPath(tab),
    find: (id) => findValues(db(), id, env().SITE_TIME_ZONE),
    findVersion: async (id, version) => {
      const found = await findVersion(db(), { kind: table, id, version })
      if (!found) return undefined
      const { record } = found
      const { flag } = pageKinds[table]
      const publication = publicationIn(record)
      return {
        ...formValuesOf(fields, record),
        ...publicationValues({ publication, timeZone: env().SITE_TIME_ZONE }),
        [flag]: choiceOf(record[flag] === true, publication),
      }
    },
    findSave: (id, version) => findSave(db(), { kind: table, id, version }),
    editorOf: (id) => editPath(tab, id),
  }
}
