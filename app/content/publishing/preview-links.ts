export const previewDays = 7

export const mostPreviewLinks = 20

export interface PreviewLink {
  id: number
  createdAt: string
  expiresAt: string
  madeBy: string
}

export interface PreviewLinkAnswer {
  previewLink: { said: string; link?: string; links?: readonly PreviewLink[] }
}

export function previewLinkIn(aside: unknown): PreviewLinkAnswer['previewLink'] | undefined {
  return isAnswer(aside) ? aside.previewLink : undefined
}

function isAnswer(aside: unknown): aside is PreviewLinkAnswer {
  return typeof aside === 'object' && aside !== null && 'previewLink' in aside
}

const withdrawIntent = 'withdraw-preview-link-'

export const makePreviewIntent = 'make-preview-link'

export function withdrawPreviewIntent(id: number): string {
  return `${withdrawIntent}${String(id)}`
}

export function withdrawnLink(intent: unknown): number | undefined {
  if (typeof intent !== 'string' || !intent.startsWith(withdrawIntent)) return undefined
  const digits = intent.slice(withdrawIntent.length)
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : undefined
}

export const previewLinkMessages = {
  made: 'Copy this link now and send it to whoever should see the draft. It is shown only once.',
  tooMany: 'There are too many open links already. Withdraw some first.',
  withdrawn: 'The link no longer works.',
  isElsewhere: 'The link is not of this page, or has ended. Reload the page to see which links are open.',
  isEmpty: 'There is nothing to show yet.',
  isPublic: 'The page is public, and the form has no changes. Visitors see it already.',
  failed: 'That did not work. Please try again. What you typed is still here.',
  gone: {
    title: 'This preview has ended',
    message: 'Preview links work for 7 days, and can be withdrawn before. Please ask whoever sent it for another.',
  },
} as const
