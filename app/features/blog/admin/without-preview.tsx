import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { EditorAnswer } from '~/components/ui/editor-answer'
import { postIntents } from './post-form'

const failed = { title: 'Error', description: 'There is no preview now. What you typed is still here.' }

/** A preview that cannot be had, for whatever reason, leaves the page as it is; any other press goes on with `save`. */
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
