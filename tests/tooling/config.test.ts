/** The operator reads the settings with `npm run stagwise -- config`. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

async function config(settings: Record<string, string> = {}): Promise<string> {
  const env = { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...settings }
  const args = ['--import', 'tsx', 'scripts/config.ts']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root, env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return stdout + stderr
}

test('lists every setting with its default', async () => {
  const output = await config()
  expect(output).toMatch(/^ADMIN_USERNAME +admin +default$/m)
  expect(output).toMatch(/^ADMIN_PASSWORD +\(made up at first start and printed once\) +default$/m)
  expect(output).toMatch(/^LIMIT_FORMS +30\/600 +default$/m)
  expect(output).toMatch(/^LIMIT_LOGIN +10\/900 +default$/m)
  expect(output).not.toMatch(/undefined|object/)
})

test('says that a secret is set, and never which', async () => {
  const password = 'a password for tests alone'
  const output = await config({ ADMIN_PASSWORD: password, LIMIT_FORMS: '5/60' })
  expect(output).toMatch(/^ADMIN_PASSWORD +\(set\) +environment$/m)
  expect(output).toMatch(/^LIMIT_FORMS +5\/60 +environment$/m)
  expect(output).not.toContain(password)
})

test('names a password that is too short without showing it', async () => {
  const output = await config({ ADMIN_PASSWORD: 'short one' })
  expect(output).toMatch(/ADMIN_PASSWORD must have at least 12 characters/)
  expect(output).not.toContain('short one')
})
