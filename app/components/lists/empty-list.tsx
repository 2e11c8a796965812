import { SiteLink } from '~/components/ui/site-link'

interface EmptyListProps {
  text: string | undefined
  path: string
  search: string
}

export function EmptyList({ text, path, search }: EmptyListProps) {
  return (
    <div className="mt-4 rounded-field border border-dashed border-control px-5 py-4">
      {text === undefined ? (
        <p className="wrap-anywhere">
          {search === '' ? 'Nothing matches this filter.' : `Nothing matches “${search}”.`}{' '}
          <SiteLink to={path}>Show all</SiteLink>
        </p>
      ) : (
        <p>{text}</p>
      )}
    </div>
  )
}
