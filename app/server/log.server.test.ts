/** Each in a process of its own, since what matters is what is there when it has ended. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const module = path.resolve('app/server/log.server.ts')

function run(work: string): string[] {
  const script = `import { log } from ${JSON.stringify(module)}
const say = (n) => { for (let i = 0; i < n; i += 1) log.info('line ' + i) }
${work}`
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'info' },
  })
  return Array.from(stderr.matchAll(/"event":"([^"]*)"}\n/g), ([, event = '']) => event)
}

function lines(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `line ${String(index)}`)
}

test('lines come out whole and in order, by themselves', () => {
  expect(run('say(1050); setTimeout(() => process.kill(process.pid, "SIGKILL"), 500)')).toEqual(lines(1050))
})

test('what still waits is written when the process ends, in whatever way it ends itself', () => {
  expect(run('say(50)')).toEqual(lines(50))
  expect(run('say(50); process.exit(1)')).toEqual(lines(50))
})

test('a warning and what waited before it are out at once', () => {
  const work = 'say(3); log.warn("careful"); setTimeout(() => process.kill(process.pid, "SIGKILL"), 20)'
  expect(run(work)).toEqual([...lines(3), 'careful'])
})
