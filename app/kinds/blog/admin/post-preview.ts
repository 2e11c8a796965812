export interface PostPreview {
  /** The HTML is sanitized. */
  html: string
  notices: string[]
}

export function isPostPreview(value: unknown): value is PostPreview {
  return typeof value === 'object' && value !== null && 'html' in value && 'notices' in value
}
