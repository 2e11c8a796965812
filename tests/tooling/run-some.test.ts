import { expect, test } from 'vitest'
import { runSome } from '../../scripts/prepare/run-some.js'

/** A job that ends when it is told to. */
function startable(name: string, events: string[]) {
  let end: (error?: Error) => void = () => undefined
  const job = () => {
    events.push(`${name} begins`)
    return new Promise<void>((resolve, reject) => {
      end = (error) => {
        events.push(`${name} ends`)
        if (error) reject(error)
        else resolve()
      }
    })
  }
  return {
    job,
    end: (error?: Error) => {
      end(error)
    },
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('two jobs are under way, and the next one begins when one of them ends', async () => {
  const events: string[] = []
  const compile = startable('compile', events)
  const eslint = startable('eslint', events)
  const tsc = startable('tsc', events)
  const all = runSome([compile.job, eslint.job, tsc.job])
  await settled()
  expect(events).toEqual(['compile begins', 'eslint begins'])
  eslint.end()
  await settled()
  expect(events.slice(2)).toEqual(['eslint ends', 'tsc begins'])
  tsc.end()
  compile.end()
  await all
})

test('after a failure none begins, those under way come to their end, and the first failure is told', async () => {
  const events: string[] = []
  const compile = startable('compile', events)
  const eslint = startable('eslint', events)
  const tsc = startable('tsc', events)
  const all = runSome([compile.job, eslint.job, tsc.job])
  let outcome: unknown = 'none yet'
  const told = all.catch((error: unknown) => (outcome = error))
  await settled()
  const failure = new Error('no compiler')
  compile.end(failure)
  await settled()
  expect(outcome).toBe('none yet')
  eslint.end()
  await told
  expect(outcome).toBe(failure)
  expect(events).toEqual(['compile begins', 'eslint begins', 'compile ends', 'eslint ends'])
})
