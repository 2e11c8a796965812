import { Picture } from '~/components/ui/picture'
import { SiteLink } from '~/components/ui/site-link'
import { ConservationBadge } from '~/kinds/deer-types/conservation-badge'
import { deerTypePicture } from '~/kinds/deer-types/deer-types'
import { figures } from '~/kinds/deer-types/figures/figures'
import { PlainFigure } from '~/kinds/deer-types/figures/species-figure'
import { slugPath } from '~/paths'
import { compare, type ComparedSpecies } from './comparison'

const groupTitle = 'border-b-2 border-moss pt-10 pb-1 font-sans text-2xl font-bold'

interface Props {
  a: ComparedSpecies
  b: ComparedSpecies
  drawingTitles: Readonly<Record<string, string>>
}

/** A field's name has a separate line, so that two columns fit a phone. */
export function ComparisonTable({ a, b, drawingTitles }: Props) {
  const areDrawn = Object.keys(drawingTitles).length > 0
  return (
    <table className="mt-10 w-full table-fixed text-left align-top text-base">
      <caption className="sr-only">
        {a.name} and {b.name}, side by side
      </caption>
      <thead>
        <tr className="align-top">
          {[a, b].map((species) => (
            <th key={species.slug} scope="col" className="pr-4 pb-4 font-normal">
              <Picture
                src={deerTypePicture(species)}
                alt=""
                sizes="(min-width: 75rem) 36rem, 46vw"
                width={800}
                height={600}
                loading="lazy"
                className="aspect-[4/3] w-full rounded-field border border-hairline bg-card object-cover"
              />
              <SiteLink to={slugPath(species.slug)} className="mt-3 inline-block font-sans text-2xl font-bold">
                {species.name}
              </SiteLink>
              <span className="mb-2 block text-bark italic">{species.scientificName}</span>
              <ConservationBadge deerType={species} />
            </th>
          ))}
        </tr>
      </thead>
      {areDrawn ? (
        <tbody>
          <tr>
            <th colSpan={2} scope="rowgroup" className={groupTitle}>
              {figures.rumps.title}, not to scale
            </th>
          </tr>
          <tr className="align-top">
            {[a, b].map(({ slug }) => (
              <td key={slug} className="pt-4 pr-4 pb-4">
                <PlainFigure kind="rumps" slug={slug} drawingTitles={drawingTitles} />
              </td>
            ))}
          </tr>
        </tbody>
      ) : null}
      {compare(a, b).map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th colSpan={2} scope="rowgroup" className={groupTitle}>
              {title}
            </th>
          </tr>
          {rows.flatMap(({ label, values }) => [
            <tr key={label}>
              <th colSpan={2} scope="rowgroup" className="pt-4 font-sans font-semibold text-soft">
                {label}
              </th>
            </tr>,
            <tr key={`${label} of both`} className="border-b border-hairline align-top">
              {values.map((items, index) => (
                <td key={index === 0 ? a.slug : b.slug} className="pt-1 pr-4 pb-4 wrap-anywhere">
                  <Value items={items} />
                </td>
              ))}
            </tr>,
          ])}
        </tbody>
      ))}
    </table>
  )
}

function Value({ items }: { items: readonly string[] }) {
  if (items.length < 2) return items[0] ?? 'Not recorded'
  return (
    <ul className="list-disc pl-5 marker:text-bark">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
