import { OtherSessions } from './other-sessions'
import { OwnPassword } from './own-password'
import { RecoveryCodes, recoveryCodesIn } from './recovery-codes'
import { SecondFactorOff, SecondFactorOn, type SecondFactorState } from './second-factor'
import { SecondFactorSetup, type ShownSetup } from './second-factor-setup'

interface SecurityPageProps {
  secondFactor: SecondFactorState | undefined
  setup: ShownSetup | undefined
  otherSessions: number
  formToken: string
  /** Action data. */
  answer: unknown
}

export function SecurityPage({ secondFactor, setup, otherSessions, formToken, answer }: SecurityPageProps) {
  const made = recoveryCodesIn(answer)
  return (
    <div className="mt-8">
      <h2 className="no-print">Security</h2>
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-8">
          {made ? <RecoveryCodes codes={made} /> : null}
          {secondFactor ? <SecondFactorOn state={secondFactor} formToken={formToken} answer={answer} /> : null}
          {!secondFactor && setup ? <SecondFactorSetup setup={setup} formToken={formToken} answer={answer} /> : null}
          {!secondFactor && !setup ? <SecondFactorOff formToken={formToken} /> : null}
          <OwnPassword formToken={formToken} answer={answer} />
        </div>
        <OtherSessions count={otherSessions} formToken={formToken} />
      </div>
    </div>
  )
}
