import { withId } from '~/lib/ids'
import type { Term } from './evidence'
import { studies, supports } from './evidence.data'

const rules = { found: 'border-moss', mixed: 'border-bark', none: 'border-control', yours: 'border-pine-2' } as const

export function EvidenceList({ terms }: { terms: readonly Term[] }) {
  return (
    <ol className="space-y-5 print:space-y-1.5">
      {terms.map(({ id, name, support, today, source, findings }) => (
        <li
          key={id}
          className={`border-l-4 pl-4 wrap-anywhere print:text-[0.8125rem] print:leading-snug ${rules[support]}`}
        >
          <h3 className="text-lg print:inline print:text-[0.875rem]">
            {name} <span className="font-normal text-soft">· {withId(supports, support).name}</span>
          </h3>{' '}
          <p className="font-semibold print:inline">
            {today}
            {source ? (
              <>
                {' '}
                (<a href={source.url}>{source.publisher}</a>)
              </>
            ) : null}
          </p>{' '}
          <p className="text-base print:inline print:text-[0.8125rem]">
            {findings.map(({ text, study }) => (
              <span key={study}>
                {text} (<a href={studies[study].url}>{studies[study].label}</a>){' '}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  )
}
