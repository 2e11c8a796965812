/** Products, species and posts ask the same question before a record is deleted, with the same button. */
import { describe, expect, test, vi } from 'vitest'
import { withListBack } from '~/lib/list-back'
import { action, loader } from '~/routes/admin/question'
import { log } from '~/server/log.server'
import { callRoute } from './call-route'
import type { TestSession } from './log-in'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)

const kinds = [
  {
    table: 'products',
    list: '/admin/products',
    intent: 'delete-product',
    add: () => addProduct(site.db, { name: 'Elk' }),
    notFound: 'Product Not Found',
    done: 'Product deleted successfully',
    failed: 'Failed to delete product: Please try again.',
  } as const,
  {
    table: 'deerTypes',
    list: '/admin/deer-types',
    intent: 'delete-deer-type',
    add: () => addDeerType(site.db, { name: 'Elk' }),
    notFound: 'Deer Type Not Found',
    done: 'Deer Type Deleted',
    failed: 'Failed to delete deer type. Please try again.',
  } as const,
  {
    table: 'blogPosts',
    list: '/admin/blog',
    intent: 'delete-post',
    add: () => addPost(site.db, { title: 'Elk' }),
    notFound: 'Post Not Found',
    done: 'Blog Post Deleted',
    failed: 'Failed to delete blog post: Please try again.',
  } as const,
]

describe.each(kinds)('of $list', ({ table, list, intent, add, notFound, done, failed }) => {
  const at = (id = '1') => ({ path: `${list}/${id}/delete`, params: { id } })
  const ask = (id?: string) => callRoute(loader, { ...at(id), headers: { Cookie: session.cookie } })
  const press = (call = at(), with_: Partial<TestSession> = session) =>
    callRoute(action, {
      ...call,
      headers: with_.cookie === undefined ? {} : { Cookie: with_.cookie },
      form: { intent, formToken: with_.formToken ?? '' },
    })
  const count = async () =>
    (await site.db.selectFrom(table).select('id').where('deletedAt', 'is', null).execute()).length

  test('asks by the name, and knows none that is not there', async () => {
    await add()
    expect((await ask()).body).toMatchObject({ name: 'Elk' })
    for (const id of ['99', '0', 'x']) expect(await ask(id)).toMatchObject({ status: 404, body: { title: notFound } })
  })

  test('deletes, says so, and twice is once', async () => {
    await add()
    for (let presses = 0; presses < 2; presses += 1) {
      const answer = await press()
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, list])
      expect(await toastOf(answer)).toMatchObject({ kind: 'success', title: done })
    }
    expect(await count()).toBe(0)
  })

  test('leads back to the list that it was asked from', async () => {
    await add()
    const from = `${list}?q=elk&cursor=after-50`
    const answer = await press({ ...at(), path: withListBack(at().path, from) })
    expect(answer.headers.get('Location')).toBe(from)
  })

  test('says that it failed', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await site.db.schema.alterTable(table).renameTo('elsewhere').execute()
    expect(await toastOf(await press())).toMatchObject({ kind: 'error', description: failed })
    expect(logged).toHaveBeenCalledOnce()
  })
})
