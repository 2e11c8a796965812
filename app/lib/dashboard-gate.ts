/**
 * What stands before the dashboard: the login, for somebody without a session, with a code as its second step for an
 * operator who has a second factor, and one more press for a form that was made under another session. A form that met
 * it is not lost: its fields go along and are sent again from here.
 */
export interface DashboardGate {
  gate: 'login' | 'code' | 'confirm'
  /** Where to go on: a page of the dashboard, or where the kept form belongs. */
  next: string
  /** The fields of the form that met the gate; empty where a page was asked for. */
  kept: [name: string, value: string][]
  /** The page itself holds the fields; only the names of lost files are in `kept`. */
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

/** The fields of the gate's own forms: no form of the dashboard has one of these names. */
export const gateFields = ['username', 'password', 'code', 'loginTicket'] as const

/** Names a file that met the gate. */
export const lostFileField = 'lostFile'

export function isDashboardGate(value: unknown): value is DashboardGate {
  return typeof value === 'object' && value !== null && 'gate' in value && 'kept' in value && 'next' in value
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

export const gateHeadings = {
  login: 'Admin Login',
  code: 'Enter Your Code',
  confirm: 'Send this form again?',
} as const satisfies Record<DashboardGate['gate'], string>

export function gateTitle({ gate, failed }: DashboardGate): string {
  return failed === null ? gateHeadings[gate] : `Error: ${gateHeadings[gate]}`
}
