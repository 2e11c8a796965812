export interface PostPreview {
  /** Sanitized. */
  html: string
  /** What the sanitizer changes. */
  notices: string[]
}

export function isPostPreview(value: unknown): value is PostPreview {
  return typeof value === 'object' && value !== null && 'html' in value && 'notices' in value
}
