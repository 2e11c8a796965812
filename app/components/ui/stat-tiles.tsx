interface StatTilesProps {
  tiles: readonly { value: string; label: string }[]
}

export function StatTiles({ tiles }: StatTilesProps) {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-px overflow-hidden max-lg:[&>*:last-child:nth-child(odd)]:col-span-2 rounded-field border border-hairline bg-hairline lg:auto-cols-fr lg:grid-flow-col">
      {tiles.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-card px-5 py-4">
          <dt className="font-sans text-base text-soft">{label}</dt>
          <dd className="font-sans text-4xl font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
