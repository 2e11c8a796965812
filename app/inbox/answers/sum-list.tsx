import type { SumRow } from './price-rows'

/** The totals below the lines of the form. */
export function SumList({ rows }: { rows: readonly SumRow[] | null }) {
  if (rows === null) {
    return <p className="font-sans text-base text-soft">The total shows once each line has an item and a price.</p>
  }
  return (
    <dl className="ml-auto w-full max-w-80 font-sans tabular-nums">
      {rows.map(({ label, amount }, index) => (
        <div
          key={label}
          className={`flex justify-between gap-6 py-1 ${index === rows.length - 1 ? 'border-t-2 border-bark text-xl font-bold' : ''}`}
        >
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
