import { SiteLink } from '~/components/ui/site-link'
import { countOf } from '~/lib/text'
import type { GoLiveItem } from './rules'

export function GoLiveList({ items }: { items: readonly GoLiveItem[] }) {
  const open = items.filter(({ problem }) => problem !== undefined)
  const own = open.filter(({ byInstaller }) => !byInstaller)
  const others = open.filter(({ byInstaller }) => byInstaller)
  const done = items.filter(({ problem }) => problem === undefined)
  return (
    <>
      <p className="mt-2 text-lg">{countLeft({ own: own.length, others: others.length })}.</p>
      <progress value={done.length} max={items.length} aria-label="Done" className="mt-3 block h-3 w-full" />
      <div className="grid items-start gap-x-8 lg:grid-cols-[3fr_2fr]">
        {own.length === 0 ? null : (
          <section aria-labelledby="to-do" className="mt-8">
            <h2 id="to-do">To do</h2>
            <Items items={own} />
          </section>
        )}
        {others.length === 0 ? null : (
          <section aria-labelledby="installer" className="mt-8">
            <h2 id="installer">For whoever installed the site</h2>
            <p className="mt-1 text-base text-soft">These take access to the server. Send them this list.</p>
            <Items items={others} />
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

/** Returns "3 things left for you, 2 for whoever installed the site". */
export function countLeft({ own, others }: { own: number; others: number }): string {
  if (own + others === 0) return 'Everything on this list is done'
  const left = own === 0 ? 'Nothing left for you' : `${countOf(own, 'thing')} left for you`
  return others === 0 ? left : `${left}, ${String(others)} for whoever installed the site`
}

function Items({ items }: { items: readonly GoLiveItem[] }) {
  return (
    <ul className="row-list mt-3">
      {items.map(({ id, title, note, problem, to }) => (
        <li key={id} className="px-4 py-3">
          <h3 className="text-lg">{to === undefined ? title : <SiteLink to={to}>{title}</SiteLink>}</h3>
          {note === undefined || problem !== undefined ? null : (
            <p className="text-base text-soft wrap-anywhere">{note}</p>
          )}
          {problem === undefined ? null : <p className="mt-1 text-base wrap-anywhere">{problem}</p>}
        </li>
      ))}
    </ul>
  )
}
