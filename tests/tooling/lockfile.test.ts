/**
 * A registry that lacks a platform's package makes `npm install` leave it out of the lockfile without a word, and
 * `npm ci` fail on other machines. These tests say so at once.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = path.resolve(import.meta.dirname, '..', '..')
const Versions = z.record(z.string(), z.string()).optional()
const LockedPackage = z.object({ optionalDependencies: Versions, resolved: z.string().optional() })
const lockfile = z.object({ packages: z.record(z.string(), LockedPackage) }).parse(readJson('package-lock.json'))
const manifest = z.object({ dependencies: Versions, devDependencies: Versions }).parse(readJson('package.json'))

const exactVersion = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/

test('every optional package that the lockfile names is in it', () => {
  const missing = Object.entries(lockfile.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isReachable(place, name))
      .map((name) => `${name} (for ${place})`),
  )
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('every version in package.json is exact', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.length).toBeGreaterThan(0)
  expect(versions.filter(([, version]) => !exactVersion.test(version))).toEqual([])
})

test('the lockfile names no registry', () => {
  const places = Object.entries(lockfile.packages).filter(([, { resolved }]) => resolved !== undefined)
  expect(places.map(([place]) => place)).toEqual([])
})

/** Looks a package up as Node does: in the package's node_modules, then in those of the folders above. */
function isReachable(place: string, name: string): boolean {
  const parents = place.split('/node_modules/')
  return parents.some((_, count) => {
    const folder = parents.slice(0, parents.length - count).join('/node_modules/')
    return `${folder}/node_modules/${name}` in lockfile.packages || `node_modules/${name}` in lockfile.packages
  })
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}
