import { useFetcher } from '@remix-run/react'
import { isRefusedForm } from './refused-form'
import { useErrorToast } from './toaster'

/**
 * The form of a press in a list. It is sent beside the page, whose address and place stay when no answer comes; then
 * the failure is said. A success leads on by its redirect.
 */
export function usePress() {
  const press = useFetcher()
  useErrorToast(isRefusedForm(press.data) ? press.data : undefined)
  return press
}
