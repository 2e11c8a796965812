/** What the dashboard's SEO Settings and the API say, in the specification's words where it has them. */
export const seoMessages = {
  updated: { title: 'SEO Settings Updated', description: 'Your robots.txt has been updated successfully!' },
  updateFailed: { title: 'Error', description: 'Failed to update SEO settings. Please try again.' },
  robotsMissing: 'Send the whole robots.txt as text',
  robotsTooLarge: 'Use at most 64 KiB (65,536 bytes)',
} as const
