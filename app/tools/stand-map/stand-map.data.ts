/** White letters are readable on each color. */
export const pinKinds = [
  { id: 'stand', name: 'Stand', letter: 'S', color: '#a63c0c' },
  { id: 'feed', name: 'Feed', letter: 'F', color: '#3f5b1e' },
  { id: 'bed', name: 'Bed', letter: 'B', color: '#7a1f3d' },
  { id: 'access', name: 'Access', letter: 'A', color: '#1d4f91' },
] as const

/** The color shows on any picture, in light and dark. */
export const coneColor = '#a63c0c'
export const rulerColor = '#1c1f1a'
export const paper = '#ffffffd9'

export type PinKind = (typeof pinKinds)[number]['id']

export type Tool = PinKind | 'ruler' | 'move'

/** A yard is 0.9144 m by definition. */
const yardsInMeter = 1 / 0.9144
export const yardsInMile = 1760

export const units = [
  { id: 'yd', name: 'Yards', yards: 1 },
  { id: 'ft', name: 'Feet', yards: 1 / 3 },
  { id: 'm', name: 'Meters', yards: yardsInMeter },
  { id: 'mi', name: 'Miles', yards: yardsInMile },
] as const

export const mostPins = 60
export const mostCharacters = 60
/** The longer side, in pixels, is enough to print, and phones can draw it. */
export const longestSide = 3000
export const mostPictureBytes = 50_000_000
export const mostMiles = 100

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500]

export const barLengths = {
  yards: [
    ...steps.map((length) => ({ yards: length, label: `${String(length)} yd` })),
    ...[0.5, ...steps].map((length) => ({ yards: length * yardsInMile, label: `${String(length)} mi` })),
  ],
  meters: [
    ...steps.map((length) => ({ yards: length * yardsInMeter, label: `${String(length)} m` })),
    ...steps.map((length) => ({ yards: length * yardsInMeter * 1000, label: `${String(length)} km` })),
  ],
} as const
