/** Tests of the API have the sample content, one of everything that the samples lack, and an operator's session. */
import { seedSampleData } from '~db/seed/seed.server'
import { byWarden } from '~db/test-rows'
import { beginSession } from '../routes/log-in'
import { useSiteDatabase } from '../routes/site-database'

/** Gives each test a copy as the site's database. */
export function useSampleWorld(): { cookie: string } {
  const world = { cookie: '' }
  useSiteDatabase(async (db) => {
    await seedSampleData(db, byWarden())
    const createdAt = '2026-11-21T12:00:00.000Z'
    const quote = { customerName: 'Ada', customerEmail: 'ada@example.org', productId: 1, productName: 'Harness' }
    await db
      .insertInto('quotes')
      .values({ ...quote, createdAt })
      .execute()
    const contact = { name: 'Ada', email: 'ada@example.org', message: 'Good hunting' }
    await db
      .insertInto('contacts')
      .values({ ...contact, createdAt })
      .execute()
    const pictures = { featuredImageUrl: '/images/a.webp', galleryImages: '["/images/b.webp","/images/c.webp"]' }
    await db.updateTable('deerTypes').set(pictures).where('id', '=', 1).execute()
    world.cookie = (await beginSession(db)).cookie
  })
  return world
}
