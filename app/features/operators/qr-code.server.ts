/** A QR code as one path for an inline SVG: no picture of another address, and no script. */
import { encode } from 'uqr'
import { toModulePath, type QrCode } from './qr-code'

/** In modules, with the quiet zone of four that scanners ask for on each side. */
const quietZone = 4

export function toQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  return { size, path: toModulePath(data) }
}
