/** The map of a species, its key, and the states and provinces as text. The countries are in a list of their own. */
import { lastingPath } from '~/components/ui/art-version'
import { FactList } from '~/features/deer-types/field-parts'
import type { DeerType } from '~/features/deer-types/deer-types'
import { artPath } from '~/paths'
import { rangeOf, type RangeKind } from './range'

const whole = 'M0 8h28'

/** In the patterns of the map. */
const keys: Readonly<Record<RangeKind, { label: string; mark: string }>> = {
  native: { label: 'Native', mark: whole },
  restored: { label: 'Native, brought back', mark: 'M4 4h0m8 0h0m8 0h0M8 8h0m8 0h0m8 0h0M4 12h0m8 0h0m8 0h0' },
  introduced: { label: 'Introduced', mark: 'M0 12L12 0M8 16L24 0M20 16l8-8' },
}

export function RangeMap({ deerType }: { deerType: Pick<DeerType, 'name' | 'slug' | 'countriesFound'> }) {
  const range = rangeOf(deerType)
  if (!range) return null
  const { kinds, hasParts, lists } = range
  return (
    <div className="space-y-4">
      <h3 className="text-xl">Range map</h3>
      <figure className="max-w-3xl">
        <img
          src={lastingPath(artPath('ranges', deerType.slug))}
          alt={`Range map of the ${deerType.name.toLowerCase()}. The lists below name the same regions.`}
          width={1000}
          height={1206}
          loading="lazy"
          className="h-auto w-full rounded-field border border-hairline"
        />
        <figcaption className="mt-3 font-sans text-base text-soft">
          <span className="flex flex-wrap gap-x-6 gap-y-1">
            {kinds.map((kind) => (
              <Key key={kind} {...keys[kind]} />
            ))}
            {hasParts ? <Key mark={whole} isPale label="Native, but much of it is empty" /> : null}
          </span>
          <span className="mt-2 block">
            A whole state, province or country is filled when wild populations live somewhere in it. Rings mark small
            regions. Countries are those of the record; states and provinces are an outline from general knowledge.
            Outlines: Natural Earth.
          </span>
        </figcaption>
      </figure>
      <FactList
        facts={lists.map(({ kind, country, names }) => ({
          label: `${keys[kind].label}: ${country}`,
          value: names.join(', '),
        }))}
      />
    </div>
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
