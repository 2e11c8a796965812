/** Defines the dashboard's questions, "Are you sure?": what each is about, what it says, and what it does. */
import { basename } from 'node:path'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { backOfDraft } from '~/content/editor/drafts.server'
import { backupPlace } from '~/backups/backup-folder.server'
import { deleteBackup, findBackup, listBackups } from '~/backups/backup-list.server'
import { backupMessages } from '~/backups/backups'
import { binMessages, binPromise, countRecords, deletedForGood, undoDeletion } from '~/content/bin/bin'
import { findBinContents, findBinEntry } from '~/content/bin/bin-list.server'
import { deleteForGood, emptyBin } from '~/content/bin/bin.server'
import { draftMessages } from '~/content/revisions/drafts'
import { discardDraft, findDraftEntry } from '~/content/revisions/drafts.server'
import {
  countPictures,
  deletedMessage as picturesDeleted,
  libraryMessages,
  megabytes,
  pictureName,
} from '~/content/pictures/library'
import { findLibraryPicture } from '~/content/pictures/library.server'
import { deleteUnusedImages, listUnusedImages, weighImages } from '~/content/pictures/prune-images.server'
import { inboxTabOf } from '~/inbox/entries/inbox-messages'
import { inboxes } from '~/inbox/entries/inbox.server'
import { selectionMessages } from '~/content/records/change-messages'
import { dashboardHead } from '~/seo/head'
import { longDateTime } from '~/lib/date-and-time'
import { parseIds, toRowId } from '~/lib/ids'
import { listBackOf } from '~/lib/list-back'
import { listPageSize } from '~/lib/list-query'
import { withReason } from '~/lib/messages'
import { Refusal } from '~/lib/refusal'
import { countNoun, listSome } from '~/lib/text'
import { adminPath, backupsPath, binPath, picturesPath, selectedDeletePath, tabPath } from '~/paths'
import { enterDashboard, requireOperator, requireOwner, requireWriter } from '~/server/auth/dashboard.server'
import { requireIntent, textOf } from '~/server/forms/form-data.server'
import { errorReply, notFound } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { binKinds, isEditedKind, pageStores, rulesOf, storeAt } from '~/dashboard/kinds.server'
import { pageKinds, plainKinds, recordTabOf, tableOfTab } from '~/lib/page-kinds'
import { isBinnedTable } from '~/lib/visibility'
import { deleteSelected, type ListedRows } from '~/content/list/selection.server'
import { db } from '~/server/database.server'
import { log, ofRequest } from '~/server/log.server'
import { site } from '~/kinds/settings/site.server'
import { readRule } from '~db/rules.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { inboxQuestions } from './inbox-questions.server'
import { discardQuestion, toPage, type Question } from './question.server'

/** Asks the question of the address, as the route’s loader. @throws the login form, 403 and 404 */
export async function askQuestion(args: LoaderFunctionArgs) {
  const { access, about } = questionOf(args.request)
  const session = await (access ? requireOwner : requireOperator)(args)
  const page = toPage(args, session)
  const { intent, back, failed, ask } = await about(page)
  const { title, address = page.pathname, consequence = '', isRestorable = false, count = 1, ...words } = await ask()
  const promise = isRestorable ? binPromise((await readRule(db(), 'keeping')).binDays, count) : ''
  return {
    head: dashboardHead(title, address),
    intent,
    back,
    isRestorable,
    failed: failed.description,
    formToken: session.formToken,
    ...words,
    consequence: `${consequence} ${promise}`.trim(),
    keepLabel: count === 1 ? 'Keep it' : 'Keep them',
  }
}

/** The form fields of all questions. */
const fields = ['intent', 'ids', 'latest', 'count', 'heir']

/** Does what was asked, as the route’s action. Redirects with a message, whether it worked or not. */
export async function answerQuestion(args: ActionFunctionArgs) {
  const { access, about } = questionOf(args.request)
  const { form, by, headers, session } = await enterDashboard(args, { fields, ...access })
  const { intent, back, failed, remove } = await about(toPage(args, session, headers))
  requireIntent(form, intent, headers)
  try {
    const { undo, ...message } = await remove({ by, now: new Date() }, form)
    return await redirectWithToast(back, message, { headers, undo })
  } catch (error) {
    const isRefused = error instanceof Refusal
    if (!isRefused) log.error('a record was not deleted', { ...ofRequest(args), error })
    const reason = isRefused || error instanceof DatabaseWriteError ? error.message : undefined
    return redirectWithToast(back, withReason(failed, reason), { kind: 'error', headers })
  }
}

/** @throws 404 */
function questionOf(request: Request): Question {
  const { pathname } = new URL(request.url)
  const question = questions.find(({ path }) => path.test(pathname))
  if (!question) throw notFound(pageNotFound)
  return question
}

const pageNotFound = { title: 'Page Not Found', message: 'The dashboard has no page at this address.' }
const pageTabs = Object.values(pageKinds).map(({ tab }) => tab)
const plainTabs = Object.values(plainKinds).map(({ tab }) => tab)

/** The first question whose path matches is asked. */
const questions: readonly Question[] = [
  {
    path: new RegExp(`^/admin/(?:${[...pageTabs, ...Object.keys(inboxes)].join('|')})/selected/`),
    about({ pathname, search }) {
      const table = tableOfTab(recordTabOf(pathname))
      const { intent, list }: { intent: string; list: ListedRows } = table
        ? { intent: 'delete-records', list: pageStores[table] }
        : { intent: 'delete-entries', list: inboxes[inboxTabOf(pathname)] }
      const { tab, nouns } = list
      return {
        intent,
        back: listBackOf(search, tabPath(tab)),
        failed: selectionMessages.deleteFailed,
        async ask() {
          const selected = selectedOf(search.get('ids'))
          const rows = await list.listNames(db(), selected)
          const { length: count } = rows
          if (count === 0) throw notFound(selectionMessages.allGone(nouns))
          // Entries that are gone from an inbox are named afterwards.
          const ids = intent === 'delete-entries' ? selected : rows.map(({ id }) => id)
          return {
            title: 'Delete the Selected',
            address: selectedDeletePath(tab, ids),
            question: `Are you sure you want to delete ${these(count)} ${countNoun(count, nouns)}?`,
            name: listSome(
              rows.map(({ name }) => name),
              mostNamed,
            ),
            isRestorable: true,
            count,
            fields: { ids: ids.join(',') },
          }
        },
        async remove(act, form) {
          const report = await deleteSelected(list, selectedOf(form.get('ids')), act)
          return { ...list.deletedMessage(report), undo: undoDeletion(report.deleted.length, act) }
        },
      }
    },
  },

  {
    path: new RegExp(`^/admin/(?:${[...pageTabs, ...plainTabs].join('|')})/`),
    about({ pathname, search, id }) {
      const tab = recordTabOf(pathname)
      if (tab === undefined) throw notFound(pageNotFound)
      const { intent, messages, gone, consequence, findHeirs } = storeAt(tab).deletion
      return {
        intent,
        back: listBackOf(search, tabPath(tab)),
        failed: messages.deleteFailed,
        async ask() {
          const name = id === undefined ? undefined : await storeAt(tab).findName(db(), id)
          if (name === undefined || id === undefined) throw notFound(gone)
          return {
            title: `Delete ${name}`,
            question: messages.confirmDelete,
            name,
            consequence,
            isRestorable: true,
            heirs: await orRefused(findHeirs?.(db(), id)),
          }
        },
        async remove(act, form) {
          const heir = textOf(form.get('heir'))
          const isDeleted = id !== undefined && (await storeAt(tab).remove(db(), id, act, heir))
          if (!isDeleted) return messages.deleted
          const description = `${messages.deleted.description} You can restore it from the bin.`
          return { ...messages.deleted, description, undo: undoDeletion(1, act) }
        },
      }
    },
  },

  ...inboxQuestions,

  {
    path: /^\/admin\/drafts\//,
    async about({ request, session, headers, id }) {
      const found = id === undefined ? undefined : await findDraftEntry(db(), id)
      // Drafts of settings belong to the owners.
      const isTheirs = found?.kind === 'siteSettings' ? session.role === 'owner' : isEditedKind(found?.kind ?? null)
      const draft = isTheirs ? found : undefined
      await requireWriter(session, draft, headers)
      const rules = draft && rulesOf(draft)
      return {
        intent: 'discard-draft',
        back: rules ? await backOfDraft(request, rules, draft) : adminPath,
        failed: draftMessages.discardFailed,
        async ask() {
          if (!draft) throw notFound(draftMessages.gone)
          const savedAt = longDateTime(draft.savedAt, (await site()).timeZone)
          return {
            title: 'Discard the Draft',
            question: discardQuestion,
            name: draft.name ?? 'Draft without a name',
            consequence: `Saved by ${draft.savedBy} on ${savedAt}. What the draft holds is deleted. What is stored stays as it is.`,
            deleteLabel: 'Discard',
            fields: { latest: draft.savedAt },
          }
        },
        async remove(act, form) {
          if (!draft) return draftMessages.nothingDiscarded
          await discardDraft(db(), { id: draft.id, savedAt: textOf(form.get('latest')) }, act)
          return draftMessages.discarded
        },
      }
    },
  },

  {
    path: /^\/admin\/bin\/all\//,
    access: { role: 'owner' },
    about({ search }) {
      return {
        intent: 'empty-bin',
        back: binPath,
        failed: binMessages.deleteFailed,
        async ask() {
          const { count, latest } = await findBinContents(db())
          if (count === 0) throw notFound({ title: 'Nothing to Delete', message: binMessages.none })
          const all = count === 1 ? 'the one record' : `all ${countRecords(count)}`
          return {
            title: 'Empty the Bin',
            question: `Are you sure you want to delete ${all} in the bin for good?`,
            name: countRecords(count),
            consequence: deletedForGood(count),
            count,
            fields: { latest: String(latest) },
            back: listBackOf(search, binPath),
          }
        },
        async remove(act, form) {
          // Records that were deleted after the question stay.
          const count = await emptyBin(db(), binKinds, toRowId(form.get('latest')) ?? 0, act)
          return { ...binMessages.emptied, outcome: countRecords(count) }
        },
      }
    },
  },

  {
    path: /^\/admin\/bin\//,
    access: { role: 'owner' },
    about({ search, id }) {
      return {
        intent: 'delete-for-good',
        back: listBackOf(search, binPath),
        failed: binMessages.deleteFailed,
        async ask() {
          const entry = id === undefined ? undefined : await findBinEntry(db(), binKinds, id, new Date())
          if (!entry) throw notFound(binMessages.gone)
          return {
            title: 'Delete for Good',
            question: binMessages.confirmDelete,
            name: entry.title,
            consequence: deletedForGood(1, isBinnedTable(entry.kind) ? entry.kind : undefined),
          }
        },
        async remove(act) {
          if (id !== undefined) await deleteForGood(db(), binKinds, id, act)
          return binMessages.deletedForGood
        },
      }
    },
  },

  {
    path: /^\/admin\/backups\//,
    access: { role: 'owner', needsPassword: true },
    about({ id = 0 }) {
      const place = backupPlace()
      const file = place && findBackup(place, id)
      return {
        intent: 'delete-backup',
        back: backupsPath,
        failed: backupMessages.deleteFailed,
        async ask() {
          if (!file) throw notFound(backupMessages.notFound)
          const { backups } = await listBackups(db(), place, new Date())
          const isNewest = backups[0]?.id === id
          return {
            title: 'Delete a Backup',
            question: backupMessages.confirmDelete,
            name: basename(file),
            consequence: isNewest ? 'This is the newest one. The file is deleted.' : 'The file is deleted.',
          }
        },
        async remove(act) {
          if (file !== undefined) await deleteBackup(db(), file, act)
          return backupMessages.deleted
        },
      }
    },
  },

  {
    path: /^\/admin\/pictures\//,
    about({ params: { hash }, search }) {
      // The list has all unused pictures, or the one of the address.
      const listUnused = async () =>
        (await listUnusedImages(db(), new Date())).filter((each) => hash === undefined || each === hash)
      return {
        intent: 'delete-unused-pictures',
        back: listBackOf(search, picturesPath),
        failed: libraryMessages.deleteFailed,
        async ask() {
          const hashes = (await listUnused()).slice(0, mostDeleted)
          if (hashes.length === 0) throw notFound(libraryMessages.nothingToDelete)
          const one = hash === undefined ? undefined : await findLibraryPicture(db(), hash)
          const { pictures, bytes } = await weighImages(db(), hashes)
          const [these, them] = pictures === 1 ? ['this picture', 'it'] : ['these pictures', 'them']
          return {
            title: 'Delete Unused Pictures',
            question: `Are you sure you want to delete ${these}?`,
            name: one ? pictureName(one) : countPictures(pictures),
            consequence: `Nothing uses ${them}: no record, draft, or version, and nothing in the bin. This frees ${megabytes(bytes)}. ${libraryMessages.grace}`,
            count: pictures,
            fields: { ids: hashes.join(',') },
          }
        },
        async remove(act, form) {
          // Pictures that nothing uses since the question stay.
          const asked = new Set(textOf(form.get('ids')).split(',').slice(0, mostDeleted))
          const hashes = (await listUnused()).filter((each) => asked.has(each))
          return picturesDeleted(await deleteUnusedImages(db(), hashes, act))
        },
      }
    },
  },
]

/** @throws 409 */
async function orRefused<Answer>(asked: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw errorReply(error.status, { title: 'It Stays', message: error.message })
  }
}

const mostNamed = 10
/** Each has 64 characters in the form of the question. */
const mostDeleted = 1000

function selectedOf(ids: FormDataEntryValue | null): number[] {
  return parseIds(textOf(ids)).slice(0, listPageSize)
}

function these(count: number): string {
  return count === 1 ? 'this' : 'these'
}
