/** From a claim about a species to its source and back, and the operator's side of it. */
import { z } from 'zod'
import { said, save } from './dashboard'
import { expect, test } from './fixtures'

test('a mark leads to its source, the source back, and the jump bar to all of them', async ({ page }) => {
  await page.goto('/white-tailed-deer')
  const bar = page.getByRole('navigation', { name: 'Sections' })
  const section = page.getByRole('region', { name: 'Behavior' })
  const mark = section.getByText('A scrape is no buck’s own').getByRole('link')
  await expect(mark).toHaveText('[20]')
  await mark.click()
  await expect(page).toHaveURL('/white-tailed-deer#source-20')
  const source = page.getByRole('listitem').filter({ hasText: 'Scrape Behavior and Physical Characteristics' })
  await expect(source).toBeInViewport()
  await source.getByRole('link', { name: 'Behavior', exact: true }).click()
  await expect(page).toHaveURL('/white-tailed-deer#cite-territorialBehavior-1')
  await expect(mark).toBeInViewport()
  await section.getByText('Sources of this section').getByRole('link', { name: 'Source [8]' }).click()
  await expect(page).toHaveURL('/white-tailed-deer#source-8')
  await bar.getByRole('link', { name: 'Sources' }).click()
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeInViewport()
})

test('on a phone the jump bar shows that there is more, until its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/moose')
  const bar = page.getByRole('navigation', { name: 'Sections' })
  const [first, last] = [bar.getByRole('link', { name: 'About' }), bar.getByRole('link', { name: 'Sources' })]
  await expect(last).not.toBeInViewport()
  const begin = await bar.screenshot()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await bar.screenshot()).not.toEqual(begin)
  await first.focus()
  await expect(first).toBeInViewport({ ratio: 1 })
})

test('the operator names the section of a source, and a mark in a text', async ({
  page,
  enterAsOperator,
  javaScriptEnabled,
}) => {
  await enterAsOperator()
  const { project, repeatEachIndex, retry } = test.info()
  const name = `Cited ${project.name} ${String(repeatEachIndex)}${String(retry)}`
  const sources = [{ title: 'A study', publisher: 'P', url: 'https://a.example/s', readOn: '2026-11-25', usedFor: 'x' }]
  const answer = await page.request.post('/api/admin/deer-types', {
    multipart: { name, scientificName: 'Cervus x', generalDescription: 'Big.', sources: JSON.stringify(sources) },
  })
  expect(answer.status()).toBe(201)
  const { id, slug } = z.object({ id: z.number(), slug: z.string() }).parse(await answer.json())
  await page.goto(`/admin/deer-types/${String(id)}/edit#seo`)
  const source = page.getByRole('group', { name: 'Sources' })
  await source.getByText('source 1: A study').click()
  await source.getByLabel('Section').selectOption('Diet')
  if (javaScriptEnabled) await page.getByRole('tab', { name: 'Diet' }).click()
  await page.getByLabel('Feeding habits').fill('It eats at night. [1] And by day. [2]')
  await save(page, 'Publish changes')
  await said(page, /saved|updated/i)
  await page.goto(`/${slug}`)
  await expect(page.getByText('It eats at night.')).toContainText('It eats at night.[1] And by day. [2]')
  await expect(page.getByRole('listitem').filter({ hasText: 'A study' })).toContainText('Supports: Diet')
  await page.goto(`/admin/deer-types/${String(id)}/edit`)
  await expect(page.getByRole('region', { name: 'Before it goes out' })).toContainText('[2] names no source')
  expect((await page.request.delete(`/api/admin/deer-types/${String(id)}`)).status()).toBe(204)
})

test('marks follow a source that the operator moves, also when he goes on editing', async ({
  page,
  enterAsOperator,
  javaScriptEnabled,
}) => {
  await enterAsOperator()
  const { project, repeatEachIndex, retry } = test.info()
  const name = `Moved ${project.name} ${String(repeatEachIndex)}${String(retry)}`
  const source = { publisher: 'P', readOn: '2026-11-25', usedFor: 'x' }
  const sources = ['First', 'Second'].map((title) => ({ ...source, title, url: `https://a.example/${title}` }))
  const feedingHabits = 'It eats at night. [1] And by day. [2]'
  const multipart = { name, scientificName: 'Cervus x', generalDescription: 'Big.', feedingHabits }
  const answer = await page.request.post('/api/admin/deer-types', {
    multipart: { ...multipart, sources: JSON.stringify(sources) },
  })
  const { id, slug } = z.object({ id: z.number(), slug: z.string() }).parse(await answer.json())
  await page.goto(`/admin/deer-types/${String(id)}/edit#seo`)
  const list = page.getByRole('group', { name: 'Sources' })
  await list.getByText('source 2: Second').click()
  await list.getByRole('button', { name: 'Earlier source 2' }).click()
  await expect(list.getByText('source 1: Second')).toBeVisible()
  await save(page, 'Save and stay here')
  await said(page, 'The reference marks follow the sources in: Feeding habits.')
  if (javaScriptEnabled) await page.getByRole('tab', { name: 'Diet' }).click()
  await expect(page.getByLabel('Feeding habits')).toHaveValue('It eats at night. [2] And by day. [1]')
  await save(page, 'Publish changes')
  await said(page, /saved|updated/i)
  await page.goto(`/${slug}`)
  await expect(page.getByText('It eats at night.')).toContainText('It eats at night.[2] And by day.[1]')
  expect((await page.request.delete(`/api/admin/deer-types/${String(id)}`)).status()).toBe(204)
})
