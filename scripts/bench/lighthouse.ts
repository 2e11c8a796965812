import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { toolEntries } from '~/lib/tool-list'
import { toolPath, toolsPath } from '~/paths'
import { findChromium, prepareBrowser } from '../browser.js'
import { startSite, toFigure, type Bench, type Figure } from './processes'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const pages = `
  / /products /products/full-body-treestand-harness /request /contact /search?q=rut /terms /deer-types /elk
  /deer-types/compare?a=elk&b=moose /blog /the-whitetail-year-month-by-month
  ${[toolsPath, ...toolEntries.map(({ id }) => toolPath(id))].join(' ')}
  ${toolPath('venison-yield-calculator')}?weight=163.5&deerType=mule
`

const Scored = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
})

export async function measureLighthouse({ folder, newDatabase, isQuick, rounds }: Bench): Promise<Figure[]> {
  await prepareBrowser()
  const { origin } = await startSite(folder, await newDatabase())
  const all = pages.trim().split(/\s+/)
  const scored = (isQuick ? all.slice(0, 1) : all).map((page) => {
    // The first visit renders and compresses the page, which delays the first paint.
    runLighthouse(origin + page)
    const runs = Array.from({ length: rounds }, () => runLighthouse(origin + page))
    const scores = categories.map((name) => runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100)))
    const figures = scores.map((each) => toFigure(page, each))
    const cells = figures.map(({ value, low }) => `${String(value)} (${String(low)})`.padStart(11))
    console.log(`${cells.join('')}  ${page}`)
    const audits = runs.flatMap((run) => Object.values(run.audits))
    const marked = audits.filter(({ score }) => score !== null && score < 0.9).map(({ title }) => title)
    for (const title of new Set(marked)) console.log(`      ${title}`)
    return figures.map(({ value }) => value)
  })
  return categories.map((category, index) => {
    const medians = scored.map((each) => each[index] ?? 0)
    return toFigure(`Lighthouse, ${category}: lowest median of a page`, [Math.min(...medians)], { atLeast: 100 })
  })
}

/** npx downloads it when it is needed, since it would be a quarter of what every newcomer installs. */
function runLighthouse(url: string): z.infer<typeof Scored> {
  const flags = ['headless=new', 'no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run'].map((flag) => `--${flag}`)
  const options = [`--only-categories=${categories.join()}`, `--chrome-flags=${flags.join(' ')}`]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const command = ['--yes', 'lighthouse@13.5.0', url, '--quiet', '--output=json', ...options]
  const output = execFileSync('npx', command, { env, encoding: 'utf8', maxBuffer: Infinity })
  return Scored.parse(JSON.parse(output))
}
