import type { ReactNode } from 'react'
import { Badge } from '~/components/ui/badge'
import type { SeasonStatus } from './regulations'
import { bagLimits, licenses } from './regulations.data'

const badges = {
  active: { tone: 'good', label: 'Active' },
  upcoming: { tone: 'plain', label: 'Upcoming' },
  ended: { tone: 'gray', label: 'Over for this year' },
} as const satisfies Record<SeasonStatus['status'], unknown>

export function SampleTables({ seasons, month }: { seasons: readonly SeasonStatus[]; month: string }) {
  return (
    <div className="grid gap-8 pt-3">
      <section aria-labelledby="sample-seasons">
        <h4 id="sample-seasons" className="text-xl">
          Sample seasons and their status today
        </h4>
        <ul className="mt-1">
          {seasons.map(({ name, dates, status, ruleStatus }) => (
            <li
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-2 sm:grid-cols-[minmax(0,1fr)_8rem_10rem]"
            >
              <span className="font-semibold">{name}</span>{' '}
              <span className="col-start-1 row-start-2 tabular-nums sm:col-start-2 sm:row-start-1">{dates}</span>{' '}
              <span className="col-start-2 row-span-2 row-start-1 text-right sm:col-start-3 sm:row-span-1">
                <Badge tone={badges[status].tone}>{badges[status].label}</Badge>
              </span>
              {status === ruleStatus || status === 'ended' ? null : (
                <span className="col-span-full text-base text-soft">
                  The site’s rule for {month}: {badges[ruleStatus].label}
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-base">
          Badges go by the sample dates. The site’s rule goes by the month alone: active in any month the season
          touches, otherwise upcoming.
        </p>
      </section>
      <SampleTable caption="Sample bag limits" columns={['Deer', 'Limit']}>
        {bagLimits.map(({ name, limit }) => (
          <Row key={name} name={name} value={limit} />
        ))}
      </SampleTable>
      <SampleTable caption="Sample licenses" columns={['License', 'Fee']}>
        {licenses.map(({ name, feeUsd }) => (
          <Row key={name} name={name} value={`$${String(feeUsd)}`} />
        ))}
      </SampleTable>
    </div>
  )
}

interface SampleTableProps {
  caption: string
  columns: readonly [string, string]
  children: ReactNode
}

function SampleTable({ caption, columns, children }: SampleTableProps) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="text-left font-sans text-xl font-bold">{caption}</caption>
      <thead className="font-sans text-base">
        <tr className="border-b border-control">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1.5 last:text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <tr className="border-b border-hairline align-top">
      <th scope="row" className="py-1.5 pr-4 font-normal">
        {name}
      </th>
      <td className="py-1.5 text-right whitespace-nowrap">{value}</td>
    </tr>
  )
}
