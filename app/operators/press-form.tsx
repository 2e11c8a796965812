import { Form, useNavigation } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'

interface PressFormProps {
  intent: string
  formToken: string
  label: string
  pendingLabel: string
  look?: 'primary' | 'secondary'
}

export function PressForm({ intent, formToken, ...button }: PressFormProps) {
  const isPending = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={formTokenField} value={formToken} />
      <SubmitButton pending={isPending} {...button} />
    </Form>
  )
}
