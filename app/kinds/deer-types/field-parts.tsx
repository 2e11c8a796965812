import type { ReactNode } from 'react'
import { Cited, SectionSources } from './cited'
import type { DeerTypeSectionId } from './deer-type-sections.data'
import { itemPlace } from './source-marks'

export function Section({ id, title, children }: { id: DeerTypeSectionId; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-6 border-t border-hairline py-12 first-of-type:border-t-0 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-16"
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="min-w-0 space-y-8">
        {children}
        <SectionSources id={id} />
      </div>
    </section>
  )
}

export function TextField({ label, place, text }: { label: string; place: string; text: string | null }) {
  if (text === null) return null
  return (
    <div>
      <h3 className="text-xl">{label}</h3>
      <p className="mt-2 max-w-measure whitespace-pre-line">
        <Cited place={place} text={text} />
      </p>
    </div>
  )
}

interface ListProps {
  label: string
  place: string
  items: readonly string[]
}

export function ListField({ label, place, items }: ListProps) {
  if (items.length === 0) return null
  return (
    <div>
      <h3 className="text-xl">{label}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-bark">
        {items.map((item, index) => (
          <li key={item}>
            <Cited place={itemPlace(place, index)} text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function NameList({ label, place, items }: ListProps) {
  if (items.length === 0) return null
  return (
    <div>
      <h3 className="text-xl">{label}</h3>
      <ul className="mt-3 flex flex-wrap gap-2 font-sans text-base">
        {items.map((item, index) => (
          <li key={item} className="rounded-field border border-hairline bg-card px-3 py-1">
            <Cited place={itemPlace(place, index)} text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Fact {
  label: string
  place?: string
  value: ReactNode
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {known.map(({ label, place, value }) => (
        <div key={label} className="border-t border-hairline py-3">
          <dt className="font-sans text-base font-semibold text-soft">{label}</dt>
          <dd>{place !== undefined && typeof value === 'string' ? <Cited place={place} text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
