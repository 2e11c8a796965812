/** The document. Only routes with `handle.interactive` hydrate. */
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import {
  data,
  isRouteErrorResponse,
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
import hydrationScript from '~/components/layout/hydration-page-script.js?raw'
import keepPageScript from '~/components/layout/keep-page-script.js?raw'
import { MissingScriptNotice } from '~/components/layout/missing-scripts'
import openNowScript from '~/components/layout/open-now-page-script.js?raw'
import pageScript from '~/components/layout/page-script.js?raw'
import { ScriptNonceContext } from '~/components/layout/script-nonce'
import { SiteContext, useSite } from '~/components/layout/site-context'
import { speculationRules } from '~/components/layout/speculation-rules'
import { WaysOn } from '~/components/layout/ways-on'
import { PicturesContext } from '~/components/ui/picture'
import { ToasterProvider } from '~/components/feedback/toaster'
import { isRefusedForm, unlessDialogEntry } from '~/components/forms/refused-form'
import { SearchForm } from '~/search/search-form'
import { deepestHead, documentTitle, titleSuffixOf, type PageHead } from '~/seo/head'
import { breadcrumbData, toJsonLd } from '~/seo/structured-data'
import { isInteractiveHandle } from '~/components/layout/is-interactive'
import { picturesIn } from '~/lib/picture-source'
import { feedPath, isInDashboard, isInboxList, manifestPath, socialCardPath, toolsPath } from '~/paths'
import { site } from '~/kinds/settings/site.server'
import { takeToast } from '~/server/forms/toast.server'
import type { Site } from '~/site'
import dashboardStyles from './dashboard.css?url'
import sansFont from './fonts/generated/archivo-narrow.woff2?url'
import italicFont from './fonts/generated/source-serif-4-italic.woff2?url'
import serifFont from './fonts/generated/source-serif-4.woff2?url'
import siteStyles from './site.css?url'
import { buttonClass } from '~/components/ui/button'

const early = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

/** The build writes the service worker; `npm run dev` has none to register. */
const keeping = import.meta.env.MODE === 'development' ? '' : keepPageScript

/** Only the server writes them: hydration leaves what stands in the document. */
const inlineScripts = import.meta.env.SSR
  ? { page: pageScript, publicPage: pageScript + keeping + openNowScript, hydration: hydrationScript }
  : { page: '', publicPage: '', hydration: '' }

/** No route has links of its own, so Remix's `Links` is not needed. */
const links = (
  <>
    <link {...early} href={sansFont} />
    <link {...early} href={serifFont} />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={manifestPath} />
  </>
)

/** Of an error that this boundary shows, such as Retry-After: Remix asks its route alone. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

export async function loader({ request }: LoaderFunctionArgs) {
  const { toast, headers } = await takeToast(request)
  return data({ site: await site(), toast }, { headers })
}

export const shouldRevalidate = unlessDialogEntry

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const fallback = useSite()
  const nonce = useContext(ScriptNonceContext)
  const page = usePageHead()
  const { pathname } = useLocation()
  const isInteractive = useMatches().some(({ handle }) => isInteractiveHandle(handle))
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadTags {...page} site={root?.site ?? fallback} />
        <link rel="stylesheet" href={isInDashboard(pathname) ? dashboardStyles : siteStyles} />
        {links}
        {page.head.hasLatinNames === true ? <link {...early} href={italicFont} /> : null}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html:
              (isInDashboard(pathname) ? inlineScripts.page : inlineScripts.publicPage) +
              (isInteractive ? inlineScripts.hydration : ''),
          }}
        />
        {/* Content pages are prefetched by the browser; tools make no requests. */}
        {isInteractive ? null : (
          <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
      </head>
      <body>
        <SiteContext.Provider value={root?.site ?? fallback}>
          <a href="#main" className="skip-link">
            Skip to main content
          </a>
          {isInDashboard(pathname) ? (
            children
          ) : (
            <>
              <Header current={page.head.entry ?? pathname} />
              <main id="main">{children}</main>
              <Footer />
              <UpdateNotice />
            </>
          )}
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
  const pictures = picturesIn(useMatches().map((match) => match.data))
  return (
    <ToasterProvider initial={toast} isQuiet={useLocation().pathname.startsWith(`${toolsPath}/`)}>
      <PicturesContext.Provider value={pictures}>
        <Outlet />
        <MissingScriptNotice />
      </PicturesContext.Provider>
    </ToasterProvider>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const screen = (
    <ErrorScreen words={toErrorWords(error)}>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <div className="mb-10">
          <SearchForm />
        </div>
      ) : null}
      <WaysOn />
    </ErrorScreen>
  )
  return isInDashboard(pathname) ? <main id="main">{screen}</main> : screen
}

interface HeadTagsProps extends ReturnType<typeof usePageHead> {
  site: Site
}

function HeadTags({ head, isError, hasFormError, titleSuffix, site }: HeadTagsProps) {
  const title = documentTitle(head.title, site.name, hasFormError)
  const { description, keywords = [], noindex = false, breadcrumbs, structuredData = [] } = head
  const things = breadcrumbs ? [breadcrumbData(breadcrumbs, site), ...structuredData] : structuredData
  return (
    <>
      <title>{hasFormError ? title : title + titleSuffix}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
      <meta name="robots" content={noindex ? 'noindex' : 'index, follow'} />
      {isError ? null : (
        <>
          <link rel="canonical" href={site.url + head.path} />
          <SocialTags head={head} title={title} site={site} />
          {things.map(toJsonLd).map((json) => (
            <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
          ))}
        </>
      )}
      <link rel="alternate" type="application/atom+xml" title={`${site.name}: Deer Life`} href={feedPath} />
      <meta name="theme-color" content="#1f3b2d" />
    </>
  )
}

function SocialTags({ head, title, site }: { head: PageHead; title: string; site: Site }) {
  const { description, path, publishedAt, card } = head
  const image = site.url + (card?.path ?? socialCardPath)
  const properties = {
    'og:type': publishedAt === undefined ? 'website' : 'article',
    'og:site_name': site.name,
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'og:url': site.url + path,
    'og:image': image,
    'og:image:type': card?.path.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': card?.alt ?? 'Ridges in evening light behind the print of a deer’s hoof',
    ...(publishedAt === undefined ? {} : { 'article:published_time': publishedAt }),
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {Object.entries(names).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  )
}

/** From the deepest route. An error page has its own head and is never indexed. */
function usePageHead() {
  const matches = useMatches()
  const loaded = matches.map((match) => match.data)
  const { pathname } = useLocation()
  const titleSuffix = isInboxList(pathname) ? titleSuffixOf(loaded) : ''
  // Read from the router's state, because `meta` gets neither action data nor child errors.
  const router = useContext(DataRouterStateContext)
  const error: unknown = Object.values(router?.errors ?? {}).at(0)
  if (error !== undefined) {
    const { title, message } = toErrorWords(error)
    const head: PageHead = { title, description: message, path: '/', noindex: true }
    return { head, titleSuffix: '', isError: true, hasFormError: false }
  }
  const head = deepestHead(loaded)
  return {
    head: head ?? ({ title: 'Page', description: '', path: '/', noindex: true } satisfies PageHead),
    titleSuffix,
    isError: head === undefined,
    hasFormError: head?.hasError === true || Object.values(router?.actionData ?? {}).some(isRefusedForm),
  }
}

/** The notice is hidden until keep-page-script.js hears of a new release. */
function UpdateNotice() {
  return (
    <div data-update hidden className="update-notice">
      <p role="status">A new version of the tools is ready.</p>
      <button type="button" className={buttonClass('primary')}>
        Reload
      </button>
    </div>
  )
}
