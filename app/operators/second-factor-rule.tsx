/** This part of the Operators page sets whether owners need a second factor. */
import type { RefusedForm } from '~/components/forms/refused-form'
import { SiteLink } from '~/components/ui/site-link'
import { nameList } from '~/lib/name-list'
import type { OperatorAccount } from '~/lib/roles'
import { operatorsPath, securityPath } from '~/paths'
import { AccountForm, CurrentPassword } from './account-form'

export const secondFactorRuleIntent = 'set-second-factor-rule'

interface SecondFactorRuleProps {
  isNeeded: boolean
  operators: readonly OperatorAccount[]
  ownId: number
  formToken: string
  refused: RefusedForm | undefined
}

interface RuleFields extends Record<string, string> {
  currentPassword: string
}

export function SecondFactorRule({ isNeeded, operators, ownId, formToken, refused }: SecondFactorRuleProps) {
  const without = operators.filter(({ role, hasSecondFactor }) => role === 'owner' && !hasSecondFactor)
  const lacksOwn = without.some(({ id }) => id === ownId)
  return (
    <section aria-labelledby="second-factor-rule" className="mt-10 rounded-field border border-hairline bg-card p-6">
      <h2 id="second-factor-rule">Owners need a second factor</h2>
      <p className="mt-3">
        <strong>{isNeeded ? 'On.' : 'Off.'}</strong>{' '}
        {isNeeded
          ? 'An owner without one sets it up before anything else, and their API tokens wait for that.'
          : 'A password alone opens the account of an owner who has not turned it on.'}
      </p>
      {without.length === 0 ? null : (
        <p className="mt-2">Owners without one: {nameList(without.map(({ username }) => username))}.</p>
      )}
      {!isNeeded && lacksOwn ? (
        <p className="mt-2">
          Set up your own on the <SiteLink to={securityPath}>Security</SiteLink> page first. Then you can turn this on.
        </p>
      ) : (
        <AccountForm<RuleFields>
          intent={secondFactorRuleIntent}
          action={operatorsPath}
          formToken={formToken}
          refused={refused}
          button={{ label: isNeeded ? 'Turn Off' : 'Turn On', pendingLabel: 'Saving...', look: 'secondary' }}
        >
          {(fields) => (
            <>
              {isNeeded || without.length === 0 ? null : (
                <p>Their API tokens wait until they have one. Their open invitations and preview links end.</p>
              )}
              <input type="hidden" name="isNeeded" value={isNeeded ? 'false' : 'true'} />
              <CurrentPassword meta={fields.currentPassword} />
            </>
          )}
        </AccountForm>
      )}
    </section>
  )
}
