import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { Footer } from '~/components/layout/footer'
import { Header } from '~/components/layout/header'
import { PlainDocumentContext, type PlainDocument } from '~/components/layout/plain-document'
import { SiteContext } from '~/components/layout/site-context'
import { site } from '~/server/env.server'
import { plainDocument } from './plain-document.server'

/** The path of a page, and the one whose entry it lights where it is another. */
const pages = [
  ['/', '/'],
  ['/hunting-tools', '/hunting-tools'],
  ['/products', '/products'],
  ['/deer-types', '/deer-types'],
  ['/elk', '/deer-types'],
  ['/blog', '/blog'],
  ['/a-post', '/blog'],
  ['/terms', '/terms'],
  ['/none/such', '/none/such'],
] as const

test.each(pages)('%s has the bar and the footer that React draws', (path, current) => {
  const draw = (plain: PlainDocument | null) =>
    renderToStaticMarkup(
      <StaticRouter location={path}>
        <PlainDocumentContext.Provider value={plain}>
          <SiteContext.Provider value={site()}>
            <Header current={current} />
            <Footer />
          </SiteContext.Provider>
        </PlainDocumentContext.Provider>
      </StaticRouter>,
    )
  const kept = draw(plainDocument())
  const links = Array.from(kept.matchAll(/<a [^>]*>/g), ([link]) => link)
  expect(links.length).toBeGreaterThan(20)
  // A plain link names its address first.
  expect(sorted(kept)).toBe(sorted(draw(null)))
})

function sorted(html: string): string {
  return html.replaceAll(
    /<a ([^>]*)>/g,
    (_, attributes: string) =>
      `<a ${attributes
        .split(/ (?=[\w-]+=")/)
        .sort()
        .join(' ')}>`,
  )
}
