import { SiteLink } from '~/components/ui/site-link'

interface EmptyListProps {
  text: string | undefined
  path: string
  search: string
}

export function EmptyList({ text, path, search }: EmptyListProps) {
  return (
    <div className="contours mt-6 rounded-field border border-dashed border-control px-5 py-12 sm:px-8 sm:py-16">
      {text === undefined ? (
        <p className="-m-3 w-fit bg-page p-3 text-xl wrap-anywhere">
          {search === '' ? 'Nothing matches this filter.' : `Nothing matches “${search}”.`}{' '}
          <SiteLink to={path}>Show all</SiteLink>
        </p>
      ) : (
        <p className="-m-3 w-fit bg-page p-3 text-xl">{text}</p>
      )}
    </div>
  )
}
