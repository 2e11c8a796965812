/** The site does its daily work by itself, once its clock is believed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSiteDatabase } from './site-database'
import { log } from '~/server/log.server'
import { workDaily } from '~/server/start.server'

const site = useSiteDatabase()
const minute = 60_000
const hour = 60 * minute
const work = vi.fn(() => Promise.resolve())

beforeEach(async () => {
  vi.useFakeTimers()
  work.mockClear()
  await site.db.updateTable('clock').set({ latestAt: new Date().toISOString() }).execute()
})
afterEach(() => {
  vi.useRealTimers()
})

test('daily work is done at the start and a day later', async () => {
  workDaily([work])
  await vi.advanceTimersByTimeAsync(minute)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(23 * hour)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(hour + minute)
  expect(work).toHaveBeenCalledTimes(2)
})

test('daily work waits while the clock is not believed, and is done after an hour', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'info').mockReturnValue()
  vi.setSystemTime(Date.now() + 400 * 24 * hour)
  workDaily([work])
  await vi.advanceTimersByTimeAsync(59 * minute)
  expect(log.warn).toHaveBeenCalledOnce()
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(minute)
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that fails is reported, and keeps no other waiting', async () => {
  const failed = vi.spyOn(log, 'error').mockReturnValue()
  workDaily([() => Promise.reject(new Error('full')), work])
  await vi.advanceTimersByTimeAsync(minute)
  expect(work).toHaveBeenCalledTimes(1)
  expect(failed).toHaveBeenCalledOnce()
})
