/** The marks that identify a species at a glance, read from its record. The long texts are below. */
import type { DeerType } from './deer-types'
import { marksOf } from './field-marks.data'
import { rangePicture } from './ranges/own-range'
import { RangeImage } from './ranges/range-map'
import { matingMonths, monthNames, monthSpan } from './year/months'

export function FieldCard({ deerType }: { deerType: DeerType }) {
  const { slug, name, maleSize, femaleSize, maleWeight, femaleWeight, matingSeasonStart, matingSeasonEnd } = deerType
  const range = rangePicture(deerType)
  const marks = Object.entries(marksOf(slug)).slice(0, 3)
  const track = firstPart(deerType.trackingSigns[0] ?? null)
  const rut = matingMonths(matingSeasonStart, matingSeasonEnd)
  const facts = [
    { label: 'Shoulder height', male: shoulderHeight(maleSize), female: shoulderHeight(femaleSize) },
    { label: 'Weight', male: firstPart(maleWeight), female: firstPart(femaleWeight) },
  ].filter(({ male, female }) => male !== undefined || female !== undefined)
  if (marks.length === 0 && !rut && facts.length === 0) return null
  return (
    <div className="grid gap-x-10 gap-y-4 rounded-field border border-hairline bg-card p-4 text-base sm:grid-cols-[minmax(0,1fr)_auto] lg:col-span-2 lg:p-5">
      <dl className="grid content-start gap-x-8 gap-y-3 lg:grid-cols-2 print:grid-cols-2 print:text-[10pt]">
        {facts.map(({ label, male, female }) => (
          <div key={label}>
            <dt className="font-sans font-semibold text-soft">{label}</dt>
            <dd>{male === undefined ? null : `Male: ${male}`}</dd>
            <dd>{female === undefined ? null : `Female: ${female}`}</dd>
          </div>
        ))}
        {marks.length > 0 ? (
          <div>
            <dt className="font-sans font-semibold text-soft">Tell it by</dt>
            {marks.map(([part, mark]) => (
              <dd key={part}>
                <span className="capitalize">{part}</span>: {mark.charAt(0).toLowerCase() + mark.slice(1)}
              </dd>
            ))}
          </div>
        ) : null}
        {track === undefined ? null : (
          <div>
            <dt className="font-sans font-semibold text-soft">Track</dt>
            <dd>{track}</dd>
          </div>
        )}
        {rut ? (
          <div>
            <dt className="font-sans font-semibold text-soft">Rut</dt>
            <dd>
              <span className="mb-1 grid max-w-xs grid-cols-12 gap-px" aria-hidden="true">
                {monthNames.map((month, index) => (
                  <span
                    key={month}
                    className={`border text-center font-sans text-sm ${rut.includes(index) ? 'border-blaze bg-blaze font-bold text-on-blaze' : 'border-hairline text-soft'}`}
                  >
                    {month.slice(0, 1)}
                  </span>
                ))}
              </span>
              {monthSpan(rut)}; places differ
            </dd>
          </div>
        ) : null}
      </dl>
      {range ? (
        <a href="#regions" className="block justify-self-start font-sans font-semibold">
          <RangeImage
            picture={range}
            alt={`Where the ${name.toLowerCase()} lives`}
            size={range.height > range.width ? 'h-36 w-auto lg:h-44' : 'h-auto w-64 max-w-full'}
          />
        </a>
      ) : null}
    </div>
  )
}

/** Returns a text such as "24 to 41 in (60 to 105 cm)". */
export function shoulderHeight(size: string | null): string | undefined {
  return /[\d.]+(?: to [\d.]+)? (?:in|ft) \([^()]*\)(?= at the shoulder)/.exec(size ?? '')?.[0]
}

/** Cuts at the first semicolon, sentence or reference mark: "66 to 287 lb (30 to 130 kg) across the range". */
export function firstPart(text: string | null): string | undefined {
  return text === null ? undefined : text.split(/;|\.\s| \[\d/, 1)[0]
}
