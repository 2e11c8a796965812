import { expect, test } from 'vitest'
import { downloadOf } from './download.server'

const file = { name: 'quotes.csv', type: 'text/csv' } as const

function partsUpTo(last: number) {
  const made = { count: 0, hasEnded: false }
  async function* make(): AsyncGenerator<string, undefined> {
    try {
      while (made.count < last) {
        made.count += 1
        yield await Promise.resolve(`${String(made.count)}é\n`)
      }
    } finally {
      made.hasEnded = true
    }
  }
  return { made, parts: make() }
}

test('a file has its name, its type, and all parts, and is stored nowhere on the way', async () => {
  const { parts } = partsUpTo(3)
  const answer = downloadOf(parts, file)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="quotes.csv"',
    'cache-control': 'private, no-store',
  })
  expect(await answer.text()).toBe('1é\n2é\n3é\n')
})

test('nothing is read before it is asked for, and nothing after the client has left', async () => {
  const { made, parts } = partsUpTo(Infinity)
  const reader = downloadOf(parts, file).body?.getReader()
  expect(made.count).toBe(0)
  await reader?.read()
  await reader?.read()
  expect(made.count).toBe(2)
  await reader?.cancel()
  expect(made).toEqual({ count: 2, hasEnded: true })
})

test('a failure breaks the file off', async () => {
  async function* parts(): AsyncGenerator<string, undefined> {
    yield 'first\n'
    await Promise.reject(new Error('the disk is gone'))
  }
  await expect(downloadOf(parts(), file).text()).rejects.toThrow('the disk is gone')
})
