import { pointsInWords, type RankedFeature } from './stand-mapper'
import { TerrainSketch } from './terrain-sketch'

export function StandEntry({ entry: { feature, points, rank, reason } }: { entry: RankedFeature }) {
  const facts = [
    { term: 'Where to hang the stand', text: feature.hang },
    { term: 'Wind', text: feature.wind },
    { term: 'Season', text: feature.season },
    { term: `Why it ranks number ${String(rank)}`, text: reason },
  ]
  return (
    <li className="grid gap-x-6 gap-y-4 part sm:grid-cols-[14rem_1fr]">
      <div className="sm:order-2">
        <h3 className="text-2xl">
          {rank}. {feature.name}
        </h3>
        <p className="font-sans text-base text-soft">Hunting value: {pointsInWords(points)}</p>
        <p className="mt-3">{feature.description}</p>
      </div>
      <TerrainSketch featureId={feature.id} name={feature.name} />
      <dl className="facts">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
