import type { ReactNode } from 'react'
import { useSite } from '~/components/layout/site-context'
import { longDateTime } from '~/lib/date-and-time'
import { CodesKept } from './recovery-codes'
import { PressForm } from './press-form'
import { SecurityForm } from './security-form'

export function SecondFactorOff({ formToken }: { formToken: string }) {
  return (
    <SecondFactorSection>
      <p className="mt-3 max-w-measure">
        <strong>Off.</strong> Who knows your password can log in. With a second factor a login also asks for six digits
        that an app on your phone shows, new ones every 30 seconds. Any authenticator app will do. Switching it on ends
        your other sessions.
      </p>
      <div className="mt-5">
        <PressForm
          intent="begin-second-factor"
          formToken={formToken}
          label="Set Up the Second Factor"
          pendingLabel="Setting up..."
        />
      </div>
    </SecondFactorSection>
  )
}

export interface SecondFactorState {
  since: string
  codesLeft: number
  areCodesKept: boolean
  wrongCodes: number
  isReadable: boolean
}

interface SecondFactorOnProps {
  state: SecondFactorState
  areCodesShown: boolean
  formToken: string
  answer: unknown
}

const fewCodes = 4

const eitherCode = 'The six digits that your app shows now, or one of your recovery codes.'

export function SecondFactorOn({ state, areCodesShown, formToken, answer }: SecondFactorOnProps) {
  const { since, codesLeft, areCodesKept, wrongCodes, isReadable } = state
  const { timeZone } = useSite()
  return (
    <SecondFactorSection>
      <p className="mt-3 max-w-measure">
        <strong>On</strong> since {longDateTime(since, timeZone)}. {codesLeftWords(codesLeft)}
      </p>
      {areCodesKept || areCodesShown ? null : (
        <div className="mt-4 max-w-measure rounded-field border-l-8 border-bark bg-panel px-5 py-4">
          <p className="mb-3">
            <strong>Not confirmed yet:</strong> nobody has said that the recovery codes are kept, and they are not shown
            again. If you don’t have them, make new ones below. Without any, a lost phone locks you out.
          </p>
          <CodesKept formToken={formToken} />
        </div>
      )}
      {isReadable ? null : (
        <Warning>
          The secret of this site (SESSION_SECRET) has changed since, so codes of the app cannot be checked any more.
          Switch the second factor off with a recovery code, and set it up again.
        </Warning>
      )}
      {wrongCodes > 0 ? (
        <Warning>{wrongCodesWords(wrongCodes)} If that was not you, somebody knows your password: change it.</Warning>
      ) : null}
      <h3 className="mt-8 text-xl">New recovery codes</h3>
      <p className="mt-2 max-w-measure">They take the place of all earlier ones, which no longer work.</p>
      <SecurityForm
        intent="new-recovery-codes"
        formToken={formToken}
        answer={answer}
        codeHint={eitherCode}
        button={{ label: 'Make New Recovery Codes', pendingLabel: 'Making...', look: 'secondary' }}
      />
      <h3 className="mt-8 text-xl">Switch it off</h3>
      <p className="mt-2 max-w-measure">
        A login then needs the password alone. To change phones, set it up again afterwards.
      </p>
      <SecurityForm
        intent="switch-off-second-factor"
        formToken={formToken}
        answer={answer}
        codeHint={eitherCode}
        button={{ label: 'Switch Off', pendingLabel: 'Switching off...', look: 'danger' }}
      />
    </SecondFactorSection>
  )
}

export function SecondFactorSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="second-factor" className="no-print rounded-field border border-hairline bg-card p-6">
      <h2 id="second-factor">Second factor</h2>
      {children}
    </section>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return <p className="mt-4 max-w-measure rounded-field border-l-8 border-bark bg-panel px-5 py-4">{children}</p>
}

function codesLeftWords(count: number): string {
  const words = count === 1 ? 'One recovery code is left' : `${String(count)} recovery codes are left`
  return count < fewCodes ? `${words}: make new ones soon.` : `${words}.`
}

function wrongCodesWords(count: number): string {
  return count === 1
    ? 'In the last 24 hours one wrong code was typed after the right password.'
    : `In the last 24 hours ${String(count)} wrong codes were typed after the right password.`
}
