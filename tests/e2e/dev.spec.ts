/** `npm run dev`: its pages work, and neither the browser nor the server reports an error. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { root } from '../../scripts/run-command.js'
import { freePort } from '../setup/free-port.js'
import { temporaryFolder } from '../setup/site-process'
import { expect, operator, test } from './fixtures'

let dev: ChildProcess
let url: string
let output = ''
const folder = temporaryFolder()

test.beforeAll(async () => {
  test.setTimeout(300_000)
  // Playwright's FORCE_COLOR beside NO_COLOR makes Node warn.
  const { FORCE_COLOR: _color, ...env } = process.env
  const port = String(await freePort())
  url = `http://localhost:${port}`
  dev = spawn('npm', ['run', 'dev'], {
    cwd: root,
    // npm ends before what it started.
    detached: true,
    env: {
      ...env,
      NODE_ENV: 'development',
      PORT: port,
      SITE_URL: url,
      DATABASE_URL: `file:${folder}/site.db`,
      ADMIN_USERNAME: operator.username,
      ADMIN_PASSWORD: operator.password,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect(async () => {
    expect((await fetch(`${url}/healthz`)).status, output).toBe(200)
  }).toPass({ timeout: 270_000 })
})

test.afterAll(async () => {
  if (dev.pid !== undefined) process.kill(-dev.pid, 'SIGTERM')
  if (dev.exitCode === null) await once(dev, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

test('npm run dev serves pages that hydrate, and the dashboard, without an error in a console @deep', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto(url)
  await page.goto(`${url}/products`)
  await page.goto(`${url}/hunting-tools/legal-light?state=OH`)
  await page.goto(`${url}/admin`)
  await page.getByLabel('Username').fill(operator.username)
  await page.getByLabel('Password', { exact: true }).fill(operator.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  await page.goto(`${url}/admin/blog/new`)
  expect(output).not.toMatch(/error|warn/i)
})
