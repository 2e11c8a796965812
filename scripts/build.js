import './supported-node.js'
import { buildAlways } from './prepare.js'

await buildAlways()
