/** The sanitizer allows the same: http, https, mailto and tel, or no scheme. */
export function isAllowedLink(href: string): boolean {
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]/i.test(href)) return true
  return !/^[a-z][a-z0-9+.-]*:/i.test(href) && !/^[\\/]{2}/.test(href) && !/[\p{Cc}\s]/u.test(href) && href !== ''
}

/** Adds https:// to a bare host. */
export function toLink(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text)) return `https://${text}`
  const hasKnownStart = /^(?:https?:\/\/|mailto:|tel:|\/|#)/i.test(text)
  return hasKnownStart && isAllowedLink(text) ? text : undefined
}

export const linkRefused = 'Use an address with https, http, mailto or tel, or a path of this site such as /blog'
