import { httpErrorLine } from '~/lib/messages'

export const mostTemplates = 100

const forAnswers = 'You find it when you answer a quote or a message.'

export const templateMessages = {
  notFound: { title: 'Template Not Found', message: 'The requested template could not be found.' },
  none: 'No templates yet. Create one for what you write often.',
  listFailed: { title: 'Failed to fetch templates', message: httpErrorLine(500) },
  created: { title: 'Template created', description: forAnswers },
  updated: { title: 'Template saved', description: forAnswers },
  deleted: { title: 'Template deleted', description: 'Answers that were made with it stay as they are.' },
  createFailed: { title: 'Error', description: 'Failed to create template.' },
  updateFailed: { title: 'Error', description: 'Failed to update template.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete template: ' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  confirmDelete: 'Are you sure you want to delete this template?',
} as const
