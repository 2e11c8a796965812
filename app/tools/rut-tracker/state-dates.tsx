import { Fragment, type ReactNode } from 'react'
import { SiteLink } from '~/components/ui/site-link'
import type { ToolState } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { capitalize } from '~/lib/text'
import { evidenceWords } from './rut-tracker.data'
import { datesOf, datesOfArea } from './rut-dates'
import { tellStage } from './rut-words'
import { rutSources, type RutSourceId } from './rut-sources.data'
import type { RutPlace, StateRut } from './state-rut'

export type Follow = ToolState['onFollow']

interface StateDatesProps {
  rut: StateRut
  today: string
  onFollow: Follow
  /** Blacktails belong to this species, if the site has its page. */
  blacktailPath: string | undefined
}

export function StateDates({ rut, today, onFollow, blacktailPath }: StateDatesProps) {
  if (rut.kind === 'none found') return <NoDates rut={rut} />
  if (rut.kind === 'no whitetails')
    return (
      <p className="max-w-measure">
        Source: <SourceLinks ids={[rut.source]} />. Blacktails belong to the{' '}
        {blacktailPath === undefined ? 'mule deer' : <SiteLink to={blacktailPath}>mule deer</SiteLink>}. What follows is
        for whitetails.
      </p>
    )
  const { chosen, places, note } = rut
  const shown = chosen ? [chosen] : places
  const [first] = shown
  const stage = chosen && tellStage(chosen)
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      {stage ? (
        <section aria-labelledby="expect">
          <h3 id="expect" className="text-2xl">
            What to expect now: {stage.name}
          </h3>
          <p className="mt-1 max-w-measure">{stage.expect}</p>
        </section>
      ) : null}
      {first ? (
        <p className="max-w-measure">
          Source: <SourceLinks ids={uniqueSources(shown)} />
          {yearsBeside(shown)}. {evidenceWords[first.evidence]} {note}
        </p>
      ) : null}
      {places.length > 1 ? (
        <section aria-labelledby="areas" className="lg:col-span-2">
          <h3 id="areas" className="text-2xl">
            {rut.state.name} by area
          </h3>
          <RutList>
            {places.map((place) => (
              <RutItem
                key={place.id}
                query={{ state: rut.state.id, zone: place.id }}
                name={capitalize(place.name)}
                dates={datesOfArea(place, rut, today)}
                onFollow={onFollow}
                isCurrent={place === chosen}
              />
            ))}
          </RutList>
        </section>
      ) : null}
    </div>
  )
}

function NoDates({ rut: { state } }: { rut: Extract<StateRut, { kind: 'none found' }> }) {
  return (
    <p className="max-w-measure">
      Ask{' '}
      <SiteLink to={`${toolPath('license-regulation-finder')}?state=${state.id}`}>
        {state.name}’s wildlife agency
      </SiteLink>{' '}
      what week does are bred where you hunt. The region’s other states:
    </p>
  )
}

export function RegionDates({ ruts, today, onFollow }: { ruts: readonly StateRut[]; today: string; onFollow: Follow }) {
  return (
    <RutList>
      {ruts.map((rut) => (
        <RutItem
          key={rut.state.id}
          query={{ state: rut.state.id }}
          name={rut.state.name}
          dates={shortDates(rut, today)}
          onFollow={onFollow}
        />
      ))}
    </RutList>
  )
}

export function shortDates(rut: StateRut, today: string): string {
  if (rut.kind === 'no whitetails') return 'no whitetail herd'
  return rut.kind === 'none found' ? 'none found' : datesOf(rut, today)
}

function RutList({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-2 gap-x-8 sm:columns-2 print:columns-3 print:text-[0.875rem] print:leading-snug">{children}</ul>
  )
}

interface RutItemProps extends Omit<RutLinkProps, 'children'> {
  name: string
  dates: string
}

function RutItem({ name, dates, ...link }: RutItemProps) {
  return (
    <li className="break-inside-avoid border-b border-hairline py-2 print:py-0.5">
      <RutLink {...link}>{name}</RutLink>: <strong>{dates}</strong>
    </li>
  )
}

function yearsBeside(places: readonly RutPlace[]): string {
  if (places.every(({ years }) => years === '')) return '; no year given'
  const years = new Set(places.map((place) => place.years))
  return [...years].map((each) => (each === '' || each.startsWith('published') ? '' : `; ${each}`)).join('')
}

function uniqueSources(places: readonly RutPlace[]): RutSourceId[] {
  return [...new Set(places.flatMap(({ sources }) => sources))]
}

function SourceLinks({ ids }: { ids: readonly RutSourceId[] }) {
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index === 0 ? '' : ' · '}
      <a href={rutSources[id].url}>{rutSources[id].publisher}</a>
    </Fragment>
  ))
}

interface RutLinkProps {
  query: Record<string, string>
  onFollow: Follow
  isCurrent?: boolean
  children: ReactNode
}

export function RutLink({ query, onFollow, isCurrent = false, children }: RutLinkProps) {
  return (
    <a
      href={`${toolPath('rut-activity-tracker')}?${new URLSearchParams(query).toString()}#result`}
      rel="nofollow"
      onClick={(event) => {
        onFollow(event, { takesFocus: true })
      }}
      aria-current={isCurrent ? true : undefined}
    >
      {children}
    </a>
  )
}
