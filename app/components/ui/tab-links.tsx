/** Tabs that are pages: links, with the current one marked for eyes and ears. */
import { SiteLink } from './site-link'

interface TabLinksProps {
  label: string
  /** The address of the page that is shown, or of one below a tab. */
  current: string
  tabs: readonly { path: string; label: string }[]
}

export function TabLinks({ label, current, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className="no-print mt-8 border-b-2 border-hairline">
      <ul className="-mb-0.5 flex flex-wrap gap-x-1">
        {tabs.map((tab) => {
          const isCurrent = current === tab.path || current.startsWith(`${tab.path}/`)
          return (
            <li key={tab.path}>
              <SiteLink
                to={tab.path}
                aria-current={isCurrent ? 'page' : undefined}
                className={`block border-b-4 px-3 py-2.5 font-sans text-[1.0625rem] no-underline hover:bg-panel ${
                  isCurrent ? 'border-blaze font-bold text-ink' : 'border-transparent text-soft'
                }`}
              >
                {tab.label}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
