import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { findChromium, prepareBrowser } from '../browser.js'
import { packageScript } from '../run-command.js'
import { startSite, toFigure, type Bench, type Figure } from './processes'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const pages = [
  ...['/', '/hunting-tools', '/hunting-tools/venison-yield-calculator?weight=163.5&deerType=mule', '/products'],
  ...['/products/full-body-treestand-harness', '/elk', '/blog', '/the-whitetail-year-month-by-month', '/contact'],
]

const Scored = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
})

export async function measureLighthouse({ folder, newDatabase, isQuick }: Bench): Promise<Figure[]> {
  await prepareBrowser()
  const { origin } = await startSite(folder, await newDatabase())
  const scored = (isQuick ? pages.slice(0, 1) : pages).map((page) => {
    // The first visit renders and compresses the page, which delays the first paint.
    runLighthouse(origin + page)
    const result = runLighthouse(origin + page)
    const scores = categories.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100))
    console.log(`${scores.map((score) => String(score).padStart(4)).join('')}  ${page}`)
    const marked = Object.values(result.audits).filter(({ score }) => score !== null && score < 0.9)
    for (const { title } of marked) console.log(`      ${title}`)
    return scores
  })
  return categories.map((category, index) => {
    const scores = scored.map((each) => each[index] ?? 0)
    return toFigure(`Lighthouse, ${category}: lowest`, [Math.min(...scores)], { atLeast: 90 })
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
