import { Form, useNavigation } from '@remix-run/react'
import { AlertBox } from '~/components/feedback/alert-box'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'
import { ButtonLink, SubmitButton } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'
import { personPath } from '~/paths'
import { beingSentLine, countLines, personMessages, type Person } from './people'
import { PersonItems } from './person-view'

interface EraseQuestionProps {
  person: Person
  hasChanged: boolean
  formToken: string
  /** PostgreSQL's files keep deleted rows for a while. */
  staysInFiles: boolean
}

export function EraseQuestion({ person, hasChanged, formToken, staysInFiles }: EraseQuestionProps) {
  const { email, key, counts, beingSent, digest } = person
  const isPending = useNavigation().state === 'submitting'
  useRefusalToast()
  return (
    <section aria-labelledby="erase">
      <h1 id="erase" className="wrap-anywhere">
        Erase everything about {email}?
      </h1>
      {hasChanged ? (
        <div className="mt-4">
          <AlertBox kind="question" focusOn={digest}>
            <p>{personMessages.changed}</p>
          </AlertBox>
        </div>
      ) : null}
      <p className="mt-4">This is deleted for good, together, and cannot be undone:</p>
      <ul className="bullets mt-2 font-semibold">
        {countLines(counts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4">This remains:</p>
      <ul className="bullets mt-2">
        <li>Backups and copies of the database on other servers, until newer ones replace them.</li>
        {staysInFiles ? (
          <li>
            PostgreSQL’s table files, write-ahead log, and standby servers, until the server writes over the deleted
            rows.
          </li>
        ) : null}
        <li>
          The list under Activity: the numbers of the quote requests and messages and what was done with them, without
          name, address, or text.
        </li>
        <li>Visit counts, which have no identity. Mail that has been sent is also with whoever received it.</li>
        {beingSent === 0 ? null : <li>{beingSentLine(beingSent)}</li>}
      </ul>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="erase-person" />
        <input type="hidden" name="digest" value={digest} />
        <input type="hidden" name={formTokenField} value={formToken} />
        <ButtonLink to={personPath(key)} look="secondary">
          Keep everything
        </ButtonLink>
        <SubmitButton pending={isPending} label="Erase" pendingLabel="Erasing..." look="danger" />
      </Form>
      <h2 className="mt-10">What is erased</h2>
      <PersonItems person={person} />
    </section>
  )
}
