import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useRouteLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { useState } from 'react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { toSeoRecord, type SeoRecord } from '~/seo/head'
import { listPageHeads } from '~/seo/page-heads'
import { RobotsEditor } from '~/seo/robots-editor'
import { seoMessages } from '~/seo/seo-messages'
import { listSitemapPaths } from '~/sitemap/sitemap.server'
import { toolHead } from '~/tools/tool-head'
import { tools } from '~/lib/tool-list'
import { robotsPath } from '~/paths'
import type { loader as rootLoader } from '~/root'
import { db } from '~/server/database.server'
import { robots } from '~/dashboard/sections.server'
import { site } from '~/kinds/settings/site.server'
import { actionHeaders } from '~/server/forms/reply.server'
import { SearchPreview } from '~/components/editor/search-preview'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader(args: LoaderFunctionArgs) {
  const { head, stored, meta } = await robots.open(args)
  const own = await site()
  return {
    head,
    meta,
    robotsTxt: stored.robotsTxt,
    updatedAt: stored.version,
    pages: await listSitemapPaths(db()),
    previews: [...listPageHeads(own), ...tools.map(toolHead)].map((each) => toSeoRecord(each, own)),
  }
}

export const action = robots.action

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, seoMessages.updateFailed)
}

export default function SeoSettings() {
  const { meta, robotsTxt, pages, previews } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const ownSave = useLastSave()
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
      <div className="space-y-8">
        <section aria-labelledby="robots-settings" className="rounded-field border border-hairline bg-card p-6">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-4">
            <h1 id="robots-settings">SEO Settings</h1>
            <a href={robotsPath} className="font-sans">
              View {robotsPath}
            </a>
          </div>
          <RobotsEditor
            key={ownSave}
            values={{ robotsTxt }}
            meta={meta}
            answer={isEditorAnswer(sent) ? sent : undefined}
            pages={pages}
          />
        </section>
      </div>
      <PagePreviews records={previews} />
    </div>
  )
}

/** Returns the key of this page's last save of robots.txt: only a new key replaces the text being edited. */
function useLastSave(): string | undefined {
  const toast = useRouteLoaderData<typeof rootLoader>('root')?.toast
  const [lastSave, setLastSave] = useState<string>()
  const isSave = toast?.description === seoMessages.updated.description
  if (isSave && toast.id !== lastSave) setLastSave(toast.id)
  return lastSave
}

function PagePreviews({ records }: { records: readonly SeoRecord[] }) {
  return (
    <section aria-labelledby="search-previews" className="rounded-field border border-hairline bg-card p-6">
      <h2 id="search-previews">In a search result</h2>
      <p className="mt-3">
        About how a search engine shows your pages; each decides by itself. Products, deer types and posts show it in
        their editors.
      </p>
      <div className="mt-4 border-b border-hairline">
        {records.map(({ title, description, canonical }) => (
          <details key={canonical} className="border-t border-hairline">
            <summary className="py-2 font-semibold">{new URL(canonical).pathname}</summary>
            <div className="pb-4">
              <SearchPreview title={title} description={description} url={canonical} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
