import Search from 'lucide-react/icons/search'
import { SearchField } from '~/components/layout/search-field'
import { buttonClass } from '~/components/ui/button'
import { searchPath } from '~/paths'

export function SearchForm({ query = '' }: { query?: string }) {
  return (
    <form action={searchPath} role="search" className="relative max-w-xl">
      <label htmlFor="search" className="mb-1 block font-semibold">
        Search this site
      </label>
      <div className="flex flex-wrap gap-3">
        <SearchField
          id="search"
          query={query}
          className="min-h-11 min-w-0 grow rounded-field border border-control bg-card px-3"
        />
        <button type="submit" className={buttonClass('primary')}>
          <Search aria-hidden="true" size={18} />
          Search
        </button>
      </div>
    </form>
  )
}
