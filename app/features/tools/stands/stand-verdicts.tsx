/** What the wind says to each of my stands. */
import { verdicts, type Judgment } from './judge-stand'
import { withId } from '~/lib/ids'

const rules = {
  good: 'border-moss',
  care: 'border-bark',
  unknown: 'border-control',
  bad: 'border-danger',
} as const

export function StandVerdicts({ title, judgments }: { title: string; judgments: readonly Judgment[] }) {
  return (
    <section aria-labelledby="your-stands" className="break-inside-avoid">
      <h3 id="your-stands" className="text-xl">
        {title}
      </h3>
      <ol className="mt-3 space-y-3 print:space-y-1.5">
        {judgments.map(({ stand, verdict, reasons }) => (
          <li key={stand.name} className={`border-l-4 pl-4 wrap-anywhere print:text-[0.875rem] ${rules[verdict]}`}>
            <b className="font-sans">
              {withId(verdicts, verdict).name}: {stand.name}.
            </b>{' '}
            {reasons.join(' ')}
          </li>
        ))}
      </ol>
    </section>
  )
}
