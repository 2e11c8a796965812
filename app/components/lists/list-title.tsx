import type { ReactNode } from 'react'

/** Shows a list's heading, and the button for what people do there first. */
export function ListTitle({ title, button }: { title: string; button?: ReactNode }) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 id="list" tabIndex={-1} data-quiet-focus className="flex min-h-11 items-center">
        {title}
      </h1>
      {button}
    </div>
  )
}
