import { CopyButton } from '~/components/ui/copy-button'
import { Button } from '~/components/ui/button'
import { FieldGroup } from '~/components/forms/field-group'
import { useSite } from '~/components/layout/site-context'
import { longDateTime } from '~/lib/date-and-time'
import { makePreviewIntent, previewLinkIn, withdrawPreviewIntent, type PreviewLink } from './preview-links'

interface PreviewLinkGroupProps {
  links: readonly PreviewLink[]
  aside: unknown
}

export function PreviewLinkGroup({ links: loaded, aside }: PreviewLinkGroupProps) {
  const answer = previewLinkIn(aside)
  const links = answer?.links ?? loaded
  return (
    <FieldGroup title="Preview links">
      <p>For somebody without an account. A link works for 7 days and shows the draft as it was last saved.</p>
      {answer ? (
        <div role="status" className="rounded-field border-l-8 border-bark bg-panel px-4 py-3">
          <p>{answer.said}</p>
          {answer.link === undefined ? null : (
            <>
              <p className="my-3 rounded-field border border-control bg-page p-3 font-mono text-base wrap-anywhere select-all">
                {answer.link}
              </p>
              <p className="flex flex-wrap items-center gap-3">
                <CopyButton text={answer.link} what="link" />
              </p>
            </>
          )}
        </div>
      ) : null}
      {links.length === 0 ? null : (
        <ul className="row-list">
          {links.map((link) => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
              <LinkWords link={link} />
            </li>
          ))}
        </ul>
      )}
      <Button type="submit" name="intent" value={makePreviewIntent} look="secondary">
        Make a preview link
      </Button>
    </FieldGroup>
  )
}

function LinkWords({ link: { id, createdAt, expiresAt, madeBy } }: { link: PreviewLink }) {
  const { timeZone } = useSite()
  const made = longDateTime(createdAt, timeZone)
  return (
    <>
      <p className="font-sans text-base">
        Made by {madeBy} on <time dateTime={createdAt}>{made}</time>.{' '}
        <span className="text-soft">
          Works until <time dateTime={expiresAt}>{longDateTime(expiresAt, timeZone)}</time>.
        </span>
      </p>
      <Button type="submit" name="intent" value={withdrawPreviewIntent(id)} look="secondary">
        Withdraw<span className="sr-only"> the link of {made}</span>
      </Button>
    </>
  )
}
