import { longDay } from '~/lib/dates'
import type { Source } from '~/lib/source'

export function SourceItems({ sources }: { sources: readonly Source[] }) {
  return sources.map((source) => (
    <li key={source.url + source.title}>
      <SourceLine source={source} />
    </li>
  ))
}

export function SourceLine({ source: { title, publisher, url, readOn, usedFor } }: { source: Source }) {
  return (
    <>
      <a href={url}>{title}</a>, {publisher}: {usedFor}. Read {longDay(readOn)}.
    </>
  )
}
