import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isBuildInput } from '../../scripts/prepare/build.js'
import { hashInputs, hashStates, readStamp, removeStamp, writeStamp } from '../../scripts/prepare/stamp.js'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-stamp-'))
  write('app/a.ts', 'a')
  write('app/deep/b.ts', 'b')
  write('lock.json', '{}')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('the hash of the inputs', () => {
  test('is the same for the same content, whatever the times', () => {
    const before = hash()
    utimesSync(path.join(folder, 'app/a.ts'), 1, 1)
    expect(hash()).toBe(before)
  })

  const changes: [string, () => void][] = [
    [
      'a content',
      () => {
        write('app/deep/b.ts', 'B')
      },
    ],
    [
      'a new file',
      () => {
        write('app/c.ts', '')
      },
    ],
    [
      'a file that is gone',
      () => {
        rmSync(path.join(folder, 'app/a.ts'))
      },
    ],
    [
      'a single file that is gone',
      () => {
        rmSync(path.join(folder, 'lock.json'))
      },
    ],
    [
      'a text that moves from one file to the next',
      () => {
        write('app/a.ts', '')
        write('app/deep/b.ts', 'ab')
      },
    ],
  ]
  test.each(changes)('changes with %s', (_, change) => {
    const before = hash()
    change()
    expect(hash()).not.toBe(before)
  })

  test('leaves out what is no input', () => {
    const before = hash()
    write('app/a.test.ts', 'x')
    write('app/fonts/generated/font.woff2', 'x')
    expect(hash()).toBe(before)
  })

  function hash() {
    return hashInputs(folder, ['app', 'lock.json'], isBuildInput)
  }
})

describe('the hash of their states', () => {
  test('is the same while nobody writes to them', () => {
    expect(states()).toBe(states())
    expect(states()).toMatch(/^[0-9a-f]{64}$/)
  })

  const changes: [string, () => void][] = [
    [
      'a content of the same size',
      () => {
        write('app/deep/b.ts', 'B')
      },
    ],
    [
      'a content whose time was set back',
      () => {
        const { atime, mtime } = statSync(path.join(folder, 'app/a.ts'))
        write('app/a.ts', 'A')
        utimesSync(path.join(folder, 'app/a.ts'), atime, mtime)
      },
    ],
    [
      'another file in the place of one',
      () => {
        write('lock.json.new', '[]')
        renameSync(path.join(folder, 'lock.json.new'), path.join(folder, 'lock.json'))
      },
    ],
    [
      'a new file',
      () => {
        write('app/c.ts', '')
      },
    ],
    [
      'a file that is gone',
      () => {
        rmSync(path.join(folder, 'lock.json'))
      },
    ],
  ]
  test.each(changes)('changes with %s', async (_, change) => {
    const before = states()
    // Disks tell times apart from a hundredth of a second on.
    await wait(20)
    change()
    expect(states()).not.toBe(before)
  })

  test('says nothing of a file that was changed just now: it may be changed again at the same time', () => {
    expect(hashStates(folder, ['app', 'lock.json'], isBuildInput)).toBeUndefined()
  })

  test('leaves out what is no input', () => {
    const before = states()
    write('app/a.test.ts', 'x')
    expect(states()).toBe(before)
  })

  function states() {
    return hashStates(folder, ['app', 'lock.json'], isBuildInput, Date.now() + 60_000)
  }
})

describe('a stamp', () => {
  test('says what was written, leaves no other file, and nothing after it is removed', () => {
    const file = path.join(folder, 'build', '.stamp')
    expect(readStamp(file)).toBeUndefined()
    writeStamp(file, 'first')
    writeStamp(file, 'second')
    expect(readStamp(file)).toBe('second')
    expect(readdirSync(path.dirname(file))).toEqual(['.stamp'])
    removeStamp(file)
    removeStamp(file)
    expect(readStamp(file)).toBeUndefined()
  })
})

function write(name: string, content: string) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
