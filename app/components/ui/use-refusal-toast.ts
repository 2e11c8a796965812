import { useActionData } from '@remix-run/react'
import { isRefusedForm } from './refused-form'
import { useErrorToast } from './toaster'

/** For pages that stay when their action fails. */
export function useRefusalToast(): void {
  const answer = useActionData()
  useErrorToast(isRefusedForm(answer) ? answer : undefined)
}
