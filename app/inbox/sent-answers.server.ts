/** Preview, sending, and the sheet to print, for quotes and messages alike. */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { composeAnswer } from '~/inbox/answers/answer-mail'
import { answerMessages, sentMessage } from '~/inbox/answers/answer-messages'
import { findDraft, findSentAnswer, sendAnswer } from '~/inbox/answers/answers.server'
import type { SentAnswer } from '~/inbox/quotes/sent-answer.schema'
import { referenceOf } from '~/inbox/entries/reference'
import { lastDayOf } from '~/inbox/offers/offer'
import { offerTokenOf } from '~/inbox/offers/offers.server'
import { hashOf } from '~/server/auth/hash.server'
import { isMailSetUp } from '~/inbox/mail/outbox.server'
import { dashboardHead } from '~/seo/head'
import { listAlsoAnswered } from '~/inbox/entries/same-person.server'
import { toRowId, toVersion } from '~/lib/ids'
import { listBackOf, withListBack } from '~/lib/list-back'
import { type Message, withReason } from '~/lib/messages'
import { answerPath, answerPreviewPath, entryPath, offerPath, quoteSheetPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/auth/dashboard.server'
import { requireIntent, textOf } from '~/server/forms/form-data.server'
import { notFound } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { db } from '~/server/database.server'
import { site } from '~/kinds/settings/site.server'
import { log, ofRequest } from '~/server/log.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { check, type Answered } from './answers.server'
import { requireEntry } from './inbox.server'

/** @throws the login form, 404, and a redirect to the form where something is missing */
export async function loadPreview({ request, context, params }: LoaderFunctionArgs) {
  const { formToken, username } = await requireOperator({ request, context })
  const answered = await requireEntry({ request, params })
  const { draft, answer } = await requireCheckedDraft(answered, username, request)
  const { tab, entry } = answered
  return {
    head: dashboardHead(`Preview of the answer to ${entry.sender}`, answerPreviewPath(tab, entry.id)),
    ...answered,
    also: await listAlsoAnswered(db(), { tab, id: entry.id, email: entry.email }, draft.draft.also, new Date()),
    formToken,
    isMailSetUp: isMailSetUp(),
    draft: { id: draft.id, version: draft.version },
    mail: (await composed({ draftId: draft.id, answer }, answered, new Date())).mail,
    hasSheet: answer.prices !== null,
  }
}

/** Sends what the preview showed, or notes that the operator has sent it. Redirects with a message. */
export async function sendDraft({ request, context, params }: ActionFunctionArgs) {
  const { form, by, headers } = await enterDashboard(
    { request, context },
    { fields: ['intent', 'version', 'answerId'] },
  )
  const isByMail = form.get('intent') === 'send-answer'
  if (!isByMail) requireIntent(form, 'record-answer', headers)
  const answered = await requireEntry({ request, params })
  const { tab, entry } = answered
  const key = { tab, id: entry.id }
  const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
  const leadBack = (path: string, message: Message) =>
    redirectWithToast(withListBack(path, list), message, { kind: 'error', headers })
  if (isByMail && !isMailSetUp()) return leadBack(answerPreviewPath(tab, entry.id), answerMessages.mailNotSetUp)

  const draft = await findDraft(db(), key)
  const version = toVersion(textOf(form.get('version')))
  const done = isByMail ? sentMessage(entry.email) : answerMessages.recorded
  const leadOn = () => redirectWithToast(withListBack(entryPath(tab, entry.id), list), done, { headers })
  const notSent = async () => {
    // Somebody pressed the button twice, or in two tabs.
    if (await findSentAnswer(db(), key, toRowId(form.get('answerId')) ?? 0)) return leadOn()
    return draft
      ? leadBack(answerPreviewPath(tab, entry.id), answerMessages.changed)
      : leadBack(entryPath(tab, entry.id), answerMessages.gone)
  }
  if (draft === undefined || draft.version !== version) return notSent()
  const checked = await check(draft, answered, by.username)
  if (!checked.ok) return redirect(checkPath(answered), { status: 303, headers })
  const { answer } = checked
  const now = new Date()
  try {
    const { mail, offerHash } = await composed({ draftId: draft.id, answer }, answered, now)
    const sending = { version: draft.version, answer, offerHash, mail: isByMail ? mail : undefined }
    const isSent = await sendAnswer(db(), key, sending, { by, now })
    return await (isSent ? leadOn() : notSent())
  } catch (error) {
    log.error('an answer was not sent', { ...ofRequest({ request, context }), error })
    const reason = error instanceof DatabaseWriteError ? error.message : undefined
    return leadBack(answerPreviewPath(tab, entry.id), withReason(answerMessages.sendFailed, reason))
  }
}

/** Composes the same mail for preview and sending, with the same link of the offer. */
async function composed({ draftId, answer }: { draftId: number; answer: SentAnswer }, answered: Answered, now: Date) {
  const { tab, entry } = answered
  const own = await site()
  const { prices } = answer
  const offerToken = tab === 'quotes' && prices !== null ? offerTokenOf(draftId, entry) : undefined
  const lastDay = lastDayOf(prices?.validUntil ?? null, now.toISOString(), own.timeZone)
  const mail = composeAnswer(answer, {
    site: own,
    reference: referenceOf(tab, entry.id),
    asked: { words: entry.words, at: entry.createdAt },
    offer: offerToken === undefined ? undefined : { path: offerPath(offerToken), lastDay },
  })
  const offerHash = offerToken === undefined ? null : hashOf(offerToken)
  return { mail: { ...mail, replyTo: own.email }, offerHash }
}

/** Reads a sent answer, or the draft. @throws the login form, 404, and a redirect as loadPreview() */
export async function loadSheet({ request, context, params }: LoaderFunctionArgs) {
  const { username } = await requireOperator({ request, context })
  const answered = await requireEntry({ request, params })
  const { tab, entry } = answered
  const answerId = params.answerId === undefined ? undefined : (toRowId(params.answerId) ?? 0)
  const sent = answerId === undefined ? undefined : await findSentAnswer(db(), { tab, id: entry.id }, answerId)
  if (answerId !== undefined && !sent) throw notFound(answerMessages.noSheet)
  const { answer } = sent ?? (await requireCheckedDraft(answered, username, request))
  if (answer.prices === null) throw notFound(answerMessages.noSheet)
  const reference = referenceOf(tab, entry.id)
  return {
    head: dashboardHead(`Quote ${reference}`, quoteSheetPath(entry.id, answerId)),
    sheet: {
      customer: { name: entry.sender, email: entry.email, phone: phoneOf(entry) },
      reference,
      prices: answer.prices,
      sentAt: sent?.sentAt ?? null,
    },
    back: sent ? entryPath(tab, entry.id) : answerPreviewPath(tab, entry.id),
  }
}

function phoneOf({ details }: Answered['entry']): string | null {
  const phone = details.find(({ kind }) => kind === 'phone')?.value ?? ''
  return phone === '' ? null : phone
}

async function requireCheckedDraft(answered: Answered, username: string, request: Request) {
  const { tab, entry } = answered
  const draft = await findDraft(db(), { tab, id: entry.id })
  const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
  if (!draft) throw redirect(withListBack(entryPath(tab, entry.id), list))
  const checked = await check(draft, answered, username)
  if (!checked.ok) throw redirect(checkPath(answered))
  return { draft, answer: checked.answer }
}

/** The path of the form, with what is wrong marked. */
function checkPath({ tab, entry }: Answered): string {
  return `${answerPath(tab, entry.id)}?check`
}
