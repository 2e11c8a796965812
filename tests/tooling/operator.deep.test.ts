/** The operator uses `npm run stagwise -- operator` beside a running site. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operatorCommands } from '../../scripts/operator/commands'
import { PlainError } from '../../scripts/plain-command'
import { switchOnFor } from '../routes/second-factor'
import { logIn } from '~/server/auth/login.server'
import { commandLine } from '~db/audit-log.server'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'

/** The limit allows for a process that starts and compiles, and for password hashes at their full cost. */
const slow = 60_000
let folder: string
let db: Kysely<Database>
const now = new Date('2026-11-21T12:00:00.000Z')

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  db = openDatabase(`file:${folder}/site.db`)
  await migrateToLatest(db)
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

function operator(args: readonly string[], input = '') {
  const { PATH, NODE_ENV } = process.env
  const env = { PATH, NODE_ENV, DATABASE_URL: `file:${folder}/site.db` }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/operator.ts', ...args], {
    env,
    input,
    encoding: 'utf8',
  })
  return { code: status, output: stdout + stderr }
}

function run(name: string, change: Partial<Parameters<(typeof operatorCommands)[number]['run']>[0]> = {}) {
  const command = operatorCommands.find((each) => each.name === name)
  if (command === undefined) throw new Error(`no command ${name}`)
  return command.run({
    db,
    name: '',
    isForAll: false,
    act: { by: commandLine, now },
    choosePassword: () => Promise.resolve({ password: 'a long password here', isInvented: false }),
    confirm: () => Promise.resolve(true),
    ...change,
  })
}

const attempt = { username: 'ada', address: '198.51.100.7' }

test(
  'an operator is made with a piped password, logs in, is listed and removed',
  async () => {
    expect(operator(['new', 'Ada'], 'the piped password\n')).toEqual({
      code: 0,
      output: 'Operator "Ada" may log in now.\n',
    })
    expect((await logIn(db, { ...attempt, password: 'the piped password' }, new Date())).ok).toBe(true)
    const today = new Date().toISOString().slice(0, 10)
    expect(await run('list', { act: { by: commandLine, now: new Date() } })).toMatch(
      new RegExp(`^Ada: owner, since ${today}, last login ${today}, logged in \\(1\\), no second factor$`),
    )
    await run('new', { name: 'Second' })
    expect(operator(['remove', 'ADA'])).toEqual({
      code: 1,
      output: 'Remove the operator "Ada"?\nThere is no terminal to answer at: add --yes.\n',
    })
    // The session has begun by now.
    const act = { by: commandLine, now: new Date() }
    expect(await run('remove', { name: 'ADA', act })).toBe('Operator "Ada" is removed. Ended: 1 session.')
    expect(operator(['remove', 'second', '--yes'])).toEqual({
      code: 1,
      output: 'This is the only operator, and the site must have one. Make another one first.\n',
    })
  },
  slow,
)

test(
  'a made-up password is shown once, and right',
  async () => {
    await run('new', { name: 'Ada' })
    const { code, output } = operator(['password', 'ada', '--invent'])
    const [, password = ''] =
      /^The password of "Ada" is changed\. Nothing was open\.\nThe password is (\S{23}) \(shown once\)\n$/.exec(
        output,
      ) ?? []
    expect(code).toBe(0)
    expect((await logIn(db, { ...attempt, password }, new Date())).ok).toBe(true)
  },
  slow,
)

test(
  'logins are ended by name, or all, and never by mistake',
  async () => {
    await run('new', { name: 'Ada' })
    await logIn(db, { ...attempt, password: 'a long password here' }, now)
    expect(await run('end-sessions', { name: 'ada' })).toBe('Ended: 1 session.')
    expect(await run('end-sessions', { isForAll: true })).toBe('Nothing was open.')
    await expect(run('end-sessions')).rejects.toThrow(PlainError)
    await expect(run('end-sessions', { name: 'ada', isForAll: true })).rejects.toThrow(
      'Name an operator, or say --all.',
    )
  },
  slow,
)

test(
  'who says no removes nobody',
  async () => {
    await run('new', { name: 'Ada' })
    await run('new', { name: 'Second' })
    expect(await run('remove', { name: 'ada', confirm: () => Promise.resolve(false) })).toBe('Nothing was changed.')
    expect((await run('list')).split('\n')).toHaveLength(2)
  },
  slow,
)

test.each([
  [
    'a password as an argument',
    ['password', 'ada', 'my password in plain'],
    /^Usage: npm run stagwise -- operator COMMAND\n {2}list/,
  ],
  ['a password that is too short', ['new', 'ada'], /^The password must have at least 12 characters\.\n$/],
  ['a word that it does not know', ['list', '--everyone'], /Unknown option '--everyone'/],
])(
  '%s ends in one clear line',
  async (_what, args, words) => {
    const { code, output } = operator(args, 'short one')
    expect(code).toBe(1)
    expect(output).toMatch(words)
    expect(output).not.toMatch(/^\s+at |my password in plain/m)
    expect(await db.selectFrom('operators').selectAll().execute()).toEqual([])
  },
  slow,
)

test('a second factor whose phone is lost is switched off, and said to be off where there is none', async () => {
  await run('new', { name: 'Ada' })
  const [ada] = await db.selectFrom('operators').select(['id']).where('loginName', '=', 'ada').execute()
  await switchOnFor(db, { operatorId: ada?.id ?? 0, sessionSecret: 'a session secret for this test alone' }, now)
  expect(await run('no-second-factor', { name: 'ada' })).toBe('"Ada" logs in with the password alone now.')
  expect(await run('no-second-factor', { name: 'ada' })).toBe('"Ada" has no second factor.')
})

test('a role is chosen for a new operator, listed, and changed', async () => {
  await run('new', { name: 'Ada' })
  expect(await run('new', { name: 'Nora', role: 'editor' })).toBe('Operator "Nora" may log in now, as an editor.')
  expect(await run('list')).toMatch(/^Ada: owner, [^]+\nNora: editor, /)
  expect(await run('role', { name: 'nora', role: 'owner' })).toBe('"Nora" is an owner now. Nothing was open.')
  expect(await run('role', { name: 'nora', role: 'owner' })).toBe('"Nora" is an owner already.')
  await expect(run('role', { name: 'nora', role: 'admin' })).rejects.toThrow('A role is owner or editor.')
})
