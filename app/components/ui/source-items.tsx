import { longDay } from '~/lib/dates'
import type { Source } from '~/lib/source'

export function SourceItems({ sources }: { sources: readonly Source[] }) {
  return sources.map(({ title, publisher, url, readOn, usedFor }) => (
    <li key={url + title}>
      <a href={url}>{title}</a>, {publisher}: {usedFor}. Read {longDay(readOn)}.
    </li>
  ))
}
