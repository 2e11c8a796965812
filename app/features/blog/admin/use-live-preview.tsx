/** Asks the server, which has the sanitizer, for a preview after a pause in typing. */
import { useFetcher } from '@remix-run/react'
import { useEffect, type RefObject } from 'react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { formTokenField } from '~/lib/form-rules'
import { postIntents } from './post-form'
import { isPostPreview, type PostPreview } from './post-preview'

const pauseMs = 500

interface Setting {
  action: string
  formToken: string
  /** Whether the HTML view is open. */
  isOn: boolean
}

interface LivePreview {
  preview: PostPreview | undefined
  /** Why there is none. */
  failure: string | undefined
}

export function useLivePreview(
  textarea: RefObject<HTMLTextAreaElement>,
  { action, formToken, isOn }: Setting,
): LivePreview {
  const fetcher = useFetcher<unknown>()
  const { submit } = fetcher
  useEffect(() => {
    const field = textarea.current
    if (!field || !isOn) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      const body = new FormData()
      body.set('intent', postIntents.preview)
      body.set(formTokenField, formToken)
      body.set(field.name, field.value)
      submit(body, { method: 'post', action, encType: 'multipart/form-data' })
    }
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, pauseMs)
    }
    if (field.value.trim() !== '') onInput()
    field.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      field.removeEventListener('input', onInput)
    }
  }, [textarea, action, formToken, isOn, submit])

  const answer = isEditorAnswer(fetcher.data) ? fetcher.data : undefined
  const preview = isPostPreview(answer?.aside) ? answer.aside : undefined
  return { preview, failure: answer?.message?.description }
}
