import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useRouteLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { useState } from 'react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { dashboardHead, toSeoRecord } from '~/features/seo/head'
import { listPageHeads } from '~/features/seo/page-heads'
import { PagePreviews } from '~/features/seo/page-previews'
import { defaultRobotsTxt, robotsWarnings } from '~/features/seo/robots'
import { RobotsEditor, robotsLabels } from '~/features/seo/robots-editor'
import { seoMessages } from '~/features/seo/seo-messages'
import { readSeoSettings, saveRobotsTxt } from '~/features/seo/seo-settings.server'
import { RobotsInput } from '~/features/seo/seo.schema'
import { listSitemapPaths } from '~/features/sitemap/sitemap.server'
import { toolHead } from '~/features/tools/tool-head'
import { tools } from '~/features/tools/tool-list'
import type { RequestArgs } from '~/server/load-context'
import { editorFields } from '~/lib/editing'
import { EditQuestionError } from '~/lib/refusal'
import { robotsPath, tabPath } from '~/paths'
import type { loader as rootLoader } from '~/root'
import { enterDashboard, requireOwner } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { editorForm } from '~/forms/editor-form.server'
import { saveEdit } from '~/forms/editor.server'
import { site } from '~/kinds/site.server'
import { env } from '~/server/env.server'
import { actionHeaders } from '~/forms/reply.server'
import type { Actor } from '~db/audit-log.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

async function readRobots() {
  const { robotsTxt, ...settings } = await readSeoSettings(db())
  return { ...settings, robotsTxt: robotsTxt ?? defaultRobotsTxt(env().SITE_URL) }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOwner({ request, context })
  const { robotsTxt, updatedAt } = await readRobots()
  const own = await site()
  return {
    head: dashboardHead('SEO Settings', tabPath('seo')),
    formToken,
    robotsTxt,
    updatedAt,
    pages: await listSitemapPaths(db()),
    previews: [...listPageHeads(own), ...tools.map(toolHead)].map((head) => toSeoRecord(head, own)),
  }
}

const robotsForm = editorForm(robotsLabels)

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, { ...robotsForm, role: 'owner' })
  return saveRobots({ ...entered, request, context })
}

interface Entered extends RequestArgs {
  form: FormData
  by: Actor
  headers: Headers
}

function saveRobots(entered: Entered) {
  const sent = entered.form.get(editorFields.version)
  const since = typeof sent === 'string' && sent !== '' ? sent : undefined
  return saveEdit(entered, {
    intent: 'save-robots',
    form: { labels: robotsLabels },
    isNew: false,
    load: async () => {
      const { robotsTxt, updatedAt } = await readRobots()
      return { robotsTxt, version: updatedAt }
    },
    valuesOf: ({ robotsTxt }) => ({ robotsTxt }),
    schema: () => RobotsInput,
    update: async ({ robotsTxt }, { confirmed, ...act }) => {
      const [first] = robotsWarnings(robotsTxt, { url: env().SITE_URL, pages: [] })
      const question = seoMessages.blocksSite
      if (first?.kind === 'blocksSite' && confirmed !== question.answers[0].value) throw new EditQuestionError(question)
      await saveRobotsTxt(db(), { robotsTxt, since }, act)
      return { to: tabPath('seo'), message: seoMessages.updated }
    },
    invalid: () => seoMessages.invalid,
    failed: () => seoMessages.updateFailed,
  })
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, seoMessages.updateFailed)
}

export default function SeoSettings() {
  const { formToken, robotsTxt, updatedAt, pages, previews } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const ownSave = useLastSave()
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
      <div className="space-y-8">
        <section aria-labelledby="robots-settings" className="rounded-field border border-hairline bg-card p-6">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="robots-settings">SEO Settings</h2>
            <a href={robotsPath} className="font-sans">
              View {robotsPath}
            </a>
          </div>
          <RobotsEditor
            key={ownSave}
            values={{ robotsTxt }}
            meta={{ formToken, version: updatedAt, formKey: '' }}
            answer={isEditorAnswer(sent) ? sent : undefined}
            pages={pages}
          />
        </section>
      </div>
      <PagePreviews records={previews} />
    </div>
  )
}

/** The key of this page's last save of robots.txt: only that replaces the text being edited. */
function useLastSave(): string | undefined {
  const toast = useRouteLoaderData<typeof rootLoader>('root')?.toast
  const [lastSave, setLastSave] = useState<string>()
  const isSave = toast?.description === seoMessages.updated.description
  if (isSave && toast.id !== lastSave) setLastSave(toast.id)
  return lastSave
}
