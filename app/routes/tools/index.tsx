import { useLoaderData } from '@remix-run/react'
import { PageIntro } from '~/components/layout/page-intro'
import { SiteLink } from '~/components/ui/site-link'
import { StatTiles } from '~/components/ui/stat-tiles'
import { pageHeads } from '~/seo/page-heads'
import { ClaimSources } from '~/kinds/settings/claim-sources'
import { claimsOf, claimTiles } from '~/kinds/settings/claims'
import { ToolCard } from '~/tools/tool-card'
import { fieldKit, tools } from '~/lib/tool-list'
import { offlinePath } from '~/paths'
import { siteSettings } from '~/kinds/settings/site.server'

const head = pageHeads['hunting-tools']

export async function loader() {
  return { head, ...claimsOf(await siteSettings(), ['successIncrease', 'dataHours']) }
}

export default function HuntingTools() {
  const { claims, sources } = useLoaderData<typeof loader>()
  const { successIncrease, dataHours } = claims
  const isSample = successIncrease?.source === null
  return (
    <>
      <PageIntro
        breadcrumbs={head.breadcrumbs}
        title="Hunting Tools"
        ground="tools"
        lead="Ten tools that answer right away, show how they got there, and work without a signal."
      >
        <StatTiles
          tiles={[
            ...claimTiles(successIncrease, isSample ? 'Success increase (sample value)' : 'Success increase'),
            { value: String(tools.length), label: 'Tools' },
            ...claimTiles(dataHours, 'Data'),
          ]}
        />
        <ClaimSources sources={sources} />
      </PageIntro>
      <ul className="page-width grid grid-cols-1 gap-6 py-12 md:grid-cols-2 lg:grid-cols-3">
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} action="Try This Tool" />
          </li>
        ))}
      </ul>
      <section aria-labelledby="field-kit" className="page-width pb-12 lg:pb-24">
        <h2 id="field-kit">Field Kit</h2>
        <p className="mt-3 max-w-measure">
          Enter your ground once, and every tool uses it. Your browser stores the tools and the kit when you first visit
          the site with JavaScript on. <SiteLink to={offlinePath}>See what it has stored</SiteLink>.
        </p>
        <ul className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
          {fieldKit.map((entry) => (
            <li key={entry.id}>
              <ToolCard tool={entry} heading="h3" action="Open" />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
