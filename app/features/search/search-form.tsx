import { Search } from 'lucide-react'
import { buttonClass } from '~/components/ui/button'
import { searchPath } from '~/paths'
import { searchLimits } from './search'

export function SearchForm({ query = '' }: { query?: string }) {
  return (
    <form action={searchPath} role="search" className="flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <label htmlFor="search" className="mb-1 block font-semibold">
          Search this site
        </label>
        <input
          id="search"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={searchLimits.letters}
          autoComplete="off"
          className="min-h-11 w-full rounded-field border border-control bg-card px-3"
        />
      </div>
      <button type="submit" className={buttonClass('primary')}>
        <Search aria-hidden="true" size={18} />
        Search
      </button>
    </form>
  )
}
