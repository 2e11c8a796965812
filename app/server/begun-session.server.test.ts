import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { begunSession, inOneRequest, rememberBegunSession } from './begun-session.server'

function inRequest<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    inOneRequest(() => void work().then(resolve, reject))
  })
}

test('what a request has begun it knows from then on, and no other does', async () => {
  const first = async () => {
    await pause(1)
    expect(begunSession()).toBeUndefined()
    rememberBegunSession('first')
    await pause(20)
    return begunSession()
  }
  const second = async () => {
    await pause(10)
    return begunSession()
  }
  expect(await Promise.all([inRequest(first), inRequest(second)])).toEqual(['first', undefined])
  expect(begunSession()).toBeUndefined()
})

test('outside a request nothing is remembered', () => {
  rememberBegunSession('nobody’s')
  expect(begunSession()).toBeUndefined()
})
