import type { ReactNode } from 'react'
import { PageIntro } from '~/components/layout/page-intro'
import { useSite } from '~/components/layout/site-context'
import type { Breadcrumb } from '~/lib/breadcrumb'
import { legalUpdated } from '~/site'

export interface LegalText {
  title: string
  intro: ReactNode
  sections: readonly { title: string; text: ReactNode }[]
}

interface LegalPageProps {
  text: LegalText
  breadcrumbs: readonly Breadcrumb[]
}

export function LegalPage({ text: { title, intro, sections }, breadcrumbs }: LegalPageProps) {
  return (
    <>
      <PageIntro breadcrumbs={breadcrumbs} title={title} ground="legal">
        <p className="mt-3 font-sans text-soft">Last updated: {legalUpdated}</p>
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
            {sections.map((section) => (
              <li key={section.title} className="py-1">
                <a href={`#${anchorOf(section.title)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose max-w-measure min-w-0">
          {intro}
          {sections.map((section) => (
            <section
              key={section.title}
              id={anchorOf(section.title)}
              aria-labelledby={`${anchorOf(section.title)}-title`}
            >
              <h2 id={`${anchorOf(section.title)}-title`}>{section.title}</h2>
              {section.text}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

/** What the software does, as opposed to what the policy allows. */
export function StoredBox({ children }: { children: ReactNode }) {
  return <div className="rounded-field border border-control bg-card px-5 py-4">{children}</div>
}

export function SiteName() {
  return useSite().name
}

export function SiteEmail() {
  const { email } = useSite()
  return <a href={`mailto:${email}`}>{email}</a>
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
