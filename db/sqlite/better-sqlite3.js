/**
 * Version 13 of better-sqlite3 brings binaries for Node-API 10 (Node 22.14 and newer) and crashes without it. Node 20
 * gets version 12, which scripts/prepare.js compiles.
 */
import { createRequire } from 'node:module'

const hasNodeApi10 = Number(process.versions.napi) >= 10

export default createRequire(import.meta.url)(hasNodeApi10 ? 'better-sqlite3' : 'better-sqlite3-12')
