/** The route table has each address of the dashboard and each call of operators; an editor may use only some. */
import path from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { beforeEach, describe, expect, test } from 'vitest'
import { isForOwners } from '~/components/layout/operator-context'
import routes from '~/routes'
import { goodRows, insertRow } from '~db/test-rows'
import { siteRoutes } from '../security/site-routes'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { useSiteDatabase } from './site-database'

/** The role that each address needs: any operator is an editor. A new address of the dashboard needs a row. */
const needed: Readonly<Record<string, 'editor' | 'owner'>> = {
  ...all('editor', ['/admin', '/admin/deer', '/admin/*', '/admin/news', '/admin/security', '/admin/password']),
  ...all('owner', ['/admin/seed']),
  ...all('editor', ['/admin/quotes', '/admin/contacts', ...entryPages('quotes'), ...entryPages('contacts')]),
  ...all('editor', ['/admin/quotes/:id/answer/sheet', '/admin/quotes/:id/answers/:answerId/sheet']),
  ...all('editor', ['products', 'deer-types', 'blog', 'authors', 'seasons', 'templates'].flatMap(recordPages)),
  ...all('editor', ['products', 'deer-types', 'blog'].flatMap(contentPages)),
  ...all('editor', ['/admin/seasons/import', '/admin/seasons.csv', '/admin/images', '/admin/check']),
  ...all('editor', ['/admin/mail', '/admin/mail/:id', '/admin/activity', '/admin/bin']),
  ...all('editor', ['/admin/visits', '/admin/visits.csv', '/admin/drafts', '/admin/drafts/:id/delete']),
  ...all('editor', [
    '/admin/pictures',
    '/admin/pictures.json',
    '/admin/pictures/:hash',
    '/admin/pictures/:hash/replace',
  ]),
  ...all('editor', ['/admin/pictures/:hash/delete', '/admin/pictures/unused/delete']),
  ...all('owner', [
    '/admin/operators',
    ...['role', 'sessions', 'remove'].map((name) => `/admin/operators/:id/${name}`),
  ]),
  ...all('owner', ['/admin/backups', '/admin/backups/:id/delete', '/admin/backups/:id/file']),
  ...all('owner', [
    '/admin/seo',
    '/admin/mail/settings',
    '/admin/bin/:id/delete',
    '/admin/bin/all/delete',
    '/admin/bin/rule',
  ]),
  ...all('owner', [
    '/admin/people',
    '/admin/people/:person',
    '/admin/people/:person/erase',
    '/admin/people/:person/file',
  ]),
  ...all('owner', ['/admin/quotes.csv', '/admin/quotes.json', '/admin/contacts.csv', '/admin/contacts.json']),
}

/** Every page of the settings is an owner's. */
function isSetting(pattern: string): boolean {
  return /^\/admin\/settings(?:\/|$)/.test(pattern)
}

/** Calls of the API that need an owner, by method and path. Editors may make all other calls of operators. */
const ownersCalls = [
  'GET /api/quotes',
  'GET /api/contacts',
  'GET /api/admin/seo',
  'PUT /api/admin/seo',
  'POST /api/seed',
]

function all(role: 'editor' | 'owner', patterns: readonly string[]) {
  return Object.fromEntries(patterns.map((pattern) => [pattern, role] as const))
}

function entryPages(tab: string): string[] {
  const below = [':id', ':id/delete', 'suspected/delete', 'selected/delete', ':id/notes/:noteId/delete']
  const ofAnswers = ['', '/delete', '/preview', '/draft'].map((part) => `:id/answer${part}`)
  return [...below, ...ofAnswers].map((page) => `/admin/${tab}/${page}`)
}

function recordPages(tab: string): string[] {
  return ['', '/new', '/:id/edit', '/:id/delete'].map((page) => `/admin/${tab}${page}`)
}

function contentPages(tab: string): string[] {
  return ['selected/delete', ':of/versions', ':of/versions/:version'].map((page) => `/admin/${tab}/${page}`)
}

const draftOfAnAnswer = JSON.stringify({ subject: 'Your request', text: 'Yes.', lines: [] })

const site = useSiteDatabase()
let editor: TestSession
let owner: TestSession

beforeEach(async () => {
  owner = await beginSession(site.db)
  editor = await beginSession(site.db, 'nora')
  await site.db.updateTable('operators').set({ role: 'editor' }).where('loginName', '=', 'nora').execute()
})

const files = new Map(filesBelow(routes))

function filesBelow(entries: readonly RouteConfigEntry[], parent = ''): [string, string][] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? parent : `${parent}/${entry.path}`
    return [...(entry.children ? filesBelow(entry.children, pattern) : []), [pattern || '/', entry.file]]
  })
}

type RouteModule = Partial<Record<'loader' | 'action', Parameters<typeof callRoute>[0]>>

/** Loads the deepest route of an address, since the layout around it is open to every operator. */
async function load(pattern: string): Promise<RouteModule> {
  return loadModule(files.get(pattern) ?? '')
}

async function loadModule(file: string): Promise<RouteModule> {
  return import(path.resolve(import.meta.dirname, '../../app', file))
}

function modulesBelow(entries: readonly RouteConfigEntry[]): string[] {
  return [...new Set(entries.flatMap(({ file, children }) => [file, ...modulesBelow(children ?? [])]))]
}

const dashboard = siteRoutes.filter(({ pattern }) => /^\/admin(?:\/|$)/.test(pattern))
const anyId = { id: '1', noteId: '1', answerId: '1', of: '1', version: '1', section: 'identity' }

describe('each address of the dashboard', () => {
  test('has its row, and no row is left over', () => {
    const patterns = dashboard.map(({ pattern }) => pattern)
    const rest = patterns.filter((pattern) => !isSetting(pattern))
    expect(rest.toSorted()).toEqual(Object.keys(needed).toSorted())
  })

  const rows = dashboard.flatMap(({ pattern, address }) => {
    const role = isSetting(pattern) ? 'owner' : needed[pattern]
    return role === undefined ? [] : [{ pattern, address, role }]
  })

  test.each(rows)('$pattern is opened, and takes forms, for an $role, and links know it', async (row) => {
    const { pattern, address, role } = row
    expect(isForOwners(address)).toBe(role === 'owner')
    const { loader, action } = await load(pattern)
    const call = { path: address, params: anyId }
    const open = ({ cookie }: TestSession) => loader && callRoute(loader, { ...call, headers: { Cookie: cookie } })
    const press = ({ cookie, formToken }: TestSession) =>
      action && callRoute(action, { ...call, form: { intent: 'nothing', formToken }, headers: { Cookie: cookie } })
    for (const ask of [open, press]) {
      const refused = await ask(editor)?.catch(() => ({ status: 500 }))
      const allowed = await ask(owner)?.catch(() => ({ status: 500 }))
      if (!refused || !allowed) continue
      expect([refused.status === 403, allowed.status === 403]).toEqual([role === 'owner', false])
      if (role === 'owner') expect(JSON.stringify(refused)).toContain('Please ask the owner of this site: warden.')
    }
  })
})

test('each route below /admin asks who is there, layouts too: its data can be requested alone', async () => {
  const below = modulesBelow(routes).filter((file) => file.startsWith('routes/admin/'))
  expect(below.length).toBeGreaterThan(50)
  for (const file of below) {
    const { loader } = await loadModule(file)
    expect(loader, file).toBeDefined()
  }
  const { loader } = await loadModule('routes/admin/below-list.tsx')
  expect(loader && (await callRoute(loader, { path: '/admin/backups' })).status).toBe(401)
})

describe('the operator’s calls of the API', () => {
  const calls = siteRoutes
    .filter(({ audience }) => audience === 'api')
    .flatMap(({ pattern, address }) =>
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, pattern, address })),
    )

  test.each(calls)('$method $pattern is an editor’s, too, unless it is named here', async (call) => {
    const { method, pattern, address } = call
    const { loader, action } = await load(pattern)
    const route = method === 'GET' ? loader : action
    if (!route) return
    const json = method === 'GET' ? {} : { json: {} }
    const { status } = await callRoute(route, { path: address, method, ...json, headers: { Cookie: editor.cookie } })
    const isOwners = ownersCalls.includes(`${method} ${pattern}`)
    // The whole path of these is an owner's, for other methods, too.
    expect(status === 403).toBe(isOwners || ['/api/admin/seo', '/api/seed'].includes(pattern))
  })
})

describe('what no bin keeps', () => {
  const now = '2026-11-21T12:00:00.000Z'
  const rows = {
    note: {
      table: 'entryEvents',
      pattern: '/admin/quotes/:id/notes/:noteId/delete',
      intent: 'delete-note',
      values: { entryKind: 'quotes', entryId: 1, event: 'note', text: 'Call first', at: now },
    },
    'draft of a record': {
      table: 'revisions',
      pattern: '/admin/drafts/:id/delete',
      intent: 'discard-draft',
      values: {
        kind: 'products',
        recordId: null,
        state: 'draft',
        formKey: 'a',
        content: '{"name":"Rope"}',
        savedAt: now,
      },
    },
    'draft of an answer': {
      table: 'revisions',
      pattern: '/admin/quotes/:id/answer/delete',
      intent: 'discard-draft',
      values: {
        kind: 'quotes',
        recordId: 1,
        state: 'draft',
        formKey: 'quotes/1',
        content: draftOfAnAnswer,
        savedAt: now,
      },
    },
  } as const

  test.each(Object.entries(rows))('a %s is deleted by who wrote it, and by an owner', async (_, row) => {
    const { table, pattern, intent, values } = row
    const path = pattern.replaceAll(/:\w+/g, '1')
    const { loader = fail, action = fail } = await load(pattern)
    const ids = await site.db.selectFrom('operators').select(['id', 'loginName']).execute()
    const write = async (loginName: string) => {
      const operatorId = ids.find((each) => each.loginName === loginName)?.id ?? null
      await insertRow(site.db, table, { ...values, id: 1, operatorId, operatorName: loginName })
    }
    const ask = ({ cookie }: TestSession) => callRoute(loader, { path, params: anyId, headers: { Cookie: cookie } })
    const press = ({ cookie, formToken }: TestSession) =>
      callRoute(action, { path, params: anyId, headers: { Cookie: cookie }, form: { intent, formToken, latest: now } })
    const left = async () => (await site.db.selectFrom(table).select('id').execute()).length
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, id: 1 })

    await write('warden')
    const asked = await ask(editor)
    expect(asked).toMatchObject({ status: 403, body: { message: expect.stringContaining('warden') } })
    expect((await press(editor)).status).toBe(403)
    expect(await left()).toBe(1)
    expect((await ask(owner)).status).toBe(200)
    await site.db.deleteFrom(table).execute()

    for (const session of [editor, owner]) {
      await write('nora')
      expect((await ask(session)).status).toBe(200)
      expect((await press(session)).status).toBe(303)
      expect(await left()).toBe(0)
    }

    // The note of a removed operator is nobody's.
    await write('nobody')
    expect((await press(editor)).status).toBe(403)
  })
})

test('a role counts with the next request', async () => {
  const { loader } = await load('/admin/people')
  const look = () => callRoute(loader ?? fail, { path: '/admin/people', headers: { Cookie: editor.cookie } })
  expect((await look()).status).toBe(403)
  await site.db.updateTable('operators').set({ role: 'owner' }).execute()
  expect((await look()).status).toBe(200)
})

function fail(): never {
  throw new Error('no such route')
}
