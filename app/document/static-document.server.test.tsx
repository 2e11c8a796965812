import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useLocation } from 'react-router-dom'
import { StaticRouter } from 'react-router-dom/server'
import { describe, expect, test } from 'vitest'
import { Fixed } from '~/components/layout/fixed'
import { Footer } from '~/components/layout/footer'
import { Header } from '~/components/layout/header'
import { StaticDocumentContext, type StaticDocument } from '~/components/layout/static-document'
import { SiteContext } from '~/components/layout/site-context'
import { siteDefaults, type Site } from '~/site'
import { plainDocument } from './static-document.server'

const site: Site = { ...siteDefaults, url: 'http://localhost:3000' }

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
  const draw = (plain: StaticDocument | null) =>
    renderToStaticMarkup(
      <StaticRouter location={path}>
        <StaticDocumentContext.Provider value={plain}>
          <SiteContext.Provider value={site}>
            <Header current={current} />
            <Footer />
          </SiteContext.Provider>
        </StaticDocumentContext.Provider>
      </StaticRouter>,
    )
  const kept = draw(plainDocument(site))
  const links = Array.from(kept.matchAll(/<a [^>]*>/g), ([link]) => link)
  expect(links.length).toBeGreaterThan(20)
  // A plain link names its address first.
  expect(sorted(kept)).toBe(sorted(draw(null)))
})

describe('a fixed part', () => {
  const draw = (part: () => ReactNode, plain: StaticDocument | null) =>
    renderToStaticMarkup(
      <StaticDocumentContext.Provider value={plain}>
        <Fixed as="section" aria-labelledby="a" className="b" part={part} />
        <p>after it</p>
      </StaticDocumentContext.Provider>,
    )

  test('is drawn once on pages without React, and as React draws it', () => {
    let drawn = 0
    const Part = () => {
      drawn += 1
      return <h2 id="a">Wind & weather</h2>
    }
    const texts = [draw(Part, plainDocument(site)), draw(Part, plainDocument(site))]
    expect(drawn).toBe(1)
    expect(texts).toEqual([draw(Part, null), draw(Part, null)])
    expect(drawn).toBe(3)
  })

  test('each stands for itself', () => {
    const parts = ['one', 'two'].map((text) => () => <b>{text}</b>)
    const texts = [...parts, ...parts].map((part) => draw(part, plainDocument(site)))
    expect(texts.map((text) => /<b>(.*)<\/b>/.exec(text)?.[1])).toEqual(['one', 'two', 'one', 'two'])
  })

  test('may not ask where it stands', () => {
    const Part = () => <p>{useLocation().pathname}</p>
    expect(() => draw(Part, plainDocument(site))).toThrow('useLocation')
  })
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
