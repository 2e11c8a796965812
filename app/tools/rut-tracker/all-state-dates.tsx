import { states } from '~/lib/states.data'
import { longDay } from '~/lib/dates'
import { capitalize } from '~/lib/text'
import { rutSources, rutSourcesReadOn, type RutSourceId } from './rut-sources.data'
import { RutLink, shortDates, type Follow } from './state-dates'
import { readStateRut, type StateRut } from './state-rut'

const kinds = { conceptions: 'measured', breeding: 'breeding', rut: 'rut', collisions: 'collisions' }

export function AllStateDates({ today, onFollow }: { today: string; onFollow: Follow }) {
  return (
    <details className="part no-print mt-16">
      <summary>
        <h2 className="inline text-2xl">Every state’s date</h2>
      </summary>
      <p className="mt-2 max-w-measure">
        “Measured” dates count back from fetuses or births. “Breeding” dates are a biologist’s word; “rut” dates count
        the chase too. A state’s name leads to its answer, with a link to the source. We read each by{' '}
        {longDay(rutSourcesReadOn)}.
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
              <dd>{datesWithKind(rut, today)}</dd>
              <dd>{sourcesOf(rut)}</dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}

function datesWithKind(rut: StateRut, today: string): string {
  const dates = shortDates(rut, today)
  const [place] = rut.kind === 'measured' ? rut.places : []
  const text = capitalize(dates)
  return place ? `${text} · ${kinds[place.evidence]}` : text
}

/** Names the publishers alone, since the addresses would be a fifth of the page. */
function sourcesOf(rut: StateRut): string {
  return sourceIdsOf(rut)
    .map((id) => rutSources[id].publisher)
    .join(' · ')
}

function sourceIdsOf(rut: StateRut): RutSourceId[] {
  if (rut.kind === 'measured') return [...new Set(rut.places.map(({ sources: [source] }) => source))]
  return rut.kind === 'no whitetails' ? [rut.source] : []
}
