import type { EditQuestion } from '~/lib/editing'
import type { Message } from '~/lib/messages'

export const answerMessages = {
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  saved: { title: 'Draft Saved', description: 'Only operators see it. You can continue on any device.' },
  saveFailed: { title: 'Error', description: 'Failed to save the draft.' },
  tooLong: 'This is too long to be saved. Please shorten it',
  discarded: { title: 'Draft Discarded', description: 'Nothing was sent.' },
  discardFailed: { title: 'Error', description: 'Failed to discard the draft: ' },
  sendFailed: { title: 'Error', description: 'Failed to send the answer. Nothing was sent: ' },
  changed: {
    title: 'Not Sent',
    description: 'Somebody has changed the draft since you opened this page. Check it, then send it.',
  },
  gone: { title: 'Not Sent', description: 'This draft is gone: somebody has discarded it.' },
  mailNotSetUp: { title: 'Not Sent', description: 'Mail is not set up. Send the answer from your own mail program.' },
  noTemplate: { title: 'Error', description: 'Choose a template first.' },
  recorded: { title: 'Answer Recorded', description: 'The timeline shows it.' },
  noDraft: { title: 'Draft Not Found', message: 'There is no draft. It was sent or discarded.' },
  noSheet: { title: 'Sheet Not Found', message: 'This answer has no prices to print.' },
} as const

export function sentMessage(recipient: string): Message {
  return { title: 'Answer Sent', description: `The mail to ${recipient} is on its way.` }
}

export const noteMessages = {
  invalid: { title: 'Error', description: 'Please correct the note.' },
  failed: { title: 'Error', description: 'Failed to add the note.' },
  added: { title: 'Note Added', description: 'Only operators see it.' },
  replyAdded: { title: 'Reply Added', description: 'The timeline shows it.' },
  deleted: { title: 'Deleted', description: 'It is gone from the timeline.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the note: ' },
  notFound: { title: 'Note Not Found', message: 'There is no such note.' },
} as const

export const noteLimit = 5000

/** The intents of the form that adds to a timeline. */
export const noteIntents = ['add-note', 'add-reply'] as const

/** The question before a template replaces a text that is there already. */
export const templateQuestion = {
  title: 'Replace what you have written?',
  text: 'The subject and text below are not empty.',
  answers: [
    { value: 'replace', label: 'Replace both' },
    { value: 'add', label: 'Add the text below mine' },
  ],
} as const satisfies EditQuestion

/** The question before other prices replace lines that somebody has typed. */
export const pricesQuestion = {
  title: 'Replace the prices you have typed?',
  text: 'The lines below, the discount and the shipping are replaced. The text stays.',
  answers: [{ value: 'replace', label: 'Replace them' }],
} as const satisfies EditQuestion

export const goneQuestion = {
  title: 'The draft is gone',
  text: 'Somebody has sent or discarded it since you opened it. What you typed is still here.',
  answers: [{ value: 'new', label: 'Save it as a new draft' }],
} as const satisfies EditQuestion
