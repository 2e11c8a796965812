/** Forms that edit a single record each do not get in the way of one another. */
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { action as saveKeepingRule, loader as keepingRule } from '~/routes/admin/keeping-rule'
import { action as saveMailSettings, loader as mailSettings } from '~/routes/admin/mail-settings'
import { action as saveOperators, loader as operators } from '~/routes/admin/operators'
import { action as savePeople, loader as people } from '~/routes/admin/people'
import { action as saveRobots, loader as seo } from '~/routes/admin/seo'
import { action as saveSection, loader as settingsSection } from '~/routes/admin/settings-section'
import { sessionSecret } from '~/server/secret.server'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { addOperator, password, switchOnFor } from './second-factor'
import { useSiteDatabase } from './site-database'

const site = useSiteDatabase()
let first: TestSession
let second: TestSession

beforeEach(async () => {
  const now = new Date()
  await addOperator(site.db, 'warden', now)
  await switchOnFor(site.db, { operatorId: 1, sessionSecret: sessionSecret() }, now)
  first = await beginSession(site.db)
  second = await beginSession(site.db, 'ranger')
})

const Version = z.union([z.number(), z.string()]).transform(String)
const inMeta = z.object({ meta: z.object({ version: Version }) }).transform(({ meta }) => meta.version)
const onTop = z.object({ version: Version }).transform(({ version }) => version)

const forms = {
  'the mail settings': {
    path: '/admin/mail/settings',
    load: mailSettings,
    save: saveMailSettings,
    version: inMeta,
    fields: { intent: 'save-mail-settings', mailRecipients: 'a@site.example', overdueHour: '17', dailyMailCap: '50' },
    shown: { values: { mailRecipients: 'a@site.example', overdueHour: '17', dailyMailCap: '50' } },
  },
  'the retention rule': {
    path: '/admin/people',
    load: people,
    save: savePeople,
    version: z.object({ retention: onTop }).transform(({ retention }) => retention),
    fields: { intent: 'save-retention', months: '12', confirmed: 'delete-after-12' },
    shown: { retention: { months: 12 } },
  },
  'the rule for bin and versions': {
    path: '/admin/bin/rule',
    load: keepingRule,
    save: saveKeepingRule,
    version: onTop,
    fields: { intent: 'save-keeping-rule', binDays: '60', versionDays: '730' },
    shown: { rule: { binDays: 60, versionDays: 730 } },
  },
  'robots.txt': {
    path: '/admin/seo',
    load: seo,
    save: saveRobots,
    version: z.object({ updatedAt: z.string() }).transform(({ updatedAt }) => updatedAt),
    fields: { intent: 'save-robots', robotsTxt: 'User-agent: *\nDisallow: /admin/\n' },
    shown: { robotsTxt: 'User-agent: *\nDisallow: /admin/\n' },
  },
  'the name and email': {
    path: '/admin/settings/identity',
    load: settingsSection,
    save: saveSection,
    version: inMeta,
    fields: { intent: 'save-settings', name: 'North Ridge', tagline: 'Deer gear.', email: 'office@ridge.example' },
    shown: { values: { name: 'North Ridge', tagline: 'Deer gear.', email: 'office@ridge.example' } },
  },
} as const

type Form = (typeof forms)[keyof typeof forms]

const call = (route: Parameters<typeof callRoute>[0], { path }: { path: string }, rest: object) =>
  callRoute(route, { path, params: { section: 'identity' }, ...rest })

const open = async (form: Form) => (await call(form.load, form, { headers: { Cookie: first.cookie } })).body

const send = (form: Form, { cookie, formToken }: TestSession, version: string) =>
  call(form.save, form, { headers: { Cookie: cookie }, multipart: { ...form.fields, version, formToken } })

describe.each(Object.entries(forms))('%s', (name, form) => {
  test('is saved without a conflict while another owner saves all others, and nothing is lost', async () => {
    const version = form.version.parse(await open(form))
    const others = Object.entries(forms).filter(([other]) => other !== name)
    for (const [, other] of others) {
      expect((await send(other, second, other.version.parse(await open(other)))).status).toBe(303)
    }
    const rule = { intent: 'set-second-factor-rule', isNeeded: 'true', currentPassword: password }
    const operatorsPage = { path: '/admin/operators' }
    const set = { headers: { Cookie: first.cookie }, form: { ...rule, formToken: first.formToken } }
    expect((await call(saveOperators, operatorsPage, set)).status).toBe(303)
    expect((await send(form, first, version)).status).toBe(303)
    for (const each of Object.values(forms)) expect(await open(each)).toMatchObject(each.shown)
    const { body } = await call(operators, operatorsPage, { headers: { Cookie: first.cookie } })
    expect(body).toMatchObject({ isSecondFactorNeeded: true })
  })

  test('is a conflict when another owner saved the same', async () => {
    const version = form.version.parse(await open(form))
    expect((await send(form, second, version)).status).toBe(303)
    expect(await send(form, first, version)).toMatchObject({ status: 409, body: { differences: expect.any(Array) } })
  })
})
