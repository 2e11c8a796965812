/**
 * The fields of a form that somebody without a session has sent, on their way into the page that asks for the login. The
 * page has them as hidden fields alone: Remix's data would hold all of them a second time.
 */
import type { ServerResponse } from 'node:http'
import { escapeXml } from '~/lib/escape'
import { responseTo } from './front-door/exchange-number.server'

const held = new WeakMap<ServerResponse, string>()

/** False where the answer is no page: data for a page in the browser, which makes the fields of them itself. */
export function holdFields(request: Request, html: string): boolean {
  const response = responseTo(request)
  const path = response?.req.url?.split('?')[0]
  if (response === undefined || path === undefined || path.endsWith('.data')) return false
  held.set(response, html)
  return true
}

/** As HTML. */
export function heldFields(request: Request): string {
  const response = responseTo(request)
  return (response && held.get(response)) ?? ''
}

export function toHiddenFields(fields: readonly (readonly [name: string, value: string])[]): string {
  return fields
    .map(([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`)
    .join('')
}
