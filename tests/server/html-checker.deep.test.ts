/** The Nu HTML Checker finds no error on a page of any kind: public, filled in, wrong, dashboard. Needs Java. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startSite, type RunningSite } from '../setup/site-process'
import { siteRoutes } from '../security/site-routes'
import { openSession } from '../setup/site-session'

const operator = { username: 'warden', password: 'a long password here' }
/** The checker has 31 MB, so it is no package of the project. */
const checker = 'vnu-jar@26.9.27'
const isPage = new Set(['page', 'form', 'login', 'dashboard', 'missing'])
const answers = `/hunting-tools/deer-movement-predictor?location=Ohio&weather=overcast&moonPhase=new
  /hunting-tools/moon-phase-calendar?month=1969-07 /hunting-tools/wind-direction-stand-picker?wind=NW
  /hunting-tools/rut-activity-tracker?state=OH /hunting-tools/deer-call-recommender?phase=rut
  /hunting-tools/stand-location-mapper?feature=saddle&feature=bench
  /hunting-tools/venison-yield-calculator?weight=172&deerType=whitetail&processing=basic
  /hunting-tools/hunting-checklist-generator?huntType=archery
  /hunting-tools/license-regulation-finder?state=TX /hunting-tools/legal-light?state=SC
  /hunting-tools/legal-light?lat=200 /hunting-tools/hunt-day?state=VT /deer-types/compare?a=elk&b=moose
  /search?q=rut`.split(/\s+/)

let site: RunningSite
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-checker-'))
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, checker], {
    stdio: 'ignore',
  })
  site = await startSite({ ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password })
}, 180_000)
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the pages of the route table, with answers and mistakes', { timeout: 300_000 }, async () => {
  const headers = { Cookie: await openSession(site.url, operator) }
  const routes = siteRoutes.filter(({ audience }) => audience !== undefined && isPage.has(audience))
  const addresses = [...routes.map(({ address }) => address), ...answers]
  expect(addresses.length).toBeGreaterThan(80)
  const files = new Map<string, string>()
  for (const address of addresses) {
    const answer = await fetch(site.url + address, { headers })
    if (!(answer.headers.get('Content-Type') ?? '').startsWith('text/html')) continue
    const file = path.join(folder, `${String(files.size)}.html`)
    writeFileSync(file, await answer.text())
    files.set(file, address)
  }
  expect(files.size).toBeGreaterThan(80)
  expect(check(files)).toEqual([])
})

const Report = z.object({
  messages: z.array(z.object({ url: z.string(), message: z.string(), extract: z.string().optional() })),
})

/** @param files the addresses of pages by their files */
function check(files: ReadonlyMap<string, string>): string[] {
  const jar = path.join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar')
  const flags = ['--errors-only', '--exit-zero-always', '--stdout', '--format', 'json']
  const output = execFileSync('java', ['-jar', jar, ...flags, ...files.keys()], { encoding: 'utf8' })
  return Report.parse(JSON.parse(output)).messages.map(
    ({ url, message, extract = '' }) => `${files.get(url.replace(/^file:/, '')) ?? url}: ${message} ${extract}`,
  )
}
