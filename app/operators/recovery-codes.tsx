/** The codes are shown once, in this response only. Printing the page prints only the codes. */
import { useEffect, useRef } from 'react'
import { Notice } from '~/components/feedback/notice'
import { useSite } from '~/components/layout/site-context'
import { buttonClass } from '~/components/ui/button'
import { securityPath } from '~/paths'
import { PressForm } from './press-form'
import { useLeaveGuard } from '~/components/forms/use-leave-guard'
import { CopyButton } from '~/components/ui/copy-button'

const keepThem = {
  title: 'Keep your recovery codes now',
  description: 'The second factor is on. These codes are shown only now; earlier ones no longer work.',
}

/** The fragment makes browsers without JavaScript scroll to the codes. */
export const recoveryCodesPath = `${securityPath}#recovery-codes`

export function recoveryCodesIn(answer: unknown): string[] | undefined {
  if (typeof answer !== 'object' || answer === null || !('recoveryCodes' in answer)) return undefined
  const { recoveryCodes } = answer
  return Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : undefined
}

export function CodesKept({ formToken }: { formToken: string }) {
  return (
    <PressForm
      intent="keep-recovery-codes"
      formToken={formToken}
      label="I have kept them"
      pendingLabel="One moment..."
      look="secondary"
    />
  )
}

export function RecoveryCodes({ codes, formToken }: { codes: readonly string[]; formToken: string }) {
  const site = useSite()
  const section = useRef<HTMLElement>(null)
  const text = codes.join('\n')
  const title = `Recovery codes of ${site.name}`
  useLeaveGuard(true, 'Have you kept the recovery codes? They are not shown again.')
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView()
  }, [text])
  return (
    <section
      ref={section}
      id="recovery-codes"
      tabIndex={-1}
      data-quiet-focus
      aria-labelledby="recovery-codes-title"
      aria-describedby="recovery-codes-notice"
      className="rounded-field border border-hairline bg-card p-6"
    >
      <div id="recovery-codes-notice" className="no-print mb-5">
        <Notice message={keepThem} />
      </div>
      <h2 id="recovery-codes-title">{title}</h2>
      <pre className="mt-3 overflow-x-auto rounded-field border border-control bg-page p-4 font-mono text-lg leading-relaxed">
        {text}
      </pre>
      <div className="no-print mt-4 flex flex-wrap items-center gap-3">
        <CopyButton text={text} what="codes" />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${title}\n\n${text}\n`)}`}
          download="recovery-codes.txt"
          className={buttonClass('secondary')}
        >
          Download
        </a>
      </div>
      <p className="mt-4 max-w-measure">
        When your phone is lost, each of these replaces a code of the app, once. Print or download them, or copy them to
        where you keep your passwords; not onto the phone itself.
      </p>
      <div className="no-print mt-4">
        <CodesKept formToken={formToken} />
      </div>
    </section>
  )
}
