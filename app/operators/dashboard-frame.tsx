import { Form, useLocation } from '@remix-run/react'
import { Button } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { useMayOpen } from '~/components/layout/operator-context'
import { TabLinks } from '~/components/lists/tab-links'
import { formTokenField } from '~/lib/form-rules'
import {
  activityPath,
  adminPath,
  backupsPath,
  binPath,
  dashboardTabs,
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

/** Pages beside the six tabs. */
const ownPages = [
  { path: templatesPath, label: 'Templates' },
  { path: mailPath, label: 'Mail' },
  { path: peoplePath, label: 'People' },
  { path: visitsPath, label: 'Visits' },
  { path: tabPath('seasons'), label: 'Seasons' },
  { path: picturesPath, label: 'Pictures' },
  { path: settingsPath, label: 'Settings' },
  { path: binPath, label: 'Bin' },
  { path: activityPath, label: 'Activity' },
  { path: operatorsPath, label: 'Operators' },
  { path: backupsPath, label: 'Backups' },
  { path: securityPath, label: 'Security' },
]

interface DashboardHeaderProps {
  formToken: string
  username: string
  /** While all content is sample content. */
  offersSamples: boolean
}

export function DashboardHeader({ formToken, username, offersSamples }: DashboardHeaderProps) {
  const { pathname, search } = useLocation()
  return (
    <header className="no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h1 tabIndex={-1} className="text-[clamp(2rem,4vw,2.75rem)]">
        Admin Dashboard
      </h1>
      <div className="flex flex-wrap gap-3">
        {offersSamples ? (
          <Form method="get" action={seedPath} preventScrollReset>
            {pathname === seedPath ? null : <input type="hidden" name="back" value={pathname + search} />}
            <Button type="submit" look="secondary">
              Seed Sample Data
            </Button>
          </Form>
        ) : null}
        {/* A full page load clears private data from the browser's memory. */}
        <Form method="post" action={adminPath} reloadDocument>
          <input type="hidden" name={formTokenField} value={formToken} />
          <Button type="submit" name="intent" value="logout" look="secondary">
            Logout<span className="sr-only"> {username}</span>
          </Button>
        </Form>
      </div>
    </header>
  )
}

/** One line, which scrolls sideways on a phone. */
export function OperatorLinks() {
  const { pathname } = useLocation()
  const mayOpen = useMayOpen()
  return (
    <nav aria-label="Operator" className="no-print mt-3 overflow-x-auto">
      <ul className="flex gap-x-5 font-sans">
        {ownPages
          .filter(({ path }) => mayOpen(path))
          .map(({ path, label }) => (
            <li key={path} className="shrink-0">
              <SiteLink
                to={path}
                aria-current={pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined}
                className="inline-flex min-h-9 items-center font-semibold focus-visible:-outline-offset-4 aria-[current]:text-ink aria-[current]:no-underline"
              >
                {label}
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

const tabs = dashboardTabs.map(({ id, label }) => ({ path: tabPath(id), label }))

export function DashboardTabs() {
  const { pathname } = useLocation()
  const mayOpen = useMayOpen()
  return <TabLinks label="Dashboard" current={openTab(pathname)} tabs={tabs.filter(({ path }) => mayOpen(path))} />
}

/** A tab with more than one address. */
function openTab(pathname: string): string {
  if (pathname === adminPath) return tabPath('quotes')
  return pathname === `${adminPath}/deer` ? tabPath('deer-types') : pathname
}
