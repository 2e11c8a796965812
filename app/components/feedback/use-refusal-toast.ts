import { useActionData } from '@remix-run/react'
import { useEffect } from 'react'
import { isRefusedForm } from '~/components/forms/refused-form'
import { useToaster } from '~/components/feedback/toaster'

/** Call it where the page has no error summary, which would say the same again. */
export function useRefusalToast(): void {
  const { show } = useToaster()
  const answer = useActionData()
  useEffect(() => {
    if (isRefusedForm(answer)) show({ ...answer.message, kind: 'error' })
  }, [answer, show])
}
