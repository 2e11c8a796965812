/** Writes measures in US units or metric. Every number comes in US units and unrounded; only its text is rounded. */
export const unitSystems = [
  { id: 'us', name: 'US' },
  { id: 'metric', name: 'metric' },
] as const

export type Units = (typeof unitSystems)[number]['id']

export const unitsParameter = 'units'

export function parseUnits(text: string | null): Units | undefined {
  return unitSystems.find(({ id }) => id === text)?.id
}

// The international pound, yard, inch and foot have these values by definition.
export const kilogramsPerPound = 0.45359237
const metersPerYard = 0.9144
const yardsPerMile = 1760
const squareCentimetersPerSquareInch = 6.4516
const litersPerCubicFoot = 28.316846592
/** The inch of mercury is that at 32 °F. */
const hectopascalsPerInch = 33.8639

/** The tolerance is far above floating-point error, and far below what a scale shows. */
export const tolerance = 1e-9

/** Rounds half up, also 89.24999999999999, which is a miscalculated 89.25. */
function oneDecimal(number: number): string {
  const tenths = Math.floor(number * 10 + 0.5 + tolerance)
  return (tenths / 10).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** Returns "94.5 lb" or "42.9 kg". */
export function weightText(pounds: number, units: Units): string {
  return units === 'us' ? `${oneDecimal(pounds)} lb` : `${oneDecimal(pounds * kilogramsPerPound)} kg`
}

/** Returns "94.5 lb (42.9 kg)", or the other way round. */
export function bothWeights(pounds: number, units: Units): string {
  return `${weightText(pounds, units)} (${weightText(pounds, otherUnits(units))})`
}

export function otherUnits(units: Units): Units {
  return units === 'us' ? 'metric' : 'us'
}

/** Returns a range such as "50 to 58 lb", whole from 10 on, because nothing here is known to a tenth. */
export function weightRange({ least, most }: { least: number; most: number }, units: Units): string {
  const inUnit = (pounds: number) => (units === 'us' ? pounds : pounds * kilogramsPerPound)
  const ends = [inUnit(least), inUnit(most)]
  const isWhole = inUnit(most) >= 9.95
  const words = ends.map((number) =>
    isWhole ? Math.floor(number + 0.5 + tolerance).toLocaleString('en-US') : oneDecimal(number),
  )
  return `${[...new Set(words)].join(' to ')} ${units === 'us' ? 'lb' : 'kg'}`
}

/** Returns "120 lb" or "54 kg". */
export function roughWeight(pounds: number, units: Units): string {
  return weightRange({ least: pounds, most: pounds }, units)
}

/** Returns "180 yd" or "0.75 mi"; "165 m" or "1.10 km". */
export function distanceText(yards: number, units: Units): string {
  if (units === 'us') {
    return yards < 1000 ? `${String(Math.round(yards))} yd` : `${(yards / yardsPerMile).toFixed(2)} mi`
  }
  const meters = yards * metersPerYard
  return meters < 1000 ? `${String(Math.round(meters))} m` : `${(meters / 1000).toFixed(2)} km`
}

/** Returns "4.6 miles" or "7.4 km". */
export function milesText(miles: number, units: Units): string {
  if (units === 'us') return `${miles.toLocaleString('en-US')} miles`
  return `${oneDecimal((miles * yardsPerMile * metersPerYard) / 1000)} km`
}

/** Returns "34 °F" or "1 °C". */
export function temperatureText(fahrenheit: number, units: Units): string {
  const degrees = units === 'us' ? fahrenheit : (fahrenheit - 32) / 1.8
  return `${String(Math.round(degrees))} °${units === 'us' ? 'F' : 'C'}`
}

/** Returns how far two temperatures are apart, such as "18 °F" or "10 °C". */
export function temperatureGap(fahrenheit: number, units: Units): string {
  const degrees = Math.abs(units === 'us' ? fahrenheit : fahrenheit / 1.8)
  return `${String(Math.round(degrees * 10) / 10)} °${units === 'us' ? 'F' : 'C'}`
}

/** Returns inches of mercury, to two decimals, or whole hectopascals. */
export function pressureIn(inches: number, units: Units): { value: number; unit: string } {
  if (units === 'us') return { value: Math.round(inches * 100) / 100, unit: 'inHg' }
  return { value: Math.round(inches * hectopascalsPerInch), unit: 'hPa' }
}

export function toInches(hectopascals: number): number {
  return hectopascals / hectopascalsPerInch
}

/** Returns "1.7 cubic feet (49 liters)" or "49 liters". */
export function volumeText(cubicFeet: number, units: Units): string {
  const liters = `${Math.ceil(cubicFeet * litersPerCubicFoot).toLocaleString('en-US')} liters`
  if (units === 'metric') return liters
  const feet = cubicFeet.toLocaleString('en-US', { maximumFractionDigits: 1 })
  return `${feet} cubic ${cubicFeet === 1 ? 'foot' : 'feet'} (${liters})`
}

/** Returns "35 lb per cubic foot" or "0.56 kg per liter". */
export function densityText(poundsPerCubicFoot: number, units: Units): string {
  if (units === 'us') return `${String(poundsPerCubicFoot)} lb per cubic foot`
  return `${((poundsPerCubicFoot * kilogramsPerPound) / litersPerCubicFoot).toFixed(2)} kg per liter`
}

/** Leaves a law's own number. Metric adds the measure, rounded up: "400 square inches (2,581 cm²)". */
export function lawText(text: string, units: Units): string {
  if (units === 'us') return text
  return text.replaceAll(/(\d+) square inches/g, (found, inches: string) => {
    const area = Math.ceil(Number(inches) * squareCentimetersPerSquareInch)
    return `${found} (${area.toLocaleString('en-US')} cm²)`
  })
}

/** Returns a length in an SVG, rounded so that server and browser render the same digits. */
export function percent(fraction: number): string {
  return `${String(Math.round(fraction * 1000) / 10)}%`
}
