/** Seasons from the operator's file to the visitor's answer, and back to the sample when they are gone. */
import { readFileSync } from 'node:fs'
import { removeRecord, said, save } from './dashboard'
import { expect, test } from './fixtures'

const answer = '/hunting-tools/license-regulation-finder?state=WY'
const header = 'State,Species,Weapon,Zone,Opens,Closes,Limit,Fee,Source,Checked'
const season = (weapon: string, from: string) =>
  `Wyoming,Mule deer,${weapon},"Region A, private land",${from},${from.slice(0, 4)}-12-31,1 deer,,https://agency.example/deer,2026-01-05`

test('the operator imports a file, and the visitor reads the dates at the agency’s name @deep', async ({
  page,
  enterAsOperator,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 4(?:00|09)/)
  await page.goto(answer)
  const result = page.locator('#result')
  await expect(result.getByRole('heading', { level: 2 })).toHaveText('Wyoming: Wyoming Game and Fish Department')
  const sample = result.locator('details').first()
  await expect(sample.getByText('not the law')).toBeVisible()
  await expect(sample.getByRole('table', { name: 'Sample bag limits' })).toBeHidden()

  await enterAsOperator()
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: 'Seasons' }).click()
  await page.getByRole('link', { name: 'Import CSV' }).click()
  const text = page.getByLabel('Pasted text')
  await text.fill([header, season('Archery', '2000-09-01'), season('', '2000-10-01')].join('\n'))
  await save(page, 'Import Seasons')
  await expect(page.getByRole('alert')).toContainText('Line 3: Weapon “”: Please name the weapon')
  await expect(text).toHaveValue(/Region A, private land/)
  await text.fill('')
  const content = [
    `${header},Before sunrise,After sunset`,
    `${season('Archery', '2000-09-01')},,`,
    `${season('Firearms', '2099-10-01')},60,0`,
  ].join('\r\n')
  await page
    .getByLabel('Or a CSV file')
    .setInputFiles({ name: 'wy.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await save(page, 'Import Seasons')
  await said(page, 'Wyoming: 2 seasons added.')

  await page.getByRole('link', { name: 'Import CSV' }).click()
  await text.fill([header, season('Muzzleloader', '2099-11-01')].join('\n'))
  await save(page, 'Import Seasons')
  await expect(page.getByRole('alert')).toContainText('Wyoming: 2 seasons on the site already, and 1 in what you sent.')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await said(page, 'Wyoming: 1 season added.')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.split('\r\n').filter((line) => line.startsWith('WY'))).toHaveLength(3)

  await page.goto(answer)
  await expect(result.getByRole('heading', { name: 'Seasons in Wyoming' })).toBeVisible()
  await expect(result.getByRole('status')).toContainText('Open now: none of 3 seasons.')
  const line = (weapon: string) => result.getByRole('listitem').filter({ hasText: `Mule deer, ${weapon}` })
  await expect(line('Archery')).toContainText('Over')
  await expect(line('Archery')).toContainText('September 1, 2000 to December 31, 2000')
  await expect(line('Archery')).toContainText('checked January 5, 2026')
  await expect(line('Firearms')).toContainText(/Opens in [\d,]+ days/)
  await expect(line('Firearms')).toContainText('Hours: one hour before sunrise to sunset')
  await page.goto('/hunting-tools/legal-light?state=WY&date=2099-10-02')
  await expect(page.locator('#result-summary')).toContainText(
    'Wyoming, Mule deer, Firearms, Region A, private land: one hour before sunrise to sunset.',
  )
  await page.goto(answer)
  await expect(result.getByRole('link', { name: 'agency.example' }).first()).toHaveAttribute(
    'href',
    'https://agency.example/deer',
  )
  await expect(page.getByText('not the law')).toHaveCount(0)

  await page.goto('/admin/seasons?status=WY')
  for (const weapon of ['Archery', 'Firearms', 'Muzzleloader']) {
    await removeRecord(
      page,
      `Wyoming: Mule deer, ${weapon}, Region A, private land`,
      'Are you sure you want to delete this season?',
    )
    await said(page, 'Season deleted')
  }
  await page.goto(answer)
  await expect(sample.getByText('not the law')).toBeVisible()
})
