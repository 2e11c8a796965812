import { CheckboxGroup } from '~/components/forms/choice-fields'
import { alsoMadeField, credentialList, madeCredentials, type CredentialCounts } from '~/lib/credentials'

/** A box, marked at first, that also ends what an operator made. With nothing to keep, nothing is asked. */
export function AlsoMade({ id, made }: { id: string; made: CredentialCounts }) {
  const list = credentialList(made, madeCredentials)
  if (list === '') return <input type="hidden" name={alsoMadeField} value="yes" />
  return (
    <CheckboxGroup
      name={alsoMadeField}
      id={id}
      label="Also end what was made with this account?"
      choices={[{ value: 'yes', label: `Revoke these, too: ${list}` }]}
      values={['yes']}
    />
  )
}
