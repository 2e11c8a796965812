import { AnswerActions } from '~/tools/answer-actions'

const columns = ['Date', 'From', 'To', 'Place and stand', 'Wind', 'Time, what, how many']
const rows = Array.from({ length: 16 }, (_row, index) => index)

export function BlankSheet() {
  return (
    <section aria-labelledby="blank-sheet" className="answer mt-8 print:mt-2">
      <div className="answer-body">
        <h2 id="blank-sheet">Log sheet</h2>
        <table aria-labelledby="blank-sheet" className="w-full border-collapse text-sm sm:text-base">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className="border border-control p-1 text-left sm:p-2 sm:last:w-2/5">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row} className="h-12 break-inside-avoid">
                {columns.map((name) => (
                  <td key={name} className="border border-control" />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <AnswerActions title="Log sheet" />
      </div>
    </section>
  )
}
