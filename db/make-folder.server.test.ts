import { existsSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeFolder } from './make-folder.server'

const root = mkdtempSync(path.join(tmpdir(), 'make-folder-'))

describe('makeFolder', () => {
  test('makes all that is missing, for the owner alone', () => {
    makeFolder(path.join(root, 'a', 'b', 'c'))
    expect(statSync(path.join(root, 'a', 'b', 'c')).mode & 0o777).toBe(0o700)
  })

  test('leaves one that is there, also by another name', () => {
    makeFolder(path.join(root, 'there'))
    writeFileSync(path.join(root, 'there', 'file'), 'x')
    symlinkSync(path.join(root, 'there'), path.join(root, 'link'))
    makeFolder(path.join(root, 'link'))
    expect(existsSync(path.join(root, 'link', 'file'))).toBe(true)
  })

  test('refuses a file in its place', () => {
    writeFileSync(path.join(root, 'file'), 'x')
    expect(() => {
      makeFolder(path.join(root, 'file'))
    }).toThrow('EEXIST')
    expect(() => {
      makeFolder(path.join(root, 'file', 'below'))
      // Node 24 names the file itself.
    }).toThrow(/ENOTDIR|EEXIST/)
  })

  test('refuses a link to nowhere', () => {
    symlinkSync(path.join(root, 'nowhere'), path.join(root, 'broken'))
    expect(() => {
      makeFolder(path.join(root, 'broken'))
    }).toThrow('EEXIST')
  })

  // Node's `recursive` would never return.
  test('ends where a folder that is there takes none in', () => {
    expect(() => {
      makeFolder('/proc/nowhere/below')
    }).toThrow()
  })
})
