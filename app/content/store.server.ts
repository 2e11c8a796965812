/**
 * Each change is one transaction in one order: check, claim the address, write the row, index it, note it in the audit
 * log, keep the version.
 */
import type { Kysely, Transaction } from 'kysely'
import { pageKinds, pagePath, plainKinds } from '~/lib/page-kinds'
import { claimSlug } from '~/content/addresses/claim-slug.server'
import type { BinKind } from '~/content/bin/bin-kind.server'
import { deleteToBin } from '~/content/bin/bin.server'
import { pageBinKind } from '~/content/bin/page-bin.server'
import { deleteFormDraft } from '~/content/revisions/drafts.server'
import { keepVersion, type RestoringAct } from '~/content/revisions/versions.server'
import { UnfitVersionError } from '~/content/revisions/unfit-version'
import { versionFaults, type Version, type VersionFault } from '~/content/revisions/versions'
import { requirePictures } from '~/content/pictures/gone-pictures.server'
import { takeDescriptions } from '~/content/pictures/library.server'
import { descriptionsIn } from '~/content/pictures/named-pictures'
import { replacer, type Replacement } from '~/content/pictures/picture-replacement'
import { leadPreviewsTo } from '~/content/publishing/preview-links.server'
import { choiceOf, publicationValues, type Publication } from '~/content/publishing/publication'
import { findDue, findPublication, nextPublication, withPublication } from '~/content/publishing/publication.server'
import { standingAfter, undoOf, type RecordChange } from '~/content/records/record-changes'
import { changedFields, changeEvent } from '~/lib/audit-events'
import type { FormDraft, FormValues } from '~/lib/editing'
import { fieldNames, formOf } from '~/lib/record-fields'
import { RecordChangedError, Refusal } from '~/lib/refusal'
import { searchTextOf } from '~/lib/search-text'
import { logAudit, type Act } from '~db/audit-log.server'
import { createOnce, type SentForm } from '~db/create-once.server'
import type { Database } from '~db/database'
import { insertRow, updateVersion } from '~db/rows.server'
import { reindex } from '~db/search-index.server'
import { write } from '~db/write.server'
import type { ContentType, PageContent, PageState, PlainContent, Stored, Typed } from './content-type'
import { listedRecords, type ChangedRow } from './list/selection.server'

interface Target {
  id: number
  /** The edit started from this version; without it the last write wins. */
  version?: number | undefined
}

interface Saving<Entry> extends RestoringAct {
  stored: Entry
  /** The operator's answer to the question whether the address of a public page may change, or ''. */
  confirmed?: string | undefined
  draft?: FormDraft | undefined
  publishedAt?: string
}

function contentStore<Input, Entry extends Input & Stored>(type: ContentType<Input, Entry, FormValues>) {
  const { table } = type
  const { subject, tab } = type.page ? pageKinds[type.table] : plainKinds[type.table]
  const bin: BinKind = type.page ? pageBinKind(type.table) : { ...type.bin, table: type.table }
  const prepared = async (input: Typed<Input>) => ({ ...input, ...(await type.prepare?.(input)) })

  /** @throws SlugTakenError for a typed slug, PictureGoneError, what the kind's checks and write() throw */
  async function create(db: Kysely<Database>, input: Typed<Input>, sent: SentForm & Act): Promise<Entry> {
    const ready = await prepared(input)
    const insert = async (trx: Transaction<Database>) => {
      const time = sent.now.toISOString()
      const { columns, publication } = await toColumns(trx, ready, { publishedAt: time })
      const id = await insertRow(trx, table, { ...columns, createdAt: time, updatedAt: time })
      const made = await get(trx, id)
      if (type.page) await takeDescriptions(trx, descriptionsIn(type.picturesOf(made)))
      if (type.page) await reindex(trx, type.table, id)
      await logAudit(trx, sent, { event: `${subject}-created`, id, name: type.nameOf(made) })
      if (type.page) {
        const after = { ...made, ...publication?.after }
        await keepVersion(trx, { kind: type.table, fields: type.fields, id, after }, sent)
      }
      return made
    }
    return write(db, async (trx) => {
      const made = await createOnce(
        trx,
        { ...sent, kind: table, input },
        { find: (id) => type.find(trx, id), insert: () => insert(trx) },
      )
      if (type.page) {
        await leadPreviewsTo(trx, { table: type.table, id: made.id }, sent.draft)
        await deleteFormDraft(trx, { kind: type.table, recordId: null }, sent.draft)
      }
      return made
    })
  }

  /** @throws EditQuestionError, RecordChangedError, and what create() throws */
  async function save(db: Kysely<Database>, input: Typed<Input>, saving: Saving<Entry>): Promise<Entry> {
    const ready = await prepared(input)
    return write(db, async (trx) => {
      if (type.page) await deleteFormDraft(trx, { kind: type.table, recordId: saving.stored.id }, saving.draft)
      return replace(trx, ready, saving)
    })
  }

  /**
   * `toInput` may return undefined to leave the record. Returns undefined if there is no such record. @throws
   * RecordChangedError, and what `toInput` and create() throw
   */
  async function update(
    db: Kysely<Database>,
    { id, version }: Target,
    toInput: (stored: Entry) => Typed<Input> | undefined,
    act: RestoringAct,
  ): Promise<Entry | undefined> {
    for (;;) {
      const stored = await type.find(db, id)
      if (!stored) return undefined
      if (version !== undefined && version !== stored.version) throw new RecordChangedError()
      const input = toInput(stored)
      if (!input) return stored
      const change = await prepareChange(stored, input)
      const saved = await write(db, (trx) => change(trx, act))
      // Otherwise somebody saved the record in between, and `toInput` starts from theirs.
      if (saved) return saved
    }
  }

  /** Slow work is done here. The function that it returns saves, or returns undefined if the record has changed since. */
  async function prepareChange(stored: Entry, input: Typed<Input>) {
    const ready = await prepared(input)
    return async (trx: Transaction<Database>, act: RestoringAct): Promise<Entry | undefined> => {
      const now = await type.find(trx, stored.id)
      return now?.version === stored.version ? replace(trx, ready, { ...act, stored }) : undefined
    }
  }

  /** Throws what a save would throw, before costly work. */
  async function check(db: Kysely<Database>, { id, version }: Partial<Target>, input: Typed<Input>): Promise<void> {
    const ready = await prepared(input)
    await write(db, async (trx) => {
      const stored = id === undefined ? undefined : await type.find(trx, id)
      if (stored && version !== undefined && version !== stored.version) throw new RecordChangedError()
      await toColumns(trx, ready, { stored, publishedAt: '' })
    })
  }

  async function replace(
    trx: Transaction<Database>,
    input: Typed<Input>,
    { stored, confirmed, publishedAt, ...act }: Saving<Entry>,
  ): Promise<Entry> {
    const { id } = stored
    const updatedAt = act.now.toISOString()
    const after = await toColumns(trx, input, { stored, confirmed, publishedAt: publishedAt ?? updatedAt })
    if (!(await updateVersion(trx, table, stored, { ...after.columns, updatedAt }))) throw new RecordChangedError()
    const saved = await get(trx, id)
    if (type.page) await takeDescriptions(trx, descriptionsIn(type.picturesOf(saved)))
    if (type.page) await reindex(trx, type.table, id)
    await logAudit(trx, act, { ...eventOf(stored, saved, after.publication), id, name: type.nameOf(saved) })
    if (type.page) {
      const before = { ...stored, ...after.publication?.before }
      const kept = { before, after: { ...saved, ...after.publication?.after } }
      await keepVersion(trx, { kind: type.table, fields: type.fields, id, ...kept }, act)
    }
    return saved
  }

  function eventOf(before: Entry, after: Entry, publication: Awaited<ReturnType<typeof nextPublication>> | undefined) {
    const change = { before, after, fields: fieldNames(type.fields) }
    if (!type.page || !publication)
      return { event: `${subject}-updated`, detail: { fields: changedFields(change) } } as const
    const { isOn } = type.page.stateOf(after)
    return changeEvent(pageKinds[type.table], withPublication(change, { publication, isOn }))
  }

  async function toColumns(
    trx: Transaction<Database>,
    given: Typed<Input>,
    {
      stored,
      confirmed,
      publishedAt,
    }: { stored?: Entry | undefined; confirmed?: string | undefined; publishedAt: string },
  ) {
    const input = { ...given, ...(await type.settle?.(trx, given)) }
    await type.check?.(trx, input, stored)
    const own = type.columnsOf(input)
    const picturesOf = (record: Input) => type.picturesOf?.(record) ?? []
    await requirePictures(trx, picturesOf(input), stored ? picturesOf(stored) : [])
    if (!type.page) return { columns: { ...own, ...searchTextOf(table, own) } }
    const { slug: typed, isOn } = type.page.stateOf(input)
    const id = stored?.id
    const publication = await nextPublication(trx, { table: type.table, id }, { isOn, publication: input.publication })
    const slug = await claimSlug(trx, {
      table: type.table,
      id,
      slug: typed,
      title: type.nameOf(input),
      confirmed,
      stored: stored && {
        slug: type.page.stateOf(stored).slug,
        isPublic: hasPublicPage(type, stored, publication.before),
      },
    })
    const columns = {
      ...own,
      slug,
      publishAt: publication.after.publishAt,
      ...(pageKinds[type.table].keepsPage && { isDraft: Number(publication.after.isDraft) }),
      ...type.page.timesOf?.({ stored, isOn, publishedAt }),
    }
    return { columns: { ...columns, ...searchTextOf(table, columns) }, publication }
  }

  async function get(trx: Transaction<Database>, id: number): Promise<Entry> {
    const entry = await type.find(trx, id)
    if (!entry) throw new Error(`There is no ${subject} ${String(id)}`)
    return entry
  }

  async function findName(db: Kysely<Database>, id: number): Promise<string | undefined> {
    const record = await type.find(db, id)
    return record && type.nameOf(record)
  }

  /** @throws Refusal, and what write() throws */
  function remove(db: Kysely<Database>, id: number, act: Act, heir = ''): Promise<boolean> {
    return write(db, async (trx) => {
      await type.deletion.handOver?.(trx, id, heir)
      return deleteToBin(trx, { kind: bin, id }, act)
    })
  }

  return { ...type, subject, tab, bin, findName, create, save, update, prepareChange, check, replace, remove }
}

export function hasPublicPage<Input, Entry extends Input & Stored>(
  { table, page }: Pick<PageContent<Input, Entry, FormValues>, 'table' | 'page'>,
  record: Entry,
  { isDraft }: Publication,
): boolean {
  return pageKinds[table].keepsPage ? !isDraft : page.stateOf(record).isOn
}

export type PlainStore<Input, Entry extends Input & Stored, Values extends FormValues> = ReturnType<
  typeof plainStore<Input, Entry, Values>
>

export function plainStore<Input, Entry extends Input & Stored, Values extends FormValues>(
  type: PlainContent<Input, Entry, Values>,
) {
  const store = contentStore<Input, Entry>(type)
  const { check, bin } = store
  return { ...store, ...type, check, bin }
}

export type PageStore<Input, Entry extends Input & Stored, Values extends FormValues> = ReturnType<
  typeof pageStore<Input, Entry, Values>
>

export function pageStore<Input, Entry extends Input & Stored, Values extends FormValues>(
  type: PageContent<Input, Entry, Values>,
) {
  const { replace, prepareChange, ...store } = contentStore<Input, Entry>(type)
  const { update } = store
  const { table } = type
  const page = { ...type.page, flag: pageKinds[table].flag, pathOf: (slug: string) => pagePath(table, slug) }

  async function read(db: Kysely<Database>, id: number | undefined) {
    if (id === undefined) return undefined
    const [entry, publication] = await Promise.all([type.find(db, id), findPublication(db, table, id)])
    return entry && publication && { ...entry, publication }
  }

  async function move(
    trx: Transaction<Database>,
    { id, change, publishedAt }: { id: number; change: RecordChange; publishedAt?: string },
    act: Act,
  ): Promise<(ChangedRow<RecordChange> & { record: Entry }) | undefined> {
    const stored = await type.find(trx, id)
    const publication = await findPublication(trx, table, id)
    if (!stored || !publication) return undefined
    const name = type.nameOf(stored)
    const before = { ...page.stateOf(stored), publication }
    const { toCategory } = page
    const wanted =
      change.kind === 'category' && toCategory ? { ...change, category: toCategory(change.category) } : change
    const after = standingAfter(before, wanted)
    if (!after) return { name, record: stored, undo: undefined }
    const input = { ...page.withState(stored, after), publication: after.publication }
    const record = await replace(trx, input, { ...act, stored, ...(publishedAt && { publishedAt }) })
    return { name, record, undo: undoOf(change, before) }
  }

  const valuesOf = (record: Entry & { publication: Publication }, timeZone: string): Values => ({
    ...type.valuesOf(record),
    ...publicationValues({ publication: record.publication, timeZone }),
    [page.flag]: choiceOf(page.stateOf(record).isOn, record.publication),
  })

  return {
    ...store,
    ...type,
    ...listedRecords(table, type.list),
    check: store.check,
    page,
    read,
    form: { ...formOf(type.fields), labels: type.labels },
    valuesOf,
    newValues: type.valuesOf(),
    findValues: async (db: Kysely<Database>, id: number, timeZone: string) => {
      const stored = await read(db, id)
      return stored && { version: stored.version, values: valuesOf(stored, timeZone) }
    },
    change: (db: Kysely<Database>, wanted: { id: number; change: RecordChange }, act: Act) =>
      write(db, (trx): Promise<ChangedRow<RecordChange> | undefined> => move(trx, wanted, act)),
    /** Is idempotent, as the dashboard's switch, and ends a schedule. Returns undefined if there is no such record. */
    switchTo: (db: Kysely<Database>, { id, isOn }: { id: number; isOn: boolean }, act: Act) =>
      write(db, async (trx) => (await move(trx, { id, change: { kind: isOn ? 'on' : 'off' } }, act))?.record),
    toggle: (db: Kysely<Database>, id: number, act: Act) =>
      update(db, { id }, (stored) => page.withState(stored, opposite(page.stateOf(stored))), act),
    publishIfDue: (db: Kysely<Database>, id: number, act: Act) =>
      write(db, async (trx) => {
        const publishedAt = await findDue(trx, table, { id, now: act.now })
        if (publishedAt === undefined) return false
        return (await move(trx, { id, change: { kind: 'on' }, publishedAt }, act)) !== undefined
      }),
    findVersioned: async (db: Kysely<Database>, id: number) => {
      const stored = await type.find(db, id)
      if (!stored) return undefined
      const { version } = stored
      const asIn = (then: Input, now: Entry, isAsPublic: boolean) => {
        const was = page.stateOf(then)
        return page.withState(then, { ...was, isOn: isAsPublic ? was.isOn : page.stateOf(now).isOn })
      }
      /** Returns false if the record is gone. @throws UnfitVersionError */
      const restore = async (record: Version['record'], act: RestoringAct, isAsPublic: boolean) => {
        const parsed = type.schema.safeParse(record)
        if (!parsed.success) throw new UnfitVersionError(parsed.error.issues[0]?.message ?? '')
        const toInput = (now: Entry) => asIn(parsed.data, now, isAsPublic)
        return (await update(db, { id, version }, toInput, act)) !== undefined
      }
      /** Returns why the version would be refused, were it as public as the record is now. */
      const faultsIn = (record: Version['record']): VersionFault[] => {
        const parsed = type.schema.safeParse(record)
        if (!parsed.success) return versionFaults(parsed.error)
        try {
          asIn(parsed.data, stored, false)
          return []
        } catch (error) {
          if (error instanceof Refusal && error.field !== undefined)
            return [{ name: error.field, message: error.message }]
          throw error
        }
      }
      const categories = (await page.readCategories?.(db)) ?? type.list.changes.categories ?? []
      const choices = {
        [pageKinds[table].category]: categories.map(({ label }) => ({
          value: page.toCategory?.(label) ?? label,
          label,
        })),
      }
      const { fields } = type
      return { kind: table, id, title: type.nameOf(stored), version, fields, page, restore, faultsIn, choices }
    },
    /** Returns the version that `save` replaces. `save` returns false if the record has changed since. */
    prepareReplacement: async (db: Kysely<Database>, id: number, replacement: Replacement) => {
      const stored = await type.find(db, id)
      if (!stored) return undefined
      const change = await prepareChange(stored, type.withPictures(stored, replacer(replacement)))
      const save = async (trx: Transaction<Database>, act: Act) => (await change(trx, act)) !== undefined
      return { version: stored.version, save }
    },
  }
}

function opposite({ isOn, category }: PageState): PageState {
  return { isOn: !isOn, category }
}
