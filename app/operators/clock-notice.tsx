/** The notice is on every page of the dashboard while the clock is not believed. */
import { Form, useNavigation } from '@remix-run/react'
import { Notice } from '~/components/feedback/notice'
import { useMayOpen } from '~/components/layout/operator-context'
import { useSite } from '~/components/layout/site-context'
import { SubmitButton } from '~/components/ui/button'
import { longDateTime } from '~/lib/date-and-time'
import { formTokenField } from '~/lib/form-rules'
import { adminPath, settingsPath } from '~/paths'

interface ClockNoticeProps {
  /** ISO 8601, UTC. */
  jump: { from: string; to: string; until: string }
  formToken: string
}

export function ClockNotice({ jump, formToken }: ClockNoticeProps) {
  const { timeZone } = useSite()
  const isOwner = useMayOpen()(settingsPath)
  const isPending = useNavigation().formData?.get('intent') === 'confirm-clock'
  const [from, to, until] = [jump.from, jump.to, jump.until].map((time) => longDateTime(time, timeZone))
  return (
    <Notice
      kind="error"
      message={{
        title: 'The Clock Jumped',
        description:
          `The server’s clock jumped from ${from ?? ''} to ${to ?? ''}, or the site was off in between. Nothing is ` +
          `published or deleted until ${until ?? ''}. ` +
          (isOwner ? 'Is the second time right?' : 'If the second time is right, an owner can confirm it.'),
      }}
    >
      {isOwner ? (
        <Form method="post" action={adminPath} preventScrollReset className="mt-3">
          <input type="hidden" name={formTokenField} value={formToken} />
          <input type="hidden" name="intent" value="confirm-clock" />
          <SubmitButton pending={isPending} label="The Clock Is Right" pendingLabel="Confirming..." look="secondary" />
        </Form>
      ) : null}
    </Notice>
  )
}
