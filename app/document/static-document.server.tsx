/** Prerenders the fixed parts of pages that do not hydrate: at least a third of each. */
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Bar, headerKey, litStates } from '~/components/layout/header'
import { StaticDocumentContext, type StaticDocument } from '~/components/layout/static-document'
import { SiteContext } from '~/components/layout/site-context'
import type { Site } from '~/site'

const known = new WeakMap<Site, StaticDocument>()

/** Once for each state of the site's settings, which is one object. */
export function plainDocument(site: Site): StaticDocument {
  const made = known.get(site) ?? prerender(site)
  known.set(site, made)
  return made
}

function prerender(site: Site): StaticDocument {
  const fixedParts = new Map<ComponentType, string>()
  /** Must not depend on the page or the router. */
  const markup = (part: ReactNode): string =>
    renderToStaticMarkup(
      <StaticDocumentContext.Provider value={nothingYet}>
        <SiteContext.Provider value={site}>{part}</SiteContext.Provider>
      </StaticDocumentContext.Provider>,
    )
  const nothingYet: StaticDocument = { headers: {}, fixed: (Part) => markup(<Part />) }
  return {
    headers: Object.fromEntries(litStates.map((lit) => [headerKey(lit), markup(<Bar lit={lit} />)])),
    fixed: (Part) => {
      const text = fixedParts.get(Part) ?? markup(<Part />)
      fixedParts.set(Part, text)
      return text
    },
  }
}
