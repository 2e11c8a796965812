import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { PlainError } from '../plain-command'
import { readPassword } from './read-password'

function piped(text: string): Promise<string> {
  const input = new PassThrough()
  input.end(text)
  return readPassword({ input, output: new PassThrough() })
}

async function typed(...answers: readonly string[]): Promise<{ password: string; shown: string }> {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const output = new PassThrough()
  let shown = ''
  const left = [...answers]
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString()
    if (!chunk.toString().endsWith(': ')) return
    const answer = left.shift()
    if (answer !== undefined) void nextTurn().then(() => input.write(answer))
  })
  return { password: await readPassword({ input, output }), shown }
}

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((failure: unknown) => failure)
  if (error instanceof PlainError) return error.message
  throw new Error('nothing was refused', { cause: error })
}

describe('a password from a pipe', () => {
  test.each([
    ['a long password', 'a long password'],
    ['a long password\n', 'a long password'],
    ['a long password\r\n', 'a long password'],
    ['  spaces count  \n', '  spaces count  '],
    ['пароль с оленем', 'пароль с оленем'],
  ])('of %j is %j', async (text, password) => {
    expect(await piped(text)).toBe(password)
  })

  test.each([
    ['', 'The password must have at least 12 characters.'],
    ['short one\n', 'The password must have at least 12 characters.'],
    ['x'.repeat(1001), 'The password must have at most 1000 characters.'],
    ['a long password\na long password\n', 'The password must be one line.'],
  ])('of %j is refused', async (text, problem) => {
    expect(await problemOf(piped(text))).toBe(problem)
  })
})

describe('a password at a terminal', () => {
  test('is typed twice and shown nowhere', async () => {
    expect(await typed('a long password\r', 'a long password\r')).toEqual({
      password: 'a long password',
      shown: 'New password (not shown): \nThe same again: \n',
    })
  })

  test('may be corrected while it is typed', async () => {
    expect((await typed('a long passwx\u007ford\r', 'a long password\r')).password).toBe('a long password')
  })

  test('that is too short is refused before it is typed again', async () => {
    expect(await problemOf(typed('short one\r'))).toBe('The password must have at least 12 characters.')
  })

  test('that is another the second time is refused', async () => {
    expect(await problemOf(typed('a long password\r', 'a long passwort\r'))).toMatch(/not the same/)
  })

  test.each(['\u0003', '\u0004'])('is left off with the key %j', async (key) => {
    expect(await problemOf(typed(key))).toBe('Nothing was changed.')
    expect(await problemOf(typed('a long password\r', key))).toBe('Nothing was changed.')
  })
})
