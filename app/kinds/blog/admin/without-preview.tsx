import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { postIntents } from './post-form'

const failed = { title: 'Error', description: 'There is no preview now. What you typed is still here.' }

export async function orNoPreview<Answer>(
  { request, serverAction }: ClientActionFunctionArgs,
  save: () => Promise<unknown>,
) {
  const form = await request.clone().formData()
  if (form.getAll('intent').at(-1) !== postIntents.preview) return save()
  try {
    return await serverAction<Answer>()
  } catch {
    return { lastResult: {}, message: failed, version: '' } satisfies EditorAnswer
  }
}
