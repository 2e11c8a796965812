import type { SeasonHours } from '~/kinds/seasons/seasons'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { Fold } from '~/components/ui/fold'
import { SiteLink } from '~/components/ui/site-link'
import { SourceItems } from '~/components/ui/source-items'
import type { Breadcrumb } from '~/lib/breadcrumb'
import type { RelatedGroup } from '~/lib/related-link'
import { toolsPath } from '~/paths'
import { RelatedLinks } from '~/components/layout/related-links'
import type { ToolContent } from './tool-content'
import { useCheckOfSavedGround } from './ground/saved-ground'
import { SeasonHoursContext } from './legal-light/season-hours'
import type { ToolEntry } from '~/lib/tool-list'

interface ToolPageProps {
  tool: ToolEntry
  breadcrumbs: readonly Breadcrumb[]
  content: ToolContent & { related: readonly RelatedGroup[] }
  /** The seasons are for tools that show legal light. */
  seasonHours?: readonly SeasonHours[]
  /** The form and the result. */
  children: ReactNode
}

export function ToolPage({ tool, breadcrumbs, content, seasonHours = noHours, children }: ToolPageProps) {
  useCheckOfSavedGround()
  return (
    <>
      <div className="tool-page page-width pt-4 pb-8 sm:pt-10 sm:pb-16 lg:pb-24 print:py-0">
        <Breadcrumbs items={breadcrumbs} />
        <h1 className="mt-2 sm:mt-4" tabIndex={-1}>
          {tool.name}
        </h1>
        <p className="tool-lead no-print">{tool.description}</p>
        <SeasonHoursContext.Provider value={seasonHours}>{children}</SeasonHoursContext.Provider>
        <div className="no-print">
          <ProTips items={content.proTips} />
          <div className="mt-8">
            <Science content={content} />
            <Fold id="essential" title="Essential for These Hunters" level={2}>
              <WordList items={content.essentialFor} />
            </Fold>
            <ToolSources content={content} />
          </div>
          <p className="mt-6 font-sans">
            <SiteLink to={toolsPath} className="inline-flex min-h-11 items-center">
              ← All hunting tools
            </SiteLink>
          </p>
        </div>
      </div>
      <RelatedLinks groups={content.related} />
    </>
  )
}

const noHours: readonly SeasonHours[] = []

function Science({ content: { science } }: { content: ToolContent }) {
  return (
    <Fold id="science" title="The science behind it" level={2}>
      {/* A short piece in columns, unlike in a grid, leaves no gap beside a long one. */}
      <div className="pieces">
        {science.map(({ title, text, formula, details = [] }) => (
          <section key={title} className="piece">
            <h3>{title}</h3>
            <p>{text}</p>
            {formula === undefined ? null : <p className="formula">{formula}</p>}
            {details.length === 0 ? null : (
              <ul className="bullets">
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Fold>
  )
}

function ProTips({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="tips" className="part mt-8 sm:mt-12">
      <h2 id="tips" className="text-2xl">
        Pro Tips
      </h2>
      <WordList items={items} />
    </section>
  )
}

function WordList({ items }: { items: readonly string[] }) {
  return (
    <ul className="ruled">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function ToolSources({ content: { sources } }: { content: ToolContent }) {
  if (sources.length === 0) return null
  return (
    <Fold id="tool-sources" title="Sources" level={2}>
      <ul className="sources">
        <SourceItems sources={sources} />
      </ul>
    </Fold>
  )
}
