import { withId } from '~/lib/ids'
import { coneLength, distanceOnMap, scaleBar, scentCone } from './map-geometry'
import { drawLegend, font, legendLines, lineHeight, type Sheet } from './draw-legend'
import { isLow, pinMark, pinName } from './stand-map'
import { coneColor, paper, pinKinds, rulerColor } from './stand-map.data'
import type { Pin, Point, StandMap } from './stand-map.schema'

/** A narrower legend would not be readable. */
const leastWidth = 1000

/** @param picture the stored picture @throws a DOMException if the browser cannot draw the map */
export async function drawMap(map: StandMap, picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new DOMException('There is no memory for the picture', 'InvalidStateError')
  const width = Math.max(leastWidth, map.width)
  const height = Math.round((width * map.height) / map.width)
  const sheet = { context, map, width, height, unit: width / leastWidth }
  const lines = legendLines(sheet)
  canvas.width = width
  canvas.height = height + Math.ceil((lines.length + 1) * lineHeight(sheet))
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  drawLegend(sheet, lines)
  context.beginPath()
  context.rect(0, 0, width, height)
  context.clip()
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  for (const pin of map.pins) if (pin.kind === 'stand') drawCone(sheet, pin)
  drawRuler(sheet)
  for (const pin of map.pins) drawPin(sheet, pin)
  drawNorth(sheet)
  drawScale(sheet)
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png)
      else reject(new DOMException('There is no memory for the picture', 'InvalidStateError'))
    }, 'image/png')
  })
}

function at({ width, height }: Sheet, { x, y }: Point): [number, number] {
  return [x * width, y * height]
}

function drawCone(sheet: Sheet, pin: Pin): void {
  const { context, map, width } = sheet
  const factor = width / map.width
  const [apex, ...corners] = scentCone(map, pin).map(({ x, y }) => ({ x: x * factor, y: y * factor }))
  if (!apex) return
  const length = coneLength(map) * factor
  const fading = context.createRadialGradient(apex.x, apex.y, 0, apex.x, apex.y, length)
  fading.addColorStop(0, `${coneColor}8c`)
  fading.addColorStop(1, `${coneColor}1a`)
  context.beginPath()
  context.moveTo(apex.x, apex.y)
  for (const { x, y } of corners) context.lineTo(x, y)
  context.closePath()
  context.fillStyle = fading
  context.fill()
  context.strokeStyle = coneColor
  context.lineWidth = sheet.unit * 1.5
  context.stroke()
}

function drawRuler(sheet: Sheet): void {
  const { context, map, unit } = sheet
  const [from, to] = map.ruler
  if (!from || !to) return
  context.beginPath()
  context.moveTo(...at(sheet, from))
  context.lineTo(...at(sheet, to))
  for (const [color, thickness] of [
    ['white', 5],
    [rulerColor, 2.5],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = thickness * unit
    context.stroke()
  }
  const text = distanceOnMap(map, from, to)
  const [x, y] = at(sheet, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  if (text !== '') drawText(sheet, text, x, y - 10 * unit)
}

function drawPin(sheet: Sheet, pin: Pin): void {
  const { context, unit } = sheet
  const [x, y] = at(sheet, pin)
  context.beginPath()
  context.arc(x, y, 17 * unit, 0, 2 * Math.PI)
  context.fillStyle = withId(pinKinds, pin.kind).color
  context.fill()
  context.strokeStyle = 'white'
  context.lineWidth = 3 * unit
  context.stroke()
  context.fillStyle = 'white'
  context.font = `bold ${String(15 * unit)}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(pinMark(pin), x, y)
  if (pin.name !== '') drawText(sheet, pinName(pin), x, y + (isLow(pin) ? -30 : 30) * unit)
}

/** Dark letters on a white edge are readable on any picture. */
function drawText({ context, unit }: Sheet, text: string, x: number, y: number): void {
  context.font = `bold ${String(15 * unit)}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.strokeStyle = 'white'
  context.lineWidth = 5 * unit
  context.strokeText(text, x, y)
  context.fillStyle = 'black'
  context.fillText(text, x, y)
}

function drawNorth(sheet: Sheet): void {
  const { context, map, width, unit } = sheet
  context.save()
  context.translate(width - 50 * unit, 50 * unit)
  context.beginPath()
  context.arc(0, 0, 40 * unit, 0, 2 * Math.PI)
  context.fillStyle = paper
  context.fill()
  context.rotate((map.north * Math.PI) / 180)
  context.beginPath()
  context.moveTo(0, -34 * unit)
  context.lineTo(12 * unit, 0)
  context.lineTo(-12 * unit, 0)
  context.closePath()
  context.fillStyle = 'black'
  context.fill()
  context.font = `bold ${String(24 * unit)}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.fillText('N', 0, 4 * unit)
  context.restore()
}

function drawScale(sheet: Sheet): void {
  const { context, map, width, height, unit } = sheet
  const bar = scaleBar(map)
  if (!bar) return
  const [left, bottom] = [20 * unit, height - 20 * unit]
  context.fillStyle = 'white'
  context.fillRect(left - 3 * unit, bottom - 9 * unit, bar.share * width + 6 * unit, 12 * unit)
  context.fillStyle = 'black'
  context.fillRect(left, bottom - 6 * unit, bar.share * width, 6 * unit)
  drawText(sheet, bar.label, left + (bar.share * width) / 2, bottom - 22 * unit)
}
