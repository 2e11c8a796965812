import { parse, useForm, type DefaultValue } from '@conform-to/react'
import { useRef } from 'react'
import type { EditorAnswer } from '~/components/editor/editor-answer'

const noResult = {} as const

/** Only the server validates. */
export function useEditorForm<Values extends Record<string, unknown>>(
  id: string,
  { values, answer }: { values: DefaultValue<Values>; answer: EditorAnswer | undefined },
) {
  const formRef = useRef<HTMLFormElement>(null)
  const [form, fields] = useForm<Values>({
    id,
    // A save that came back here clears the errors.
    lastResult: answer?.lastResult ?? noResult,
    defaultValue: values,
    onValidate: acceptListChanges,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  return { form, fields, formRef }
}

/** Add and remove buttons work at once, without a schema in the browser. */
function acceptListChanges<Values>({ formData }: { formData: FormData }) {
  return parse<Values, string[]>(formData, { resolve: () => ({}) })
}
