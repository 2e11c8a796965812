import { SiteLink } from './site-link'

interface BackToListProps {
  /** The address of the list that the page was opened from, and that of the whole one. */
  list: string
  whole: string
  /** What the whole one is called. */
  name: string
}

/** From the page of a record to the list that it was opened from, or to the whole one. */
export function BackToList({ list, whole, name }: BackToListProps) {
  return (
    <p className="no-print font-sans">
      <SiteLink to={list}>{`← ${list === whole ? name : 'Back to the list'}`}</SiteLink>
    </p>
  )
}
