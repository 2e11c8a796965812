import { createContext, Fragment, useContext } from 'react'
import { SourceLine } from '~/components/ui/source-items'
import type { Source } from '~/lib/source'
import type { DeerTypeSectionId } from './deer-type-sections.data'
import type { DeerType } from './deer-types'
import { markId, splitAtMarks, supportOf, type SupportedSection } from './source-marks'

interface Citations {
  sources: readonly Source[]
  support: readonly (readonly SupportedSection[])[]
}

const CitationsContext = createContext<Citations>({ sources: [], support: [] })

export const CitationsProvider = CitationsContext.Provider

export function citationsOf(deerType: DeerType): Citations {
  return { sources: deerType.sources, support: supportOf(deerType) }
}

export const sourcesId = 'sources'

function sourceId(number: number): string {
  return `source-${String(number)}`
}

export function Cited({ place, text }: { place: string; text: string }) {
  const { sources } = useContext(CitationsContext)
  return splitAtMarks(text, sources.length).map(({ text: part, source }, index) => (
    <Fragment key={index}>
      {part}
      {source === undefined ? null : (
        <sup>
          <SourceLink number={source} id={markId(place, index)} />
        </sup>
      )}
    </Fragment>
  ))
}

function SourceLink({ number, id }: { number: number; id?: string }) {
  return (
    <a id={id} href={`#${sourceId(number)}`} aria-label={`Source [${String(number)}]`}>
      {`[${String(number)}]`}
    </a>
  )
}

export function SectionSources({ id }: { id: DeerTypeSectionId }) {
  const { support } = useContext(CitationsContext)
  const numbers = support.flatMap((sections, index) => (sections.some((each) => each.id === id) ? [index + 1] : []))
  if (numbers.length === 0) return null
  return (
    <p className="no-print font-sans text-base text-soft">
      Sources of this section:{' '}
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index > 0 ? ', ' : ''}
          <SourceLink number={number} />
        </Fragment>
      ))}
    </p>
  )
}

export function SourceList() {
  const { sources, support } = useContext(CitationsContext)
  if (sources.length === 0) return null
  return (
    <details className="fold [&:not([open])]:print:hidden">
      <summary>
        <h2 id="sources-title">Sources</h2>
      </summary>
      <section id={sourcesId} aria-labelledby="sources-title" className="scroll-mt-10 pb-10">
        <p className="mt-2 max-w-measure text-base text-soft">
          The facts on this page come from these, each read on the day given. A number in brackets jumps here, and the
          section named below a source jumps back. Hunting advice without a number is field practice.
        </p>
        <ol className="mt-4 list-decimal gap-x-12 space-y-4 pl-9 text-base marker:font-sans marker:font-bold marker:text-bark lg:columns-2">
          {sources.map((source, index) => (
            <li
              key={source.url + source.title}
              id={sourceId(index + 1)}
              className="break-inside-avoid rounded-field pl-1 target:bg-panel"
            >
              <SourceLine source={source} />
              <WaysBack sections={support[index] ?? []} />
            </li>
          ))}
        </ol>
      </section>
    </details>
  )
}

function WaysBack({ sections }: { sections: readonly SupportedSection[] }) {
  if (sections.length === 0) return null
  return (
    <p className="font-sans">
      <span className="text-soft">Supports: </span>
      {sections.map(({ id, label, marks }, at) => (
        <Fragment key={id}>
          {at > 0 ? ', ' : ''}
          <a href={`#${marks[0] ?? id}`}>{label}</a>
          {marks.slice(1).map((mark, index) => (
            <Fragment key={mark}>
              {' '}
              <a href={`#${mark}`} aria-label={`${label}, mark ${String(index + 2)}`}>
                ({index + 2})
              </a>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  )
}
