import { Fragment } from 'react'
import { Picture } from '~/components/ui/picture'
import { SiteLink } from '~/components/ui/site-link'
import { ConservationBadge } from '~/kinds/deer-types/conservation-badge'
import { deerTypePicture } from '~/kinds/deer-types/deer-types'
import { markNames, marksOf } from '~/kinds/deer-types/field-marks.data'
import { slugPath } from '~/paths'
import { compare, type ComparedSpecies } from './comparison'

interface Props {
  a: ComparedSpecies
  b: ComparedSpecies
}

/**
 * A field's name has its own line, so that two columns fit a phone, and its own row group, so that its cells have no
 * header of the fields before them.
 */
export function ComparisonTable({ a, b }: Props) {
  const marks = markNames.filter((mark) => mark in marksOf(a.slug) && mark in marksOf(b.slug))
  return (
    <table className="mt-10 w-full cramped:block cramped:overflow-x-auto table-fixed text-left align-top text-base">
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
      {marks.length > 0 ? <GroupTitle>At a glance</GroupTitle> : null}
      {marks.map((mark) => (
        <tbody key={mark}>
          <tr>
            <th colSpan={2} scope="rowgroup" className="pt-3 font-sans font-semibold text-soft capitalize">
              {mark}
            </th>
          </tr>
          <tr className="border-b border-hairline align-top">
            {[a, b].map(({ slug }) => (
              <td key={slug} className="pr-4 pb-3">
                {marksOf(slug)[mark] ?? 'Not recorded'}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      {compare(a, b).map(({ title, rows }) => (
        <Fragment key={title}>
          <GroupTitle>{title}</GroupTitle>
          {rows.map(({ label, values }) => (
            <tbody key={label}>
              <tr>
                <th colSpan={2} scope="rowgroup" className="pt-4 font-sans font-semibold text-soft">
                  {label}
                </th>
              </tr>
              <tr className="border-b border-hairline align-top">
                {values.map((items, index) => (
                  <td key={index === 0 ? a.slug : b.slug} className="pt-1 pr-4 pb-4">
                    <Value items={items} />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </Fragment>
      ))}
    </table>
  )
}

function GroupTitle({ children }: { children: string }) {
  return (
    <tbody>
      <tr>
        <th colSpan={2} scope="rowgroup" className="border-b-2 border-moss pt-10 pb-1 font-sans text-2xl font-bold">
          {children}
        </th>
      </tr>
    </tbody>
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
