import type { Page } from '@playwright/test'
import { hold } from './hold'
import { addPost, card, autosaveMs, isAutosaved, logIn, said, save } from './dashboard'
import { expect, operator, test } from './fixtures'

test.beforeEach(async ({ enterAsOperator, context }) => {
  await context.clock.install()
  await enterAsOperator()
})

const named = (name: string) => `${name} ${test.info().project.name} ${String(test.info().repeatEachIndex)}`

const offers = (page: Page) => page.getByRole('region', { name: 'There are unpublished changes' })

test('the browser is closed in the middle of a post, and another device continues it', async ({
  page,
  openOtherDevice,
}) => {
  const title = named('Half written')
  const first = await page.context().newPage()
  await first.goto('/admin/blog/new')
  await first.getByRole('textbox', { name: 'Title', exact: true }).pressSequentially(title)
  await first.getByLabel('Excerpt').fill('What it is about.')
  await isAutosaved(first)
  await first.close()

  const phone = await openOtherDevice()
  await phone.goto('/admin/blog')
  await phone.getByRole('link', { name: `Continue with ${title}` }).click()
  await expect(phone.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
  await expect(phone.getByLabel('Excerpt')).toHaveValue('What it is about.')
  await expect(phone.getByRole('region', { name: 'These changes are not published' })).toContainText(operator.username)
  await phone.getByRole('textbox', { name: 'Content' }).fill('Now it is whole.')
  await phone.getByRole('dialog').getByLabel('Category').selectOption('deer-life')
  await phone.getByRole('radio', { name: /^On/ }).check()
  await save(phone, 'Publish')
  await said(phone, 'Blog Post Created')
  await expect(phone.getByRole('link', { name: `Continue with ${title}` })).toHaveCount(0)
  await phone.context().close()
})

test('what was typed in the last seconds is saved when the page is left', async ({ page, database }) => {
  const { at, address } = await addPost(page, named('Left'))
  const stored = () =>
    database
      .selectFrom('revisions')
      .where('state', '=', 'draft')
      .select('content')
      .where('content', 'like', '%In a hurry%')
      .executeTakeFirst()
  await page.goto(at)
  await page.getByLabel('Excerpt').fill('In a hurry.')
  await page.getByLabel('Excerpt').press('End')
  await page.evaluate(() => {
    window.addEventListener(
      'beforeunload',
      (event) => {
        event.stopImmediatePropagation()
      },
      { capture: true },
    )
  })
  await page.goto('about:blank')
  await expect.poll(stored).toBeDefined()
  await page.goto('/admin/blog')
  await expect(page.getByText('Unpublished changes').first()).toBeVisible()
  expect(await (await page.request.get(address)).text()).not.toContain('In a hurry')
  await page.goto(at)
  await expect(page.getByLabel('Excerpt')).toHaveValue('')
  await expect(offers(page)).toContainText(/Differs in 2 fields: Excerpt, Meta description/)
  await offers(page).getByRole('link', { name: 'Continue with it' }).click()
  await expect(page.getByLabel('Excerpt')).toHaveValue('In a hurry.')
  // The editor is a page at first, and its button moves when a window opens over it.
  await page.locator(':root[data-hydrated]').waitFor({ state: 'attached' })
  await save(page, 'Publish changes')
  await said(page, 'Blog Post Updated')
  await page.goto(at)
  await expect(offers(page)).toHaveCount(0)
  await expect(page.getByLabel('Excerpt')).toHaveValue('In a hurry.')
})

test('what is typed while the site cannot be reached outlives the browser window', async ({
  page,
  context,
  database,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { id, at } = await addPost(page, named('No signal'))
  await page.goto(at)
  await context.setOffline(true)
  await page.getByLabel('Excerpt').fill('Typed without a signal.')
  await page.clock.runFor(autosaveMs)
  await expect(page.getByRole('status').filter({ hasText: 'this browser keeps what you typed' })).toBeVisible()
  await page.getByLabel('Focus keyword').fill('rut')
  await page.clock.runFor(autosaveMs)
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(at)
  await expect(again.getByLabel('Excerpt')).toHaveValue('')
  const unsent = again.getByRole('region', { name: 'This browser has unsaved text' })
  await expect(unsent).toContainText('Differs in 3 fields: Excerpt, Meta description, Focus keyword')
  await unsent.getByText('Differs in').click()
  await expect(unsent).toContainText('In this browser: Typed without a signal.')
  await unsent.getByRole('button', { name: 'Continue with it' }).click()
  await expect(again).toHaveURL(/[?]draft=\d+$/)
  await expect(again.getByLabel('Excerpt')).toHaveValue('Typed without a signal.')
  await expect(again.getByLabel('Focus keyword')).toHaveValue('rut')
  await expect(unsent).toHaveCount(0)
  await again.goto(at)
  await expect(offers(again)).toContainText('Typed without a signal.')
  await expect(unsent).toHaveCount(0)
  const drafts = database.selectFrom('revisions').where('state', '=', 'draft').where('recordId', '=', id)
  expect(await drafts.select('id').execute()).toHaveLength(1)
})

test('unsaved text in the browser is deleted on logout, after a question', async ({ page: shared, otherBrowser }) => {
  const { at } = await addPost(shared, named('Logged out'))
  const device = await otherBrowser()
  const editor = await device.newPage()
  await editor.goto('/admin')
  await logIn(editor)
  await device.route(/\/admin\/drafts[?]/, (route) => route.abort())
  await editor.goto(at)
  await editor.getByLabel('Excerpt').fill('Never sent.')
  await expect(editor.getByText('this browser keeps what you typed')).toBeVisible()
  await editor.close()

  const page = await device.newPage()
  const unsent = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('stagwise-unsent')))
  await page.goto('/admin/products')
  expect(await unsent()).toHaveLength(1)
  page.once('dialog', (question) => void question.dismiss())
  await page.getByRole('button', { name: 'Logout' }).click()
  expect(await unsent()).toHaveLength(1)
  page.once('dialog', (question) => void question.accept())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  await expect.poll(unsent).toEqual([])
})

test('what was typed last is saved when a post too large for a closing window is left', async ({ page, database }) => {
  const { id, at } = await addPost(page, named('Long'))
  const content = `<p>${'Twelve words. '.repeat(6000)}</p>`
  await page.request.patch(`/api/admin/blog/posts/${String(id)}`, { data: { content }, failOnStatusCode: true })
  await page.goto(at)
  // The form must not save itself before the page is left.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Excerpt').fill('The last words.')
  page.once('dialog', (question) => void question.accept())
  await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()
  await expect
    .poll(() =>
      database
        .selectFrom('revisions')
        .where('state', '=', 'draft')
        .select('content')
        .where('recordId', '=', id)
        .execute(),
    )
    .toMatchObject([{ content: expect.stringContaining('The last words.') }])
})

test('what is typed during a slow save is saved after it', async ({ page, database }) => {
  const { id, at } = await addPost(page, named('Slow'))
  const letThrough = await hold(page, /\/admin\/drafts\?/)
  await page.goto(at)
  const excerpt = page.getByLabel('Excerpt')
  const isSent = page.waitForRequest(/\/admin\/drafts\?/)
  await excerpt.fill('First.')
  await page.clock.runFor(autosaveMs)
  await isSent
  await excerpt.fill('First. Then second.')
  await page.clock.runFor(2 * autosaveMs)
  letThrough()
  await isAutosaved(page)
  await page.clock.runFor(autosaveMs)
  await expect
    .poll(() =>
      database
        .selectFrom('revisions')
        .where('state', '=', 'draft')
        .select('content')
        .where('recordId', '=', id)
        .execute(),
    )
    .toMatchObject([{ content: expect.stringContaining('First. Then second.') }])
})

test('what is typed before the scripts are there counts like what is typed later', async ({ page }) => {
  const { at } = await addPost(page, named('Early'))
  const letThrough = await hold(page)
  await page.goto(at, { waitUntil: 'commit' })
  await page.getByLabel('Excerpt').fill('Typed at once.')
  letThrough()
  await expect(page.getByLabel('Meta description')).toHaveValue('Typed at once.')
  await isAutosaved(page)
})

test('Ctrl+S keeps the editor open @deep', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 400/)
  const { at, address } = await addPost(page, named('Stay'))
  await page.goto(at)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const press = () => page.keyboard.press('Control+s')
  await title.fill('')
  await press()
  await expect(page.getByRole('alert')).toBeVisible()
  await title.fill(named('Stay'))
  const excerpt = page.getByLabel('Excerpt')
  await excerpt.fill('First.')
  await press()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(at)
  await expect(excerpt).toBeFocused()
  await said(page, 'Blog Post Updated')
  await excerpt.fill('And more.')
  await press()
  await said(page, 'Blog Post Updated')
  expect(await (await page.request.get(address)).text()).toContain('And more.')
  await page.goto(at)
  await expect(offers(page)).toHaveCount(0)
  await expect(page.getByLabel('Excerpt')).toHaveValue('And more.')
})

test('a new species that is saved stays open under its own address @deep', async ({ page }) => {
  const name = named('Draft deer')
  await page.goto('/admin/deer-types/new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Scientific name').fill('Cervus exemplum')
  await dialog.getByRole('radio', { name: /^Inactive/ }).check()
  await dialog.getByLabel('General description').fill('A deer for drafts.')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/deer-types\/\d+\/edit$/)
  await expect(dialog.getByLabel('General description')).toBeFocused()
  await said(page, 'Deer Type Created')
  await dialog.getByLabel('Body size').fill('Small')
  await save(page, 'Save Deer Type')
  await said(page, 'Deer Type Updated')
  await expect(card(page, name)).toBeVisible()
})

test('nobody is asked about what is stored as a draft', async ({ page }) => {
  await page.goto('/admin/products/5/edit')
  page.on('dialog', () => {
    throw new Error('Nothing was to be asked')
  })
  await page.getByRole('dialog').getByLabel('Description').fill('Kept as a draft.')
  await isAutosaved(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/products')
  await expect(page.getByText('Unpublished changes').first()).toBeVisible()
})
