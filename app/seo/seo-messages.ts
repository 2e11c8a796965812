export const seoMessages = {
  updated: { title: 'SEO Settings Updated', description: 'Your robots.txt has been updated successfully!' },
  updateFailed: { title: 'Error', description: 'Failed to update SEO settings. Please try again.' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  blocksSite: {
    title: 'Close the whole site to search engines?',
    text: 'With this text no page can be found by a search any more, which takes weeks to undo.',
    answers: [{ value: 'close-site', label: 'Save it all the same' }],
  },
  robotsMissing: 'Send the whole robots.txt as text',
  robotsTooLarge: 'Use at most 64 KiB (65,536 bytes)',
} as const
