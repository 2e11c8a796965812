/**
 * The production build in build/, made anew when anything that goes into it has changed since.
 */
import { existsSync } from 'node:fs'
import { compressFiles } from './compress.js'
import { inRoot, root } from './root.js'
import { packageScript, runOrThrow } from './run-command.js'
import { hashInputs, hashStates, readStamp, removeStamp, writeStamp } from './stamp.js'

export const serverBuild = inRoot('build', 'server', 'index.js')

const stampFile = inRoot('build', '.stagwise-build')
/** The build's stamp, and the state of the files in which they were found to be what it was made from. */
const seenFile = inRoot('build', '.stagwise-seen')

const inputs = [
  'app',
  'db',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'remix.config.js',
  'tsconfig.json',
  'scripts/subset-fonts.ts',
  ...['compress', 'public-sources', 'required-packages', 'shared-chunks', 'start-chunk'].map(
    (name) => `scripts/prepare/${name}.js`,
  ),
]

/**
 * Tests go into no build, and the fonts are made by it.
 * @param {string} name
 */
export function isBuildInput(name) {
  return !/\.test\.tsx?$/.test(name) && !name.startsWith('app/fonts/generated/')
}

/** Reads what the build was made from only where somebody may have written to it since the last time. */
export function isBuilt() {
  const stamp = readStamp(stampFile)
  if (stamp === undefined || !existsSync(serverBuild)) return false
  // Taken first: a file that changes while the others are read makes the next start read them again.
  const states = hashStates(root, inputs, isBuildInput)
  const seen = states && `${stamp} ${states}`
  if (seen !== undefined && readStamp(seenFile) === seen) return true
  if (stamp !== buildKey()) return false
  if (seen !== undefined) noteSeen(seen)
  return true
}

/** @param {string} seen */
function noteSeen(seen) {
  try {
    writeStamp(seenFile, seen)
  } catch {
    // This user may not write here, or the disk is full: the next start reads the files once more, and finds the same.
  }
}

export async function build() {
  console.log('Building')
  // Taken before the build: a file that changes meanwhile makes the next start build again.
  const key = buildKey()
  removeStamp(stampFile)
  await subsetFonts()
  await runOrThrow(packageScript('@remix-run/dev/dist/cli.js', 'vite:build'), { env: buildEnvironment() })
  await compressFiles(inRoot('build', 'client'), inRoot('build', 'compressed'))
  writeStamp(stampFile, key)
}

/** The fonts alone, for a checkout whose build is to be left alone. */
export async function subsetFonts() {
  await runOrThrow([process.execPath, '--import', 'tsx', 'scripts/subset-fonts.ts'])
}

function buildKey() {
  return hashInputs(root, inputs, isBuildInput)
}

/** VITEST would take Remix's plugin out of vite.config.ts. */
function buildEnvironment() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: 'production' }
  delete env.VITEST
  return env
}
