/** Where the hours of an answer come from: one line near the value, on screen and on paper. */
import type { Agency } from '~/features/tools/regulations/agencies.data'
import { longDay } from '~/lib/dates'
import type { LegalHours } from './legal-hours'

export function HoursNote({ hours, agency }: { hours: LegalHours; agency: Agency | undefined }) {
  const { others, source, readOn, isChecked } = hours
  return (
    <p className="max-w-measure">
      {others === '' ? '' : `${others} `}
      {source && readOn ? (
        <>
          Source: <a href={source.url}>{source.title}</a>, {source.publisher}, read {longDay(readOn)}.{' '}
        </>
      ) : null}
      {isChecked ? 'Public lands and single seasons may differ: ' : 'Check the hours with the '}
      {agency ? <a href={agency.url}>{agency.name}</a> : 'wildlife agency'}.
    </p>
  )
}
