/** An editor's action returns this when it did not store the form. */
import type { SubmissionResult } from '@conform-to/react'
import type { EditQuestion, FieldDifference } from '~/lib/editing'
import type { Message } from '~/lib/messages'

export interface EditorAnswer {
  lastResult: SubmissionResult<string[]>
  message?: Message
  version: string
  differences?: FieldDifference[]
  question?: EditQuestion
  notices?: string[]
  /** The hidden fields are as sent, so the form stays the same one. */
  sent?: Readonly<Record<string, string>>
  /** A button other than Save, such as a preview, answers with it. */
  aside?: unknown
}

export function isEditorAnswer(answer: unknown): answer is EditorAnswer {
  return typeof answer === 'object' && answer !== null && 'lastResult' in answer && 'version' in answer
}
