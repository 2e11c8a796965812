import { useActionData } from '@remix-run/react'
import { isRefusedForm } from '~/components/forms/refused-form'
import { useErrorToast } from '~/components/feedback/toaster'

export function useRefusalToast(): void {
  const answer = useActionData()
  useErrorToast(isRefusedForm(answer) ? answer : undefined)
}
