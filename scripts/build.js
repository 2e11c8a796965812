/** `npm run build`: always builds. */
import { buildAlways } from './prepare.js'

await buildAlways()
