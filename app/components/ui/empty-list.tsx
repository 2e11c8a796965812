import { SiteLink } from './site-link'

interface EmptyListProps {
  /** What is said when there is nothing at all; absent where a search or a filter has found nothing. */
  text: string | undefined
  path: string
  search: string
}

/** In the place of a list's entries. */
export function EmptyList({ text, path, search }: EmptyListProps) {
  if (text !== undefined) return <p className="mt-8 text-xl">{text}</p>
  return (
    <p className="mt-8 text-xl wrap-anywhere">
      {search === '' ? 'Nothing matches this filter.' : `Nothing matches “${search}”.`}{' '}
      <SiteLink to={path}>Show all</SiteLink>
    </p>
  )
}
