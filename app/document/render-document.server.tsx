/** Remix sends loader data after the HTML; here the data is in the document, and only of pages that hydrate. */
import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { HeldFieldsContext } from '~/operators/held-fields'
import { isInteractiveAtOnce, isInteractiveHandle } from '~/components/layout/is-interactive'
import { StaticDocumentContext } from '~/components/ui/site-link'
import { ScriptNonceContext } from '~/components/layout/script-nonce'

const renderTimeoutMs = 5000

interface Page {
  url: string
  nonce: string
  context: EntryContext
  /** The login form repeats the submitted form's fields as HTML. */
  hiddenFields?: string
}

/** @throws what the page throws */
export async function renderDocument({ context, ...page }: Page): Promise<string> {
  const { serverHandoffStream: data, ...own } = withMatchedRoutesAlone(context)
  const document = <Document {...page} context={own} />
  if (!handlesOf(context).some(isInteractiveHandle)) {
    const plain = <StaticDocumentContext.Provider value>{document}</StaticDocumentContext.Provider>
    return doctype + renderToStaticMarkup(plain)
  }
  const html = doctype + renderToString(document)
  // An error page may have no scripts.
  if (!data || own.renderMeta?.didRenderScripts !== true) return html
  const when = handlesOf(context).some(isInteractiveAtOnce) ? 'at once' : ''
  return withWaitingScripts(html, dataScripts(await new Response(data).text(), page.nonce), when)
}

const doctype = '<!DOCTYPE html>'

function Document({ url, nonce, context, hiddenFields = '' }: Page) {
  return (
    <ScriptNonceContext.Provider value={nonce}>
      <HeldFieldsContext.Provider value={hiddenFields}>
        <RemixServer context={context} url={url} abortDelay={renderTimeoutMs} nonce={nonce} />
      </HeldFieldsContext.Provider>
    </ScriptNonceContext.Provider>
  )
}

/** Routes are matched already; the router would rank all of them again. */
function withMatchedRoutesAlone(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const matched = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => matched.has(id)))
  return { ...context, manifest: { ...manifest, routes } }
}

export function handlesOf({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
}

/** The page works without React, so its scripts wait in a template until hydration-page-script.js takes them out. */
function withWaitingScripts(html: string, data: string, when: string): string {
  const start = html.indexOf('<link rel="modulepreload"')
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, start)}<template data-scripts="${when}">${html.slice(start, end)}${data}</template>${html.slice(end)}`
}

/** Remix's scripts have opened the stream that gets the data. */
function dataScripts(encoded: string, nonce: string): string {
  const stream = 'window.__remixContext.streamController'
  const calls = [`${stream}.enqueue(${toScript(encoded)});`, `${stream}.close();`]
  return calls.map((call) => `<script nonce="${nonce}">${call}</script>`).join('')
}

/** The text is escaped for a script element. */
function toScript(value: string): string {
  return JSON.stringify(value).replaceAll(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
