/**
 * Most visitors do not read the block: it is closed at first, found by a search in the page, and printed only when
 * open.
 */
import type { ReactNode } from 'react'

interface FoldProps {
  id: string
  title: string
  /** A block of the page has level 2, one in an answer 3. */
  level?: 2 | 3
  children: ReactNode
}

export function Fold({ id, title, level = 3, children }: FoldProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <details className="fold" aria-labelledby={id}>
      <summary>
        <Heading id={id}>{title}</Heading>
      </summary>
      <div>{children}</div>
    </details>
  )
}
