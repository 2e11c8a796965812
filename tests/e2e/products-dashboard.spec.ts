import { hold } from './hold'
import { said, save } from './dashboard'
import { expect, test } from './fixtures'

test.beforeEach(async ({ enterAsOperator, allowedConsole }) => {
  allowedConsole.push(/status of 4(?:00|04|09)/)
  await enterAsOperator()
})

test('leaving with unsaved changes is asked about', async ({ page }) => {
  await page.goto('/admin/products/4/edit')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description').fill('Not saved.')
  const questions: string[] = []
  let answer = false
  page.on('dialog', async (question) => {
    questions.push(question.message())
    await (answer ? question.accept() : question.dismiss())
  })
  await page.keyboard.press('Escape')
  await expect.poll(() => questions).toEqual(['You have unsaved changes. Leave without saving?'])
  await expect(dialog.getByLabel('Description')).toHaveValue('Not saved.')
  answer = true
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/products')
  expect(questions).toHaveLength(2)
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/products')
  expect(questions).toHaveLength(2)
})

test('what is typed before the page comes alive stays, and counts as unsaved', async ({ page }) => {
  const letThrough = await hold(page, /\/assets\/entry\.client-/)
  await page.goto('/admin/products/4/edit', { waitUntil: 'commit' })
  const description = page.getByRole('dialog').getByLabel('Description')
  await description.fill('Typed early.')
  letThrough()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(description).toHaveValue('Typed early.')
  // The key press may not return before the question is answered.
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss())
  await page.keyboard.press('Escape')
  await asked
  await expect(description).toHaveValue('Typed early.')
})

test('Escape in the moment the dialog opens asks about what was typed before @deep', async ({ page }) => {
  await page.addInitScript(() => {
    const showModal: unknown = Reflect.get(HTMLDialogElement.prototype, 'showModal')
    Object.defineProperty(HTMLDialogElement.prototype, 'showModal', {
      value(this: HTMLDialogElement) {
        if (typeof showModal === 'function') Reflect.apply(showModal, this, [])
        this.dispatchEvent(new Event('cancel', { cancelable: true }))
      },
    })
    const typing = new MutationObserver(() => {
      const field = document.querySelector('input[name=name]')
      if (!(field instanceof HTMLInputElement)) return
      typing.disconnect()
      field.value = 'Typed early'
    })
    typing.observe(document, { childList: true, subtree: true })
  })
  const questions: string[] = []
  page.on('dialog', async (question) => {
    questions.push(question.message())
    await question.dismiss()
  })
  await page.goto('/admin/products/4/edit')
  await expect.poll(() => questions).toEqual(['You have unsaved changes. Leave without saving?'])
  await expect(page).toHaveURL('/admin/products/4/edit')
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue('Typed early')
})

test('Enter in a feature adds the next one, and Enter in a field saves @deep', async ({ page }) => {
  await page.goto('/admin/products/5/edit')
  const before = await page.getByLabel(/^feature \d/).count()
  await page.getByLabel(`feature ${String(before)}`, { exact: true }).press('Enter')
  const added = page.getByLabel(`feature ${String(before + 1)}`, { exact: true })
  await expect(added).toBeFocused()
  await added.fill('One more')
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await said(page, 'Product updated successfully')
})

test('a switch on its way says so and takes no second press', async ({ page }) => {
  await page.goto('/admin/products')
  const switches = page.locator('main [aria-pressed]')
  const [first, second] = [switches.first(), switches.nth(1)]
  const wasOn = await first.getAttribute('aria-pressed')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let sent = 0
  await page.route('**/admin/products.data*', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1
      await held
    }
    await route.continue()
  })
  await first.click()
  await expect(first).toHaveAttribute('aria-disabled', 'true')
  await expect(first).toContainText('Saving...')
  await expect(second).toHaveAttribute('aria-disabled', 'false')
  await first.click({ force: true })
  release()
  await expect(first).toContainText('Active')
  await expect(first).toHaveAttribute('aria-pressed', wasOn === 'true' ? 'false' : 'true')
  expect(sent).toBe(1)
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', String(wasOn))
})

test('without a connection the form stays with all that was typed', async ({ page, context, allowedConsole }) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED/, /toast-view/)
  // As if the connection was lost before the toast's view came.
  await page.route('**/toast-view-*.js', (route) => route.abort())
  await page.goto('/admin/products/6/edit')
  await page.getByRole('textbox', { name: 'Description' }).fill('Written in the woods.')
  await context.setOffline(true)
  await save(page, 'Publish changes')
  await expect(page.getByRole('alert')).toContainText('Failed to update product.')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Written in the woods.')
  await context.setOffline(false)
  await save(page, 'Publish changes')
  await said(page, 'Product updated successfully')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.locator('.toast-place')).toHaveCount(0)
})

test('a row that is removed is unsaved, and the focus stays near by', async ({ page }) => {
  await page.goto('/admin/products/7/edit')
  await page.getByRole('button', { name: 'Remove feature 1' }).click()
  await expect(page.getByLabel('feature 1', { exact: true })).toBeFocused()
  let question = ''
  page.once('dialog', async (dialog) => {
    question = dialog.message()
    await dialog.accept()
  })
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/products')
  expect(question).toBe('You have unsaved changes. Leave without saving?')
})

test('leaving while a save is on its way is asked about', async ({ page }) => {
  await page.goto('/admin/products/new')
  await page.getByLabel('Name', { exact: true }).fill('Not yet there')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/admin/products/new.data', async (route) => {
    await arrived
    await route.continue()
  })
  await save(page, 'Publish')
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('link', { name: 'Cancel' }).click()
  arrive()
  await expect(page.getByRole('alert')).toContainText('Please describe the product')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Not yet there')
})

test('a dialog that closes gives back the place and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/admin/products')
  const last = page.getByRole('article').last()
  const name = await last.getByRole('heading').innerText()
  await last.getByRole('link', { name: /^Delete/ }).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/products')
  await expect(last.getByRole('link', { name: `Delete ${name}` })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('without a connection a switch and a deletion leave the list as it is, and say so', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED/)
  const list = '/admin/products?q=camera'
  await page.goto(list)
  const active = page.locator('main [aria-pressed]').first()
  const toast = page.getByRole('region', { name: /^Notifications/ })
  await expect(toast).toBeAttached()
  await context.setOffline(true)
  await active.click()
  await expect(toast).toContainText('Failed to update product status: The site did not answer.')
  await expect(page).toHaveURL(list)
  await expect(active).toHaveAttribute('aria-pressed', 'true')
  await expect(active).toBeFocused()
  await context.setOffline(false)
  await active.click()
  await expect(toast).toContainText('Product status updated')
  await expect(page).toHaveURL(list)
  await expect(active).toHaveAttribute('aria-pressed', 'false')
  await expect(active).toBeFocused()
  await active.click()
  await expect(active).toHaveAttribute('aria-pressed', 'true')

  await page
    .getByRole('link', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast).toContainText('Failed to delete product: The site did not answer.')
  await expect(page.locator('dialog:modal')).toBeVisible()
})
