import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { toolEntries } from '~/lib/tool-list'
import { toolPath, toolsPath } from '~/paths'
import { findChromium, prepareBrowser } from '../browser.js'
import { packageScript } from '../run-command.js'
import { startSite, toFigure, type Bench, type Figure } from './processes'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const pages = [
  ...['/', '/products', '/products/full-body-treestand-harness', '/request', '/contact', '/search?q=rut', '/terms'],
  ...['/deer-types', '/elk', '/deer-types/compare?a=elk&b=moose', '/blog', '/the-whitetail-year-month-by-month'],
  ...[toolsPath, ...toolEntries.map(({ id }) => toolPath(id))],
  `${toolPath('venison-yield-calculator')}?weight=163.5&deerType=mule`,
]

const Scored = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
})

export async function measureLighthouse({ folder, newDatabase, isQuick, rounds }: Bench): Promise<Figure[]> {
  await prepareBrowser()
  const { origin } = await startSite(folder, await newDatabase())
  const scored = (isQuick ? pages.slice(0, 1) : pages).map((page) => {
    // The first visit renders and compresses the page, which delays the first paint.
    runLighthouse(origin + page)
    const runs = Array.from({ length: rounds }, () => runLighthouse(origin + page))
    const scores = categories.map((name) => runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100)))
    const figures = scores.map((each) => toFigure(page, each))
    console.log(
      `${figures.map(({ value, low }) => `${String(value)} (${String(low)})`.padStart(11)).join('')}  ${page}`,
    )
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

function runLighthouse(url: string): z.infer<typeof Scored> {
  const [node, ...script] = packageScript('lighthouse/cli/index.js', url, '--quiet', '--output=json')
  const flags = ['headless=new', 'no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run'].map((flag) => `--${flag}`)
  const options = [`--only-categories=${categories.join()}`, `--chrome-flags=${flags.join(' ')}`]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const output = execFileSync(node, [...script, ...options], { env, encoding: 'utf8', maxBuffer: Infinity })
  return Scored.parse(JSON.parse(output))
}
