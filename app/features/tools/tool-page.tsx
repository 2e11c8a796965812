/** A tool's page: the tool, then the science behind it, whom it serves, and advice. */
import type { ReactNode } from 'react'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { SiteLink } from '~/components/ui/site-link'
import { SourceItems } from '~/components/ui/source-items'
import type { Breadcrumb } from '~/lib/breadcrumb'
import { toolsPath } from '~/paths'
import type { ToolContent } from './tool-content'
import type { tools } from './tool-list'

interface ToolPageProps {
  tool: (typeof tools)[number]
  breadcrumbs: readonly Breadcrumb[]
  content: ToolContent
  /** Form and result. */
  children: ReactNode
}

export function ToolPage({ tool, breadcrumbs, content, children }: ToolPageProps) {
  return (
    <div className="page-width pt-10 pb-16 lg:pb-24">
      <Breadcrumbs items={breadcrumbs} />
      <h1 className="mt-4" tabIndex={-1}>
        {tool.name}
      </h1>
      <p className="no-print mt-4 max-w-measure text-xl text-soft">{tool.description}</p>
      {children}
      <div className="no-print">
        <Science content={content} />
        <div className="mt-12 grid gap-x-12 gap-y-12 lg:mt-16 lg:grid-cols-[2fr_3fr]">
          <WordList id="essential" title="Essential for These Hunters" items={content.essentialFor} />
          <WordList id="tips" title="Pro Tips" items={content.proTips} />
        </div>
        <ToolSources content={content} />
        <p className="mt-12 font-sans">
          <SiteLink to={toolsPath}>← All hunting tools</SiteLink>
        </p>
      </div>
    </div>
  )
}

function Science({ content: { science } }: { content: ToolContent }) {
  return (
    <section aria-labelledby="science" className="mt-16 border-t-2 border-bark pt-8 lg:mt-24">
      <h2 id="science">The science behind it</h2>
      {/* Columns, not a grid: a short piece leaves no hole beside a long one. */}
      <div className="mt-6 gap-x-12 lg:columns-2">
        {science.map(({ title, text, formula, details = [] }) => (
          <section key={title} className="break-inside-avoid pb-8">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-measure">{text}</p>
            {formula === undefined ? null : (
              <p className="mt-3 border-y border-hairline py-2.5 text-center font-sans font-semibold text-bark tabular-nums">
                {formula}
              </p>
            )}
            {details.length === 0 ? null : (
              <ul className="mt-3 max-w-measure list-disc space-y-1 pl-5 marker:text-bark">
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
    <section aria-labelledby={id} className="border-t-2 border-bark pt-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-2 max-w-measure divide-y divide-hairline">
        {items.map((item) => (
          <li key={item} className="py-2.5">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ToolSources({ content: { sources } }: { content: ToolContent }) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="tool-sources" className="mt-12 border-t border-hairline pt-6">
      <h2 id="tool-sources" className="text-2xl">
        Sources
      </h2>
      <ul className="mt-3 gap-x-12 text-base lg:columns-2 [&>li]:break-inside-avoid [&>li]:pb-2">
        <SourceItems sources={sources} />
      </ul>
    </section>
  )
}
