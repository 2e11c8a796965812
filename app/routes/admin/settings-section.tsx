import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { Notice } from '~/components/feedback/notice'
import { BackToList } from '~/components/lists/back-to-list'
import { orNoPreview } from '~/kinds/blog/admin/without-preview'
import { DraftOffers } from '~/content/revisions/draft-offers'
import { VersionsLink } from '~/content/revisions/versions-link'
import { SectionEditor } from '~/kinds/settings/section-editor'
import { askedToFeature } from '~/kinds/settings/home'
import { listFeatureChoices } from '~/kinds/settings/feature-choices.server'
import { isSectionName, sectionOf } from '~/kinds/settings/sections'
import { settingsMessages } from '~/kinds/settings/settings-messages'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { settingsPath, settingsSectionPath } from '~/paths'
import { requireOwner } from '~/server/auth/dashboard.server'
import { actionHeaders, notFound } from '~/server/forms/reply.server'
import { words } from '~/dashboard/sections.server'
import { siteSettings } from '~/kinds/settings/site.server'
import { openEditor } from '~/content/editor/drafts.server'
import { db } from '~/server/database.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader(args: LoaderFunctionArgs) {
  const { name, editor } = await sectionAt(args)
  const { head, stored, values, meta } = await editor.open(args)
  const { id, title, hint, narrow, lineOf } = sectionOf(name)
  return {
    head,
    name,
    title,
    hint,
    isWide: narrow !== undefined || lineOf !== undefined,
    ...(await openEditor(args.request, {
      rules: editor.rules,
      isNew: false,
      isPublic: true,
      formToken: meta.formToken,
      record: { id, version: stored.version },
      values,
    })),
    ...(name === 'home' ? await featuring(args.request) : {}),
  }
}

/** Returns the home page's choices, and the product that its editor asks to feature. */
async function featuring(request: Request) {
  const { products, posts } = (await siteSettings()).settings.home
  const asked = askedToFeature(products, new URL(request.url).searchParams.get('product'))
  return { features: await listFeatureChoices(db(), { products: asked?.products ?? products, posts }), asked }
}

export async function action(args: ActionFunctionArgs) {
  const { editor } = await sectionAt(args)
  return editor.action(args)
}

/** @throws 404 for an owner */
async function sectionAt(args: LoaderFunctionArgs) {
  const name = args.params.section
  if (isSectionName(name)) return { name, editor: words[name] }
  await requireOwner(args)
  throw notFound(settingsMessages.notFound)
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orNoPreview<typeof action>(args, () => orUnsaved<typeof action>(args, settingsMessages.saveFailed))
}

export default function SettingsSection() {
  const { name, title, hint, isWide, meta, values, drafts, features, asked } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return (
    <section aria-labelledby="settings-title" className={isWide ? '' : 'max-w-measure'}>
      <BackToList list={settingsPath} whole={settingsPath} name="Settings" />
      <h1 id="settings-title" className="mt-4">
        {title}
      </h1>
      <p className="mt-2 max-w-measure text-soft">{hint}</p>
      <div className="mt-4 space-y-4">
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
