import { SearchPreview } from '~/components/editor/search-preview'
import type { SeoRecord } from './head'

export function PagePreviews({ records }: { records: readonly SeoRecord[] }) {
  return (
    <section aria-labelledby="search-previews" className="rounded-field border border-hairline bg-card p-6">
      <h2 id="search-previews">In a search result</h2>
      <p className="mt-3">
        About how a search engine shows your pages; each decides by itself. Products, deer types and posts show it in
        their editors.
      </p>
      <div className="mt-4 border-b border-hairline">
        {records.map(({ title, description, canonical }) => (
          <details key={canonical} className="border-t border-hairline">
            <summary className="py-2 font-semibold">{new URL(canonical).pathname}</summary>
            <div className="pb-4">
              <SearchPreview title={title} description={description} url={canonical} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
