import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { Notice } from '~/components/feedback/notice'
import { BackToList } from '~/components/lists/back-to-list'
import { postIntents } from '~/features/blog/admin/post-form'
import { previewPost } from '~/features/blog/admin/post-preview.server'
import { orNoPreview } from '~/features/blog/admin/without-preview'
import { DraftOffers } from '~/features/revisions/draft-offers'
import { VersionsLink } from '~/features/revisions/versions-link'
import { isLegalPageId } from '~/features/legal/legal-text'
import { SectionEditor } from '~/features/settings/section-editor'
import { askedToFeature } from '~/features/settings/home'
import { listFeatureChoices } from '~/features/settings/feature-choices.server'
import { isSectionName, sectionOf, type SectionName, type SectionRecord } from '~/features/settings/sections'
import { settingsMessages } from '~/features/settings/settings-messages'
import { sectionForm } from '~/features/settings/settings.schema'
import { getSection, saveSection } from '~/features/settings/settings.server'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { dashboardHead } from '~/features/seo/head'
import { formOf, formValuesOf } from '~/lib/record-fields'
import { settingsPath, settingsSectionPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/auth/dashboard.server'
import { editorForm } from '~/forms/editor-form.server'
import { saveEdit } from '~/forms/editor.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { siteSettings } from '~/kinds/site.server'
import { draftSaving, openEditor } from '~/content/editor/drafts.server'
import { settingsRules } from '~/kinds/kinds.server'
import { db } from '~/server/database.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOwner({ request, context })
  const name = sectionNameOf(params.section)
  const { record, version } = await getSection(db(), name)
  const { id, title, hint, fields } = sectionOf(name)
  return {
    head: dashboardHead(title, settingsSectionPath(name)),
    ...{ name, title, hint },
    ...(await openEditor(request, {
      rules: settingsRules(name),
      isNew: false,
      isPublic: true,
      formToken,
      ...{ record: { id, version }, values: formValuesOf(fields, record) },
    })),
    ...(name === 'home' ? await featuring(request) : {}),
  }
}

/** The home page's choices, and the product that its editor asks to feature. */
async function featuring(request: Request) {
  const { products, posts } = (await siteSettings()).settings.home
  const asked = askedToFeature(products, new URL(request.url).searchParams.get('product'))
  return { features: await listFeatureChoices(db(), { products: asked?.products ?? products, posts }), asked }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const known = isSectionName(params.section) ? sectionOf(params.section) : undefined
  const form = formOf(known?.fields ?? {})
  const entered = await enterDashboard(
    { request, context },
    {
      ...editorForm(form.labels, form.names),
      role: 'owner',
    },
  )
  const name = sectionNameOf(params.section)
  const { id, title, fields } = sectionOf(name)
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'save-settings',
      form,
      asides: [{ intent: postIntents.preview, answer: (sent) => previewPost(sent.get('text')) }],
      saveDraft: draftSaving(request, settingsRules(name), id),
      isNew: false,
      load: () => getSection(db(), name),
      valuesOf: ({ record }) => formValuesOf(fields, record),
      schema: () => sectionForm(name),
      update: async (record, change) => {
        await saveSection(db(), await sanitized(name, record), change)
        return { to: settingsPath, editor: settingsSectionPath(name), message: settingsMessages.saved(title) }
      },
      invalid: () => settingsMessages.invalid,
      failed: () => settingsMessages.saveFailed,
    },
  )
}

async function sanitized(name: SectionName, record: SectionRecord): Promise<SectionRecord> {
  const { text } = record
  if (!isLegalPageId(name) || typeof text !== 'string') return record
  const { sanitizePostHtml } = await import('~/features/blog/post-html.server')
  return { ...record, text: sanitizePostHtml(text).html }
}

/** @throws 404 */
function sectionNameOf(name: string | undefined) {
  if (isSectionName(name)) return name
  throw notFound(settingsMessages.notFound)
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orNoPreview<typeof action>(args, () => orUnsaved<typeof action>(args, settingsMessages.saveFailed))
}

export default function SettingsSection() {
  const { name, title, hint, meta, values, drafts, features, asked } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return (
    <section aria-labelledby="settings-title" className="mt-8 max-w-measure">
      <BackToList list={settingsPath} whole={settingsPath} name="Settings" />
      <h2 id="settings-title" className="mt-4">
        {title}
      </h2>
      <p className="mt-2 text-soft">{hint}</p>
      <div className="mt-6 space-y-6">
        <VersionsLink part="settings" />
        <DraftOffers drafts={drafts} editor={settingsSectionPath(name)} list={settingsPath} />
        {asked && !sent ? <Notice message={asked.message} /> : null}
        <SectionEditor
          key={name}
          name={name}
          values={asked ? { ...values, products: asked.products } : values}
          meta={meta}
          answer={isEditorAnswer(sent) ? sent : undefined}
          features={features}
        />
      </div>
    </section>
  )
}
