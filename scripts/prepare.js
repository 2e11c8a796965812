/**
 * Makes a checkout ready to run: packages, build and, where asked for, a browser. Does nothing, in well below a tenth
 * of a second, when all of it is there. Built-in modules alone: it runs before anything is installed.
 */
import { prepareBrowser } from './prepare/browser.js'
import { build, isBuilt } from './prepare/build.js'
import { install, isInstalled } from './prepare/install.js'
import { withLock } from './prepare/lock.js'
import { inRoot } from './prepare/root.js'

/**
 * @param {object} parts
 * @param {boolean} parts.browser also Chromium, for the tests
 * @param {boolean} [parts.build] false where the packages are enough
 */
export async function prepare({ browser, build: needsBuild = true }) {
  const isReady = () => isInstalled() && (!needsBuild || isBuilt())
  if (!isReady()) {
    await withLock(inRoot('.cache', 'prepare.lock'), async () => {
      // Asked again: another run may have done it while we waited.
      if (!isInstalled()) await install()
      if (needsBuild && !isBuilt()) await build()
    })
  }
  if (browser) await prepareBrowser()
}
