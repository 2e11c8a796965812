/** Questions about quotes, messages, and what operators write to them. */
import { undoDeletion } from '~/content/bin/bin'
import { deleteSelected } from '~/content/list/selection.server'
import { selectionMessages } from '~/content/records/change-messages'
import { discardDraft } from '~/content/revisions/drafts.server'
import { answerMessages, noteMessages } from '~/inbox/answers/answer-messages'
import { findDraft } from '~/inbox/answers/answers.server'
import { deleteNote, findNote } from '~/inbox/answers/entry-events.server'
import { countEntries, inboxMessages, inboxTabOf } from '~/inbox/entries/inbox-messages'
import { inboxes } from '~/inbox/entries/inbox.server'
import { deleteSuspected, findSuspected } from '~/inbox/entries/suspected.server'
import { requireEntry } from '~/inbox/inbox.server'
import { toRowId } from '~/lib/ids'
import { listBackOf, pageBackOf, withListBack } from '~/lib/list-back'
import { listAddress } from '~/lib/list-query'
import { cleanLine, truncate } from '~/lib/text'
import { entryPath, tabPath } from '~/paths'
import { requireWriter } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { textOf } from '~/server/forms/form-data.server'
import { notFound } from '~/server/forms/reply.server'
import { discardQuestion, type Question } from './question.server'

/** The first question whose path matches is asked. */
export const inboxQuestions: readonly Question[] = [
  {
    path: /^\/admin\/(?:quotes|contacts)\/suspected\//,
    about({ pathname }) {
      const tab = inboxTabOf(pathname)
      return {
        intent: 'delete-suspected',
        back: tabPath(tab),
        failed: selectionMessages.deleteFailed,
        async ask() {
          const { count, latest } = await findSuspected(db(), inboxes[tab])
          if (count === 0) throw notFound(inboxMessages[tab].noneSuspected)
          const name = countEntries(tab, count, 'spam')
          return {
            title: 'Delete All Spam',
            question: `Are you sure you want to delete ${count === 1 ? 'the' : 'all'} ${name}?`,
            name,
            isRestorable: true,
            count,
            fields: { latest: String(latest), count: String(count) },
            back: listAddress(tabPath(tab), { show: 'suspected', search: '' }),
          }
        },
        async remove(act, form) {
          const asked = { latest: toRowId(form.get('latest')) ?? 0, count: toRowId(form.get('count')) ?? 0 }
          const count = await deleteSuspected(db(), inboxes[tab], asked, act)
          const outcome = count > 0 ? countEntries(tab, count, 'spam') : undefined
          return { ...inboxMessages[tab].suspectedDeleted, outcome, undo: undoDeletion(count, act) }
        },
      }
    },
  },

  {
    path: /^\/admin\/(?:quotes|contacts)\/[^/]+\/notes\//,
    async about({ request, params, session, headers, search }) {
      const { tab, entry } = await requireEntry({ request, params })
      const key = { tab, id: entry.id }
      const noteId = toRowId(params.noteId) ?? 0
      const note = await findNote(db(), key, noteId)
      await requireWriter(session, note, headers)
      return {
        intent: 'delete-note',
        back: withListBack(entryPath(tab, entry.id), listBackOf(search, tabPath(tab))),
        failed: noteMessages.deleteFailed,
        ask() {
          if (!note) throw notFound(noteMessages.notFound)
          return {
            title: 'Delete a Note',
            question: `Are you sure you want to delete this ${note.event}?`,
            name: truncate(cleanLine(note.text ?? ''), 200),
            consequence: `The ${note.event} that ${note.operatorName} added is deleted for all operators.`,
          }
        },
        async remove(act) {
          await deleteNote(db(), key, noteId, act)
          return noteMessages.deleted
        },
      }
    },
  },

  {
    path: /^\/admin\/(?:quotes|contacts)\/[^/]+\/answer\//,
    async about({ request, params, session, headers, search }) {
      const { tab, entry } = await requireEntry({ request, params })
      const key = { tab, id: entry.id }
      const draft = await findDraft(db(), key)
      await requireWriter(session, draft, headers)
      return {
        intent: 'discard-draft',
        back: withListBack(entryPath(tab, entry.id), listBackOf(search, tabPath(tab))),
        failed: answerMessages.discardFailed,
        ask() {
          if (!draft) throw notFound(answerMessages.noDraft)
          return {
            title: 'Discard the Draft',
            question: discardQuestion,
            name: `Answer to ${inboxMessages[tab].from(entry.sender).replace(/^./, (first) => first.toLowerCase())}`,
            consequence: 'Its text and prices are deleted. Nothing is sent.',
            deleteLabel: 'Discard',
            fields: { latest: draft.savedAt },
          }
        },
        async remove(act, form) {
          if (draft) await discardDraft(db(), { id: draft.id, savedAt: textOf(form.get('latest')) }, act)
          return answerMessages.discarded
        },
      }
    },
  },

  {
    path: /^\/admin\/(?:quotes|contacts)\//,
    about({ pathname, search, id }) {
      const tab = inboxTabOf(pathname)
      const { notFound: gone, from, confirmDelete } = inboxMessages[tab]
      return {
        intent: 'delete-entry',
        back: listBackOf(search, tabPath(tab)),
        failed: selectionMessages.deleteFailed,
        async ask() {
          const [entry] = await inboxes[tab].listNames(db(), id === undefined ? [] : [id])
          if (!entry) throw notFound(gone)
          const name = from(entry.name)
          return {
            title: `Delete ${name}`,
            question: confirmDelete,
            name,
            isRestorable: true,
            back: pageBackOf(search, tabPath(tab)),
          }
        },
        async remove(act) {
          const report = await deleteSelected(inboxes[tab], id === undefined ? [] : [id], act)
          return { ...inboxes[tab].deletedMessage(report), undo: undoDeletion(report.deleted.length, act) }
        },
      }
    },
  },
]
