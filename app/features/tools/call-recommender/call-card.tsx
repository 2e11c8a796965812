import { describeCadence } from './cadence'
import type { DeerCall } from './call-recommender.data'

export function CallCard({ call }: { call: DeerCall }) {
  const { id, name, type, loudness, description, timing, audioNote, technique, sound, cadence } = call
  const facts = [
    { term: 'When', text: timing },
    { term: 'Sound', text: audioNote },
    { term: 'How', text: technique },
    { term: 'Rhythm', text: describeCadence(cadence, sound) },
  ]
  return (
    <article id={`call-${id}`} aria-labelledby={`call-${id}-name`} className="part print:text-sm print:leading-snug">
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
    </article>
  )
}
