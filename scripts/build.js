import { buildAlways } from './prepare.js'

await buildAlways()
