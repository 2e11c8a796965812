/**
 * Helps an operator who sends the answer: subject and text to copy, a link that opens a mail, and the form that notes
 * it as sent.
 */
import { useId, useState, type ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button, buttonClass } from '~/components/ui/button'
import { mailto } from '~/lib/contact-links'
import { longestMailto } from './answer-mail'

interface OwnMailProgramProps {
  email: string
  mail: { subject: string; text: string }
  /** The form that notes it as sent. */
  children: ReactNode
}

export function OwnMailProgram({ email, mail, children }: OwnMailProgramProps) {
  const address = mailto(email, mail.subject, mail.text)
  return (
    <ol className="mt-4 max-w-measure list-decimal space-y-6 pl-6">
      <li>
        <a href={address} className={buttonClass('secondary')}>
          Open in your mail program
        </a>
        {address.length > longestMailto ? (
          <p className="mt-2">
            This answer is long, and some mail programs cut it off. If the end is missing, copy the text instead.
          </p>
        ) : null}
        <p className="mt-4">Or copy it:</p>
        <Copy label="Subject" text={mail.subject} rows={1} />
        <Copy label="Text" text={mail.text} rows={8} />
      </li>
      <li>
        <p className="mb-2">Once you have sent it, note it here:</p>
        {children}
      </li>
    </ol>
  )
}

function Copy({ label, text, rows }: { label: string; text: string; rows: number }) {
  const id = useId()
  const isHydrated = useHydrated()
  const [said, setSaid] = useState('')
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setSaid(`${label} copied.`)
      },
      () => {
        setSaid('The browser did not allow it. Select the text and copy it.')
      },
    )
  }
  return (
    <div className="mt-3">
      <label htmlFor={id} className="font-sans font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        readOnly
        rows={rows}
        value={text}
        className="mt-1 block w-full rounded-field border border-control bg-panel p-3 font-sans text-base"
      />
      {isHydrated ? (
        <p className="mt-2 flex flex-wrap items-center gap-3 font-sans">
          <Button look="secondary" onClick={copy}>
            Copy {label.toLowerCase()}
          </Button>
          <span role="status">{said}</span>
        </p>
      ) : null}
    </div>
  )
}
