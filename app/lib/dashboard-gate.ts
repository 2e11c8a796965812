/**
 * What stands before the dashboard: the login, for somebody without a session, and one more press for a form that was
 * made under another session. A form that met it is not lost: its fields go along and are sent again from here.
 */
export interface DashboardGate {
  gate: 'login' | 'confirm'
  /** Where to go on: a page of the dashboard, or where the kept form belongs. */
  next: string
  /** The fields of the form that met the gate; empty where a page was asked for. */
  kept: [name: string, value: string][]
  /** Why the last login failed. */
  failed: string | null
  username: string
  /** For a form that only needs to be confirmed. */
  formToken: string | null
}

/** Names a file that met the gate. */
export const lostFileField = 'lostFile'

export function isDashboardGate(value: unknown): value is DashboardGate {
  return typeof value === 'object' && value !== null && 'gate' in value && 'kept' in value && 'next' in value
}

/** An address of the dashboard that a form named; its front page for anything else. */
export function toDashboardAddress(text: unknown): string {
  return typeof text === 'string' && /^\/admin(?:[/?][!-~]*)?$/.test(text) ? text : '/admin'
}

export function gateTitle({ gate, failed }: DashboardGate): string {
  if (gate === 'confirm') return 'Send this form again?'
  return failed === null ? 'Admin Login' : 'Error: Admin Login'
}
