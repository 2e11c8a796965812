import type { ReactNode } from 'react'
import { PageIntro } from '~/components/layout/page-intro'
import type { Breadcrumb } from '~/lib/breadcrumb'
import { legalTitles, type LegalPageId, type LegalText } from './legal-text'

interface LegalPageProps {
  page: LegalPageId
  text: LegalText
  /** A month such as "January 2025". */
  updated: string
  breadcrumbs: readonly Breadcrumb[]
  /** The content between the introduction and the first section. */
  children?: ReactNode
}

export function LegalPage({ page, text: { intro, sections }, updated, breadcrumbs, children }: LegalPageProps) {
  return (
    <>
      <PageIntro breadcrumbs={breadcrumbs} title={legalTitles[page]} ground="legal">
        <p className="mt-3 font-sans text-soft">Last updated: {updated}</p>
      </PageIntro>
      <div className="page-width grid items-start pt-10 pb-16 lg:pt-14 lg:pb-24 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <nav
          aria-labelledby="on-this-page"
          className="no-print border-l-4 border-hairline py-1 pl-5 font-sans text-base lg:sticky lg:top-24 lg:order-last"
        >
          <h2 id="on-this-page" className="text-lg">
            On this page
          </h2>
          <ol className="mt-1">
            {sections.map(({ title, anchor }) => (
              <li key={anchor} className="py-1">
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose max-w-measure min-w-0">
          {intro === '' ? null : <div dangerouslySetInnerHTML={{ __html: intro }} />}
          {children}
          {sections.map(({ title, anchor, html }) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
              <h2 id={`${anchor}-title`}>{title}</h2>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
