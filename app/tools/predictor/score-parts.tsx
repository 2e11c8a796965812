import type { Prediction } from './predictor'

export function ScoreParts({ prediction }: { prediction: Prediction }) {
  const { weather, moonPhase, mean, luck, sum, score } = prediction
  const rows = [
    { part: `Weather: ${weather.name.toLowerCase()}`, points: weather.points },
    { part: `Moon: ${moonPhase.name.toLowerCase()}`, points: moonPhase.points },
    { part: 'Average of the two', points: mean },
    { part: 'Luck', points: `+ ${String(luck)}` },
    { part: 'Sum', points: sum },
  ]
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="pb-1 text-left font-sans text-xl font-bold">How the score adds up</caption>
      <thead className="font-sans">
        <tr className="border-b border-control">
          <th scope="col" className="py-1.5 pr-4">
            Part
          </th>
          <th scope="col" className="py-1.5 text-right whitespace-nowrap">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, points }) => (
          <tr key={part} className="border-b border-hairline">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {part}
            </th>
            <td className="py-1.5 text-right whitespace-nowrap">{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink text-xl font-bold">
          <th scope="row" className="py-1.5 pr-4">
            Score (rounded, 100 at most)
          </th>
          <td className="py-1.5 text-right whitespace-nowrap">{score}</td>
        </tr>
      </tfoot>
    </table>
  )
}
