/** All fifty states: the date, what kind it is, and who says so. */
import type { ReactNode } from 'react'
import { states } from '~/features/tools/regulations/states.data'
import { longDay } from '~/lib/dates'
import { capitalize } from './rut-words'
import { RutLink, shortDates, uniqueSources, type Follow } from './state-dates'
import { readStateRut, type StateRut, type StateRutSource } from './state-rut'
import { rutSourcesReadOn } from './state-rut.data'

const kinds = { conceptions: 'measured', agency: 'agency', rut: 'agency, rut', collisions: 'collisions' }

export function AllStateDates({ today, onFollow }: { today: string; onFollow: Follow }) {
  return (
    <section aria-labelledby="all-states" className="part no-print mt-16">
      <h2 id="all-states">Every state’s date</h2>
      <p className="mt-2 max-w-measure">
        “Measured” dates count back from fetuses or births. “Agency” dates are what the state’s biologists say of
        breeding; “agency, rut” dates include the chase. We read each source on {longDay(rutSourcesReadOn)}.
      </p>
      <dl className="constants">
        {states.map(({ id, name }) => {
          const rut = readStateRut(id, undefined, today)
          return (
            <div key={id}>
              <dt>
                <RutLink query={{ state: id }} onFollow={onFollow}>
                  {name}
                </RutLink>
              </dt>
              <dd>{datesOf(rut)}</dd>
              <dd>{links(sourcesOf(rut))}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function datesOf(rut: StateRut): string {
  const dates = shortDates(rut)
  const [place] = rut.kind === 'measured' ? rut.places : []
  const text = capitalize(dates)
  return place ? `${text} (${kinds[place.evidence]})` : text
}

function sourcesOf(rut: StateRut): StateRutSource[] {
  if (rut.kind === 'measured') return uniqueSources(rut.places)
  const source = rut.kind === 'no whitetails' ? rut.source : rut.map
  return source ? [source] : []
}

function links(sources: readonly StateRutSource[]): ReactNode {
  return sources.map(({ url, publisher }, index) => (
    <span key={url}>
      {index === 0 ? '' : ' · '}
      <a href={url}>{publisher}</a>
    </span>
  ))
}
