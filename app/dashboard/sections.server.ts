/** This is the only list of the forms of which there is one each. A route names its section, and shows its form. */
import { approvalOf, isPastDay } from '~/kinds/settings/legal'
import type { Kysely, Transaction } from 'kysely'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { EditorRules } from '~/content/editor/drafts.server'
import { keepingLabels, keepingMessage, keepingMessages, keepingName } from '~/content/bin/keeping'
import { KeepingInput, findKeepingQuestion } from '~/content/bin/keeping.server'
import { postIntents } from '~/kinds/blog/admin/post-form'
import { previewPost } from '~/kinds/blog/admin/post-preview.server'
import { deleteFormDraft } from '~/content/revisions/drafts.server'
import { findSave, findVersion, keepVersion, type RestoringAct } from '~/content/revisions/versions.server'
import { isLegalPageId } from '~/legal/legal-text'
import { mailSettingsLabels, mailSettingsValues } from '~/inbox/mail/mail-settings'
import { MailSettingsInput } from '~/inbox/mail/mail-settings.schema'
import { mailMessages } from '~/inbox/mail/outbox'
import { announceMail } from '~/inbox/mail/outbox.server'
import { retentionLabels, retentionMessage, retentionMessages, retentionName } from '~/people/retention'
import { RetentionInput, findRetentionQuestion } from '~/people/retention.server'
import { searchPages } from '~/search/search-pages'
import { defaultRobotsTxt, robotsWarnings } from '~/seo/robots'
import { robotsLabels } from '~/seo/robots-editor'
import { seoMessages } from '~/seo/seo-messages'
import { readSeoSettings, saveRobotsTxt } from '~/seo/seo-settings.server'
import { RobotsInput } from '~/seo/seo.schema'
import { settleCategories } from '~/kinds/products/product-categories.server'
import { sectionOf, settingsSections, type SectionName, type SectionRecord } from '~/kinds/settings/sections'
import { settingsMessages } from '~/kinds/settings/settings-messages'
import { sectionForm } from '~/kinds/settings/settings.schema'
import { getSection, readSettings, type SectionEntry } from '~/kinds/settings/settings.server'
import { changedFields, type AuditDetail } from '~/lib/audit-events'
import type { EditQuestion, FormDraft, FormValues } from '~/lib/editing'
import type { Message } from '~/lib/messages'
import { mapValues } from '~/lib/map-values'
import { fieldNames, formOf, formValuesOf } from '~/lib/record-fields'
import { EditQuestionError, Refusal } from '~/lib/refusal'
import type { Rules } from '~/lib/rules'
import {
  binPath,
  keepingRulePath,
  mailPath,
  mailSettingsPath,
  peoplePath,
  settingsPath,
  settingsSectionPath,
  tabPath,
} from '~/paths'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { logAudit, type AuditEntry } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { readRule, saveRule, writeSection } from '~db/rules.server'
import { reindexPages } from '~db/search-index.server'
import { write } from '~db/write.server'
import { requireOwner } from '~/server/auth/dashboard.server'
import { dashboardHead } from '~/seo/head'
import { editorAction, type Editor } from '~/content/editor/save-edit.server'

export const mailSettings = ruleEditor('mail', {
  title: 'Mail Settings',
  path: mailSettingsPath,
  back: mailPath,
  intent: 'save-mail-settings',
  form: { labels: mailSettingsLabels },
  valuesOf: mailSettingsValues,
  formSchema: () => MailSettingsInput,
  entryOf: (before, after) => {
    const fields = changedFields({ before, after, fields: Object.keys(mailSettingsLabels) })
    return { event: 'mail-settings-saved', name: 'Mail Settings', detail: { fields } }
  },
  // A higher limit releases receipts that waited.
  afterSave: (trx) => {
    announceMail(trx, false)
  },
  messageOf: () => mailMessages.settingsSaved,
  invalid: mailMessages.invalid,
  failed: mailMessages.settingsFailed,
})

export const retention = ruleEditor('retention', {
  title: 'People',
  path: peoplePath,
  back: peoplePath,
  intent: 'save-retention',
  form: { labels: retentionLabels },
  valuesOf: ({ retentionMonths }) => ({ months: String(retentionMonths ?? '') }),
  formSchema: () => RetentionInput,
  questionOf: findRetentionQuestion,
  entryOf: (before, after) => ({
    event: 'retention-set',
    detail: { from: retentionName(before.retentionMonths), to: retentionName(after.retentionMonths) },
  }),
  messageOf: ({ retentionMonths }) => retentionMessage(retentionMonths),
  ...retentionMessages,
})

export const keepingRule = ruleEditor('keeping', {
  title: 'How Long Deleted Records Stay',
  path: keepingRulePath,
  back: binPath,
  intent: 'save-keeping-rule',
  form: { labels: keepingLabels },
  valuesOf: ({ binDays, versionDays }) => ({ binDays: String(binDays), versionDays: String(versionDays) }),
  formSchema: () => KeepingInput,
  questionOf: findKeepingQuestion,
  entryOf: (before, after) => ({
    event: 'keeping-rule-set',
    detail: { from: keepingName(before), to: keepingName(after) },
  }),
  messageOf: keepingMessage,
  ...keepingMessages,
})

export const robots = sectionEditor({
  title: 'SEO Settings',
  path: tabPath('seo'),
  intent: 'save-robots',
  form: { labels: robotsLabels },
  read: async () => {
    const { robotsTxt, updatedAt } = await readSeoSettings(db())
    return { robotsTxt: robotsTxt ?? defaultRobotsTxt(env().SITE_URL), version: updatedAt }
  },
  valuesOf: ({ robotsTxt }) => ({ robotsTxt }),
  formSchema: () => RobotsInput,
  save: async (database, { robotsTxt }, { stored, confirmed, ...act }) => {
    const [first] = robotsWarnings(robotsTxt, { url: env().SITE_URL, pages: [] })
    if (first?.kind === 'blocksSite') requireAnswer(seoMessages.blocksSite, confirmed)
    await saveRobotsTxt(database, { robotsTxt, since: stored.version }, act)
  },
  saved: () => ({ to: tabPath('seo'), message: seoMessages.updated }),
  invalid: seoMessages.invalid,
  failed: seoMessages.updateFailed,
})

/** The editors of the site's own words. */
export const words = mapValues(settingsSections, (_, name) => wordsEditor(name))

function wordsEditor(name: SectionName) {
  const { id, title, fields } = sectionOf(name)
  const path = settingsSectionPath(name)
  const form = formOf(fields)
  const read = () => getSection(db(), name)
  const valuesOf = ({ record }: SectionEntry) => formValuesOf(fields, record)
  const rules: EditorRules = {
    kind: 'siteSettings',
    form,
    newValues: formValuesOf(fields),
    find: async () => {
      const stored = await read()
      return { version: stored.version, values: valuesOf(stored) }
    },
    findVersion: async (_, version) => {
      const found = await findVersion(db(), { kind: 'siteSettings', id, version })
      return found && formValuesOf(fields, found.record)
    },
    findSave: (_, version) => findSave(db(), { kind: 'siteSettings', id, version }),
    newEditor: path,
    list: settingsPath,
    editorOf: () => path,
  }
  const editor = sectionEditor({
    title,
    path,
    intent: 'save-settings',
    form,
    asides: () => [{ intent: postIntents.preview, answer: (sent) => previewPost(sent.get('text')) }],
    drafts: { rules, recordId: () => id },
    read,
    valuesOf,
    formSchema: () => sectionForm(name),
    save: async (database, record, change) => saveSection(database, await readyToStore(name, record, change), change),
    saved: () => ({ to: settingsPath, editor: path, message: settingsMessages.saved(title) }),
    invalid: settingsMessages.invalid,
    failed: settingsMessages.saveFailed,
  })
  return { ...editor, rules }
}

async function readyToStore(
  name: SectionName,
  record: SectionRecord,
  { stored, now }: { stored: SectionEntry; now: Date },
): Promise<SectionRecord> {
  const { text, approvedOn } = record
  if (!isLegalPageId(name) || typeof text !== 'string') return record
  if (typeof approvedOn === 'string' && !isPastDay(approvedOn, now)) throw new FutureApprovalError()
  const { sanitizePostHtml } = await import('~/kinds/blog/post-html.server')
  const { html } = sanitizePostHtml(text)
  return { ...record, text: html, approvedOn: approvalOf({ ...record, text: html }, stored.record) }
}

class FutureApprovalError extends Refusal {
  readonly status = 400
  override readonly field = 'approvedOn'

  constructor() {
    super('Nobody can have approved it later than today')
    this.name = 'FutureApprovalError'
  }
}

/** The functions update what depends on a section, and return what to store. */
const settlers: {
  [Name in SectionName]?: (
    trx: Transaction<Database>,
    saving: { record: SectionRecord; confirmed: string | undefined },
  ) => Promise<SectionRecord>
} = { categories: settleCategories }

interface SavingSection extends RestoringAct {
  stored: SectionEntry
  draft?: FormDraft
  /** The answer to a question, or ''. Undefined where nobody can be asked. */
  confirmed?: string
}

/** @throws RecordChangedError, EditQuestionError, Refusal, and what write() throws */
export function saveSection(
  database: Kysely<Database>,
  typed: SectionRecord,
  { stored, draft, confirmed, by, now, ...restoring }: SavingSection,
): Promise<void> {
  return write(database, async (trx) => {
    const record = (await settlers[stored.name]?.(trx, { record: typed, confirmed })) ?? typed
    const { id, title, fields } = sectionOf(stored.name)
    const saved = await writeSection(trx, { id, section: stored.name, record, version: stored.version }, { by, now })
    await reindexPages(trx, searchPages(await readSettings(trx)))
    await deleteFormDraft(trx, { kind: 'siteSettings', recordId: id }, draft)
    const changed = changedFields({ before: stored.record, after: record, fields: fieldNames(fields) })
    await logAudit(trx, { by, now }, { event: 'settings-saved', name: title, detail: { fields: changed } })
    const before = { ...stored.record, version: stored.version, updatedAt: stored.saved?.at ?? saved.updatedAt }
    const after = { ...record, version: saved.version, updatedAt: saved.updatedAt }
    await keepVersion(trx, { kind: 'siteSettings', id, fields, before, after }, { by, now, ...restoring })
  })
}

interface RuleEditor<Rule, Values extends FormValues> extends Pick<
  Section<Rule, Rule & { version: number }, Values>,
  'title' | 'path' | 'intent' | 'form' | 'valuesOf' | 'formSchema' | 'invalid' | 'failed'
> {
  /** The address to which a save leads. */
  back: string
  /** Asks before a rule that deletes more than the rule before. */
  questionOf?: (
    trx: Transaction<Database>,
    change: { before: Rule; after: Rule },
    now: Date,
  ) => Promise<EditQuestion | undefined>
  /** The entry is noted unless it leads from a name to the same name. */
  entryOf: (before: Rule, after: Rule) => AuditEntry & { detail: AuditDetail }
  afterSave?: (trx: Transaction<Database>) => void
  messageOf: (rule: Rule) => Message
}

function ruleEditor<Name extends keyof Rules, Values extends FormValues>(
  name: Name,
  { back, questionOf, entryOf, afterSave, messageOf, ...form }: RuleEditor<Rules[Name], Values>,
) {
  return sectionEditor({
    ...form,
    read: () => readRule(db(), name),
    save: (database, after: Rules[Name], { stored, confirmed, ...act }) =>
      write(database, async (trx) => {
        const before = await readRule(trx, name)
        const question = await questionOf?.(trx, { before, after }, act.now)
        if (question) requireAnswer(question, confirmed)
        await saveRule(trx, name, { ...after, version: stored.version }, act)
        const { detail, ...entry } = entryOf(before, after)
        const isSame = 'from' in detail && detail.from === detail.to
        if (!isSame) await logAudit(trx, act, { ...entry, detail })
        afterSave?.(trx)
      }),
    saved: ({ input }) => ({ to: back, message: messageOf(input) }),
  })
}

/** @throws EditQuestionError */
function requireAnswer(question: EditQuestion, confirmed: string): void {
  if (!question.answers.some(({ value }) => value === confirmed)) throw new EditQuestionError(question)
}

interface Section<Input, Stored extends { version: number | string }, Values extends FormValues> extends Omit<
  Editor<Input, Stored, void>,
  'role' | 'create'
> {
  title: string
  path: string
  read: () => Promise<Stored>
  valuesOf: (stored: Stored, timeZone: string) => Values
}

function sectionEditor<Input, Stored extends { version: number | string }, Values extends FormValues>(
  section: Section<Input, Stored, Values>,
) {
  const { title, path, read, valuesOf } = section
  const editor: Editor<Input, Stored, void> = { ...section, role: 'owner' }
  return {
    editor,
    open: async ({ request, context }: LoaderFunctionArgs) => {
      const { formToken } = await requireOwner({ request, context })
      const stored = await read()
      return {
        stored,
        head: dashboardHead(title, path),
        values: valuesOf(stored, env().SITE_TIME_ZONE),
        meta: { formToken, version: String(stored.version), formKey: '' },
      }
    },
    action: editorAction(editor),
  }
}
