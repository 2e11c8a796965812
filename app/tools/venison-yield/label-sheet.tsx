import type { ReactNode } from 'react'
import { ToolResult } from '~/tools/tool-parts'
import { longDay } from '~/lib/dates'
import { roughWeight, type Units } from '~/tools/units'
import { labelsPerSheet, type LabelSheet as Sheet } from './meat-labels'
import { packageLb } from './venison-yield.data'

interface LabelSheetProps {
  sheet: Sheet
  units: Units
  /** A date such as 2026-11-25. */
  today: string
  back: ReactNode
}

export function LabelSheet({ sheet: { species, labels, packages }, units, today, back }: LabelSheetProps) {
  const count = `${String(labels.length)} ${labels.length === 1 ? 'label' : 'labels'}`
  const sheets = Math.ceil(packages / labelsPerSheet)
  const more =
    sheets === 1 ? '' : ` You may need ${packages.toLocaleString('en-US')}: print the page ${String(sheets)} times.`
  return (
    <ToolResult
      isFullPage
      title={`${count} for ${species.toLowerCase()}`}
      figure={count}
      summary={`One for each package of about ${roughWeight(packageLb, units)}. Write the weight on each.${more}`}
      actions={back}
    >
      <ul className="grid gap-2 sm:grid-cols-3 print:grid-cols-3 print:gap-0">
        {labels.map(({ cut, keeps }, index) => (
          // Labels of the same cut differ in nothing but their index.
          <li
            key={index}
            className="break-inside-avoid border border-dashed border-control px-3 py-2 text-base leading-snug print:h-[2.15cm] print:p-1.5 print:text-[9pt] print:leading-[1.2]"
          >
            <p className="font-sans text-lg leading-tight font-bold print:text-[11pt]">
              {cut} <span className="font-normal">· {species}</span>
            </p>
            <p>Packed {longDay(today)}</p>
            <p>Best within {keeps}</p>
            <p>Weight ________ {units === 'us' ? 'lb' : 'kg'}</p>
          </li>
        ))}
      </ul>
    </ToolResult>
  )
}
