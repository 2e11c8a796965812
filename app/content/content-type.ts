/** A kind of content as the engine sees it: a record with fields, which operators change and visitors may see. */
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { BinKind } from '~/content/bin/bin-kind.server'
import type { BodyOutline } from '~/content/checks/body-outline'
import type { Checking } from '~/content/checks/check-facts'
import type { Remark } from '~/content/checks/remark'
import type { NamedPictures } from '~/content/pictures/named-pictures'
import type { replacer } from '~/content/pictures/picture-replacement'
import type { WithPublication } from '~/content/publishing/publication.server'
import type { FormValues } from '~/lib/editing'
import type { Message } from '~/lib/messages'
import type { EntryStamps, FieldTable } from '~/lib/record-fields'
import type { RecordListKind } from '~/lib/record-list'
import type { plainKinds, PublicTable } from '~/lib/page-kinds'
import type { Database } from '~db/database'
import type { Columns } from '~db/rows.server'

/** What every stored record has beside its fields. */
export interface Stored extends EntryStamps {
  id: number
}

export type Typed<Input> = Input & WithPublication

interface Deletion {
  intent: string
  messages: { confirmDelete: string; deleted: Message; deleteFailed: Message }
  gone: { title: string; message: string }
  /** Besides the bin. */
  consequence: string
}

interface ContentBase<Input, Entry> {
  /** Before a record is deleted, and after. */
  deletion: Deletion
  fields: FieldTable
  /** For the audit log and the bin. */
  nameOf: (record: Input) => string
  find: (db: Kysely<Database>, id: number) => Promise<Entry | undefined>
  columnsOf: (input: Input) => Columns
  /** Slow work, before the transaction. @throws Refusal */
  prepare?: (input: Input) => Promise<Input>
  /** `stored` is undefined for a new record. @throws Refusal */
  check?: (trx: Transaction<Database>, input: Input, stored: Entry | undefined) => Promise<void>
}

/** Products, species and posts: with an address, a switch that makes them public, versions, drafts and a schedule. */
export interface PageContent<Input, Entry, Values extends FormValues> extends ContentBase<Input, Entry> {
  table: PublicTable
  /** Of its list in the dashboard. */
  list: RecordListKind<string>
  /** Of the editor's form: the fields and when it goes public. */
  labels: Readonly<Record<string, string>>
  /** Without a record, those of a new one; when it goes public comes from the store. */
  valuesOf: (record?: Entry) => Values
  /** What an operator types. */
  formSchema: (stored: Entry | undefined) => z.ZodType<Input>
  /** What a stored record has to fit. */
  schema: z.ZodType<Input>
  picturesOf: (record: Input) => readonly NamedPictures[]
  /** Before it goes out. */
  checks: (values: FormValues, checking: Checking) => Remark[]
  /** For the checks: as visitors will see its HTML. */
  outlineOf?: (values: FormValues) => Promise<BodyOutline>
  /** The HTML of an editor's form as a save would leave it. */
  previewBody?: (form: FormData) => Promise<unknown>
  withPictures: (record: Entry, replaced: ReturnType<typeof replacer>) => Typed<Input>
  page: {
    stateOf: (record: Input) => PageState & { slug: string }
    withState: (record: Input, state: PageState) => Typed<Input>
    /** As the record stores a category that a list sets. */
    toCategory?: (text: string) => string
    /** Columns that say since when it is public. */
    timesOf?: (times: PublicTimes<Entry>) => Columns
  }
}

export interface PageState {
  isOn: boolean
  category: string
}

interface PublicTimes<Entry> {
  stored: Entry | undefined
  isOn: boolean
  /** ISO 8601, UTC: since when it is public, if it is now. */
  publishedAt: string
}

/** Seasons and answer templates. */
export interface PlainContent<Input, Entry, Values extends FormValues> extends ContentBase<Input, Entry> {
  table: keyof typeof plainKinds
  bin: Pick<BinKind, 'columns' | 'describe' | 'prepare'>
  /** Without a record, those of a new one. `today`: such as 2026-11-21. */
  valuesOf: (record: Entry | undefined, today: string) => Values
  /** What an operator types. */
  formSchema: (today: string) => z.ZodType<Typed<Input>>
  page?: undefined
}

export type ContentType<Input, Entry, Values extends FormValues> =
  PageContent<Input, Entry, Values> | PlainContent<Input, Entry, Values>
