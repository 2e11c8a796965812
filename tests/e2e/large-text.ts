/** Text of twice its size, as a phone's settings set it, and with the spaces that WCAG 1.4.12 lets a reader set. */
import type { CDPSession, Page } from '@playwright/test'

/** Sizes in rem and queries in rem follow. */
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

export async function withTextSpacing(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
  await look()
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
}

/** Finds text that goes beyond the right edge of the window, except in what scrolls and what is hidden from sight. */
export function cutText(): string[] {
  const isElsewhere = (element: Element): boolean => {
    const { overflowX, clipPath } = getComputedStyle(element)
    if (/auto|scroll/.test(overflowX) || clipPath !== 'none' || element.clientWidth === 1) return true
    return element.parentElement !== null && isElsewhere(element.parentElement)
  }
  const cut: string[] = []
  const texts = document.createTreeWalker(document.querySelector('dialog:modal') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (text === '' || !element?.checkVisibility() || element.closest('option, script, style, svg')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { right } = range.getBoundingClientRect()
    if (right > window.innerWidth + 1 && !isElsewhere(element)) cut.push(text.slice(0, 60))
  }
  return cut
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
