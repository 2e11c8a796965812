/** Social cards are PNG, rendered one at a time and cached. */
import { LRUCache } from 'lru-cache'
import opentype from 'opentype.js'
import cardLetters from '~/fonts/generated/card-letters.ttf?inline'
import { makeLane } from '~/server/in-turn.server'
import { loadSharp } from '~/server/sharp.server'
import type { Drawing } from './drawing'
import { drawSocialCard, type CardText, type Lettering } from './social-card'

interface Card {
  key: string
  text: CardText
  draw: () => Promise<Drawing>
}

/** The limit is in bytes; a card has 80 to 250 kB. */
const kept = new LRUCache<string, Buffer>({ maxSize: 20_000_000, sizeCalculation: (png) => png.length })
const pending = new Map<string, Promise<Buffer>>()
/** Twelve cards are about two seconds of work. */
const mostPending = 12

// Cards have a separate lane, so that many readers do not delay an operator's upload.
const inTurn = makeLane()

let letters: Lettering | undefined

/** Returns undefined if too many cards are pending. */
export async function renderSocialCard({ key, text, draw }: Card): Promise<Buffer | undefined> {
  const known = kept.get(key) ?? pending.get(key)
  if (known) return known
  if (pending.size >= mostPending) return undefined
  const made = inTurn(async () => {
    const sharp = await loadSharp()
    letters ??= readLetters()
    const svg = drawSocialCard(text, await draw(), letters)
    return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
  })
  pending.set(key, made)
  try {
    const png = await made
    kept.set(key, png)
    return png
  } finally {
    pending.delete(key)
  }
}

/** opentype.js 1.3.5 and 2.0.0 lose the second part of composite glyphs, such as i and é. */
export function readLetters(): Lettering {
  const bytes = Buffer.from(cardLetters.slice(cardLetters.indexOf(',') + 1), 'base64')
  const font = opentype.parse(new Uint8Array(bytes).buffer)
  return {
    widthOf: (text, size) => font.getAdvanceWidth(text, size),
    outline: (text, { x, y, size }) => font.getPath(text, x, y, size).toPathData(1),
  }
}
