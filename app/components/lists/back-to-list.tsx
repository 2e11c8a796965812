import { SiteLink } from '~/components/ui/site-link'

interface BackToListProps {
  list: string
  whole: string
  name: string
}

export function BackToList({ list, whole, name }: BackToListProps) {
  return (
    <p className="no-print font-sans">
      <SiteLink to={list}>{`← ${list === whole ? name : 'Back to the list'}`}</SiteLink>
    </p>
  )
}
