import { Search } from 'lucide-react'
import { searchPath } from '~/paths'
import { SearchField } from './search-field'

export function HeaderSearch({ id, className }: { id: string; className: string }) {
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
