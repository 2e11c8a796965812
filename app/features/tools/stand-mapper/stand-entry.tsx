/** One feature in the ranked answer: what it is, where to hang the stand, and why it stands where it stands. */
import { pointsInWords, type RankedFeature } from './stand-mapper'
import { TerrainSketch } from './terrain-sketch'

export function StandEntry({ entry: { feature, points, rank, reason } }: { entry: RankedFeature }) {
  const facts = [
    { term: 'Where to hang the stand', text: feature.hang },
    { term: 'Wind', text: feature.wind },
    { term: 'Season', text: feature.season },
    { term: `Why it is number ${String(rank)}`, text: reason },
  ]
  return (
    <li className="border-t border-hairline pt-5">
      <h3 className="text-xl">
        {rank}. {feature.name}
      </h3>
      <p className="font-sans text-base text-soft">
        Hunting value by this site’s rule of thumb: {pointsInWords(points)}
      </p>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        <div className="w-48 shrink-0">
          <TerrainSketch featureId={feature.id} name={feature.name} />
        </div>
        <p className="min-w-48 flex-1">{feature.description}</p>
      </div>
      <dl className="mt-3 max-w-measure space-y-2">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-sans text-base font-semibold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
