import { useEffect, useRef } from 'react'
import { SiteLink } from '~/components/ui/site-link'

interface TabLinksProps {
  label: string
  current: string
  tabs: readonly { path: string; label: string }[]
}

export function TabLinks({ label, current, tabs }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null)
  const open = tabs.find(({ path }) => current === path || current.startsWith(`${path}/`))?.path
  useEffect(() => {
    if (row.current) showCurrent(row.current)
  }, [open])
  return (
    <nav aria-label={label} className="no-print mt-5 border-b-2 border-hairline sm:mt-8">
      <ul ref={row} className="relative -mb-0.5 flex scroll-px-16 gap-x-1 overflow-x-auto">
        {tabs.map((tab) => {
          const isCurrent = tab.path === open
          return (
            <li key={tab.path} className={`shrink-0 ${isCurrent ? '[scroll-initial-target:nearest]' : ''}`}>
              <SiteLink
                to={tab.path}
                aria-current={isCurrent ? 'page' : undefined}
                className={`block border-b-4 px-3 py-2.5 font-sans text-[1.0625rem] whitespace-nowrap no-underline hover:bg-panel focus-visible:-outline-offset-4 ${
                  isCurrent
                    ? 'border-blaze font-bold text-ink'
                    : 'border-transparent text-soft forced-colors:border-[Canvas]'
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

function showCurrent(row: HTMLElement) {
  const link = row.querySelector<HTMLElement>('[aria-current]')
  const tab = link?.parentElement
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
