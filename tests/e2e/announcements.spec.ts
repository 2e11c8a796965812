import type { Page } from '@playwright/test'
import { save } from './dashboard'
import { expect, test } from './fixtures'

/** Notes what screen readers are told: each text that comes into a live region, or with one. */
async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const live = '[role=alert], [role=status], [aria-live]:not([aria-live=off])'
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const around = target instanceof Element ? target.closest(live) : target.parentElement?.closest(live)
        if (around) regions.add(around)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          for (const each of [node, ...node.querySelectorAll(live)]) if (each.matches(live)) regions.add(each)
        }
      }
      for (const { isConnected, textContent } of regions) if (isConnected && textContent) heard.push(textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate<string[]>('window.heard')
}

/** A toast's words come two frames after it. */
function waitAsToastsDo() {
  return new Promise<void>((resolve) => {
    requestIdleCallback(() => {
      let frames = 6
      const next = () => {
        frames -= 1
        if (frames === 0) resolve()
        else requestAnimationFrame(next)
      }
      next()
    })
  })
}

interface RefusedForm {
  at: string
  button: string
  says: RegExp
  isDashboard?: boolean
  /** The page behind the dialog has its own title. */
  isInDialog?: boolean
  /** A tool's problem is the same until another question is asked, and a login is another document. */
  isOnce?: boolean
  before?: (page: Page) => Promise<void>
}

const product = 'full-body-treestand-harness'

const forms: readonly RefusedForm[] = [
  { at: '/contact', button: 'Send Message', says: /Please fill in all fields\./ },
  { at: `/products/${product}/quote`, button: 'Send Quote Request', says: /Please fill in all required fields\./ },
  {
    at: `/products/${product}`,
    button: 'Send Quote Request',
    says: /Please fill in all required fields\./,
    isInDialog: true,
    before: (page) => page.getByRole('link', { name: 'Request Quote' }).first().click(),
  },
  {
    at: '/request',
    button: 'Send Quote Request',
    says: /Please fill in all required fields\./,
    before: async (page) => {
      await page.goto(`/products/${product}`)
      await page.getByRole('button', { name: /^Add to request/ }).click()
      await page.goto('/request')
    },
  },
  { at: '/hunting-tools/legal-light', button: 'Show the Light', says: /There is a problem/, isOnce: true },
  {
    at: '/admin',
    button: 'Log In',
    says: /Login Failed/,
    isOnce: true,
    before: async (page) => {
      await page.getByLabel('Username').fill('nobody')
      await page.getByLabel('Password').fill('wrong')
    },
  },
  { at: '/admin/products/new', button: 'Publish', says: /There is a problem/, isDashboard: true },
  { at: '/admin/templates/new', button: 'Create Template', says: /There is a problem/, isDashboard: true },
  {
    at: '/admin/settings/identity',
    button: 'Save Settings',
    says: /There is a problem/,
    isDashboard: true,
    before: (page) => page.getByLabel('Site name').fill(''),
  },
]

for (const { at, button, says, isDashboard = false, isInDialog = false, isOnce = false, before } of forms) {
  test(`the refused form at ${at} is announced once, and once more when it is refused again`, async ({
    page,
    allowedConsole,
    enterAsOperator,
  }) => {
    allowedConsole.push(/status of 40[01]/)
    if (isDashboard) await enterAsOperator()
    const heard = await watchAnnouncements(page)
    await page.goto(at)
    await before?.(page)
    const ofProblem = async () => (await heard()).filter((text) => says.test(text) || /Notification/.test(text))
    await page.waitForLoadState('networkidle')
    for (const count of isOnce ? [1] : [1, 2]) {
      await save(page, button)
      await expect.poll(ofProblem).toHaveLength(count)
      if (!isInDialog) await expect(page).toHaveTitle(/^Error: /)
      await page.evaluate(waitAsToastsDo)
      expect(await ofProblem()).toHaveLength(count)
    }
  })
}
