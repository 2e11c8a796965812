/** A fetcher that ends while a save is on its way to the list would end that navigation, so this uses fetch(). */
import { useEffect, useState, type RefObject } from 'react'
import { formTokenField } from '~/lib/form-rules'
import { postPreviewPath } from '~/paths'
import { isPostPreview, type PostPreview } from './post-preview'

const pauseMs = 500
const failure = 'The preview could not be made. What you typed is still here.'

interface LivePreview {
  preview?: PostPreview
  failure?: string
}

/** @param isOn whether the HTML view is open */
export function useLivePreview(
  textarea: RefObject<HTMLTextAreaElement>,
  { formToken, isOn }: { formToken: string; isOn: boolean },
): LivePreview {
  const [live, setLive] = useState<LivePreview>({})
  useEffect(() => {
    const field = textarea.current
    if (!field || !isOn) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = new AbortController()
    const ask = async ({ signal }: AbortController) => {
      const body = new FormData()
      body.set(formTokenField, formToken)
      body.set(field.name, field.value)
      const preview = await fetchPreview(body, signal)
      if (!signal.aborted) setLive((last) => (preview ? { preview } : { ...last, failure }))
    }
    const onInput = () => {
      clearTimeout(timer)
      asking.abort()
      asking = new AbortController()
      timer = setTimeout(() => void ask(asking), pauseMs)
    }
    if (field.value.trim() !== '') onInput()
    field.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      asking.abort()
      field.removeEventListener('input', onInput)
    }
  }, [textarea, formToken, isOn])
  return live
}

async function fetchPreview(body: FormData, signal: AbortSignal): Promise<PostPreview | undefined> {
  try {
    const response = await fetch(postPreviewPath, { method: 'POST', body, signal })
    const preview: unknown = await response.json()
    return response.ok && isPostPreview(preview) ? preview : undefined
  } catch {
    return undefined
  }
}
