/** Prerenders the fixed parts of pages that do not hydrate: at least a third of each. */
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Bar, headerKey, litStates } from '~/components/layout/header'
import { StaticDocumentContext, type StaticDocument } from '~/components/layout/static-document'
import { SiteContext } from '~/components/layout/site-context'
import { site } from '~/server/env.server'

let known: StaticDocument | undefined
const fixedParts = new Map<ComponentType, string>()

export function plainDocument(): StaticDocument {
  known ??= {
    headers: Object.fromEntries(litStates.map((lit) => [headerKey(lit), markup(<Bar lit={lit} />)])),
    fixed: (Part) => {
      const text = fixedParts.get(Part) ?? markup(<Part />)
      fixedParts.set(Part, text)
      return text
    },
  }
  return known
}

/** Must not depend on the page or the router. */
function markup(part: ReactNode): string {
  return renderToStaticMarkup(
    <StaticDocumentContext.Provider value={nothingYet}>
      <SiteContext.Provider value={site()}>{part}</SiteContext.Provider>
    </StaticDocumentContext.Provider>,
  )
}

const nothingYet: StaticDocument = { headers: {}, fixed: (Part) => markup(<Part />) }
