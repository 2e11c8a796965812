import { windows, type DayWindow } from './predictor.data'

export function DayWindows({ drawn }: { drawn: DayWindow }) {
  return (
    <ol aria-hidden="true" className="mt-3 grid grid-cols-4 gap-1 text-center font-sans">
      {windows.map(({ id, name }) => (
        <li
          key={id}
          className={
            id === drawn.id
              ? 'border-t-8 border-ink pt-1.5 font-bold'
              : 'mt-1 border-t-4 border-hairline pt-1.5 text-soft'
          }
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
