/** The router shows this while it loads the products; a full page load never does. */
const cards = [1, 2, 3, 4, 5, 6]

export function ProductsSkeleton() {
  return (
    <div className="page-width py-10" aria-busy="true">
      <p role="status" className="sr-only">
        Loading products
      </p>
      <div className="skeleton h-16 max-w-2xl rounded-field" aria-hidden="true" />
      <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3" aria-hidden="true">
        {cards.map((card) => (
          <li key={card} className="rounded-field border border-hairline bg-card" data-testid="product-skeleton">
            <div className="skeleton aspect-[4/3] rounded-t-field" />
            <div className="space-y-3 p-5">
              <div className="skeleton h-4 w-1/2 rounded-field" />
              <div className="skeleton h-8 rounded-field" />
              <div className="skeleton h-24 rounded-field" />
              <div className="skeleton h-8 w-1/2 rounded-field" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
