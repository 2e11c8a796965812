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

export interface Stored extends EntryStamps {
  id: number
}

export type Typed<Input> = Input & WithPublication

interface Deletion {
  intent: string
  messages: { confirmDelete: string; deleted: Message; deleteFailed: Message }
  gone: { title: string; message: string }
  consequence: string
  /** Lists the records that can take over what refers to this one. @throws Refusal if it cannot be deleted */
  findHeirs?: (db: Kysely<Database>, id: number) => Promise<Heirs | undefined>
  /** `heir` is the chosen value, or ''. @throws Refusal */
  handOver?: (trx: Transaction<Database>, id: number, heir: string) => Promise<void>
}

export interface Heirs {
  label: string
  choices: readonly { value: string; label: string }[]
}

interface ContentBase<Input, Entry> {
  deletion: Deletion
  fields: FieldTable
  nameOf: (record: Input) => string
  find: (db: Kysely<Database>, id: number) => Promise<Entry | undefined>
  columnsOf: (input: Input) => Columns
  picturesOf?: (record: Input) => readonly NamedPictures[]
  /** Slow work runs before the transaction. @throws Refusal */
  prepare?: (input: Input) => Promise<Input>
  /** Settles what depends on other records. Runs before `check`, in the transaction. @throws Refusal */
  settle?: (trx: Transaction<Database>, input: Input) => Promise<Partial<Input>>
  /** `stored` is undefined for a new record. @throws Refusal */
  check?: (trx: Transaction<Database>, input: Input, stored: Entry | undefined) => Promise<void>
}

/** Products, species and posts have an address, a switch that makes them public, versions, drafts and a schedule. */
export interface PageContent<Input, Entry, Values extends FormValues> extends ContentBase<Input, Entry> {
  table: PublicTable
  list: RecordListKind<string>
  labels: Readonly<Record<string, string>>
  /** Returns the values of a new record if none is given. The store adds when the record goes public. */
  valuesOf: (record?: Entry) => Values
  formSchema: (stored: Entry | undefined) => z.ZodType<Input>
  schema: z.ZodType<Input>
  picturesOf: (record: Input) => readonly NamedPictures[]
  checks: (values: FormValues, checking: Checking) => Remark[]
  outlineOf?: (values: FormValues) => Promise<BodyOutline>
  /** The HTML of an editor's form as a save would leave it. */
  previewBody?: (form: FormData) => Promise<unknown>
  withPictures: (record: Entry, replaced: ReturnType<typeof replacer>) => Typed<Input>
  page: {
    stateOf: (record: Input) => PageState & { slug: string }
    withState: (record: Input, state: PageState) => Typed<Input>
    toCategory?: (text: string) => string
    /** Reads the operator's own categories. Without this function, those of `list` apply. */
    readCategories?: (db: Kysely<Database>) => Promise<readonly { id: string; label: string }[]>
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
  publishedAt: string
}

export interface PlainContent<Input, Entry, Values extends FormValues> extends ContentBase<Input, Entry> {
  table: keyof typeof plainKinds
  bin: Pick<BinKind, 'columns' | 'describe' | 'prepare'>
  /** Returns the values of a new record if none is given. `today` is such as 2026-11-21. */
  valuesOf: (record: Entry | undefined, today: string) => Values
  formSchema: (today: string) => z.ZodType<Typed<Input>>
  page?: undefined
}

export type ContentType<Input, Entry, Values extends FormValues> =
  PageContent<Input, Entry, Values> | PlainContent<Input, Entry, Values>
