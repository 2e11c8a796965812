import { SiteLink } from '~/components/ui/site-link'
import type { GoLiveItem } from './rules'

export function GoLiveList({ items }: { items: readonly GoLiveItem[] }) {
  const open = items.filter(({ problem }) => problem !== undefined)
  const done = items.filter(({ problem }) => problem === undefined)
  return (
    <>
      <p className="mt-2 text-lg">{countLeft(open.length, items.length)}</p>
      <progress value={done.length} max={items.length} aria-label="Done" className="mt-3 block h-3 w-full" />
      <div className="grid items-start gap-x-8 lg:grid-cols-[3fr_2fr]">
        {open.length === 0 ? null : (
          <section aria-labelledby="to-do" className="mt-8">
            <h2 id="to-do">To do</h2>
            <Items items={open} />
          </section>
        )}
        {done.length === 0 ? null : (
          <section aria-labelledby="done" className="mt-8">
            <h2 id="done">Done</h2>
            <Items items={done} />
          </section>
        )}
      </div>
    </>
  )
}

/** "3 of 12 things are left to do." */
function countLeft(left: number, all: number): string {
  if (left === 0) return 'Everything on this list is done.'
  return `${String(left)} of ${String(all)} things ${left === 1 ? 'is' : 'are'} left to do.`
}

function Items({ items }: { items: readonly GoLiveItem[] }) {
  return (
    <ul className="row-list mt-3">
      {items.map(({ id, title, problem, to }) => (
        <li key={id} className="px-4 py-3">
          <h3 className="text-lg">{to === undefined ? title : <SiteLink to={to}>{title}</SiteLink>}</h3>
          {problem === undefined ? null : <p className="mt-1 text-base wrap-anywhere">{problem}</p>}
        </li>
      ))}
    </ul>
  )
}
