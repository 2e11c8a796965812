import { useSite } from '~/components/layout/site-context'
import { timeOfDay } from '~/lib/date-and-time'
import type { SavingState } from './draft-saver'

export function SavingStatus({ state }: { state: SavingState }) {
  const { timeZone } = useSite()
  return (
    <p role="status" className={state.kind === 'failed' ? 'font-semibold text-danger' : ''}>
      {state.kind === 'saved' ? (
        <>
          Draft saved at <time dateTime={state.at}>{timeOfDay(state.at, timeZone)}</time>.
          {state.notice === null ? null : <strong className="block">{state.notice}</strong>}
        </>
      ) : null}
      {state.kind === 'failed' ? state.reason : null}
    </p>
  )
}
