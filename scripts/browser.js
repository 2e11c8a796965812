/** Chromium for the browser tests: `CHROMIUM_PATH`, else Debian's package, else Playwright's own download. */
import { existsSync, readFileSync } from 'node:fs'
import { packageScript, runCommand, runOrThrow } from './run-command.js'

/** The best first: a test in the headless shell costs two thirds of one in the whole browser. */
const debianPackages = ['chromium-headless-shell', 'chromium']

/** @returns {string | undefined} undefined leaves the choice to Playwright, which then starts its own */
export function findChromium(environment = process.env) {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH
  return debianPackages.map((name) => `/usr/bin/${name}`).find((file) => existsSync(file))
}

/** Leaves a browser behind that tests/playwright.config.ts finds. Packages must be installed. */
export async function prepareBrowser() {
  const found = findChromium()
  if (found !== undefined) {
    if (existsSync(found)) return
    throw new Error(`CHROMIUM_PATH names ${found}, where there is no file`)
  }
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return

  console.log('Installing Chromium for the browser tests')
  const isRoot = process.getuid?.() === 0
  // Not on Ubuntu, whose package of this name installs no browser.
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (isRoot && /^ID=debian$/m.test(system)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runCommand(['apt-get', 'update'], { env })
    for (const name of debianPackages) {
      await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', name], { env })
      if (findChromium() !== undefined) return
    }
  }
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  await runOrThrow(packageScript('@playwright/test/cli.js', 'install', ...withLibraries, 'chromium'))
}
