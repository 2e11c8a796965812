import type { MouseEvent } from 'react'
import { buttonClass } from '~/components/ui/button'
import { toolPath } from '~/paths'
import { noticeValue } from './call-recommender'
import type { CallPhase, DeerCall } from './call-recommender.data'

interface CallCardProps {
  call: DeerCall
  phaseId: CallPhase['id']
  notice: string | undefined
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

export function CallCard({ call, phaseId, notice, onFollow }: CallCardProps) {
  const { id, name, type, loudness, description, timing, audioNote } = call
  const facts = [
    { term: 'When', text: timing },
    { term: 'Sound', text: audioNote },
  ]
  const buttons = [
    { kind: 'play', label: 'Play Call' },
    { kind: 'technique', label: 'Technique Guide' },
  ] as const
  return (
    <article id={`call-${id}`} aria-labelledby={`call-${id}-name`} className="part">
      <h3 id={`call-${id}-name`} className="text-2xl">
        {name}
      </h3>
      <p className="mt-1 flex items-center gap-2 font-sans text-base text-soft">
        {type}, {loudness}
        {/* One bar per step of the loudness. */}
        <span aria-hidden="true" className={`loudness ${loudness}`} />
      </p>
      <p className="mt-2 max-w-measure">{description}</p>
      <dl className="facts">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print mt-4 flex flex-wrap gap-3">
        {buttons.map(({ kind, label }) => (
          <a
            key={kind}
            href={noticePath(phaseId, noticeValue(kind, id), id)}
            rel="nofollow"
            aria-label={`${label}: ${name}`}
            onClick={onFollow}
            className={buttonClass('secondary')}
          >
            {label}
          </a>
        ))}
      </p>
      {/* An empty live region first: only text added later is announced. */}
      <p role="status" className={notice === undefined ? '' : 'caution mt-4'}>
        {notice}
      </p>
    </article>
  )
}

/** Without JavaScript the page opens at the call whose button was pressed. */
function noticePath(phaseId: CallPhase['id'], notice: string, callId: string): string {
  const query = new URLSearchParams({ phase: phaseId, notice })
  return `${toolPath('deer-call-recommender')}?${query.toString()}#call-${callId}`
}
