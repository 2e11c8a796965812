import type { ReactNode } from 'react'
import { useSite } from '~/components/layout/site-context'
import { timeZoneName } from '~/lib/time-zone-name'
import { businessHours, offices } from '~/site'
import { supportAreas } from './contacts'

export function ContactCard() {
  const { email, timeZone } = useSite()
  return (
    <section aria-labelledby="reach" className="rounded-field bg-panel p-6">
      <h2 id="reach">Contact Information</h2>
      <Entry title="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Entry>
      <Entry title="Offices">
        <ul>
          {offices.map(({ city, country }) => (
            <li key={city}>
              {city}, {country}
            </li>
          ))}
        </ul>
      </Entry>
      <Entry title="Business Hours">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6">
          {businessHours.map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd className="tabular-nums">{hours}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 text-soft">Times are {timeZoneName(timeZone)}.</p>
      </Entry>
      <Entry title="Expert Support">
        <ul className="list-disc space-y-1 pl-5">
          {supportAreas.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
      </Entry>
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
