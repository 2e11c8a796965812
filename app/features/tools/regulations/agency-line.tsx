import type { Agency } from './agencies.data'
import type { State } from './states.data'

export function AgencyLine({ state, agency: { name, url, note } }: { state: State; agency: Agency }) {
  return (
    <p className="mt-3 text-xl">
      <strong>Official agency of {state.name}:</strong> <a href={url}>{name}</a>, {new URL(url).host}
      {note === undefined ? '' : ` (${note})`}
    </p>
  )
}
