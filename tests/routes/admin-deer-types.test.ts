import { describe, expect, test } from 'vitest'
import { action as change, loader as list } from '~/routes/admin/deer-types'
import { callRoute } from './call-route'
import { addDeerType, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)

function read(path: string) {
  return session.read(list, path)
}

function post(route: typeof change, path: string, form: Record<string, string>, params = {}) {
  const headers = { Cookie: session.cookie }
  return callRoute(route, { path, params, headers, form: { formToken: session.formToken, ...form } })
}

describe('the list', () => {
  test('shows all by name, with their counts and no long text', async () => {
    await addDeerType(site.db, { name: 'Moose' })
    await addDeerType(site.db, { name: 'Elk', slug: 'elk', isActive: 0 })
    const { body } = await read('/admin/deer-types')
    expect(body).toMatchObject({
      counts: { active: 1, inactive: 1 },
      page: {
        rows: [
          { name: 'Elk', slug: 'elk', isActive: false, conservationStatus: 'Least Concern' },
          { name: 'Moose', isActive: true },
        ],
      },
    })
    expect(JSON.stringify(body)).not.toContain('A deer for tests')
  })
})

describe('the switch', () => {
  const form = { intent: 'set-deer-type-active', id: '1', isOn: 'false', back: '/admin/deer-types?q=elk' }

  test('shows one, says what its page leaves out, and links to it', async () => {
    await addDeerType(site.db, { name: 'Sambar', slug: 'sambar', isActive: 0, dietType: 'Browser.' })
    const toast = await toastOf(await post(change, '/admin/deer-types', { ...form, isOn: 'true' }))
    expect(toast).toMatchObject({
      description:
        'The deer type status has been updated successfully. “Sambar” is public. Its page leaves out what is still ' +
        'empty: Origins, Regions, Physical, Breeding, Behavior, Hunting, Facts.',
      link: { to: '/sambar', label: 'View the page' },
    })
  })

  test('takes no other intent, and no form without its token', async () => {
    await addDeerType(site.db)
    expect((await post(change, '/admin/deer-types', { ...form, intent: 'other' })).status).toBe(400)
    expect((await post(change, '/admin/deer-types', { ...form, formToken: '' })).status).toBe(403)
    expect(await site.db.selectFrom('deerTypes').select('isActive').execute()).toEqual([{ isActive: 1 }])
  })
})
