/** This hash costs a tenth of a thousandth of the site's own, for attacks that do not test hashing. */
import { randomBytes, scryptSync } from 'node:crypto'

export function cheapHash(password: string): string {
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, 32, { N: 2 ** 4, r: 8, p: 1 })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$scrypt$ln=4,r=8,p=1$${text(salt)}$${text(hash)}`
}
