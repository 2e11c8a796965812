/** `npm run build`: the production build, whether or not it looks up to date. */
import { buildAlways } from './prepare.js'

await buildAlways()
