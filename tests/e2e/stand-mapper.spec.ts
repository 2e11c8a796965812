import { expect, test } from './fixtures'

const path = '/hunting-tools/stand-location-mapper'

test('reads a description as a hunter writes it: what is there, what is not, and where that comes from', async ({
  page,
}) => {
  await page.goto(path)
  const description = page.getByLabel('Describe your ground')
  await description.fill(
    'A sadle between two knobs and an inside corner. No cedars, and they cut the oaks. The crick is low.',
  )
  await page.getByRole('button', { name: 'Map My Stands' }).click()
  const answer = page.locator('#result')
  await expect(answer.getByRole('heading', { level: 2 })).toHaveText('Start at the saddle')
  await expect(answer).toContainText(
    'Read in your description: saddle (“sadle”), ridge (“knobs”), creek crossing (“crick”), inside corner (“inside corner”).',
  )
  await expect(answer).toContainText('Read as not there: thicket (“cedars”), oak flat (“oaks”).')
  await expect(answer.getByRole('heading', { level: 3, name: /^\d/ })).toHaveText([
    '1. Saddle',
    '2. Inside corner',
    '3. Creek crossing',
    '4. Ridge',
  ])
})

test('a description without a feature gets one line at the field, and the words stay', async ({ page }) => {
  await page.goto(path)
  const description = page.getByLabel('Describe your ground')
  await description.fill('A nice quiet place')
  await page.getByRole('button', { name: 'Map My Stands' }).click()
  await expect(description).toHaveAccessibleDescription(/We did not recognize a feature in your description\. Name one/)
  await expect(description).toHaveValue('A nice quiet place')
  await page.getByText('Words we recognize').click()
  await expect(page.getByText('powerline, pipeline, gas line')).toBeVisible()
})
