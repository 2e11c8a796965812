/**
 * Chromium for the browser tests. `CHROMIUM_PATH` wins, then Debian's packages, then Playwright's own download.
 */
import { existsSync, readFileSync } from 'node:fs'
import { packageScript, runCommand, runOrThrow } from './run-command.js'

/**
 * The best first. The shell is Chromium without windows, which Playwright's own download is too: a test in it costs two
 * thirds of one in the whole browser.
 */
const debianPackages = [
  { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  { name: 'chromium', path: '/usr/bin/chromium' },
]

/**
 * The browser to start; undefined leaves the choice to Playwright, which then starts its own.
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH
  if (chosen) return chosen
  return debianPackages.find(({ path }) => existsSync(path))?.path
}

/** Leaves a browser behind that tests/playwright.config.ts finds. */
export async function prepareBrowser() {
  const found = findChromium()
  if (found !== undefined) {
    if (existsSync(found)) return
    throw new Error(`CHROMIUM_PATH names ${found}, where there is no file`)
  }
  if (await isPlaywrightChromiumThere()) return

  console.log('Installing Chromium for the browser tests')
  if (isRoot() && isDebian() && (await installDebianChromium())) return
  await runOrThrow(packageScript('@playwright/test/cli.js', 'install', ...withSystemLibraries(), 'chromium'))
}

async function installDebianChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runCommand(['apt-get', 'update'], { env })
  if (update.code !== 0) return false
  for (const { name, path } of debianPackages) {
    const { code } = await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', name], { env })
    if (code === 0 && existsSync(path)) return true
  }
  return false
}

/** Only asked after the packages are installed: Playwright itself knows where its browser belongs. */
async function isPlaywrightChromiumThere() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

function withSystemLibraries() {
  return process.platform === 'linux' && isRoot() ? ['--with-deps'] : []
}

function isRoot() {
  return process.getuid?.() === 0
}

/** Not Ubuntu, whose package of this name only points to a snap. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
