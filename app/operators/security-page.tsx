import { Notice } from '~/components/feedback/notice'
import type { ListedToken } from '~/lib/api-tokens'
import type { CredentialCounts } from '~/lib/credentials'
import { ApiTokens } from './api-tokens'
import { OwnPassword } from './own-password'
import { RecoveryCodes, recoveryCodesIn } from './recovery-codes'
import { SecondFactorOff, SecondFactorOn, type SecondFactorState } from './second-factor'
import { SecondFactorSetup, type ShownSetup } from './second-factor-setup'
import { securityMessages } from './second-factor-messages'
import { SessionList, type ListedSession } from './session-list'

interface SecurityPageProps {
  secondFactor: SecondFactorState | undefined
  setup: ShownSetup | undefined
  /** True if the operator's own role needs a second factor, and it is off. */
  lacksSecondFactor: boolean
  sessions: readonly ListedSession[]
  /** The hash of this session. */
  ownHash: string
  /** Only owners have tokens. */
  tokens: readonly ListedToken[] | undefined
  /** What the operator has made and what is still open. */
  made: CredentialCounts
  formToken: string
  /** The action data. */
  answer: unknown
}

export function SecurityPage(props: SecurityPageProps) {
  const { secondFactor, setup, lacksSecondFactor, sessions, ownHash, tokens, made, formToken, answer } = props
  const recoveryCodes = recoveryCodesIn(answer)
  return (
    <div>
      <h1 className="no-print">Security</h1>
      {lacksSecondFactor ? (
        <div className="mt-5">
          <Notice kind="error" message={securityMessages.needed} />
        </div>
      ) : null}
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-8">
          {recoveryCodes ? <RecoveryCodes codes={recoveryCodes} formToken={formToken} /> : null}
          {secondFactor ? (
            <SecondFactorOn
              state={secondFactor}
              areCodesShown={recoveryCodes !== undefined}
              formToken={formToken}
              answer={answer}
            />
          ) : null}
          {!secondFactor && setup ? <SecondFactorSetup setup={setup} formToken={formToken} answer={answer} /> : null}
          {!secondFactor && !setup ? <SecondFactorOff formToken={formToken} /> : null}
          <OwnPassword made={made} formToken={formToken} answer={answer} />
          {tokens ? <ApiTokens tokens={tokens} formToken={formToken} answer={answer} /> : null}
        </div>
        <SessionList sessions={sessions} ownHash={ownHash} made={made} formToken={formToken} />
      </div>
    </div>
  )
}
