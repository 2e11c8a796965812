/** What stands around every tab of the dashboard. */
import { Form, useLocation, useNavigation } from '@remix-run/react'
import { Button, ButtonLink } from '~/components/ui/button'
import { TabLinks } from '~/components/ui/tab-links'
import { formTokenField } from '~/lib/form-token'
import { adminPath, dashboardTabs, securityPath, tabPath } from '~/paths'

export function DashboardHeader({ formToken, username }: { formToken: string; username: string }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <header className="no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h1 tabIndex={-1} className="text-[clamp(2rem,4vw,2.75rem)]">
        Admin Dashboard
      </h1>
      {/* A full load: after a logout nothing of a visitor stays in the browser's memory. */}
      <Form method="post" action={adminPath} reloadDocument className="flex flex-wrap gap-3">
        <input type="hidden" name={formTokenField} value={formToken} />
        <ButtonLink to={securityPath} look="secondary">
          Security
        </ButtonLink>
        <Button type="submit" name="intent" value="seed" look="secondary" aria-disabled={isBusy}>
          Seed Sample Data
        </Button>
        <Button type="submit" name="intent" value="logout" look="secondary">
          Logout<span className="sr-only"> {username}</span>
        </Button>
      </Form>
    </header>
  )
}

const tabs = dashboardTabs.map(({ id, label }) => ({ path: tabPath(id), label }))

export function DashboardTabs() {
  const { pathname } = useLocation()
  return <TabLinks label="Dashboard" current={openTab(pathname)} tabs={tabs} />
}

/** Two addresses open a tab that has another one of its own. */
function openTab(pathname: string): string {
  if (pathname === adminPath) return tabPath('quotes')
  return pathname === `${adminPath}/deer` ? tabPath('deer-types') : pathname
}
