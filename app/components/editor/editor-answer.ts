/** What an editor's action returns when it did not store the form. */
import type { SubmissionResult } from '@conform-to/react'
import type { EditQuestion, FieldDifference } from '~/lib/editing'
import type { Message } from '~/lib/messages'

export interface EditorAnswer {
  lastResult: SubmissionResult<string[]>
  /** Absent when a button only changed a list. */
  message?: Message
  /** The version the next save starts from. */
  version: string
  differences?: FieldDifference[]
  question?: EditQuestion
  /** For example, files to choose again. */
  notices?: string[]
  /** Hidden fields as sent: the form stays the same one. */
  sent?: Readonly<Record<string, string>>
  /** Data for a button other than Save, such as a preview. */
  aside?: unknown
}

export function isEditorAnswer(answer: unknown): answer is EditorAnswer {
  return typeof answer === 'object' && answer !== null && 'lastResult' in answer && 'version' in answer
}
