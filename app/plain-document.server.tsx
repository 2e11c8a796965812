/** What is the same on every page without React, rendered once: it is a third of such a page. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Columns } from '~/components/layout/footer'
import { Bar, headerKey, litStates } from '~/components/layout/header'
import { PlainDocumentContext, type PlainDocument } from '~/components/layout/plain-document'
import { SiteContext } from '~/components/layout/site-context'
import { site } from '~/server/env.server'

let known: PlainDocument | undefined

export function plainDocument(): PlainDocument {
  known ??= {
    headers: Object.fromEntries(litStates.map((lit) => [headerKey(lit), markup(<Bar lit={lit} />)])),
    footer: markup(<Columns isLazy />),
  }
  return known
}

/** Nothing in it may depend on the page, nor ask the router. */
function markup(part: ReactNode): string {
  return renderToStaticMarkup(
    <PlainDocumentContext.Provider value={nothingYet}>
      <SiteContext.Provider value={site()}>{part}</SiteContext.Provider>
    </PlainDocumentContext.Provider>,
  )
}

const nothingYet: PlainDocument = { headers: {}, footer: '' }
