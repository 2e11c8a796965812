import type { BodyOutline } from './body-outline'
import { atMost, excerptOf, type Remark } from './remark'

export type LinkTarget =
  { kind: 'page' } | { kind: 'hidden'; name: string } | { kind: 'dashboard' } | { kind: 'nothing' }

interface InnerLink {
  index: number
  text: string
  path: string
  hash: string
}

interface Site {
  url: string
  ownPath: string
}

export function innerLinks({ links }: Pick<BodyOutline, 'links'>, { url, ownPath }: Site): InnerLink[] {
  return links.flatMap(({ href, text }, index) => {
    const target = URL.canParse(href, url + ownPath) ? new URL(href, url + ownPath) : undefined
    if (target?.origin !== new URL(url).origin) return []
    const path = target.pathname.toLowerCase().replace(/(?<=.)\/$/, '')
    return [{ index, text, path, hash: target.hash.slice(1) }]
  })
}

interface Places {
  site: Site
  targetOf: (path: string) => LinkTarget
}

export function checkLinks(field: string, outline: Pick<BodyOutline, 'links'>, { site, targetOf }: Places): Remark[] {
  const remarks = innerLinks(outline, site).flatMap((link): Remark[] => {
    const fault = faultOf(link, site.ownPath, targetOf)
    const label = excerptOf(link.text) || link.path
    return fault
      ? [
          {
            field,
            spot: { kind: 'link', index: link.index },
            text: `The link “${label}” ${fault.text}`,
            reason: fault.reason,
          },
        ]
      : []
  })
  return atMost(remarks, 'links to look at')
}

function faultOf(
  { path, hash }: InnerLink,
  ownPath: string,
  targetOf: Places['targetOf'],
): { text: string; reason: string } | undefined {
  if (path === ownPath.toLowerCase()) {
    if (hash === '' || pageAnchors.has(hash)) return undefined
    return {
      text: `leads to #${hash}, and the page has no such place.`,
      reason: 'Nothing happens when somebody follows it.',
    }
  }
  const target = targetOf(path)
  switch (target.kind) {
    case 'nothing':
      return { text: `leads to ${path}, where no page is.`, reason: 'Visitors get “page not found.”' }
    case 'hidden':
      return {
        text: `leads to “${excerptOf(target.name)}”, which is not public.`,
        reason: 'Visitors get “page not found” until you publish it.',
      }
    case 'dashboard':
      return { text: `leads into the dashboard: ${path}.`, reason: 'Only operators can open it.' }
    case 'page':
      return undefined
  }
}

/** Content has no anchors: a save leaves them out. */
const pageAnchors = new Set(['main', 'top'])
