/** What a post's body looks like once it is saved: between the editor and the server. */

export interface PostPreview {
  /** Sanitised. */
  html: string
  /** What the sanitiser changes. */
  notices: string[]
}

export function isPostPreview(value: unknown): value is PostPreview {
  return typeof value === 'object' && value !== null && 'html' in value && 'notices' in value
}
