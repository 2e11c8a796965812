import type { ReactNode } from 'react'

interface FoldProps {
  id: string
  title: string
  level?: 2 | 3
  /** True for a form that is already filled in. */
  isOpen?: boolean
  children: ReactNode
}

export function Fold({ id, title, level = 3, isOpen = false, children }: FoldProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <details className="fold" aria-labelledby={id} open={isOpen || undefined}>
      <summary>
        <Heading id={id}>{title}</Heading>
      </summary>
      <div>{children}</div>
    </details>
  )
}
