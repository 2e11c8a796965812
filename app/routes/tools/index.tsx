import { useLoaderData } from '@remix-run/react'
import { PageIntro } from '~/components/layout/page-intro'
import { SiteLink } from '~/components/ui/site-link'
import { pageHeads } from '~/seo/page-heads'
import { Figures } from '~/kinds/settings/claim-sources'
import { claimsOf } from '~/kinds/settings/claims'
import { ToolCard } from '~/tools/tool-card'
import { fieldKit, tools } from '~/lib/tool-list'
import { lastingPath } from '~/components/ui/art-version'
import { artPath, offlinePath, toolPath } from '~/paths'
import { siteSettings } from '~/kinds/settings/site.server'

const head = pageHeads['hunting-tools']

export async function loader() {
  return { head, ...claimsOf(await siteSettings(), ['successIncrease', 'dataHours']) }
}

export default function HuntingTools() {
  const { claims, sources } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro
        breadcrumbs={head.breadcrumbs}
        title="Hunting Tools"
        ground="tools"
        lead="Ten tools that answer right away, show how they got there, and work without a signal."
      />
      <section aria-labelledby="field-kit" className="page-width pt-10">
        <h2 id="field-kit" className="scroll-mt-24">
          Field Kit
        </h2>
        <p className="mt-2 max-w-measure">
          Enter your ground once, and every tool uses it. All of it works without a signal:{' '}
          <SiteLink to={offlinePath}>see what your browser has stored</SiteLink>.
        </p>
        <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
          {fieldKit.map(({ id, name, description }) => (
            <li
              key={id}
              className="relative flex items-start gap-4 cramped:flex-col rounded-field border border-hairline bg-card p-4"
            >
              <img
                src={lastingPath(artPath('tools', id))}
                alt=""
                width={480}
                height={200}
                loading="lazy"
                className="w-20 shrink-0 rounded-field bg-panel lg:hidden"
              />
              <div className="min-w-0">
                <h3 className="text-xl">
                  <SiteLink
                    to={toolPath(id)}
                    className="text-ink no-underline after:absolute after:inset-0 hover:underline"
                  >
                    {name}
                  </SiteLink>
                </h3>
                <p className="mt-1 text-base">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <ul className="page-width grid grid-cols-1 gap-4 pt-10 md:grid-cols-2 md:gap-6 lg:grid-cols-4 lg:[&>:nth-child(-n+2)]:col-span-2">
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} action="Try This Tool" />
          </li>
        ))}
      </ul>
      <div className="page-width pb-10 lg:pb-16">
        <Figures
          counted={[`${String(tools.length)} tools`]}
          claims={[
            { claim: claims.successIncrease, say: (value) => `${value} success increase` },
            { claim: claims.dataHours, say: (value) => `${value} data` },
          ]}
          sources={sources}
        />
      </div>
    </>
  )
}
