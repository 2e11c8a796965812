import { PressForm } from './press-form'

export function OtherSessions({ count, formToken }: { count: number; formToken: string }) {
  return (
    <section aria-labelledby="other-sessions" className="no-print rounded-field border border-hairline bg-card p-6">
      <h3 id="other-sessions">Other sessions</h3>
      <p className="mt-3 max-w-measure">
        {sessionsWords(count)} A session lasts until you close the browser, for 12 hours at most.
      </p>
      {count > 0 ? (
        <div className="mt-5">
          <PressForm
            intent="end-other-sessions"
            formToken={formToken}
            label="End All Other Sessions"
            pendingLabel="Ending..."
            look="secondary"
          />
        </div>
      ) : null}
    </section>
  )
}

function sessionsWords(count: number): string {
  if (count === 0) return 'You are logged in here alone.'
  return count === 1
    ? 'You are also logged in at one other place.'
    : `You are also logged in at ${String(count)} other places.`
}
