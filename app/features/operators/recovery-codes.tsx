/** The recovery codes, in the one answer that ever shows them. They are what the page prints. */
import { Notice } from '~/components/ui/notice'
import { SiteLink } from '~/components/ui/site-link'
import { useSite } from '~/components/layout/site-context'
import { securityPath } from '~/paths'

const keepThem = {
  title: 'Keep your recovery codes now',
  description: 'The second factor is on. These codes are shown this once; earlier ones work no more.',
}

export function recoveryCodesIn(answer: unknown): string[] | undefined {
  if (typeof answer !== 'object' || answer === null || !('recoveryCodes' in answer)) return undefined
  const { recoveryCodes } = answer
  return Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : undefined
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const site = useSite()
  return (
    <section aria-labelledby="recovery-codes" className="rounded-field border border-hairline bg-card p-6">
      <div className="no-print mb-6">
        <Notice message={keepThem} takesFocus="always" />
      </div>
      <h3 id="recovery-codes">Recovery codes of {site.name}</h3>
      <p className="mt-3 max-w-measure">
        When your phone is lost, each of these stands in for a code of the app, once. Print them, or copy them to where
        you keep your passwords; not onto the phone itself.
      </p>
      <pre className="mt-4 overflow-x-auto rounded-field border border-control bg-page p-4 font-mono text-lg leading-relaxed">
        {codes.join('\n')}
      </pre>
      <p className="no-print mt-4 font-sans">
        <SiteLink to={securityPath}>I have kept them</SiteLink>
      </p>
    </section>
  )
}
