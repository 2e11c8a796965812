/** The keyboard alone works the site. Each stop of Tab is in view, below no bar, and has a visible ring. */
import type { Locator, Page } from '@playwright/test'
import { isDeep } from '../setup/tier'
import { said } from './dashboard'
import { expect, operator, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })
type Key = 'Tab' | 'Shift+Tab'

/** No page has more stops before an element. */
const mostStops = 300

/**
 * Returns '', or a sentence that says what is wrong; `away` if the page has given the focus to the browser; `there` at
 * the end of the way, or without an end, at an element where the focus has been before.
 */
function judgeFocus(end: Node | null): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'away'
  // A date has several stops.
  if (end === null && focused.matches('[data-passed]:not([type=date], [type=time])')) return 'there'
  if (end === null) focused.setAttribute('data-passed', '')
  const right = focused === end ? 'there' : ''
  const name = `${focused.tagName} "${(focused.textContent || focused.id).trim().slice(0, 40)}"`
  // The browser draws a ring around the inner button that opens a date's or time's picker.
  if (focused.matches('input:is([type=date], [type=time]):not(:focus-visible)')) return right
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return `${name} has no ring`
  // A link may be broken over two lines; the first counts.
  const box = focused.getClientRects()[0]
  if (!box) return `${name} takes no room`
  // The browser brings the line with the caret into view, which is the first of a text of several lines.
  const [x, y] = [box.x + box.width / 2, box.y + (focused.matches('textarea') ? 20 : box.height / 2)]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${name} is out of view`
  const top = document.elementFromPoint(x, y)
  const isFree = top !== null && (focused.contains(top) || top.closest('label')?.control === focused)
  return isFree ? right : `${name} is below ${top?.tagName ?? 'nothing'} "${String(top?.className)}"`
}

async function go(page: Page, target: Locator, key: Key = 'Tab') {
  const end = await target.elementHandle()
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key)
    const fault = await page.evaluate(judgeFocus, end)
    if (fault === 'there') return
    expect(fault).toMatch(/^(?:away)?$/)
  }
  throw new Error(`${key} does not reach ${String(target)}`)
}

async function goThrough(page: Page, key: Key) {
  let stops = 0
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press(key)
    const fault = await page.evaluate(judgeFocus, null)
    if (fault === 'away' || fault === 'there') break
    expect(fault).toBe('')
  }
  await page.evaluate(() => {
    for (const passed of document.querySelectorAll('[data-passed]')) passed.removeAttribute('data-passed')
  })
  expect(stops, 'stops on the way').toBeGreaterThan(8)
  expect(stops, 'stops on the way').toBeLessThan(mostStops)
}

const write = (page: Page, text: string) => page.keyboard.type(text)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** One page of each kind. */
const onPhone = [
  ...['/', '/contact', '/products/full-body-treestand-harness', '/deer-types/compare?a=elk&b=moose', '/blog'],
  ...['/acorns-and-other-mast-how-to-read-a-mast-year', '/search?q=rut', '/terms', '/hunting-tools'],
  '/hunting-tools/deer-movement-predictor?location=The+ridge&weather=overcast&moonPhase=new&luck=12&window=dusk',
  '/hunting-tools/hunting-checklist-generator?huntType=archery',
  '/hunting-tools/log',
  ...['/admin', '/admin/blog', '/admin/products', '/admin/settings/contact', '/admin/seo'],
].map((at) => ({ at, width: 390, height: 700, keys: ['Tab'] as const }))

for (const { at, width, height, keys } of [
  ...onPhone,
  { at: '/products', width: 390, height: 700, keys: ['Tab', 'Shift+Tab'] as const },
  { at: '/elk', width: 320, height: 256, keys: isDeep ? (['Tab', 'Shift+Tab'] as const) : (['Shift+Tab'] as const) },
]) {
  test(`${at} by ${keys.join(', and back by ')}, in ${String(width)} × ${String(height)}${at === '/elk' ? '' : ' @deep'}`, async ({
    page,
    enterAsOperator,
  }) => {
    if (at.startsWith('/admin')) await enterAsOperator()
    await page.setViewportSize({ width, height })
    await page.goto(at)
    for (const key of keys) await goThrough(page, key)
  })
}

test('past the bar, and by the bar to a tool and its answer', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)

  await go(page, page.getByRole('banner').getByRole('link', { name: 'Hunting Tools' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/hunting-tools')
  await go(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /Deer Movement Predictor/ })
      .first(),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/hunting-tools/deer-movement-predictor')
  // The evidence is there already, and the form is folded above it.
  await go(page, page.locator('.tool-known > summary'))
  await page.locator(':root[data-hydrated]').waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await go(page, page.getByLabel('Location'))
  await write(page, 'The ridge')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=weather][type=radio]').first()).toBeFocused()
  await page.keyboard.press('Space')
  await go(page, page.locator('[name=moonPhase]:checked'))
  await page.keyboard.press('ArrowDown')
  await go(page, page.getByRole('button', { name: 'Predict Movement' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#result')).toBeFocused()
  await expect(page.locator('#result')).toContainText('The ridge')
})

test('the drawer of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const menu = page.locator('summary').filter({ hasText: 'Menu' })
  await go(page, menu)
  await page.keyboard.press('Enter')
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await go(page, entries.last())
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await go(page, entries.filter({ hasText: 'Contact Us' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Get in Touch')
})

test('a quote: asked for wrongly, mended, sent, and the dialog left', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 400/)
  await page.goto('/products')
  await go(page, page.getByRole('main').getByRole('article').getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/[a-z]/)
  await expect(heading(page)).toBeFocused()
  const open = page.getByRole('link', { name: 'Request Quote' })
  await go(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Request a Quote' })
  await expect(dialog.getByLabel('Your Name')).toBeFocused()
  await go(page, dialog.getByLabel('Email Address'))
  await write(page, 'keys at example')
  await go(page, dialog.getByRole('button', { name: 'Send Quote Request' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
  await expect(dialog.getByLabel('Your Name')).toBeFocused()
  await go(page, dialog.getByRole('alert').getByRole('link', { name: /email address/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email Address')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await write(page, 'keys@example.org')
  await go(page, dialog.getByLabel('Your Name'), 'Shift+Tab')
  await write(page, 'Keyboard Ada')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Quote Request Submitted!' }).first()).toBeVisible()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('the dashboard: in, through its tabs, an editor saved, a deletion confirmed', async ({ page }) => {
  await page.goto('/admin')
  await go(page, page.getByLabel('Username'))
  await write(page, operator.username)
  await go(page, page.getByLabel('Password'))
  await write(page, operator.password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Admin Dashboard')
  await go(page, page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Products Management' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/Products Management \| Stagwise$/)
  await expect(heading(page)).toBeFocused()
  await go(page, page.getByRole('link', { name: 'New Product' }))
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: 'New Product' })
  await expect(page.locator('dialog:modal')).toBeVisible()
  await go(page, editor.getByLabel('Name', { exact: true }))
  await write(page, 'Keyed Rope')
  await go(page, editor.getByLabel('Category'))
  await write(page, 'Gear')
  await go(page, editor.getByLabel('Description'))
  await write(page, 'Thirty feet of it.')
  await go(page, editor.getByRole('button', { name: 'Publish', exact: true }).last())
  await page.keyboard.press('Enter')
  await said(page, 'Product created')
  await page.goto('/admin/products?q=Keyed+Rope')
  await go(page, page.getByRole('link', { name: 'Delete Keyed Rope' }))
  await page.keyboard.press('Enter')
  const question = page.locator('dialog:modal')
  await expect(question).toContainText('Keyed Rope')
  await go(page, question.getByRole('button', { name: 'Delete', exact: true }))
  await page.keyboard.press('Enter')
  await said(page, 'Product deleted')
})

test('a long editor, there and back @deep', async ({ page, enterAsOperator }) => {
  await page.setViewportSize({ width: 1024, height: 600 })
  await enterAsOperator()
  await page.goto('/admin/deer-types/1/edit')
  await goThrough(page, 'Tab')
  await goThrough(page, 'Shift+Tab')
  await go(page, page.getByRole('tab', { name: /^Basic/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /^Origins/ })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: /^Origins/ })).toBeVisible()
})
