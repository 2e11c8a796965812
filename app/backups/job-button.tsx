import { Form, useNavigation } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'
import { backupsPath } from '~/paths'
import { jobIntents, type BackupJob } from './backups'

interface JobButtonProps {
  job: BackupJob
  formToken: string
  /** One runs already. The server refuses another. */
  isBusy: boolean
  label: string
  pendingLabel: string
  look?: 'primary' | 'secondary'
}

export function JobButton({ job, formToken, isBusy, ...button }: JobButtonProps) {
  const isPending = useNavigation().formData?.get('intent') === jobIntents[job]
  if (isBusy) return null
  return (
    <Form method="post" action={backupsPath} preventScrollReset>
      <input type="hidden" name="intent" value={jobIntents[job]} />
      <input type="hidden" name={formTokenField} value={formToken} />
      <SubmitButton pending={isPending} {...button} />
    </Form>
  )
}
