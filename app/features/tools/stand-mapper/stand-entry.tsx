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
    <li className="grid gap-x-6 gap-y-4 part sm:grid-cols-[14rem_1fr] print:grid-cols-[6rem_1fr] print:content-start print:gap-x-3 print:gap-y-1">
      <div className="sm:order-2">
        <h3 className="text-2xl">
          {rank}. {feature.name}
        </h3>
        <p className="font-sans text-base text-soft">Hunting value: {pointsInWords(points)}</p>
        <p className="mt-3 print:mt-0">{feature.description}</p>
      </div>
      <TerrainSketch featureId={feature.id} name={feature.name} />
      <dl className="facts print:block print:text-sm">
        {facts.map(({ term, text }) => (
          <div key={term} className="print:last:hidden">
            <dt className="print:inline print:text-sm">{term}</dt> <dd className="print:inline">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
