/** Hidden field of the public forms. A post that fills it in is kept as suspected spam. */
export const honeypotField = 'website'

export function isCaughtByHoneypot(form: FormData | URLSearchParams): boolean {
  const value = form.get(honeypotField)
  return typeof value === 'string' && value.trim() !== ''
}
