/**
 * The frame is a line above each page of the dashboard, and its menu: a rail in a wide window, else a drawer. It needs
 * no JavaScript.
 */
import { Form, useLocation } from '@remix-run/react'
import Menu from 'lucide-react/icons/menu'
import { useContext, useId, type FormEvent, type ReactNode } from 'react'
import { listUnsent, noteLogout } from '~/components/editor/unsent-forms'
import { OperatorContext, useMayOpen } from '~/components/layout/operator-context'
import { useSite } from '~/components/layout/site-context'
import { SiteLink } from '~/components/ui/site-link'
import { formTokenField } from '~/lib/form-rules'
import {
  activityPath,
  adminPath,
  backupsPath,
  binPath,
  homePath,
  mailPath,
  operatorsPath,
  peoplePath,
  picturesPath,
  securityPath,
  seedPath,
  settingsPath,
  tabPath,
  templatesPath,
  visitsPath,
} from '~/paths'

const groups = [
  {
    title: 'Requests',
    pages: [
      { path: tabPath('quotes'), label: 'Quotes' },
      { path: tabPath('contacts'), label: 'Messages' },
      { path: templatesPath, label: 'Answer templates' },
      { path: mailPath, label: 'Mail' },
      { path: peoplePath, label: 'People' },
    ],
  },
  {
    title: 'Site',
    pages: [
      { path: tabPath('products'), label: 'Products' },
      { path: tabPath('deer-types'), label: 'Species' },
      { path: tabPath('blog'), label: 'Posts' },
      { path: tabPath('authors'), label: 'Authors' },
      { path: tabPath('seasons'), label: 'Seasons' },
      { path: picturesPath, label: 'Pictures' },
      { path: visitsPath, label: 'Visits' },
    ],
  },
  {
    title: 'Settings',
    pages: [
      { path: settingsPath, label: 'Words and facts' },
      { path: tabPath('seo'), label: 'SEO' },
      { path: operatorsPath, label: 'Operators' },
    ],
  },
  {
    title: 'Safety',
    pages: [
      { path: backupsPath, label: 'Backups' },
      { path: binPath, label: 'Bin' },
      { path: activityPath, label: 'Activity' },
      { path: securityPath, label: 'Security' },
    ],
  },
]

interface DashboardPageProps {
  /** Undefined for somebody who is not logged in. */
  session?: SessionControlsProps
  children: ReactNode
}

export function DashboardPage({ session, children }: DashboardPageProps) {
  const site = useSite()
  return (
    <>
      <header className="sticky top-0 z-40 bg-pine text-cream">
        <div className="flex min-h-12 flex-wrap items-center gap-x-1 px-2 sm:gap-x-3 sm:px-4">
          <SiteLink
            to={homePath}
            className="on-pine mr-auto inline-flex min-h-9 min-w-0 items-center px-2 font-sans text-lg font-bold text-cream no-underline hover:underline"
          >
            {site.name}
            <span className="sr-only">: the public site</span>
          </SiteLink>
          {session ? (
            <>
              <Rail />
              <SessionControls {...session} />
            </>
          ) : null}
        </div>
      </header>
      <main id="main" className={session ? 'desk' : ''}>
        {children}
      </main>
    </>
  )
}

const control =
  'on-pine inline-flex min-h-9 items-center gap-1.5 rounded-field px-2 font-sans text-base font-semibold text-cream no-underline hover:bg-pine-2'

function Rail() {
  return (
    <details className="drawer rail">
      <summary className={`${control} list-none [&::-webkit-details-marker]:hidden`}>
        <Menu aria-hidden="true" size={18} />
        Menu
      </summary>
      <nav aria-label="Menu" className="px-3 py-3">
        <ul className="font-sans">
          <Entry path={adminPath} label="Today" />
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </ul>
      </nav>
    </details>
  )
}

/** Leaves out pages that an editor may not open. */
function Group({ title, pages }: (typeof groups)[number]) {
  const id = useId()
  const mayOpen = useMayOpen()
  const shown = pages.filter(({ path }) => mayOpen(path))
  if (shown.length === 0) return null
  return (
    <li className="mt-3">
      <span id={id} className="px-2 text-[0.9375rem] font-semibold text-bark">
        {title}
      </span>
      <ul aria-labelledby={id}>
        {shown.map((page) => (
          <Entry key={page.path} {...page} />
        ))}
      </ul>
    </li>
  )
}

function Entry({ path, label }: { path: string; label: string }) {
  const { pathname } = useLocation()
  const open = pathname === `${adminPath}/deer` ? tabPath('deer-types') : pathname
  const isCurrent = open === path || (path !== adminPath && open.startsWith(`${path}/`))
  return (
    <li>
      <SiteLink
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        className="rail-entry rounded-field px-2 text-ink no-underline hover:bg-card focus-visible:-outline-offset-4"
      >
        {label}
      </SiteLink>
    </li>
  )
}

const unsentQuestion =
  'This browser has unsaved text. The editor that you typed it in offers it. Log out, and delete it?'

interface SessionControlsProps {
  formToken: string
  username: string
  /** True while all content is sample content. */
  offersSamples: boolean
}

function SessionControls({ formToken, username, offersSamples }: SessionControlsProps) {
  const { pathname, search } = useLocation()
  const { operatorId } = useContext(OperatorContext)
  const mayOpen = useMayOpen()
  const askAboutUnsent = (event: FormEvent) => {
    const isUnsent = listUnsent(new Date()).some((form) => form.operatorId === operatorId)
    if (!isUnsent || window.confirm(unsentQuestion)) noteLogout(operatorId)
    else event.preventDefault()
  }
  return (
    <>
      {offersSamples && mayOpen(seedPath) ? (
        <Form method="get" action={seedPath} preventScrollReset>
          {pathname === seedPath ? null : <input type="hidden" name="back" value={pathname + search} />}
          <button type="submit" className={control}>
            Seed Sample Data
          </button>
        </Form>
      ) : null}
      {/* A full page load clears private data from the browser's memory. */}
      <Form method="post" action={adminPath} reloadDocument onSubmit={askAboutUnsent}>
        <input type="hidden" name={formTokenField} value={formToken} />
        <button type="submit" name="intent" value="logout" className={control}>
          Logout<span className="sr-only"> {username}</span>
        </button>
      </Form>
    </>
  )
}
