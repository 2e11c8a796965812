import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SubmitButton } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'

interface PressFormProps {
  intent: string
  formToken: string
  label: string
  pendingLabel: string
  look?: 'primary' | 'secondary'
  children?: ReactNode
}

export function PressForm({ intent, formToken, children, ...button }: PressFormProps) {
  const isPending = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset className="space-y-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={formTokenField} value={formToken} />
      {children}
      <SubmitButton pending={isPending} {...button} />
    </Form>
  )
}
