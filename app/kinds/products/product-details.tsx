import type { Product } from './products'

export function Sizes({ sizes }: Pick<Product, 'sizes'>) {
  if (sizes.length === 0) return null
  return (
    <>
      <h2 className="mt-8">Sizes</h2>
      <ul className="mt-4 flex flex-wrap gap-2 font-sans text-base">
        {sizes.map((size) => (
          <li key={size} className="rounded-field border border-hairline bg-card px-3 py-1">
            {size}
          </li>
        ))}
      </ul>
    </>
  )
}

export function Specifications({ specifications }: Pick<Product, 'specifications'>) {
  if (specifications.length === 0) return null
  return (
    <section aria-labelledby="specifications" className="mt-8">
      <h2 id="specifications">Specifications</h2>
      <table aria-labelledby="specifications" className="mt-4 w-full text-left text-base">
        <tbody>
          {specifications.map(({ label, value }) => (
            <tr key={label + value} className="border-t border-hairline align-top">
              <th scope="row" className="w-2/5 py-2 pr-4 font-sans font-semibold">
                {label}
              </th>
              <td className="py-2">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
