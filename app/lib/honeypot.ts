/** The honeypot of the public forms: a field that people never see. What comes with it filled in is suspected. */
export const honeypotField = 'website'

export function isCaughtByHoneypot(form: FormData | URLSearchParams): boolean {
  const value = form.get(honeypotField)
  return typeof value === 'string' && value.trim() !== ''
}
