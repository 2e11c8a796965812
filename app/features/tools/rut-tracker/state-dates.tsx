/** The dates behind an answer, each with its source and a link to its own answer. */
import type { ReactNode } from 'react'
import { SiteLink } from '~/components/ui/site-link'
import type { ToolState } from '~/features/tools/use-tool'
import { deerTypesPath, toolPath } from '~/paths'
import { evidenceWords, rutStages } from './rut-tracker.data'
import { nameRange } from './rut-words'
import { rangeOf, type RutPlace, type StateRut, type StateRutSource } from './state-rut'

export type Follow = ToolState['onFollow']

interface StateDatesProps {
  rut: StateRut
  onFollow: Follow
  /** The page of the species to which blacktails belong, where the site has it. */
  blacktailPath: string | undefined
}

export function StateDates({ rut, onFollow, blacktailPath }: StateDatesProps) {
  if (rut.kind === 'no whitetails')
    return (
      <p className="max-w-measure">
        <SourceLink source={rut.source} />.{' '}
        {blacktailPath === undefined ? (
          <SiteLink to={deerTypesPath}>The species guide</SiteLink>
        ) : (
          <>
            Blacktails belong to the <SiteLink to={blacktailPath}>mule deer</SiteLink>
          </>
        )}
        . What follows is for whitetails.
      </p>
    )
  if (rut.kind === 'none found') return <NoDates rut={rut} />
  const { chosen, places, note } = rut
  return (
    <>
      {chosen ? <ChosenPlace place={chosen} /> : <p className="max-w-measure">{evidenceOf(places)}</p>}
      {places.length > 1 ? (
        <section aria-labelledby="areas">
          <h3 id="areas" className="text-2xl">
            {rut.state.name} by area
          </h3>
          <ul className="mt-2 gap-x-8 sm:columns-2 print:columns-3">
            {places.map((place) => (
              <li key={place.id} className="break-inside-avoid border-b border-hairline py-2 print:py-0.5">
                <RutLink
                  query={{ state: rut.state.id, zone: place.id }}
                  onFollow={onFollow}
                  isCurrent={place === chosen}
                >
                  {place.name}
                </RutLink>
                : <strong>{place.peak.label}</strong>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {note === undefined ? null : <p className="max-w-measure">{note}</p>}
    </>
  )
}

function NoDates({ rut: { state, map } }: { rut: Extract<StateRut, { kind: 'none found' }> }) {
  return (
    <p className="max-w-measure">
      {map ? (
        <>
          The agency draws its dates on a map: <SourceLink source={map} />.{' '}
        </>
      ) : null}
      Ask{' '}
      <SiteLink to={`${toolPath('license-regulation-finder')}?state=${state.id}`}>
        {state.name}’s wildlife agency
      </SiteLink>{' '}
      when does breed where you hunt.
    </p>
  )
}

function ChosenPlace({ place }: { place: RutPlace }) {
  const { name, expect } = rutStages[place.stage.id]
  return (
    <>
      <p className="max-w-measure">
        <SourceLink source={place.source} />; {place.years ?? 'no year given'}. {evidenceWords[place.evidence]}
      </p>
      <section aria-labelledby="expect">
        <h3 id="expect" className="text-2xl">
          What to expect now: {lowerFirst(name)}
        </h3>
        <p className="mt-1 max-w-measure">{expect}</p>
      </section>
    </>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export function uniqueSources(places: readonly RutPlace[]): StateRutSource[] {
  return [...new Map(places.map(({ source }) => [source.url, source])).values()]
}

function evidenceOf(places: readonly RutPlace[]): ReactNode {
  const [first] = places
  return (
    <>
      {uniqueSources(places).map((source, index) => (
        <span key={source.url}>
          {index === 0 ? '' : ' · '}
          <SourceLink source={source} />
        </span>
      ))}
      {first ? `; ${first.years ?? 'no year given'}. ${evidenceWords[first.evidence]}` : null}
    </>
  )
}

function SourceLink({ source: { title, publisher, url } }: { source: StateRutSource }) {
  return (
    <>
      <a href={url}>{title}</a>, {publisher}
    </>
  )
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

/** The states of a region, in its answer. */
export function RegionDates({ ruts, onFollow }: { ruts: readonly StateRut[]; onFollow: Follow }) {
  return (
    <ul className="gap-x-8 sm:columns-2 print:columns-3">
      {ruts.map((rut) => (
        <li key={rut.state.id} className="break-inside-avoid border-b border-hairline py-2 print:py-0.5">
          <RutLink query={{ state: rut.state.id }} onFollow={onFollow}>
            {rut.state.name}
          </RutLink>
          : <strong>{shortDates(rut)}</strong>
        </li>
      ))}
    </ul>
  )
}

export function shortDates(rut: StateRut): string {
  if (rut.kind === 'no whitetails') return 'no whitetail herd'
  if (rut.kind === 'none found') return 'none found'
  return rut.chosen ? rut.chosen.peak.label : `${nameRange(rangeOf(rut.places))}, by area`
}
