/** axe does not decide on text over a drawing, so each line is compared with what is drawn behind it. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })

const widths = [320, 360, 375, 390, 412, 430, 600, 768, 1024, 1280]
/** Home is left out, because tests/e2e/ways.spec.ts has it. */
const pages = [
  '/hunting-tools',
  '/products',
  '/deer-types',
  '/blog',
  '/contact',
  '/search?q=rut',
  '/terms',
  '/no/such/page',
  '/hunting-tools/venison-yield-calculator?weight=163.5&deerType=mule&processing=professional',
]

for (const at of pages) {
  test(`text over the drawings of ${at} can be read @deep`, async ({ page, allowedConsole }) => {
    if (at === '/no/such/page') allowedConsole.push(/status of 404/)
    await page.goto(at)
    let lines = 0
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1600 })
        const found = await linesOverDrawings(page)
        lines += found.length
        expect.soft(found.filter(isTooFaint).map(describe), `${colorScheme}, at ${String(width)} px`).toEqual([])
      }
    }
    expect(lines).toBeGreaterThan(0)
  })
}

interface Line {
  text: string
  x: number
  y: number
  width: number
  height: number
  color: Color
  /** True from 24 px on, or from 18.66 px in bold. */
  isLarge: boolean
}

type Color = readonly [red: number, green: number, blue: number]
type JudgedLine = Line & { ratio: number }

const isTooFaint = ({ ratio, isLarge }: JudgedLine) => ratio < (isLarge ? 3 : 4.5)
const describe = ({ text, ratio }: JudgedLine) => `“${text}”: ${ratio.toFixed(2)}`

async function linesOverDrawings(page: Page): Promise<JudgedLine[]> {
  await page.evaluate(() => document.fonts.ready)
  const lines = await page.evaluate(findLines)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { color: transparent !important; -webkit-text-fill-color: transparent !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const picture = sharp(await page.screenshot({ scale: 'css' }))
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return lines.map((line) => {
    const ratios: number[] = []
    for (let y = Math.ceil(line.y); y < Math.floor(line.y + line.height); y += 1) {
      for (let x = Math.ceil(line.x); x < Math.floor(line.x + line.width); x += 1) {
        const at = (y * info.width + x) * 3
        ratios.push(contrast(line.color, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
      }
    }
    ratios.sort((a, b) => a - b)
    // A speck in a drawing hides no letter.
    return { ...line, ratio: ratios[Math.floor(ratios.length / 50)] ?? Infinity }
  })
}

/** Finds the lines of text in the window with a picture or pattern behind them and no plain surface between. */
function findLines(): Line[] {
  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || element.closest('option, script, style, .sr-only, .honeypot')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const style = getComputedStyle(element)
    const [red = 0, green = 0, blue = 0] = style.color.match(/[\d.]+/g)?.map(Number) ?? []
    const size = parseFloat(style.fontSize)
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width < 2 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue
      const stack = document.elementsFromPoint(x + width / 2, y + height / 2)
      const own = stack.findIndex((each) => each === element || element.contains(each))
      if (own < 0) continue
      const ground = stack.slice(own).find((each) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(each)
        return each.matches('img, svg') || backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(backgroundColor)
      })
      if (!ground || !(ground.matches('img') || getComputedStyle(ground).backgroundImage !== 'none')) continue
      lines.push({
        text: node.textContent.trim().slice(0, 40),
        x,
        y,
        width,
        height,
        color: [red, green, blue],
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      })
    }
  }
  return lines
}

function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
