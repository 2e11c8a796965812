/** Pages whose scripts have not come yet, and those that a browser extension has changed meanwhile. */
import type { Page } from '@playwright/test'

/** What React reports of a page that is not as served: it renders the whole document in the browser. */
export const renderedAgain = /Minified React error #4(?:18|23|25)/

/** Open the page with `waitUntil: 'commit'`. @returns lets the scripts through */
export async function holdScripts(page: Page, scripts: string | RegExp = /\/assets\/.*\.js$/): Promise<() => void> {
  let letThrough = () => {}
  const isReleased = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(scripts, async (route) => {
    await isReleased
    await route.continue()
  })
  return letThrough
}

/** Marks `<main>`, too: the mark is gone once React has rendered the page again. */
export async function changeAsExtension(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.prepend(document.createElement('extension-icon'))
    document.querySelector('main form')?.append(document.createElement('extension-button'))
    document.querySelector('main')?.setAttribute('data-served', '')
  })
}
