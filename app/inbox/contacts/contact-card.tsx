import type { ReactNode } from 'react'
import { OpenNow } from '~/components/layout/open-now'
import { useSite } from '~/components/layout/site-context'
import { longDay } from '~/lib/dates'
import { formatHours } from '~/lib/opening-hours'
import { phoneLink } from '~/lib/offices'

interface ContactCardProps {
  /** The holidays that are still to come. */
  holidays: readonly { date: string; name: string; hours: string }[]
  topics: readonly string[]
}

export function ContactCard({ holidays, topics }: ContactCardProps) {
  const { email, offices, hours: week } = useSite()
  return (
    <section aria-labelledby="reach" className="rounded-field bg-panel p-6">
      <h2 id="reach">Contact Information</h2>
      <Entry title="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Entry>
      {offices.length === 0 ? null : (
        <Entry title="Offices">
          <ul>
            {offices.map(({ address, phone }, index) => (
              <li key={index}>
                {address}
                {phone === '' ? null : (
                  <>
                    {', '}
                    <a href={phoneLink(phone)}>{phone}</a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Entry>
      )}
      <Entry title="Business Hours">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6">
          {week.map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd className="tabular-nums">{hours}</dd>
            </div>
          ))}
        </dl>
        <OpenNow className="mt-1 text-soft" />
      </Entry>
      {holidays.length === 0 ? null : (
        <Entry title="Holidays">
          <ul>
            {holidays.map(({ date, name, hours }) => (
              <li key={date + name}>
                {longDay(date)}, {name}: <span className="tabular-nums">{formatHours(hours)}</span>
              </li>
            ))}
          </ul>
        </Entry>
      )}
      {topics.length === 0 ? null : (
        <Entry title="Expert Support">
          <ul className="list-disc space-y-1 pl-5">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </Entry>
      )}
    </section>
  )
}

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h3 className="text-lg">{title}</h3>
      <div className="mt-1 text-base">{children}</div>
    </div>
  )
}
