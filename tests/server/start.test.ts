/** The site starts and ends as its operator expects. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { verifyPassword } from '~/server/auth/password.server'
import { startAndFail, startSite, withDatabase, type RunningSite } from '../setup/site-process'

let site: RunningSite | undefined

afterEach(async () => {
  await site?.stop()
  site = undefined
})

function countProducts(running: RunningSite): Promise<number> {
  return withDatabase(running, async (db) => (await db.selectFrom('products').select('id').execute()).length)
}

function readOperators(running: RunningSite) {
  return withDatabase(running, (db) => db.selectFrom('operators').selectAll().execute())
}

function readMessages(running: RunningSite) {
  return withDatabase(running, (db) => db.selectFrom('contacts').select('message').execute())
}

describe('a start', () => {
  test('makes the database, fills it, makes up a password, prints it once, and stores its hash', async () => {
    site = await startSite()
    expect(await countProducts(site)).toBe(10)
    const line = /^Log in at (\S+)\/admin as "admin" with the password (\S{23}) \(shown once\)$/m
    const password = line.exec(site.output())?.[2] ?? ''
    expect(password).not.toBe('')
    const [operator] = await readOperators(site)
    expect(operator).toMatchObject({ username: 'admin' })
    expect(await verifyPassword(password, operator?.passwordHash)).toBe(true)
    await site.restart()
    expect(site.output().split(password)).toHaveLength(2)
    expect(site.output().match(/with the password/g)).toHaveLength(1)
    expect(await readOperators(site)).toEqual([operator])
  })

  test('leaves a new database empty with SEED_SAMPLE_DATA=off, makes no secret when it is given one, and prints no password of ADMIN_PASSWORD', async () => {
    const password = 'a password for tests alone'
    const given = { ADMIN_USERNAME: ' Warden ', ADMIN_PASSWORD: password, SESSION_SECRET: 'x'.repeat(40) }
    site = await startSite({ SEED_SAMPLE_DATA: 'off', ...given })
    expect(await countProducts(site)).toBe(0)
    expect(existsSync(path.join(site.folder, 'session-secret'))).toBe(false)
    const [operator] = await readOperators(site)
    expect(operator).toMatchObject({ username: 'Warden' })
    expect(await verifyPassword(password, operator?.passwordHash)).toBe(true)
    expect(site.output()).not.toMatch(/password/)
  })

  test('names every wrong setting in one line each, and no secret', async () => {
    const { code, output } = await startAndFail({
      DATABASE_URL: 'mysql://x',
      SITE_URL: 'https://example.com/path',
      SESSION_SECRET: 'too short to keep',
      SEED_SAMPLE_DATA: 'maybe',
      ADMIN_PASSWORD: 'short one',
      LIMIT_FORMS: 'many',
    })
    expect(code).toBe(1)
    expect(output).toMatch(/DATABASE_URL must be "file:" and a path/)
    expect(output).toMatch(/SITE_URL must be an origin/)
    expect(output).toMatch(/SESSION_SECRET must have at least 32 characters/)
    expect(output).toMatch(/SEED_SAMPLE_DATA must be "on" or "off"/)
    expect(output).toMatch(/ADMIN_PASSWORD must have at least 12 characters$/m)
    expect(output).toMatch(/LIMIT_FORMS must be a count and seconds, as in 30\/600/)
    expect(output).not.toMatch(/too short to keep|short one/)
    expect(output).not.toMatch(/^\s+at /m)
  })
})

describe('an end', () => {
  test('comes with SIGTERM, also with a second one: what was acknowledged and what is under way are stored', async () => {
    site = await startSite()
    const acknowledged = await fetch(`${site.url}/contact`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ name: 'Ada', email: 'ada@example.org', message: 'Before the end' }),
    })
    expect(acknowledged.status).toBe(303)
    const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org', message: 'In two parts' }).toString()
    const head = `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${String(body.length)}\r\n`
    const socket = connect(site.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    socket.write(`${head}Expect: 100-continue\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`)
    await once(socket, 'data')
    socket.write(body.slice(0, 20))
    const ended = once(site.process, 'exit')
    site.process.kill('SIGTERM')
    await wait(100)
    site.process.kill('SIGTERM')
    await wait(100)
    socket.write(body.slice(20))
    await ended
    expect(site.process.exitCode).toBe(0)
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 303 /)
    expect(site.output()).not.toMatch(/undefined|Error/)
    expect(await readMessages(site)).toEqual([{ message: 'Before the end' }, { message: 'In two parts' }])
  })
})
