import { useSite } from '~/components/layout/site-context'
import { buttonClass } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { longDateTime } from '~/lib/date-and-time'
import { personPath } from '~/paths'
import { mostShown, personKinds, personKindWords, personMessages, sumOf, type Person, type PersonKind } from './people'

export function PersonView({ person }: { person: Person }) {
  const { email, key, counts } = person
  if (sumOf(counts) === 0) {
    return (
      <p role="status" className="mt-6 text-xl wrap-anywhere">
        {personMessages.none(email)}
      </p>
    )
  }
  return (
    <div className="mt-8">
      <h2 className="wrap-anywhere">{email}</h2>
      <p className="no-print mt-3 flex flex-wrap gap-3">
        <a href={personPath(key, '/file')} className={buttonClass('secondary')}>
          Export as JSON
        </a>
        <SiteLink to={personPath(key, '/erase')} className={buttonClass('danger')}>
          Erase
        </SiteLink>
      </p>
      <p className="mt-3 max-w-measure text-base">
        The file has all of this with every word, the private notes too: they are about this person. Read it before you
        send it.
      </p>
      <PersonItems person={person} />
    </div>
  )
}

export function PersonItems({ person }: { person: Person }) {
  return (
    <div className="mt-6 space-y-6">
      {personKinds
        .filter((kind) => person.counts[kind] > 0)
        .map((kind) => (
          <Items key={kind} kind={kind} person={person} />
        ))}
    </div>
  )
}

function Items({ kind, person: { counts, items } }: { kind: PersonKind; person: Person }) {
  const { timeZone } = useSite()
  const more = counts[kind] - mostShown
  return (
    <section aria-labelledby={`person-${kind}`}>
      <h3 id={`person-${kind}`} className="text-lg font-semibold">
        {personKindWords[kind].title}: {counts[kind].toLocaleString('en-US')}
      </h3>
      <ul className="row-list mt-2">
        {items[kind].map(({ id, title, detail, href, at }) => (
          <li key={id} className="px-4 py-2 wrap-anywhere">
            <SiteLink to={href} className="font-semibold">
              {title}
            </SiteLink>{' '}
            <span>{detail}</span>{' '}
            <time dateTime={at} className="block font-sans text-base text-soft">
              {longDateTime(at, timeZone)}
            </time>
          </li>
        ))}
        {more > 0 ? <li className="px-4 py-2">And {more.toLocaleString('en-US')} more.</li> : null}
      </ul>
    </section>
  )
}
