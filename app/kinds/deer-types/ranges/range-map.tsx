import type { ReactNode } from 'react'
import { lastingPath } from '~/components/ui/art-version'
import { SourceItems } from '~/components/ui/source-items'
import { FactList, FoldedPart } from '~/kinds/deer-types/field-parts'
import type { DeerType } from '~/kinds/deer-types/deer-types'
import { ownRangeOf, rangePicture, type RangePicture } from './own-range'
import { rangeKinds, rangeOf, type RangeKind } from './range'
import { rangeReadings } from './range-sources.data'

const whole = 'M0 8h28'

const keys: Readonly<Record<RangeKind, { label: string; mark: string }>> = {
  native: { label: 'Native', mark: whole },
  restored: { label: 'Native, brought back', mark: 'M4 4h0m8 0h0m8 0h0M8 8h0m8 0h0m8 0h0M4 12h0m8 0h0m8 0h0' },
  introduced: { label: 'Introduced', mark: 'M0 12L12 0M8 16L24 0M20 16l8-8' },
}

interface RangeMapProps {
  deerType: Pick<DeerType, 'name' | 'slug' | 'countriesFound'>
}

export function RangeMap({ deerType }: RangeMapProps) {
  const range = rangeOf(deerType)
  if (!range) return <OwnRangeMap deerType={deerType} />
  const { kinds, hasParts, lists } = range
  const { sources = [], note } = rangeReadings[deerType.slug] ?? {}
  return (
    <div className="space-y-4">
      <h3 className="text-xl">Range map</h3>
      <figure className="max-w-3xl">
        <RangeImage
          picture={rangePicture(deerType)}
          alt={`Range map of the ${deerType.name.toLowerCase()}. The lists below name the same regions.`}
          size="h-auto w-full"
        />
        <Caption kinds={kinds}>
          {hasParts ? <Key mark={whole} isPale label="Native, but much of it is empty" /> : null}
        </Caption>
      </figure>
      <FoldedPart label={lists.length > 0 ? 'States and provinces, and how the map was made' : 'How the map was made'}>
        <p className="mb-3 text-base text-soft">
          A whole state, province or country is filled when wild populations live somewhere in it. Rings mark small
          regions. Countries are those of the list below
          {lists.length > 0 ? '; states and provinces come from the sources of the map' : ''}.{' '}
          {hasParts ? 'Which regions are mostly empty is our own estimate. ' : ''}
          {note ? `${note} ` : ''}Outlines: Natural Earth.
        </p>
        <FactList
          facts={lists.map(({ kind, country, names }) => ({
            label: `${keys[kind].label}: ${country}`,
            value: names.join(', '),
          }))}
        />
        {sources.length > 0 ? (
          <>
            <h4 className="mt-2 text-base font-semibold text-soft">Sources of the map</h4>
            <ul className="mt-1 list-disc space-y-1 pl-5 text-base text-soft">
              <SourceItems sources={sources} />
            </ul>
          </>
        ) : null}
      </FoldedPart>
    </div>
  )
}

/** Shows a species without a drawn map, or with a changed list of countries. */
function OwnRangeMap({ deerType }: RangeMapProps) {
  const { regions, unknown } = ownRangeOf(deerType.countriesFound)
  if (regions.length === 0) return null
  return (
    <div className="space-y-4">
      <h3 className="text-xl">Range map</h3>
      <figure className="max-w-3xl">
        <RangeImage
          picture={rangePicture(deerType)}
          alt={`Range map of the ${deerType.name.toLowerCase()}. The list of countries below names the same regions.`}
          size="h-auto w-full"
        />
        <Caption kinds={rangeKinds.filter((kind) => regions.some((region) => region.kind === kind))} />
      </figure>
      <p className="text-base text-soft">
        A whole state, province or country is filled when the list below names it. Rings mark small countries.
        {unknown.length > 0 ? ` Not on the map: ${unknown.join(', ')}.` : ''} Outlines: Natural Earth.
      </p>
    </div>
  )
}

interface RangeImageProps {
  picture: RangePicture | undefined
  alt: string
  size: string
}

export function RangeImage({ picture, alt, size }: RangeImageProps) {
  if (!picture) return null
  return (
    <img
      {...picture}
      src={lastingPath(picture.src)}
      alt={alt}
      loading="lazy"
      className={`rounded-field border border-hairline ${size}`}
    />
  )
}

function Caption({ kinds, children }: { kinds: readonly RangeKind[]; children?: ReactNode }) {
  return (
    <figcaption className="mt-3 font-sans text-base text-soft">
      <span className="flex flex-wrap gap-x-6 gap-y-1">
        {kinds.map((kind) => (
          <Key key={kind} {...keys[kind]} />
        ))}
        {children}
      </span>
    </figcaption>
  )
}

function Key({ mark, isPale = false, label }: { mark: string; isPale?: boolean; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg
        aria-hidden="true"
        width="28"
        height="16"
        stroke={`var(--${label === keys.introduced.label ? 'bark' : 'moss'})`}
      >
        <path
          d={mark}
          strokeWidth={mark === whole ? 16 : 4}
          strokeLinecap={mark === keys.restored.mark ? 'round' : undefined}
          strokeOpacity={isPale ? 0.55 : undefined}
        />
      </svg>
      {label}
    </span>
  )
}
