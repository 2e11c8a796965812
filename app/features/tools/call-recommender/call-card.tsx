/** One call with its two buttons and the place where their notice appears. */
import type { MouseEvent } from 'react'
import { buttonClass } from '~/components/ui/button'
import { toolPath } from '~/paths'
import { noticeValue } from './call-recommender'
import { loudnesses, type CallPhase, type DeerCall } from './call-recommender.data'

interface CallCardProps {
  call: DeerCall
  phaseId: CallPhase['id']
  /** Shown beside this call. */
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
    <article id={`call-${id}`} aria-labelledby={`call-${id}-name`} className="border-t-2 border-bark pt-4">
      <h3 id={`call-${id}-name`} className="text-2xl">
        {name}
      </h3>
      <p className="mt-1 flex items-center gap-2 font-sans text-base text-soft">
        {type}, {loudness}
        <Loudness steps={loudnesses.indexOf(loudness) + 1} />
      </p>
      <p className="mt-2 max-w-measure">{description}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-sans text-base font-semibold text-bark">{term}</dt>
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
      {/* There before its words are: what appears in it is heard. */}
      <p
        role="status"
        className={notice === undefined ? '' : 'mt-4 max-w-measure border-l-4 border-bark bg-panel px-4 py-3'}
      >
        {notice}
      </p>
    </article>
  )
}

/** As many bars as the word before them has steps. */
function Loudness({ steps }: { steps: number }) {
  return (
    <span aria-hidden="true" className="flex items-end gap-0.5">
      {['h-2', 'h-3', 'h-4'].map((height, index) => (
        <span key={height} className={`w-1.5 ${height} ${index < steps ? 'bg-moss' : 'bg-hairline'}`} />
      ))}
    </span>
  )
}

/** Without JavaScript the page opens at the call whose button was pressed. */
function noticePath(phaseId: CallPhase['id'], notice: string, callId: string): string {
  const query = new URLSearchParams({ phase: phaseId, notice })
  return `${toolPath('deer-call-recommender')}?${query.toString()}#call-${callId}`
}
