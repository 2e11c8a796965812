import { emptyOutline, type BodyOutline } from '~/content/checks/body-outline'
import type { Checking } from '~/content/checks/check-facts'
import { lookUpDescribed, lookUpPaths, lookUpTwins } from '~/content/checks/facts.server'
import { innerLinks } from '~/content/checks/link-checks'
import { textIn } from '~/content/checks/form-texts'
import { checkIntent, remarksNotice, type Checked, type OpenedChecks, type Remark } from '~/content/checks/remark'
import { readFormValues, type DraftForm } from '~/content/revisions/form-values'
import { imageHashesIn } from '~/content/pictures/images'
import type { FormValues } from '~/lib/editing'
import type { PublicTable } from '~/lib/page-kinds'
import { checkPath } from '~/paths'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'

interface Subject {
  table: PublicTable
  form: DraftForm
  checks: (values: FormValues, checking: Checking) => Remark[]
  outlineOf?: ((values: FormValues) => Promise<BodyOutline>) | undefined
  id: number | undefined
  /** True for a new record that was just stored, so that its own name does not look like another record's. */
  isStored?: boolean
}

async function checkValues(
  { table, id, form, checks, outlineOf, isStored = false }: Subject,
  values: FormValues,
): Promise<Checked> {
  const outline = (await outlineOf?.(values)) ?? emptyOutline
  // The first field names the record.
  const name = textIn(values)(Object.keys(form.labels)[0] ?? '')
  const { SITE_URL: siteUrl } = env()
  const paths = innerLinks(outline, { url: siteUrl, ownPath: '/' }).map(({ path }) => path)
  const pictures = JSON.stringify([values, outline.pictures])
  const [targets, described, twins] = [
    await lookUpPaths(db(), paths),
    await lookUpDescribed(db(), imageHashesIn(pictures)),
    isStored ? [] : await lookUpTwins(db(), { table, id, name }),
  ]
  const targetOf = (path: string) => targets.get(path) ?? { kind: 'page' as const }
  return { remarks: checks(values, { outline, facts: { siteUrl, targetOf, described, twins } }) }
}

export function checkForm(subject: Subject, form: FormData): Promise<Checked> {
  return checkValues(subject, readFormValues(form, subject.form))
}

export async function withChecks<Opened extends { values: FormValues }>(
  subject: Subject,
  opening: Promise<Opened>,
): Promise<Opened & { checks: OpenedChecks }> {
  const { table, id } = subject
  const opened = await opening
  const checked = id === undefined ? undefined : await checkValues(subject, opened.values)
  return { ...opened, checks: { url: checkPath(table, id), checked } }
}

export function checkAside(subject: Subject) {
  return { intent: checkIntent, answer: (form: FormData) => checkForm(subject, form) }
}

export async function noticesAfter(subject: Subject, form: FormData): Promise<string[]> {
  return remarksNotice(await checkForm({ ...subject, isStored: true }, form))
}
