/** Doubles the size of text, as a phone's settings do: sizes in rem and queries in rem follow. */
import type { CDPSession, Page } from '@playwright/test'

export async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await setTextSize(session, 2)
  await look()
  await setTextSize(session, 1)
  await session.detach()
}

async function setTextSize(session: CDPSession, times: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } })
}

/**
 * Finds words that begin on one line and end on the next, except very long ones, which browsers hyphenate if they know
 * the syllables, and addresses.
 */
export function brokenWords(): string[] {
  const longest = 12
  const broken: string[] = []
  const texts = document.createTreeWalker(document.querySelector('dialog:modal') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility() || element.closest('code, option, script, style, svg, .sr-only, .honeypot'))
      continue
    for (const { 0: token, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      if (/[@/_=]|\w[.:]\w/.test(token)) continue
      for (const { 0: word, index: start } of token.matchAll(/[\p{L}\p{N}’']+/gu)) {
        if (word.length > longest) continue
        const range = document.createRange()
        range.setStart(node, index + start)
        range.setEnd(node, index + start + word.length)
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
        if (tops.some((top) => Math.abs(top - (tops[0] ?? top)) > 4)) broken.push(word)
      }
    }
  }
  return broken
}
