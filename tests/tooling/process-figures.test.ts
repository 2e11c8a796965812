import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countOpenFiles, hasFigures, memoryOf } from '../setup/process-figures'

test('the memory of a running process is told in MiB, now and at its most, where the system tells it', () => {
  const figures = memoryOf(process.pid)
  expect(figures !== undefined).toBe(hasFigures)
  const { now, peak } = figures ?? { now: process.memoryUsage.rss() / 2 ** 20, peak: Infinity }
  const share = now / (process.memoryUsage.rss() / 2 ** 20)
  expect(share).toBeGreaterThan(0.8)
  expect(share).toBeLessThan(1.2)
  expect(peak).toBeGreaterThanOrEqual(now)
})

test('a file that is opened counts', () => {
  const before = countOpenFiles(process.pid)
  const file = openSync(import.meta.filename, 'r')
  expect(countOpenFiles(process.pid)).toBe(before === undefined ? undefined : before + 1)
  closeSync(file)
})

test('of a process that has ended, or never was, a figure is not to be had', async () => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  const questions = [memoryOf, countOpenFiles].flatMap((ask) => [() => ask(child.pid), () => ask(undefined)])
  for (const question of questions) {
    if (hasFigures) expect(question).toThrow()
    else expect(question()).toBeUndefined()
  }
})
