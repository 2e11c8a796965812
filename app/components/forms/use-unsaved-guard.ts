import { useEffect, type RefObject } from 'react'
import { isChanged, isFormField } from '~/components/forms/field-values'
import { useLeaveGuard } from '~/components/forms/use-leave-guard'

/** `isUnsaved` means that the form came back with typed text. */
export function useUnsavedGuard(form: RefObject<HTMLFormElement>, isUnsaved: boolean): void {
  const { arm } = useLeaveGuard(isUnsaved)
  useEffect(() => {
    const element = form.current
    // The text may have been typed before hydration.
    if (element && hasChanges(element)) arm()
    element?.addEventListener('input', arm)
    return () => {
      element?.removeEventListener('input', arm)
    }
  }, [form, arm])
}

export function hasChanges(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (isFormField(field)) return isChanged(field)
    return field instanceof HTMLInputElement && field.type === 'file' && field.value !== ''
  })
}
