import { useEffect, type RefObject } from 'react'
import { isChanged, isFormField } from '~/components/forms/field-values'
import { useLeaveGuard } from '~/components/forms/use-leave-guard'

export function useUnsavedGuard(form: RefObject<HTMLFormElement>, isUnsaved: boolean): void {
  const { arm } = useLeaveGuard(isUnsaved)
  useEffect(() => {
    const element = form.current
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
