import type { SeasonHours } from '~/kinds/seasons/seasons'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { SiteLink } from '~/components/ui/site-link'
import { SourceItems } from '~/components/ui/source-items'
import type { Breadcrumb } from '~/lib/breadcrumb'
import type { RelatedGroup } from '~/lib/related-link'
import { toolsPath } from '~/paths'
import { RelatedLinks } from '~/components/layout/related-links'
import type { ToolContent } from './tool-content'
import { GroundLine } from './ground/ground-line'
import { SeasonHoursContext } from './legal-light/season-hours'
import type { ToolEntry } from '~/lib/tool-list'

interface ToolPageProps {
  tool: ToolEntry
  breadcrumbs: readonly Breadcrumb[]
  content: ToolContent & { related: readonly RelatedGroup[] }
  /** For tools that show legal light. */
  seasonHours?: readonly SeasonHours[]
  /** Form and result. */
  children: ReactNode
}

export function ToolPage({ tool, breadcrumbs, content, seasonHours = noHours, children }: ToolPageProps) {
  return (
    <>
      <div className="page-width pt-10 pb-16 lg:pb-24 print:py-0">
        <Breadcrumbs items={breadcrumbs} />
        <h1 className="mt-4" tabIndex={-1}>
          {tool.name}
        </h1>
        <p className="no-print mt-4 max-w-measure text-xl text-soft">{tool.description}</p>
        <GroundLine />
        <SeasonHoursContext.Provider value={seasonHours}>{children}</SeasonHoursContext.Provider>
        <div className="no-print">
          <Science content={content} />
          <div className="advice">
            <WordList id="essential" title="Essential for These Hunters" items={content.essentialFor} />
            <WordList id="tips" title="Pro Tips" items={content.proTips} />
          </div>
          <ToolSources content={content} />
          <p className="mt-12 font-sans">
            <SiteLink to={toolsPath}>← All hunting tools</SiteLink>
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
    <section aria-labelledby="science" className="part mt-16 lg:mt-24">
      <h2 id="science">The science behind it</h2>
      {/* Columns rather than a grid: a short piece leaves no gap beside a long one. */}
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
    </section>
  )
}

function WordList({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  return (
    <section aria-labelledby={id} className="part">
      <h2 id={id}>{title}</h2>
      <ul className="ruled">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function ToolSources({ content: { sources } }: { content: ToolContent }) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="tool-sources" className="part mt-12">
      <h2 id="tool-sources">Sources</h2>
      <ul className="sources">
        <SourceItems sources={sources} />
      </ul>
    </section>
  )
}
