/** Fails on unaccepted holes of high severity or above in production packages. Passes without a network. */
import { runCommand } from './run-command.js'

/**
 * Every version for Remix 2 has these holes. They do not matter here, as tests show. react-router: no redirect or link
 * leads where a visitor typed (tests/security/themes/redirects.ts, and the documents of script.ts), and an error
 * reaches the browser as a plain Error (app/server/http/remix-adapter.test.ts). turbo-stream: public forms give back
 * named fields as flat text ("what a form gives back" in tests/routes/form-limits.test.ts).
 */
const accepted = new Set(['GHSA-wrjc-x8rr-h8h6', 'GHSA-337j-9hxr-rhxg', 'GHSA-rxv8-25v2-qmq8'])

/** @throws Error that names the holes */
export async function audit() {
  const command = /** @type {const} */ (['npm', 'audit', '--omit=dev', '--audit-level=high', '--json'])
  const { output } = await runCommand(command, { output: 'collect', limitSeconds: 60 })
  const holes = findHoles(output)
  if (holes === undefined) return console.log('npm audit: left out, since the registry does not answer it here')
  if (holes.length > 0) throw new Error(`npm audit found:\n${holes.join('\n')}`)
}

/**
 * @param {string} output of `npm audit --json`, possibly with warnings around it
 * @returns {string[] | undefined} undefined without a report
 */
export function findHoles(output) {
  /** @typedef {{ url: string, severity: string, name: string, title: string }} Advisory */
  /** @type {{ vulnerabilities?: Record<string, { via: (string | Advisory)[] }> }} */
  const report = JSON.parse(/^\{$[^]*^\}$/m.exec(output)?.[0] ?? '{}')
  if (report.vulnerabilities === undefined) return undefined
  const lines = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.flatMap((hole) => {
      if (typeof hole === 'string' || !['high', 'critical'].includes(hole.severity)) return []
      const id = hole.url.split('/').at(-1) ?? ''
      return accepted.has(id) ? [] : [`${hole.name}: ${hole.title} (${hole.severity}, ${hole.url})`]
    }),
  )
  return [...new Set(lines)]
}
