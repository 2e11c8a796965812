/**
 * Renders a page to its HTML. Remix's own way is made for pages that come alive in the browser: it knows every route of
 * the site, and sends the data of the page along in a stream. What a page does not need is not done for it.
 */
import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { carriesReact } from '~/lib/carries-react'
import { PlainDocumentContext } from '~/components/layout/plain-document'
import { ScriptNonceContext } from '~/components/layout/script-nonce'
import { plainDocument } from './plain-document.server'

const renderTimeoutMs = 5000

interface Page {
  url: string
  /** For its inline scripts. */
  nonce: string
  context: EntryContext
}

export interface RenderedDocument {
  html: string
  /** Something in it could not be rendered, and is missing. */
  failed: boolean
}

/** @throws what the page throws, before anything of it was rendered. */
export async function renderDocument(
  { context, ...page }: Page,
  onError: (error: unknown) => void,
): Promise<RenderedDocument> {
  const own = withMatchedRoutesAlone(context)
  if (handlesOf(context).some(carriesReact)) return renderWithData({ ...page, context: own }, onError)
  const html = renderToStaticMarkup(
    <PlainDocumentContext.Provider value={plainDocument()}>
      <Document {...page} context={withoutData(own)} />
    </PlainDocumentContext.Provider>,
  )
  // The other way of React begins with it by itself.
  return { html: `<!DOCTYPE html>${html}`, failed: false }
}

function Document({ url, nonce, context }: Page) {
  return (
    <ScriptNonceContext.Provider value={nonce}>
      <RemixServer context={context} url={url} abortDelay={renderTimeoutMs} nonce={nonce} />
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

/** The stream is what waits for something; all else is rendered at once. */
function withoutData({ serverHandoffStream: _, ...context }: EntryContext): EntryContext {
  return context
}

/** What the routes of a page say of it. */
export function handlesOf({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
}

/** The page is there without its scripts: what it is drawn with, style sheet and fonts, goes before them on the wire. */
function scriptsAfterPaint(html: string): string {
  return html.replaceAll('<link rel="modulepreload" href="', '<link rel="modulepreload" fetchpriority="low" href="')
}

function renderWithData(page: Page, onError: (error: unknown) => void): Promise<RenderedDocument> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(<Document {...page} />, {
      onAllReady() {
        clearTimeout(timer)
        const chunks: Buffer[] = []
        const sink = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk)
            done()
          },
          final(done) {
            resolve({ html: scriptsAfterPaint(Buffer.concat(chunks).toString('utf8')), failed })
            done()
          },
        })
        pipe(sink)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error instanceof Error ? error : new Error('Rendering failed', { cause: error }))
      },
      onError(error) {
        failed = true
        onError(error)
      },
    })
    const timer = setTimeout(abort, renderTimeoutMs + 1000)
  })
}
