import { formatDollars } from '~/lib/money'
import { conditionsOf, sumRows } from './price-rows'
import { quoteSums } from '~/inbox/quotes/quote-sums'
import type { AnswerPrices } from '~/inbox/quotes/sent-answer.schema'

/** The prices of an answer that was sent, on its page and on its sheet. */
export function PriceTable({ prices, label }: { prices: AnswerPrices; label: string }) {
  const { lineCents } = quoteSums(prices)
  const rows = sumRows(prices)
  return (
    <>
      <table aria-label={label} className="price-table">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Each</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {prices.lines.map(({ label: item, quantity, unitCents }, index) => (
            // Two lines may be the same.
            <tr key={index}>
              <td>
                {item}{' '}
                <span className="price-each">
                  {quantity.toLocaleString('en-US')} × {formatDollars(unitCents)}
                </span>
              </td>
              <td>{quantity.toLocaleString('en-US')}</td>
              <td>{formatDollars(unitCents)}</td>
              <td>{formatDollars(lineCents[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {rows.map(({ label: of, amount }) => (
            <tr key={of}>
              <th scope="row">{of}</th>
              {/* Hidden where the columns above it are. */}
              <td colSpan={2} />
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {conditionsOf(prices).map((condition) => (
        <p key={condition} className="mt-1">
          {condition}
        </p>
      ))}
    </>
  )
}
