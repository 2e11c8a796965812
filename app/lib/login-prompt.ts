/**
 * What stands before the dashboard: the login, for somebody without a session, with a code as its second step for an
 * operator who has a second factor, and one more press for a form that was made under another session. A form that met
 * it is not lost: its fields go along and are sent again from here.
 */
export interface LoginPrompt {
  step: 'login' | 'code' | 'confirm'
  /** Where to go on: a page of the dashboard, or where the kept form belongs. */
  next: string
  /** The fields of the form that met the login form; empty where a page was asked for. */
  fields: [name: string, value: string][]
  /** The page itself holds the fields; only the names of lost files are in `fields`. */
  isInPage: boolean
  /** The form is sent as multipart: url-encoded, a long text takes up to twelve times its room. */
  isLong: boolean
  /** Why the last login, or its last code, failed. */
  failed: string | null
  username: string
  /** Between the two steps of a login, in place of the password. */
  ticket: string | null
  /** The code that was refused, where it is worth correcting: see typedAgain(). */
  code: string
  /** For a form that only needs to be confirmed. */
  formToken: string | null
}

/** The fields of the login form's own forms: no form of the dashboard has one of these names. */
export const loginFieldNames = ['username', 'password', 'code', 'loginTicket'] as const

/** Names a file that met the login form. */
export const lostFileField = 'lostFile'

export function isLoginPrompt(value: unknown): value is LoginPrompt {
  return typeof value === 'object' && value !== null && 'step' in value && 'fields' in value && 'next' in value
}

/**
 * An address of the dashboard that a form named; its front page for anything else. `/admin/..//elsewhere.example` only
 * begins like one: browsers and Remix resolve the dots, and what remains may name another host.
 */
export function toDashboardAddress(text: unknown): string {
  if (typeof text !== 'string' || !/^\/admin(?:[/?][!-~]*)?$/.test(text)) return '/admin'
  const { pathname } = new URL(text, 'http://dashboard')
  return pathname === '/admin' || pathname.startsWith('/admin/') ? text : '/admin'
}

export const loginHeadings = {
  login: 'Admin Login',
  code: 'Enter Your Code',
  confirm: 'Send this form again?',
} as const satisfies Record<LoginPrompt['step'], string>

export function loginTitle({ step, failed }: LoginPrompt): string {
  return failed === null ? loginHeadings[step] : `Error: ${loginHeadings[step]}`
}
