/** Every command that a text names exists, and most run through `stagwise`. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot, root } from '../../scripts/run-command.js'

function stagwise(...args: readonly string[]) {
  const { PATH, NODE_ENV } = process.env
  const command = ['--import', 'tsx', 'scripts/stagwise.ts', ...args]
  return spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', env: { PATH, NODE_ENV } })
}

function listCommands(): string[] {
  return [...stagwise().stderr.matchAll(/^ {2}([a-z-]+) /gm)].flatMap(([, name]) => name ?? [])
}

test('without a command, or with an unknown one, it lists them', () => {
  for (const args of [[], ['revert']]) {
    const { status, stderr } = stagwise(...args)
    expect(stderr).toMatch(/^Usage: npm run stagwise -- COMMAND\n {2}backup +a verified copy/)
    expect(status).toBe(1)
  }
})

test('a command gets the arguments after its name, and its exit code counts', () => {
  expect(stagwise('config')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Setting +Value +From\n/) })
  expect(stagwise('backup', '--keep', '0')).toMatchObject({
    status: 1,
    stderr: '--keep must be a number from 1 to 9999.\n',
  })
})

test('every command that a text names is there', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const known = new Set(listCommands())
  const files = ['.github', '.readme', 'app', 'db', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const unknown = ['README.md', ...files]
    .filter((file) => /\.(md|tsx?|js|service|yml)$/.test(file) && !file.endsWith('commands.test.ts'))
    .flatMap((file) => {
      const named = readFileSync(inRoot(file), 'utf8').matchAll(/npm run (?:-s )?([a-z:-]+)(?: -- ([a-z][a-z-]*))?/g)
      return [...named].flatMap(([text, script = '', command]) => {
        const isThere = script in scripts && (script !== 'stagwise' || command === undefined || known.has(command))
        return isThere ? [] : [`${file}: ${text}`]
      })
    })
  expect(unknown).toEqual([])
})
