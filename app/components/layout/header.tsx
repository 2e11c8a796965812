/** The drawer of small screens opens without JavaScript. */
import { useLocation } from '@remix-run/react'
import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { SiteLink } from '~/components/ui/site-link'
import { contactPath, homePath, searchPath } from '~/paths'
import { Mark } from './mark'
import { isCurrentEntry, navigationEntries } from './navigation'
import { SearchField } from './search-field'
import { useSite } from './site-context'

interface Lit {
  entry: string
  isItself: boolean
}

/** @param props.current path of the page, or of the list it belongs to */
export function Header({ current }: { current: string }) {
  const { pathname } = useLocation()
  const entry = navigationEntries.find((each) => isCurrentEntry(each, current))?.path ?? ''
  const lit = { entry, isItself: pathname === entry }
  const site = useSite()
  return (
    <header className="on-pine sticky top-0 z-40 bg-pine text-cream">
      <div className="page-width flex h-16 items-center justify-between gap-4 cramped:gap-2 xl:gap-6">
        <SiteLink to={homePath} className="flex items-center gap-2.5 text-cream no-underline cramped:[&>svg]:hidden">
          <Mark size="medium" />
          <span className="font-sans text-2xl font-bold tracking-tight cramped:text-base">{site.name}</span>
        </SiteLink>
        <nav aria-label="Main" className="hidden shrink-0 nav:block">
          <Entries lit={lit} className="flex items-center gap-1" entryClass="px-2.5 py-2 xl:px-3" />
        </nav>
        <HeaderSearch id="bar-search" className="hidden w-44 xl:w-60 nav:flex" />
        <details className="drawer nav:hidden">
          <summary className="flex min-h-11 list-none items-center gap-2 rounded-field border border-cream/50 px-3 font-semibold cramped:px-1.5 cramped:[&>svg]:hidden [&::-webkit-details-marker]:hidden">
            <Menu aria-hidden="true" size={20} />
            Menu
          </summary>
          <nav aria-label="Main" className="bg-pine p-4">
            <HeaderSearch id="drawer-search" className="mb-3" />
            <Entries lit={lit} className="flex flex-col" entryClass="min-h-12 px-3 py-3 text-lg" />
            <p className="mt-4 border-t border-cream/25 pt-4">
              <SiteLink to={contactPath} className="block px-3 py-3 font-sans text-lg text-cream no-underline">
                Contact Us
              </SiteLink>
            </p>
          </nav>
        </details>
      </div>
    </header>
  )
}

function Entries({ lit, className, entryClass }: { lit: Lit; className: string; entryClass: string }) {
  return (
    <ul className={className}>
      {navigationEntries.map((entry) => {
        const isCurrent = entry.path === lit.entry
        const look = isCurrent ? 'bg-pine-2 underline decoration-2 underline-offset-8' : 'no-underline hover:bg-pine-2'
        return (
          <li key={entry.path}>
            <SiteLink
              to={entry.path}
              aria-current={isCurrent ? (lit.isItself ? 'page' : 'true') : undefined}
              className={`block rounded-field font-sans font-semibold text-cream ${entryClass} ${look}`}
            >
              {entry.label}
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

function HeaderSearch({ id, className }: { id: string; className: string }) {
  return (
    <form action={searchPath} role="search" aria-label="Site" className={`relative flex ${className}`}>
      <label htmlFor={id} className="sr-only">
        Search
      </label>
      <SearchField
        id={id}
        placeholder="Search"
        className="min-h-11 w-full min-w-0 rounded-l-field border border-cream/50 bg-pine-2 px-3 text-cream [color-scheme:dark] placeholder:text-cream/80"
      />
      <button
        type="submit"
        className="grid min-h-11 w-11 shrink-0 place-items-center rounded-r-field border border-l-0 border-cream/50 text-cream hover:bg-pine-2"
      >
        <Search aria-hidden="true" size={20} />
        <span className="sr-only">Search</span>
      </button>
    </form>
  )
}
