import { useId } from 'react'
import { longDay } from '~/lib/dates'
import { shortDay } from '~/lib/days'
import { sumOf, visitMeasures, type VisitMeasure, type VisitSpan } from './visits'

const plots: readonly { whole: VisitMeasure; part?: VisitMeasure }[] = [
  { whole: 'pages' },
  { whole: 'tools' },
  { whole: 'searches', part: 'withoutResult' },
  { whole: 'views', part: 'requests' },
]

export function VisitPlots({ spans }: { spans: readonly VisitSpan[] }) {
  const shown = plots.filter(({ whole, part }) => {
    const counted = spans.filter((span) => span[whole] > 0 || (part !== undefined && span[part] > 0))
    // One bar has nothing to be compared with.
    return counted.length > 1
  })
  if (shown.length === 0) return null
  return (
    <div className={`mt-8 grid gap-x-12 gap-y-8 ${shown.length > 1 ? 'lg:grid-cols-2 print:grid-cols-2' : ''}`}>
      {shown.map(({ whole, part }) => (
        <Plot key={whole} spans={spans} whole={whole} part={part} />
      ))}
    </div>
  )
}

interface PlotProps {
  spans: readonly VisitSpan[]
  whole: VisitMeasure
  part: VisitMeasure | undefined
}

const height = 100
const step = 10

function Plot({ spans, whole, part }: PlotProps) {
  const id = useId()
  const measures = part === undefined ? [whole] : [whole, part]
  const most = Math.max(...spans.flatMap((span) => measures.map((measure) => span[measure])))
  const busiest = spans.find((span) => measures.some((measure) => span[measure] === most))
  const total = sumOf(spans)
  const first = spans[0]
  const last = spans.at(-1)
  if (!first || !last || !busiest) return null
  const record = `Most: ${figure(most)}, ${nameSpan(busiest)}.`
  return (
    <figure className="break-inside-avoid">
      <figcaption>
        <h2>{visitMeasures[whole]}</h2>
        <p className="text-base text-soft">
          {record}
          {part === undefined || total[part] === 0 ? '' : ` In full color: ${visitMeasures[part].toLowerCase()}.`}
        </p>
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox={`0 0 ${String(spans.length * step)} ${String(height)}`}
        preserveAspectRatio="none"
        className="mt-2 block h-40 w-full lg:h-48 border-b border-control bg-panel text-moss forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]"
      >
        <title id={`${id}-title`}>{`${visitMeasures[whole]} from ${longDay(first.from)} to ${longDay(last.to)}`}</title>
        <desc id={`${id}-text`}>
          {measures.map((measure) => `${visitMeasures[measure]}: ${figure(total[measure])} in all.`).join(' ')}
          {` ${record}`}
        </desc>
        {spans.map((span, index) =>
          measures.map((measure) => {
            const tall = round((span[measure] / most) * (height - 4))
            return tall === 0 ? null : (
              <rect
                key={`${span.from} ${measure}`}
                x={index * step + 1}
                y={round(height - tall)}
                width={step - 2}
                height={tall}
                fill="currentColor"
                opacity={measure === whole && part !== undefined ? 0.4 : 1}
              />
            )
          }),
        )}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-[0.9375rem] text-soft">
        <span>{longDay(first.from)}</span>
        <span>{longDay(last.to)}</span>
      </p>
    </figure>
  )
}

export function nameSpan({ from, to }: Pick<VisitSpan, 'from' | 'to'>): string {
  return from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`
}

export function figure(count: number): string {
  return count.toLocaleString('en-US')
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
