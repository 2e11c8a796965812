/** Social cards as PNG files: one at a time, the last ones kept. */
import { LRUCache } from 'lru-cache'
import opentype from 'opentype.js'
import sharp from 'sharp'
import cardLetters from '~/fonts/generated/card-letters.ttf?inline'
import { inTurn } from '~/features/images/in-turn.server'
import type { Drawing } from './drawing'
import { drawSocialCard, type CardText, type Lettering } from './social-card'

/** About 6 MB; readers of shared links come in a crowd, for one page, and then no more. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 40 })

let letters: Lettering | undefined

/** A PNG of 1200 × 630. */
export function renderSocialCard(text: CardText, drawing: Drawing): Promise<Buffer> {
  letters ??= readLetters()
  const svg = drawSocialCard(text, drawing, letters)
  const known = kept.get(svg)
  if (known) return known
  const made = inTurn(() => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer())
  kept.set(svg, made)
  // Who waits for it hears of the failure; the next one tries anew.
  made.catch(() => kept.delete(svg))
  return made
}

/** opentype.js 1.3.5 and 2.0.0 lose the second part of letters that are put together of two, as i and é are. */
export function readLetters(): Lettering {
  const bytes = Buffer.from(cardLetters.slice(cardLetters.indexOf(',') + 1), 'base64')
  const font = opentype.parse(new Uint8Array(bytes).buffer)
  return {
    widthOf: (text, size) => font.getAdvanceWidth(text, size),
    outline: (text, { x, y, size }) => font.getPath(text, x, y, size).toPathData(1),
  }
}
