/** Adds up the priced lines of an answer, in cents. */
export interface PricedLine {
  label: string
  quantity: number
  /** Negative for a credit. */
  unitCents: number
}

export interface Pricing {
  lines: readonly PricedLine[]
  /** 1250 is 12.5 percent. */
  discountHundredths: number
  /** Null if nothing is said about shipping. */
  shippingCents: number | null
}

interface QuoteSums {
  lineCents: readonly number[]
  subtotalCents: number
  /** The discount is rounded half up to the cent. */
  discountCents: number
  totalCents: number
}

export function quoteSums({ lines, discountHundredths, shippingCents }: Pricing): QuoteSums {
  const lineCents = lines.map(({ quantity, unitCents }) => quantity * unitCents)
  const subtotalCents = lineCents.reduce((sum, cents) => sum + cents, 0)
  const discountCents = subtotalCents > 0 ? shareOf(subtotalCents, discountHundredths) : 0
  return { lineCents, subtotalCents, discountCents, totalCents: subtotalCents - discountCents + (shippingCents ?? 0) }
}

const whole = 10_000

/** Computes in two parts, so that no product exceeds what a number holds exactly. */
function shareOf(cents: number, hundredths: number): number {
  const rest = cents % whole
  return ((cents - rest) / whole) * hundredths + Math.floor((rest * hundredths + whole / 2) / whole)
}
