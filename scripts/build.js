/**
 * `npm run build`: the production build, whether or not it looks up to date.
 */
import { build } from './prepare/build.js'
import { install, isInstalled } from './prepare/install.js'
import { withLock } from './prepare/lock.js'
import { inRoot } from './prepare/root.js'

await withLock(inRoot('.cache', 'prepare.lock'), async () => {
  if (!isInstalled()) await install()
  await build()
})
