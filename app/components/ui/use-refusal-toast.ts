import { useActionData } from '@remix-run/react'
import { isRefusedForm } from './refused-form'
import { useErrorToast } from './toaster'

/** Says that a press of this page failed, where its action came back and the page stays. */
export function useRefusalToast(): void {
  const answer = useActionData()
  useErrorToast(isRefusedForm(answer) ? answer : undefined)
}
