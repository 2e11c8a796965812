/**
 * Renders a page to its HTML, in one go. Remix's own way knows every route of the site and waits for the stream of the
 * page's data between its parts; here nothing of a page waits, so the data are written after it, where React in the
 * browser reads them, and not at all where there is none.
 */
import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { HeldFieldsContext } from '~/features/operators/held-fields'
import { isInteractiveHandle } from '~/lib/is-interactive'
import { StaticDocumentContext } from '~/components/layout/static-document'
import { ScriptNonceContext } from '~/components/layout/script-nonce'
import { plainDocument } from './static-document.server'

const renderTimeoutMs = 5000

interface Page {
  url: string
  /** For its inline scripts. */
  nonce: string
  context: EntryContext
  /** The hidden fields of a form that waits for a login. */
  hiddenFields?: string
}

/** @throws what the page throws. */
export async function renderDocument({ context, ...page }: Page): Promise<string> {
  const { serverHandoffStream: data, ...own } = withMatchedRoutesAlone(context)
  const document = <Document {...page} context={own} />
  if (!handlesOf(context).some(isInteractiveHandle)) return doctype + renderToStaticMarkup(asPlain(document))
  const html = doctype + scriptsAfterPaint(renderToString(document))
  // Its scripts have opened the stream; the page of an error may have none.
  if (!data || own.renderMeta?.didRenderScripts !== true) return html
  return html + dataScripts(await new Response(data).text(), page.nonce)
}

const doctype = '<!DOCTYPE html>'

function asPlain(document: ReactNode): ReactNode {
  return <StaticDocumentContext.Provider value={plainDocument()}>{document}</StaticDocumentContext.Provider>
}

function Document({ url, nonce, context, hiddenFields = '' }: Page) {
  return (
    <ScriptNonceContext.Provider value={nonce}>
      <HeldFieldsContext.Provider value={hiddenFields}>
        <RemixServer context={context} url={url} abortDelay={renderTimeoutMs} nonce={nonce} />
      </HeldFieldsContext.Provider>
    </ScriptNonceContext.Provider>
  )
}

/** The routes are matched by now; the router would sort all of the site's once more. */
function withMatchedRoutesAlone(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const matched = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => matched.has(id)))
  return { ...context, manifest: { ...manifest, routes } }
}

/** What the routes of a page say of it. */
export function handlesOf({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
}

/** The page is there without its scripts: what it is drawn with, style sheet and fonts, goes before them on the wire. */
function scriptsAfterPaint(html: string): string {
  return html.replaceAll('<link rel="modulepreload" href="', '<link rel="modulepreload" fetchpriority="low" href="')
}

/** The page's data as Remix's client takes them: into the stream that the scripts of the page have opened. */
function dataScripts(encoded: string, nonce: string): string {
  const stream = 'window.__remixContext.streamController'
  const calls = [`${stream}.enqueue(${toScript(encoded)});`, `${stream}.close();`]
  return calls.map((call) => `<script nonce="${nonce}">${call}</script>`).join('')
}

/** Nothing in it ends the script, or a line of it. */
function toScript(value: string): string {
  return JSON.stringify(value).replaceAll(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
