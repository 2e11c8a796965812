import {
  makePreviewIntent,
  previewLinkMessages,
  withdrawnLink,
  type PreviewLinkAnswer,
} from '~/content/publishing/preview-links'
import { createPreviewLink, listPreviewLinks, withdrawPreviewLink } from '~/content/publishing/preview-links.server'
import { findPublicSlug } from '~/content/publishing/publication.server'
import { textOf } from '~/server/forms/form-data.server'
import { toRowId } from '~/lib/ids'
import { Refusal } from '~/lib/refusal'
import { cleanLine, truncate } from '~/lib/text'
import type { PublicTable } from '~/lib/page-kinds'
import { sharedPreviewPath } from '~/paths'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import type { Actor } from '~db/audit-log.server'
import { storeFormDraft, type EditorRules } from './drafts.server'

interface Linked {
  rules: EditorRules & { kind: PublicTable }
  siteUrl: string
  recordId: number | undefined
  by: Actor
}

export function listOpenLinks(request: Request, table: PublicTable, recordId: number | undefined) {
  const draftId = toRowId(new URL(request.url).searchParams.get('draft')) ?? null
  return listPreviewLinks(db(), { table, recordId: recordId ?? null, draftId }, new Date())
}

export function previewLinkAsides(form: FormData, linked: Linked) {
  const intent = textOf(form.get('intent'))
  const withdrawn = withdrawnLink(intent)
  return [
    { intent: makePreviewIntent, answer: (sent: FormData) => orFailed(() => makePreviewLink(sent, linked)) },
    ...(withdrawn === undefined ? [] : [{ intent, answer: () => orFailed(() => withdraw(withdrawn, form, linked)) }]),
  ]
}

/** The link shows the form as it is, which becomes a draft, or the stored record. */
async function makePreviewLink(form: FormData, { rules, by, siteUrl, ...linked }: Linked): Promise<PreviewLinkAnswer> {
  const table = rules.kind
  const recordId = linked.recordId ?? null
  const act = { by, now: new Date() }
  const draftId = (await storeFormDraft(rules, { recordId, form, act })).saved?.draft.id ?? null
  if (draftId === null && recordId === null) return said(previewLinkMessages.isEmpty)
  const isPublic = recordId !== null && (await findPublicSlug(db(), table, recordId)) !== undefined
  if (draftId === null && isPublic) return said(previewLinkMessages.isPublic)
  const target = { table, recordId, draftId }
  const token = await createPreviewLink(db(), { ...target, name: nameIn(form) }, act)
  if (token === undefined) return said(previewLinkMessages.tooMany)
  const link = siteUrl + sharedPreviewPath(token)
  return said(previewLinkMessages.made, { link, links: await listPreviewLinks(db(), target, act.now) })
}

async function withdraw(id: number, form: FormData, { rules, by, ...linked }: Linked): Promise<PreviewLinkAnswer> {
  const now = new Date()
  const link = { table: rules.kind, recordId: linked.recordId ?? null, id, name: nameIn(form) }
  const target = await withdrawPreviewLink(db(), link, { by, now })
  if (!target) return said(previewLinkMessages.isElsewhere)
  return said(previewLinkMessages.withdrawn, { links: await listPreviewLinks(db(), target, now) })
}

function said(text: string, shown: Omit<PreviewLinkAnswer['previewLink'], 'said'> = {}): PreviewLinkAnswer {
  return { previewLink: { said: text, ...shown } }
}

/** The editor comes back with everything typed, whatever happens. */
async function orFailed(work: () => Promise<PreviewLinkAnswer>): Promise<PreviewLinkAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return said(error.message)
    log.error('a preview link was not stored', { error })
    return said(previewLinkMessages.failed)
  }
}

function nameIn(form: FormData): string {
  return truncate(cleanLine(textOf(form.get('title')) || textOf(form.get('name'))) || 'No name yet', 120)
}
