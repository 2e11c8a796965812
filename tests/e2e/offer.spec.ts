/** A customer opens the link of an offer, asks something, accepts it, and prints it. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { countPrintedPages, expect, test } from './fixtures'

/** Stores an offer with a new link. */
async function plantOffer(database: Kysely<Database>) {
  const { project, repeatEachIndex } = test.info()
  const token = createHash('sha256')
    .update(`${project.name} ${String(repeatEachIndex)}`)
    .digest('hex')
    .slice(0, 36)
  const time = new Date().toISOString()
  const customer = { customerName: 'Offer Reader', customerEmail: 'reader@example.org' }
  const { id: entryId } = await database
    .insertInto('quotes')
    .values({ ...customer, productName: 'Rope', createdAt: time })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = [{ label: 'Haul rope', quantity: 2, unitCents: 1999 }]
  const prices = { lines, discountHundredths: 0, shippingCents: 900, validUntil: '2099-12-24', taxNote: null }
  await database
    .insertInto('answers')
    .values({
      entryKind: 'quotes',
      entryId,
      content: JSON.stringify({ recipient: 'reader@example.org', subject: 'Your quote', text: 'Hi', prices }),
      sentVia: 'mail',
      sentAt: time,
      offerHash: createHash('sha256').update(token).digest('hex'),
      operatorName: 'warden',
    })
    .execute()
  return { at: `/offer/${token}`, entryId }
}

test('an offer is asked about and accepted', async ({ page, database, allowedConsole }) => {
  allowedConsole.push(/status of 400/)
  const { at, entryId } = await plantOffer(database)
  await page.goto(at)
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$48.98')
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter your question')
  await page.getByLabel('Your question').fill('In orange?')
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByText('Question Sent')).toBeVisible()
  await page.getByRole('button', { name: 'Accept this offer' }).click()
  await expect(page.getByText('Offer Accepted')).toBeVisible()
  await page.goto(at)
  await expect(page.getByText(/^You accepted it on /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept this offer' })).toHaveCount(0)
  const events = database.selectFrom('entryEvents').select(['event', 'text']).where('entryId', '=', entryId)
  expect(await events.orderBy('id').execute()).toEqual([
    { event: 'asked', text: 'In orange?' },
    { event: 'accepted', text: null },
  ])
  expect(await countPrintedPages(page)).toBe(1)
})
