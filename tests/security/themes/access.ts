import assert from 'node:assert/strict'
import { type Answer, headerOf } from '../ask'
import { canary, newAddress, type Attack, type Theme } from '../attack'
import { dashboardIntents } from '../intents'
import { hidesSecrets, plantSecrets } from '../secrets'
import { siteRoutes, type SiteRoute } from '../site-routes'
import { commonStrangers, oddStrangers, prepareStrangers, strangers, strangersAt } from '../strangers'
import type { Target } from '../target'

const guarded = siteRoutes.filter(({ audience }) => audience === 'dashboard' || audience === 'login')
const open = siteRoutes.filter(({ audience = 'none' }) => ['page', 'form', 'file', 'missing'].includes(audience))

const unknown: Attack[] = siteRoutes
  .filter(({ audience }) => audience === undefined)
  .map(({ pattern, address }) => ({
    name: `${pattern} is open to somebody`,
    isInSample: true,
    run: (target) => {
      assert.fail(`nobody has said who may open ${pattern}: see audiences in tests/security/site-routes.ts`)
      return target.ask(address)
    },
    expected: 200,
  }))

function statusOf({ audience }: SiteRoute): number {
  return audience === 'dashboard' || audience === 'script' ? 401 : audience === 'missing' ? 404 : 200
}

/** `/.data` is written `/_root.data`. */
function dataAddress(address: string): string {
  return address === '/' ? '/_root.data' : `${address}.data`
}

function unlessCached(answer: Answer): Answer {
  assert.equal(headerOf(answer, 'cache-control'), 'private, no-store', answer.asked)
  assert.equal(headerOf(answer, 'etag'), '', answer.asked)
  return hidesSecrets(answer)
}

const dashboard: Attack[] = guarded.flatMap((route, place): Attack[] => {
  const { pattern, address, ids } = route
  const expected = statusOf(route)
  const askAll = async (target: Target, at: string, who = strangersAt(place), method = 'GET') => {
    const asked = who.map(({ headers }) => target.ask(at, { method, headers: headers(target) }))
    return (await Promise.all(asked)).map(unlessCached)
  }
  return [
    {
      name: `${pattern} as a page`,
      run: (target) => askAll(target, address, commonStrangers.slice(place % 3, (place % 3) + 2)),
      expected,
      says: /Admin Login/,
    },
    { name: `${pattern} as data`, run: (target) => askAll(target, dataAddress(address)), expected, says: /"step"/ },
    {
      name: `HEAD ${pattern}`,
      run: (target) => askAll(target, address, commonStrangers.slice(0, 2), 'HEAD'),
      expected,
    },
    ...ids
      .filter((id) => id.includes('admin/'))
      .map((id): Attack => ({
        name: `${pattern} as data, of ${id} alone`,
        run: (target) => {
          const query = new URLSearchParams({ _routes: id }).toString()
          return askAll(target, `${dataAddress(address)}?${query}`, [
            ...commonStrangers.slice(0, 2),
            ...oddStrangers.slice(0, 2),
          ])
        },
        expected,
        says: /"step"/,
      })),
    {
      name: `${pattern} in other spellings`,
      run: async (target) => {
        const letters = address.replace('/admin', '/%61dmin')
        const spellings = [letters, dataAddress(letters), `${address}?index`, `${address}?_routes=root&x=${canary()}`]
        return (await Promise.all(spellings.map((at) => target.ask(at)))).map(unlessCached)
      },
      // The login form answers 200 only at its plain address.
      expected: [...new Set([expected, 401])],
      says: /Admin Login|"step"/,
    },
  ]
})

/** A form of any kind might send these fields; none of them may be read. */
function formOf(intent: string): Record<string, string> {
  const text = canary()
  const record = { id: '1', status: 'closed', isOn: 'false', name: text, title: text, content: text, robotsTxt: text }
  return { intent, ...record, back: '/admin' }
}

const forms: Attack[] = guarded.flatMap(({ pattern, address }, place): Attack[] => [
  {
    name: `POST ${pattern} with half of the intents, without a session`,
    run: async (target) => {
      const own = dashboardIntents.filter((_, index) => index % 2 === place % 2)
      const answers = own.map((intent, index) => {
        const headers = commonStrangers[index % commonStrangers.length]?.headers(target) ?? {}
        return target.ask(dataAddress(address), { form: formOf(intent), headers })
      })
      return (await Promise.all(answers)).map(hidesSecrets)
    },
    // 400: the dashboard's own action knows three intents; 404: there is nothing to post to.
    expected: [400, 401, 404, 405],
  },
  {
    name: `POST ${pattern} as a page, by nobody`,
    run: async (target) => {
      const answers = dashboardIntents.slice(0, 3).map((intent) => target.ask(address, { form: formOf(intent) }))
      return (await Promise.all(answers)).map(hidesSecrets)
    },
    expected: [400, 401, 404, 405],
  },
  {
    name: `POST ${pattern} with the live cookie, without the form's token`,
    run: (target) => {
      const { live } = target.sessions
      const own = dashboardIntents.filter((_, index) => index % 3 === place % 3)
      const answers = own.map((intent) => target.ask(dataAddress(address), { form: formOf(intent), cookie: live }))
      return Promise.all(answers)
    },
    expected: [400, 403, 404, 405],
  },
])

const pictures: Attack = {
  name: 'POST /admin/images by everybody without a session',
  run: (target) =>
    Promise.all(
      strangers.map(({ headers }) => {
        const multipart = new FormData()
        multipart.append('file', new Blob(['GIF89a']), `${canary()}.gif`)
        return target.ask('/admin/images', { method: 'POST', multipart, headers: headers(target) })
      }),
    ),
  expected: 401,
  says: /^\{"message":"Unauthorized"\}$/,
}

const publicPages: Attack[] = open.map((route, index) => ({
  name: `${route.pattern} with a cookie that is none`,
  run: async (target) => {
    const answers = strangersAt(index)
      .slice(3)
      .map(({ headers }) => target.ask(route.address, { headers: headers(target), from: newAddress() }))
    return (await Promise.all(answers)).map(hidesSecrets)
  },
  expected: statusOf(route),
}))

const postsToPages: Attack[] = open
  .filter(
    ({ audience, pattern }) =>
      (audience === 'page' || audience === 'missing') && !/^\/(?:invitation|offer)\//.test(pattern),
  )
  .map(({ pattern, address }) => ({
    name: `POST ${pattern}, which takes no form`,
    run: (target) =>
      Promise.all([
        target.ask(address, { form: { intent: 'delete-product', id: canary() } }),
        target.ask(dataAddress(address), { form: { intent: 'seed', id: canary() }, cookie: target.sessions.live }),
        target.ask(address, { json: { intent: canary() } }),
      ]),
    expected: [404, 405],
  }))

export const access: Theme = {
  name: 'access',
  setUp: async (target) => {
    await plantSecrets(target)
    await prepareStrangers(target)
  },
  attacks: [...unknown, ...dashboard, ...forms, pictures, ...publicPages, ...postsToPages],
}
