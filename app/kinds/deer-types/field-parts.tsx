import type { ReactNode } from 'react'
import { Cited, SectionSources } from './cited'
import type { DeerTypeSectionId } from './deer-type-sections.data'
import { itemPlace } from './source-marks'

interface SectionProps {
  id: DeerTypeSectionId
  title: string
  children: ReactNode
}

/** The section is closed at first. Its id is inside, so that a link to it opens the block. */
export function FoldedSection({ id, title, children }: SectionProps) {
  return (
    <details className="fold [&:not([open])]:print:hidden">
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
      </summary>
      <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-10 space-y-8 pt-2 pb-10 lg:pl-[15.5rem]">
        {children}
        <SectionSources id={id} />
      </section>
    </details>
  )
}

/** The printed sheet leaves out pictures and maps, which are for a screen. */
const unprinted: readonly DeerTypeSectionId[] = ['gallery', 'regions']

export function Section({ id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`grid gap-x-10 gap-y-6 border-t border-hairline py-8 first-of-type:border-t-0 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-16 print:block print:py-1.5 ${unprinted.includes(id) ? 'no-print' : ''}`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="min-w-0 space-y-6 lg:space-y-8 print:space-y-2">
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

/** Folds what few visitors read. The part is closed at first. */
export function FoldedPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="[&:not([open])]:print:hidden">
      <summary className="min-h-11 py-2 font-sans text-lg font-semibold">{label}</summary>
      {children}
    </details>
  )
}

/** Shows names such as countries side by side, closed under "Countries (24)". */
export function NameList({ label, place, items }: ListProps) {
  if (items.length === 0) return null
  return (
    <FoldedPart label={`${label} (${String(items.length)})`}>
      <ul className="mt-3 flex flex-wrap gap-2 font-sans text-base">
        {items.map((item, index) => (
          <li key={item} className="rounded-field border border-hairline bg-card px-3 py-1">
            <Cited place={itemPlace(place, index)} text={item} />
          </li>
        ))}
      </ul>
    </FoldedPart>
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
    <dl className="grid gap-x-8 text-base sm:grid-cols-2 print:grid-cols-1 print:text-[10pt]">
      {known.map(({ label, place, value }) => (
        <div
          key={label}
          className="gap-x-4 border-t border-hairline py-2 max-sm:grid max-sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="font-sans text-base font-semibold text-soft">{label}</dt>
          <dd>{place !== undefined && typeof value === 'string' ? <Cited place={place} text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
