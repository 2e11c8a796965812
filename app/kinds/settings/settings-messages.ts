import { httpErrorLine } from '~/lib/messages'

export const settingsMessages = {
  notFound: { title: 'Settings Not Found', message: 'There are no such settings.' },
  listFailed: { title: 'Failed to fetch the settings', message: httpErrorLine(500) },
  saved: (title: string) => ({ title: 'Settings saved', description: `${title}: the site shows it now.` }),
  saveFailed: { title: 'Error', description: 'Failed to save the settings.' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
} as const
