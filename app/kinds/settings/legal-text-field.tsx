import { useField } from '@conform-to/react'
import { BodyField } from '~/kinds/blog/admin/body-field'

interface LegalTextFieldProps {
  label: string
  hint: string
  preview: unknown
  formToken: string
}

export function LegalTextField({ label, hint, preview, formToken }: LegalTextFieldProps) {
  const [meta] = useField<string>('text')
  return (
    <>
      <p className="text-base text-soft">{hint}</p>
      <BodyField meta={meta} label={label} preview={preview} formToken={formToken} />
    </>
  )
}
