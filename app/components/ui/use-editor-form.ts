import { parse, useForm, type DefaultValue } from '@conform-to/react'
import { useRef } from 'react'
import type { EditorAnswer } from './editor-answer'

/** conform for an editor: the stored values, or what came back from the server, which alone judges the fields. */
export function useEditorForm<Values extends Record<string, unknown>>(
  id: string,
  { values, answer }: { values: DefaultValue<Values>; answer: EditorAnswer | undefined },
) {
  const formRef = useRef<HTMLFormElement>(null)
  const [form, fields] = useForm<Values>({
    id,
    lastResult: answer?.lastResult,
    defaultValue: values,
    onValidate: acceptListChanges,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  return { form, fields, formRef }
}

/** The buttons of a list change it at once. No schema comes to the browser. */
function acceptListChanges<Values>({ formData }: { formData: FormData }) {
  return parse<Values, string[]>(formData, { resolve: () => ({}) })
}
