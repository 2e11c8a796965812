import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { Kysely } from 'kysely'
import { enterDashboard, requireOperator } from '~/server/auth/dashboard.server'
import type { Stored } from '~/content/content-type'
import type { PageStore } from '~/content/store.server'
import { draftsInList } from '~/content/revisions/drafts.server'
import { dashboardHead } from '~/seo/head'
import { changeRow, loadRecordList, switchForm } from '~/server/forms/records.server'
import { parsePlaceCursor, type PlaceCursor } from '~/lib/cursor'
import type { FormValues } from '~/lib/editing'
import type { KeysetPage } from '~/lib/keyset-page'
import type { ErrorWords, Message } from '~/lib/messages'
import { parseRecordFilter, type RecordListKind } from '~/lib/record-list'
import { tabPath } from '~/paths'
import { db } from '~/server/database.server'
import type { Database } from '~db/database'
import { countRecordStates, type RecordListQuery } from '~db/record-list.server'
import { changeSelected, selectionFields, selectionIntent } from './selection.server'

interface OwnList<State extends string, Row, Entry> {
  title: string
  list: RecordListKind<State>
  pageOf: (db: Kysely<Database>, query: RecordListQuery<State>) => Promise<KeysetPage<Row, PlaceCursor>>
  intent: string
  switched: (record: Entry) => Message
  messages: { listFailed: ErrorWords; statusFailed: Message; notFound: { message: string } }
}

export function pageList<
  Input,
  Entry extends Input & Stored,
  Values extends FormValues,
  State extends string,
  Row extends { id: number },
>(
  store: PageStore<Input, Entry, Values>,
  { title, list, pageOf, intent, switched, messages }: OwnList<State, Row, Entry>,
) {
  const { tab, table, page } = store

  async function loader({ request, context }: LoaderFunctionArgs) {
    const { formToken } = await requireOperator({ request, context })
    const categories = (await page.readCategories?.(db())) ?? list.category.choices
    const shown = { ...list, category: { ...list.category, choices: categories } }
    const found = await loadRecordList(
      { request, context },
      {
        tab,
        parse: (parameters) => ({
          filter: parseRecordFilter(parameters, shown),
          cursor: parsePlaceCursor(parameters.get('cursor') ?? ''),
        }),
        readPage: (query) => pageOf(db(), query),
        countStates: () =>
          countRecordStates(
            db(),
            table,
            list.states.map(({ id }) => id),
          ),
        failed: messages.listFailed,
      },
    )
    const drafts = await draftsInList(db(), table, found.page.rows)
    return { head: dashboardHead(title, tabPath(tab)), formToken, ...found, drafts, categories }
  }

  async function action({ request, context }: ActionFunctionArgs) {
    const entered = await enterDashboard({ request, context }, listForm)
    if (entered.form.get('intent') === selectionIntent) {
      return changeSelected(store, { ...entered, request, context })
    }
    return changeRow(
      { ...entered, request, context },
      {
        intent,
        set: async (id, act) => {
          const record = await store.switchTo(db(), { id, isOn: entered.form.get('isOn') === 'true' }, act)
          return record && { message: switched(record) }
        },
        failed: messages.statusFailed,
        notFound: messages.notFound.message,
      },
    )
  }

  return { loader, action }
}

const listForm = { fields: [...switchForm.fields, ...selectionFields] }
