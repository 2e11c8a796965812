/**
 * Reads coordinates on WGS 84, such as "18T 642000 4925000". The series are Krueger's to the third power of n, and
 * exact to a millimeter within a zone.
 */
const shape =
  /^(?:UTM:? ?)?(\d{1,2}) ?([C-HJ-NP-X])[ ,;]+(?:E ?)?(\d{6,7}(?:\.\d+)?) ?M?E?[ ,;]+(?:N ?)?(\d{1,8}(?:\.\d+)?) ?M?N?$/

const radius = 6_378_137
const flattening = 1 / 298.257_223_563
const n = flattening / (2 - flattening)
const meridian = (0.9996 * radius * (1 + n ** 2 / 4 + n ** 4 / 64)) / (1 + n)
const betas = [n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3, n ** 2 / 48 + n ** 3 / 15, (17 / 480) * n ** 3]
const deltas = [2 * n - (2 / 3) * n ** 2 - 2 * n ** 3, (7 / 3) * n ** 2 - (8 / 5) * n ** 3, (56 / 15) * n ** 3]

/** @param text in capitals, with single spaces */
export function readUtm(text: string): { latitude: number; longitude: number } | undefined {
  const [, zone = '', band = '', east = '', north = ''] = shape.exec(text) ?? []
  if (band === '' || Number(zone) < 1 || Number(zone) > 60) return undefined
  const southern = band < 'N' ? 10_000_000 : 0
  const y = (Number(north) - southern) / meridian
  const x = (Number(east) - 500_000) / meridian
  // Zones are six degrees wide, so a point farther out is a slip.
  if (Math.abs(x) > 0.1 || Math.abs(y) > Math.PI / 2) return undefined
  const sum = (series: readonly number[], term: (twice: number) => number) =>
    series.reduce((total, factor, index) => total + factor * term(2 * (index + 1)), 0)
  const up = y - sum(betas, (twice) => Math.sin(twice * y) * Math.cosh(twice * x))
  const right = x - sum(betas, (twice) => Math.cos(twice * y) * Math.sinh(twice * x))
  const conformal = Math.asin(Math.sin(up) / Math.cosh(right))
  const latitude = conformal + sum(deltas, (twice) => Math.sin(twice * conformal))
  const fromMiddle = Math.atan2(Math.sinh(right), Math.cos(up))
  return {
    latitude: inDegrees(latitude),
    longitude: inDegrees(fromMiddle + ((Number(zone) * 6 - 183) * Math.PI) / 180),
  }
}

function inDegrees(radians: number): number {
  return Number(((radians * 180) / Math.PI).toFixed(6))
}
