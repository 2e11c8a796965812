import { scentConeDegrees } from '~/tools/wind-picker/wind-picker.data'
import { legendOf, mapName, pinName, windText } from './stand-map'
import type { StandMap } from './stand-map.schema'

export const font = 'sans-serif'

export interface Sheet {
  context: CanvasRenderingContext2D
  map: StandMap
  width: number
  height: number
  /** One unit looks like one pixel in a sheet that is 1,000 wide. */
  unit: number
}

export function lineHeight({ unit }: Sheet): number {
  return 25 * unit
}

interface Line {
  text: string
  isBold: boolean
}

function legendFont({ unit }: Sheet, isBold: boolean): string {
  return `${isBold ? 'bold ' : ''}${String(18 * unit)}px ${font}`
}

export function legendLines(sheet: Sheet): Line[] {
  const { map } = sheet
  const heads = [mapName(map), windText(map)].map((text) => ({ text, isBold: true }))
  const entries = legendOf(map).flatMap(({ pin, mark, kind, scent, distances }) => [
    { text: `${mark}  ${pinName(pin)}${pin.name === '' ? '' : ` (${kind.toLowerCase()})`}`, isBold: true },
    ...[scent, distances].filter(Boolean).map((text) => ({ text, isBold: false })),
  ])
  const note = `The cone shows ${String(scentConeDegrees)}° to each side of the wind, drawn without regard to terrain.`
  const notes = map.wind === '' ? [] : [{ text: note, isBold: false }]
  return [...heads, ...entries, ...notes].flatMap((line) => wrap(sheet, line))
}

function wrap(sheet: Sheet, { text, isBold }: Line): Line[] {
  const { context, width, unit } = sheet
  context.font = legendFont(sheet, isBold)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    const fits = lines.length > 0 && context.measureText(longer).width <= width - 40 * unit
    if (fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((each) => ({ text: each, isBold }))
}

export function drawLegend(sheet: Sheet, lines: readonly Line[]): void {
  const { context, height, unit } = sheet
  context.fillStyle = 'black'
  context.textBaseline = 'middle'
  for (const [index, { text, isBold }] of lines.entries()) {
    context.font = legendFont(sheet, isBold)
    context.fillText(text, 20 * unit, height + (index + 1) * lineHeight(sheet))
  }
}
