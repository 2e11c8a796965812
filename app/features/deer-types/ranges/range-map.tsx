/** The map of a species, its key, and the states and provinces as text. The countries are in a list of their own. */
import { lastingPath } from '~/components/ui/art-version'
import { FactList } from '~/features/deer-types/field-parts'
import type { DeerType } from '~/features/deer-types/deer-types'
import { artPath } from '~/paths'
import { rangeOf, type RangeKind } from './range'

const keys: Readonly<Record<RangeKind, { label: string; look: string }>> = {
  native: { label: 'Native', look: 'range-native' },
  restored: { label: 'Native, brought back', look: 'range-restored' },
  introduced: { label: 'Introduced', look: 'range-introduced' },
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
            {hasParts ? <Key look="range-native opacity-55" label="Native, but much of it is empty" /> : null}
          </span>
          <span className="mt-2 block">
            A whole state, province or country is filled when wild populations live somewhere in it. Rings mark small
            regions. Outlines: Natural Earth.
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

function Key({ look, label }: { look: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`inline-block h-4 w-7 border border-control ${look}`} />
      {label}
    </span>
  )
}
