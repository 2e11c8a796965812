/**
 * The login form in front of the dashboard: password, code if the operator has a second factor, the password again, or a
 * confirmation for a form made under another session or before a second factor was needed. It carries the fields of the
 * form that was sent, and posts them again.
 */
export interface LoginPrompt {
  step: 'login' | 'code' | 'confirm' | 'password' | 'second-factor'
  /** Where to go after the login. */
  next: string
  /** Fields of the form that was sent; empty for a page. */
  fields: [name: string, value: string][]
  /** The fields are already in the HTML; `fields` has only the names of lost files. */
  isInPage: boolean
  /** Sent as multipart, because url encoding can make a long text twelve times as long. */
  isLong: boolean
  failed: string | null
  username: string
  /** Replaces the password in the second step. */
  ticket: string | null
  /** A refused code that is worth correcting: see typedAgain(). */
  code: string
  /** The session's token, once there is one. */
  formToken: string | null
}

/** No form of the dashboard may use these names. */
export const loginFieldNames = ['username', 'password', 'code', 'loginTicket'] as const

/** Name of a file that the login could not carry along. */
export const lostFileField = 'lostFile'

export function isLoginPrompt(value: unknown): value is LoginPrompt {
  return typeof value === 'object' && value !== null && 'step' in value && 'fields' in value && 'next' in value
}

/**
 * A dashboard address from user input, else `/admin`. Resolves it first: `/admin/..//elsewhere.example` names another
 * host.
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
  password: 'Type Your Password Again',
  'second-factor': 'Set Up Your Second Factor',
} as const satisfies Record<LoginPrompt['step'], string>

export function loginTitle({ step, failed }: LoginPrompt): string {
  return failed === null ? loginHeadings[step] : `Error: ${loginHeadings[step]}`
}
