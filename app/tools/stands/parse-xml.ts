/** Reads XML as people's programs write it: a stray mark is mended, and what comes before a fault is kept. */
import { SaxesParser } from 'saxes'
import { nameLines } from '~/lib/read-csv'

export interface XmlElement {
  /** The name is without the prefix of its namespace. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
  /** The line on which it begins. */
  line: number
}

interface XmlReading {
  root: XmlElement | undefined
  /** Sentences say what was mended, and where a fault begins. */
  repairs: string[]
  /** The end of a sentence that says why nothing can be read, or an empty text. */
  refused: string
}

/** GPX and KML are flat, so no real file is as deep as this. */
const mostLevels = 100
const mostElements = 1_000_000
const pieceCharacters = 65_536

/** @param isWhole tells which elements are left out if the fault is inside them */
export function parseXml(text: string, isWhole: (element: XmlElement) => boolean): XmlReading {
  const { mended, repairs } = mendMarks(text.trimEnd())
  const content = mended.trimStart()
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '', line: 0 }
  const open = [top]
  let closed = top
  let elements = 0
  let refused = ''
  const parser = new SaxesParser()
  parser.line += mended.slice(0, mended.length - content.length).split('\n').length - 1
  parser.on('error', ({ message }) => {
    if (refused !== '') return
    const isUnclosed = message.includes('unexpected close tag')
    // At its end, the text is cut within the last element that is open, unless that is the whole file.
    const isCut = /unclosed tag|unexpected end/.test(message) && open.length > 2
    const line = String((isUnclosed ? closed : isCut ? open.at(-1) : undefined)?.line ?? parser.line)
    refused = `is damaged or not complete: line ${line} is not valid XML`
    repairs.push(`The file is damaged on line ${line}: nothing after that was read.`)
    if (isUnclosed) open.at(-1)?.children.pop()
    const broken = open.findIndex(isWhole)
    if (broken > 0) open[broken - 1]?.children.pop()
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (refused !== '') return
    const element = { name: localName(name), attributes, children: [], text: '', line: parser.line }
    elements += 1
    if (open.length >= mostLevels) refused = 'is nested too deeply to be a map'
    if (elements > mostElements) {
      refused = 'holds more than 1,000,000 elements. Export the waypoints without the tracks'
    }
    open.at(-1)?.children.push(element)
    open.push(element)
    if (refused !== '') top.children = []
  })
  parser.on('closetag', () => {
    if (refused === '') closed = open.pop() ?? top
  })
  const addText = (added: string) => {
    const element = open.at(-1)
    if (element && refused === '') element.text += added
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  // Nothing is parsed after a fault.
  for (let at = 0; at < content.length && refused === ''; at += pieceCharacters) {
    parser.write(content.slice(at, at + pieceCharacters))
  }
  if (refused === '') parser.close()
  return { root: top.children[0], repairs, refused }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const control = /(?![\t\n\r])\p{Cc}/gu
/** CDATA and comments may have any marks. */
const marks = /<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)|&(?:#?\w+;)?|<(?![\p{L}_:/!?])/gu
/** Escapes the marks that can only be text where they are. */
function mendMarks(text: string): { mended: string; repairs: string[] } {
  const lines: Record<'&' | '<', Set<number>> = { '&': new Set(), '<': new Set() }
  let [line, counted] = [1, 0]
  const mended = text.replaceAll(control, '').replaceAll(marks, (mark: string, at: number, whole: string) => {
    const isAllowed = /^<./s.test(mark) || /^&(?:amp|lt|gt|quot|apos);$/.test(mark) || isLetter(mark)
    if (isAllowed) return mark
    for (; counted < at; counted += 1) if (whole[counted] === '\n') line += 1
    lines[mark === '<' ? '<' : '&'].add(line)
    if (mark === '<') return '&lt;'
    return mark === '&nbsp;' ? '&#160;' : `&amp;${mark.slice(1)}`
  })
  const repairs = Object.entries(lines)
    .filter(([, { size }]) => size > 0)
    .map(([mark, named]) => {
      const where = nameLines(Array.from(named, (each) => ({ line: each })))
      return `A stray “${mark}” on ${where.replace('Line', 'line')} was read as text.`
    })
  return { mended, repairs }
}

/** XML knows no letters below a space but the tab and the line ends. */
function isLetter(reference: string): boolean {
  const [, hexadecimal, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(reference) ?? []
  const code = hexadecimal === undefined ? Number(decimal ?? 0) : parseInt(hexadecimal, 16)
  return [9, 10, 13].includes(code) || (code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code < 0xe0_00))
}
