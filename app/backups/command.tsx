import type { ReactNode } from 'react'

/** For a shell. A click selects all of it. */
export function Command({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 rounded-field border border-control bg-page p-4 font-mono text-base select-all">{children}</p>
  )
}
