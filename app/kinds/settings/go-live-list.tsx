import { SiteLink } from '~/components/ui/site-link'
import { countLeft, type GoLiveItem } from './go-live'

export function GoLiveList({ items }: { items: readonly GoLiveItem[] }) {
  const open = items.filter(({ isDone }) => !isDone)
  const done = items.filter(({ isDone }) => isDone)
  return (
    <>
      <p className="mt-2 text-lg">{countLeft(items)}</p>
      <progress value={done.length} max={items.length} aria-label="Done" className="mt-3 block h-3 w-full" />
      {open.length === 0 ? null : (
        <section aria-labelledby="to-do" className="mt-8">
          <h3 id="to-do">To do</h3>
          <Items items={open} />
        </section>
      )}
      {done.length === 0 ? null : (
        <section aria-labelledby="done" className="mt-8">
          <h3 id="done">Done</h3>
          <Items items={done} />
        </section>
      )}
    </>
  )
}

function Items({ items }: { items: readonly GoLiveItem[] }) {
  return (
    <ul className="row-list mt-3">
      {items.map(({ id, title, text, to }) => (
        <li key={id} className="px-4 py-3">
          <h4 className="text-lg">{to === undefined ? title : <SiteLink to={to}>{title}</SiteLink>}</h4>
          <p className="mt-1 text-base wrap-anywhere">{text}</p>
        </li>
      ))}
    </ul>
  )
}
