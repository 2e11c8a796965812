import type { Page } from '@playwright/test'

/** React reports these errors if a page is not as served, and then renders the whole document in the browser. */
export const renderedAgain = /Minified React error #4(?:18|23|25)/

/** Holds scripts by default: open the page with `waitUntil: 'commit'`. @returns a function that lets them through */
export async function hold(page: Page, requests: string | RegExp = /\/assets\/.*\.js$/): Promise<() => void> {
  let letThrough = () => {}
  const isReleased = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(requests, async (route) => {
    await isReleased
    await route.continue()
  })
  return letThrough
}

/** The mark on `<main>` is gone once React has rendered the page again. */
export async function changeAsExtension(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.prepend(document.createElement('extension-icon'))
    document.querySelector('main form')?.append(document.createElement('extension-button'))
    document.querySelector('main')?.setAttribute('data-served', '')
  })
}
