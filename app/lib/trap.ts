/** The honeypot of the public forms: a field that people never see. What comes with it filled in is suspected. */
export const trapField = 'website'

export function isSuspected(form: FormData | URLSearchParams): boolean {
  const value = form.get(trapField)
  return typeof value === 'string' && value.trim() !== ''
}
