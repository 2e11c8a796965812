import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { BackToList } from '~/components/lists/back-to-list'
import { unlessRefused } from '~/components/forms/refused-form'
import { MailView } from '~/inbox/mail/mail-view'
import { mailMessages } from '~/inbox/mail/outbox'
import { isMailSetUp } from '~/inbox/mail/outbox.server'
import { findMail } from '~/inbox/mail/outbox-page.server'
import { dashboardHead } from '~/seo/head'
import { toRowId } from '~/lib/ids'
import { listBackOf, withListBack } from '~/lib/list-back'
import { mailPath, oneMailPath } from '~/paths'
import { requireOperator } from '~/server/auth/dashboard.server'
import { notFound } from '~/server/forms/reply.server'
import { db } from '~/server/database.server'

export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const id = toRowId(params.id)
  const mail = id === undefined ? undefined : await findMail(db(), id, new Date())
  if (!mail) throw notFound(mailMessages.notFound)
  const head = dashboardHead(mail.subject, oneMailPath(mail.id))
  return { head, mail, formToken: isMailSetUp() ? formToken : undefined }
}

export default function MailText() {
  const { mail, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const list = listBackOf(search, mailPath)
  return (
    <div>
      <BackToList list={list} whole={mailPath} name="All mail" />
      <MailView mail={mail} formToken={formToken} back={withListBack(oneMailPath(mail.id), list)} />
    </div>
  )
}
