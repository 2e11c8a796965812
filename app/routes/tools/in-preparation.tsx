/** Stands at the addresses of tools that are not written yet, and says so; it goes when the last one is. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { WaysOn } from '~/components/layout/ways-on'
import { toolHead } from '~/features/tools/tool-head'
import { tools } from '~/features/tools/tool-list'
import type { RecordHead } from '~/features/seo/head'
import { pageHeads } from '~/features/seo/page-heads'

export const handle = { interactive: true }

export function loader({ request }: LoaderFunctionArgs) {
  const tool = tools.find(({ id }) => new URL(request.url).pathname.endsWith(id))
  const { title, ...head } = tool ? toolHead(tool) : pageHeads['hunting-tools']
  return { head: { ...head, title: `${title}: in preparation`, noindex: true } satisfies RecordHead }
}

export default function InPreparation() {
  const { head } = useLoaderData<typeof loader>()
  return (
    <div className="page-width pt-10 pb-16 lg:pb-24">
      <Breadcrumbs items={head.breadcrumbs} />
      <h1 className="mt-4" tabIndex={-1}>
        In preparation
      </h1>
      <p className="mt-4 max-w-measure text-xl text-soft">
        This part of the site is being written and is not here yet. The species guide, the blog, the catalogue and the
        contact form are open.
      </p>
      <div className="mt-8">
        <WaysOn />
      </div>
    </div>
  )
}
