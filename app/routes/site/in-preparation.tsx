/** Stands at the addresses whose part of the site is not written yet, and says so; it goes when the last one is. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { WaysOn } from '~/components/layout/ways-on'
import { toolHead } from '~/features/tools/tool-head'
import { tools } from '~/features/tools/tool-list'
import type { PageHead } from '~/features/seo/head'
import { pageHeads } from '~/features/seo/page-heads'

export function loader({ params }: LoaderFunctionArgs) {
  const tool = tools.find(({ id }) => id === params.toolId)
  const { title, ...head } = tool ? toolHead(tool) : pageHeads['hunting-tools']
  return { head: { ...head, title: `${title}: in preparation`, noindex: true } satisfies PageHead }
}

export default function InPreparation() {
  return (
    <div className="page-width py-16 lg:py-24">
      <h1 tabIndex={-1}>In preparation</h1>
      <p className="mt-4 max-w-measure text-xl text-soft">
        This part of the site is being written and is not here yet. The catalogue and the contact form are open.
      </p>
      <div className="mt-8">
        <WaysOn />
      </div>
    </div>
  )
}
