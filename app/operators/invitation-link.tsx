/** The link is shown once, in this response only. */
import { useEffect, useRef } from 'react'
import { Notice } from '~/components/feedback/notice'
import { CopyButton } from '~/components/ui/copy-button'
import { LocalTime } from '~/components/ui/local-time'

interface ShownLink {
  link: string
  name: string
  /** ISO 8601, UTC. */
  expiresAt: string
  mailedTo: string
}

export function invitationIn(answer: unknown): ShownLink | undefined {
  if (typeof answer !== 'object' || answer === null || !('link' in answer)) return undefined
  const { link, name, expiresAt, mailedTo } = { name: '', expiresAt: '', mailedTo: '', ...answer }
  return { link: String(link), name, expiresAt, mailedTo }
}

export function InvitationLink({ made }: { made: ShownLink }) {
  const section = useRef<HTMLElement>(null)
  const { link, name, expiresAt, mailedTo } = made
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView()
  }, [link])
  const mailed = mailedTo === '' ? '' : ` It is also on its way to ${mailedTo}.`
  return (
    <section
      ref={section}
      id="invitation-link"
      tabIndex={-1}
      data-quiet-focus
      aria-labelledby="invitation-link-title"
      className="mt-6 rounded-field border border-hairline bg-card p-6"
    >
      <Notice
        message={{
          title: 'Invitation Made',
          description: `Give this link to ${name} now: it is shown only once.${mailed}`,
        }}
      />
      <h2 id="invitation-link-title" className="mt-5">
        Link for {name}
      </h2>
      <p className="mt-3 rounded-field border border-control bg-page p-4 font-mono text-base wrap-anywhere select-all">
        {link}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <CopyButton text={link} what="link" />
      </div>
      <p className="mt-4 max-w-measure">
        It works once, until <LocalTime at={expiresAt} />. Whoever has it can use it. Lost? Withdraw the invitation
        below and make another.
      </p>
    </section>
  )
}
