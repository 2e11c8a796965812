/** Loader and action of the form of an answer, for quotes and messages alike. */
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import {
  draftFields,
  draftLabels,
  emptyLine,
  hasSamePrices,
  isBlankLine,
  newDraft,
  productPrices,
  readDraft,
  sentPrices,
  type AnswerDraft,
} from '~/inbox/answers/answer-draft'
import type { PriceSource } from '~/inbox/answers/answer-price-fields'
import type { AnswerReply } from '~/inbox/answers/answer-form'
import { answerMessages, goneQuestion, pricesQuestion, templateQuestion } from '~/inbox/answers/answer-messages'
import {
  findDraft,
  findLastPrices,
  findRequestedProducts,
  saveDraft,
  type DraftForm,
  type SavedDraft,
} from '~/inbox/answers/answers.server'
import { isAccepted, findMailProducts } from '~/inbox/answers/mail-products.server'
import { checkAnswer, type CheckedAnswer, type Faults } from '~/inbox/answers/check-answer'
import { fillLine, fillPlaceholders, type PlaceholderValues } from '~/kinds/templates/placeholders'
import { listTemplates, templateStore } from '~/kinds/templates/templates.server'
import { isOpenEntry, type InboxEntry, type InboxTab } from '~/inbox/entries/inbox'
import { referenceOf } from '~/inbox/entries/reference'
import { listOfSamePerson } from '~/inbox/entries/same-person.server'
import { isMailSetUp } from '~/inbox/mail/outbox.server'
import { formatQuoted } from '~/inbox/quotes/quotes'
import { DraftGoneError, DraftTooLongError } from '~/content/revisions/drafts'
import { dashboardHead } from '~/seo/head'
import { longDate } from '~/lib/date-and-time'
import { longDay } from '~/lib/dates'
import { differencesOf, editorFields } from '~/lib/editing'
import { toRowId, toVersion } from '~/lib/ids'
import { listBackOf, withListBack } from '~/lib/list-back'
import { RecordChangedError } from '~/lib/refusal'
import { answerPath, answerPreviewPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/auth/dashboard.server'
import { formDraftOf } from '~/content/editor/drafts.server'
import { requireIntent, textOf } from '~/server/forms/form-data.server'
import { failedWrite, withCookies } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { db } from '~/server/database.server'
import { site } from '~/kinds/settings/site.server'
import { siteToday } from '~/server/site-today.server'
import { requireEntry } from './inbox.server'

export interface Answered {
  tab: InboxTab
  entry: InboxEntry
}

/** @throws the login form, and 404 */
export async function loadAnswer({ request, context, params }: LoaderFunctionArgs) {
  const { formToken, username } = await requireOperator({ request, context })
  const answered = await requireEntry({ request, params })
  const { tab, entry } = answered
  const others = await listOfSamePerson(db(), { tab, id: entry.id, email: entry.email }, new Date())
  const draft = await findDraft(db(), { tab, id: entry.id })
  const reference = referenceOf(tab, entry.id)
  const sources = await priceSourcesOf(answered)
  const fresh = newDraft(`${entry.subject} (${reference})`, sources[0]?.prices ?? productPrices([]))
  // Prices would be another offer, which the customer has to accept again.
  const values = draft?.draft ?? (isAccepted(entry) ? { ...fresh, hasPrices: '' } : fresh)
  const checked =
    draft && new URL(request.url).searchParams.has('check') ? await check(draft, answered, username) : null
  return {
    head: dashboardHead(`Answer ${reference}`, answerPath(tab, entry.id)),
    ...answered,
    reference,
    formToken,
    formKey: crypto.randomUUID(),
    isMailSetUp: isMailSetUp(),
    open: others.filter((other) => isOpenEntry(other.tab, other)),
    templates: (await listTemplates(db())).map(({ id, name }) => ({ value: String(id), label: name })),
    values,
    priceSources: sources.filter(({ prices }) => !hasSamePrices(prices, values)),
    saved: draft
      ? {
          version: draft.version,
          at: draft.savedAt,
          by: draft.savedBy,
          formKey: draft.formKey,
          operatorId: draft.operatorId,
        }
      : null,
    reply: checked && !checked.ok ? refused(checked.faults, { version: String(draft?.version) }) : null,
  }
}

/** The draft route reads these names, too, which saves while somebody types. */
export const answerFormNames = {
  fields: ['intent', 'template', 'removeLine', ...Object.values(editorFields), ...draftFields],
}

/** @throws 400 for another intent, 404 */
export async function changeAnswer({ request, context, params }: ActionFunctionArgs) {
  const { form, by, headers } = await enterDashboard({ request, context }, answerFormNames)
  const intent = textOf(form.get('intent'))
  const { tab, entry } = await requireEntry({ request, params })
  const sent = readDraftForm(form)
  const answer = (reply: AnswerReply, init: ResponseInit) =>
    data({ values: sent.draft, template: textOf(form.get('template')), ...reply }, withCookies(init, headers))
  const version = textOf(form.get(editorFields.version))
  const again = (values: AnswerDraft) =>
    answer({ ...asTyped(version), values, revision: crypto.randomUUID() }, { status: 200 })

  if (form.has('removeLine')) return again(withoutLine(sent.draft, textOf(form.get('removeLine'))))
  if (intent === 'add-line') return again({ ...sent.draft, lines: [...sent.draft.lines, emptyLine] })
  if (intent === 'update-totals') return again(sent.draft)
  if (intent === 'use-template') {
    const template = await templateStore.find(db(), toRowId(form.get('template')) ?? 0)
    if (!template) return answer({ ...asTyped(version), message: answerMessages.noTemplate }, { status: 400 })
    // The price lines may still change, so the mail fills in its products when it is built.
    const values = { ...(await valuesOf({ tab, entry }, by.username, sent.draft)), products: '{products}' }
    const filled = { subject: fillLine(template.subject, values), text: fillPlaceholders(template.text, values) }
    const confirmed = textOf(form.get(editorFields.confirmed))
    if (sent.draft.text.trim() === '' || confirmed === 'replace') return again({ ...sent.draft, ...filled })
    if (confirmed === 'add') return again({ ...sent.draft, text: `${sent.draft.text.trimEnd()}\n\n${filled.text}` })
    const message = { title: templateQuestion.title, description: templateQuestion.text }
    return answer({ ...asTyped(version), message, question: templateQuestion, submits: intent }, { status: 409 })
  }
  const sources = await priceSourcesOf({ tab, entry })
  const source = sources.find((each) => each.intent === intent)
  if (source) {
    const isTyped =
      !sent.draft.lines.every(isBlankLine) && !sources.some(({ prices }) => hasSamePrices(prices, sent.draft))
    if (!isTyped || form.get(editorFields.confirmed) === 'replace') {
      return again({ ...sent.draft, ...source.prices, hasPrices: 'on' })
    }
    const message = { title: pricesQuestion.title, description: pricesQuestion.text }
    return answer({ ...asTyped(version), message, question: pricesQuestion, submits: intent }, { status: 409 })
  }
  if (intent !== 'preview-answer') requireIntent(form, 'save-draft', headers)

  try {
    const key = { tab, id: entry.id }
    const saved = await saveDraft(db(), key, sent, { by, now: new Date() })
    const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
    if (intent !== 'preview-answer') {
      return await redirectWithToast(withListBack(answerPath(tab, entry.id), list), answerMessages.saved, { headers })
    }
    const checked = await check(saved, { tab, entry }, by.username)
    if (!checked.ok) return answer(refused(checked.faults, { version: String(saved.version) }), { status: 400 })
    return redirect(withListBack(answerPreviewPath(tab, entry.id), list), { status: 303, headers })
  } catch (error) {
    if (error instanceof DraftTooLongError)
      return answer(refused({ text: answerMessages.tooLong }, { version }), { status: 400 })
    if (error instanceof DraftGoneError) {
      const message = { title: goneQuestion.title, description: goneQuestion.text }
      return answer({ ...asTyped(version), message, question: goneQuestion }, { status: 409 })
    }
    if (error instanceof RecordChangedError) {
      const theirs = await findDraft(db(), { tab, id: entry.id })
      const differences = differencesOf(draftLabels, {
        stored: theirs ? { ...theirs.draft } : {},
        typed: { ...sent.draft },
      })
      const { showDifferences } = await import('~/content/revisions/text-difference.server')
      const message = { title: 'Error', description: error.message }
      const latest = theirs ? String(theirs.version) : ''
      return answer({ ...asTyped(latest), message, differences: showDifferences(differences) }, { status: 409 })
    }
    return answer({ ...asTyped(version), message: answerMessages.saveFailed }, failedWrite(error, { request, context }))
  }
}

/** Reads what the form sends, with or without JavaScript. */
export function readDraftForm(form: FormData): DraftForm {
  const isNew = form.get(editorFields.confirmed) === goneQuestion.answers[0].value
  const version = isNew ? undefined : toVersion(textOf(form.get(editorFields.version)))
  const { formKey: tabKey, sequence } = formDraftOf(form)
  return { draft: readDraft(form), form: { tabKey, version, sequence } }
}

export async function check(draft: SavedDraft, answered: Answered, username: string): Promise<CheckedAnswer> {
  const values = await valuesOf(answered, username, draft.draft)
  return checkAnswer(draft.draft, { values, recipient: answered.entry.email, today: siteToday() })
}

async function valuesOf(answered: Answered, username: string, draft: AnswerDraft): Promise<PlaceholderValues> {
  const { tab, entry } = answered
  const products = await findMailProducts(db(), answered, draft)
  return {
    name: entry.sender,
    reference: referenceOf(tab, entry.id),
    products: products.map(formatQuoted).join('\n'),
    date: longDay(siteToday()),
    site: (await site()).name,
    operator: username,
  }
}

/** The prices can be filled in with these sources; the first one fills a new form. A message has none. */
async function priceSourcesOf(answered: Answered): Promise<PriceSource[]> {
  const { tab, entry } = answered
  if (tab !== 'quotes') return []
  const catalog = productPrices(await findRequestedProducts(db(), entry.id))
  const last = await findLastPrices(db(), { tab, id: entry.id })
  const { timeZone } = await site()
  return [
    ...(last
      ? [
          {
            intent: 'use-sent-prices',
            name: `Sent on ${longDate(last.sentAt, timeZone)}`,
            prices: sentPrices(last.prices, siteToday()),
          },
        ]
      : []),
    { intent: 'use-catalog-prices', name: 'From the catalog', prices: catalog },
  ]
}

/** Returns the form as typed, without an error at a field. */
function asTyped(version: string): AnswerReply {
  return { lastResult: { status: 'error', error: {} }, version }
}

function refused(faults: Faults, { version }: { version: string }): AnswerReply {
  const error = Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, [fault]]))
  return { lastResult: { status: 'error', error }, version, message: answerMessages.invalid }
}

function withoutLine(draft: AnswerDraft, place: string): AnswerDraft {
  return { ...draft, lines: draft.lines.filter((_, index) => String(index) !== place) }
}
