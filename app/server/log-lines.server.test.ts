/** Each log is written in a separate process, since it counts what is there when the process has ended. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const module = path.resolve('app/server/log-lines.server.ts')

function run(work: string): string[] {
  const script = `import { openLines } from ${JSON.stringify(module)}
const lines = openLines()
const say = (n) => { for (let i = 0; i < n; i += 1) lines.write('line ' + i + '\\n') }
${work}`
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  return stderr.split('\n').slice(0, -1)
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

test('what is flushed is out at once', () => {
  expect(run('say(3); lines.flush(); setTimeout(() => process.kill(process.pid, "SIGKILL"), 20)')).toEqual(lines(3))
})
