import type { ReactNode } from 'react'

/** A click selects the whole command. */
export function Command({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 rounded-field border border-control bg-page p-4 font-mono text-base select-all">{children}</p>
  )
}
