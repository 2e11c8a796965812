/** The document: head, bar, page, footer. React goes to the browser only where a route says that it does something. */
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import {
  data,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { useContext, type ReactNode } from 'react'
import { UNSAFE_DataRouterStateContext as DataRouterStateContext } from 'react-router-dom'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { Footer } from '~/components/layout/footer'
import { Header } from '~/components/layout/header'
import pageScript from '~/components/layout/page-script.js?raw'
import { ScriptNonceContext } from '~/components/layout/script-nonce'
import { SiteContext, useSite } from '~/components/layout/site-context'
import { WaysOn } from '~/components/layout/ways-on'
import { ToasterProvider } from '~/components/ui/toaster'
import { isRefusedForm, unlessRefused } from '~/components/ui/refused-form'
import { documentTitle, headOf, type PageHead } from '~/features/seo/head'
import { site } from '~/server/env.server'
import { takeToast } from '~/server/toast.server'
import type { Site } from '~/site'
import sansFont from './fonts/generated/archivo-narrow.woff2?url'
import serifFont from './fonts/generated/source-serif-4.woff2?url'
import stylesheet from './tailwind.css?url'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: sansFont, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: serifFont, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ request }: LoaderFunctionArgs) {
  const { toast, headers } = await takeToast(request)
  return data({ site: site(), toast }, { headers })
}

export const shouldRevalidate = unlessRefused

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const fallback = useSite()
  const nonce = useContext(ScriptNonceContext)
  const page = usePageHead()
  const { pathname } = useLocation()
  const isInteractive = useMatches().some(({ handle }) => carriesReact(handle))
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadTags {...page} site={root?.site ?? fallback} />
        <Links />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pageScript }} />
      </head>
      <body>
        <SiteContext.Provider value={root?.site ?? fallback}>
          <a href="#main" className="skip-link">
            Skip to main content
          </a>
          <Header current={page.head.entry ?? pathname} />
          <main id="main">{children}</main>
          <Footer />
        </SiteContext.Provider>
        {isInteractive ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  )
}

export default function App() {
  const toast = useRouteLoaderData<typeof loader>('root')?.toast ?? null
  return (
    <ToasterProvider initial={toast}>
      <Outlet />
    </ToasterProvider>
  )
}

export function ErrorBoundary() {
  return (
    <ErrorScreen words={toErrorWords(useRouteError())}>
      <WaysOn />
    </ErrorScreen>
  )
}

interface HeadTagsProps extends ReturnType<typeof usePageHead> {
  site: Site
}

function HeadTags({ head, isError, hasFormError, site }: HeadTagsProps) {
  return (
    <>
      <title>{documentTitle(head.title, site.name, hasFormError)}</title>
      <meta name="description" content={head.description} />
      {head.noindex ? <meta name="robots" content="noindex" /> : null}
      {isError ? null : <link rel="canonical" href={site.url + head.path} />}
      <meta name="theme-color" content="#1f3b2d" />
    </>
  )
}

/** The head of the deepest page that brings one; an error on the way has a head of its own, and is never indexed. */
function usePageHead(): { head: PageHead; isError: boolean; hasFormError: boolean } {
  const matches = useMatches()
  // `meta` never sees an action's answer, and a child's error boundary is unknown here but for the router's state.
  const router = useContext(DataRouterStateContext)
  const error: unknown = Object.values(router?.errors ?? {}).at(0)
  if (error !== undefined) {
    const { title, message } = toErrorWords(error)
    return { head: { title, description: message, path: '/', noindex: true }, isError: true, hasFormError: false }
  }
  const head = matches.map((match) => headOf(match.data)).findLast((found) => found !== undefined)
  return {
    head: head ?? { title: 'Page', description: '', path: '/', noindex: true },
    isError: head === undefined,
    hasFormError: Object.values(router?.actionData ?? {}).some(isRefusedForm),
  }
}

function carriesReact(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'interactive' in handle && handle.interactive === true
}
