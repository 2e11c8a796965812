/** The login form in front of the dashboard carries the fields of the form that was sent, and posts them again. */
export interface LoginPrompt {
  step: 'login' | 'code' | 'confirm' | 'password' | 'second-factor'
  next: string
  fields: [name: string, value: string][]
  /** The fields are already in the HTML; `fields` has only the names of lost files. */
  isInPage: boolean
  /** Long forms are multipart, because url encoding can make a text twelve times as long. */
  isLong: boolean
  failed: string | null
  username: string
  ticket: string | null
  code: string
  formToken: string | null
}

/** No form of the dashboard may use these names. */
export const loginFieldNames = ['username', 'password', 'code', 'loginTicket'] as const

/** The login form can carry the name of a file along, but not the file. */
export const lostFileField = 'lostFile'

export function isLoginPrompt(value: unknown): value is LoginPrompt {
  return typeof value === 'object' && value !== null && 'step' in value && 'fields' in value && 'next' in value
}

/** Resolves the address first, because `/admin/..//elsewhere.example` names another host. */
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
