/** The servers of a bench: the built site, and node:http with recorded responses. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, startCommand } from '../run-command.js'
import { serve } from './processes.js'

export const operator = { username: 'warden', password: 'a password for measurements alone' }

let port = Number(process.env.BENCH_PORT || 4391)

export function nextPort() {
  port += 1
  return port - 1
}

/**
 * @typedef {object} Place
 * @property {string} folder that holds the database and the log
 * @property {string} database the file
 * @property {string} log a line for each answer: writing it is part of what the site does
 * @property {Record<string, string>} settings
 */

/**
 * @param {string} folder
 * @param {string} name
 * @param {Record<string, string>} [settings]
 * @returns {Place}
 */
export function preparePlace(folder, name, settings = {}) {
  const own = path.join(folder, name)
  mkdirSync(own, { recursive: true })
  const database = path.join(own, 'site.db')
  return {
    folder: own,
    database,
    log: path.join(own, 'site.log'),
    settings: {
      DATABASE_URL: `file:${database}`,
      ADMIN_USERNAME: operator.username,
      ADMIN_PASSWORD: operator.password,
      // More than a bench stores from one address.
      LIMIT_FORMS: '100000/1',
      ...settings,
    },
  }
}

/** @param {Place} place */
export function startSite({ settings, log }) {
  return serve(startCommand(), nextPort(), '/healthz', settings, log)
}

/**
 * @param {string} folder
 * @param {Record<string, import('./record-answer.js').RecordedAnswer>} answers each is sent at `/` and its name
 */
export function startRaw(folder, answers) {
  const recorded = path.join(folder, `answers-${port}.json`)
  const ready = { status: 200, headers: {}, headerBytes: 0, body: '', bytes: 0 }
  writeFileSync(recorded, JSON.stringify({ ...answers, ready }))
  return serve([inRoot('scripts', 'perf', 'raw-server.js'), recorded], nextPort(), '/ready')
}
