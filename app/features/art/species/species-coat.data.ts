/**
 * Autumn coats of the drawn males, as [light, dark] colours, and the marks that tell the species apart. What is said of
 * coats is the sample guide's (db/seed/deer-types, with its sources there).
 */
import type { Shade } from '~/features/art/palette.data'
import type { DrawnSpecies } from '~/features/art/species.data'

/** What every coat has. */
export type Tone =
  | 'coat'
  /** The lit back, and the shaded underside. */
  | 'light'
  | 'shade'
  /** The far legs and the fine lines. */
  | 'deep'
  /** White or cream parts. */
  | 'pale'
  | 'face'
  | 'neck'
  | 'neck-deep'
  | 'leg'
  | 'leg-shade'
  | 'rump'
  /** Around the rump patch. */
  | 'edge'
  | 'ear'
  | 'ear-inside'

export interface Marks {
  /** The pale patch of the throat: how far down the neck's front it reaches (a share), how wide it is (head lengths). */
  throat?: { to: number; width: number }
  /** A white belly and white inner thighs. */
  paleBelly?: true
  /** A neck of its own colour: how far along the trunk it reaches above and below, and how long its hair hangs (cm). */
  mane?: { above: number; below: number; hair: number }
  /** The pale patch: how far it reaches forward and down (shares of trunk length and chest depth), edged dark or not. */
  rump?: { forward: number; down: number; above: boolean; edged: boolean }
  tail: 'brown-with-white-edge' | 'rope-with-black-tip' | 'like-rump' | 'dark' | 'black-above' | 'white'
  /** Legs of their own colour below a height, as a share of the brisket's height. */
  legs?: number
  /** White rings above the hooves. */
  socks?: true
  spots?: 'bright' | 'faint'
  dorsalStripe?: true
  flankStripe?: true
  hockGland?: 'pale' | 'dark'
  /** Pale hair at the outline has a fine edge against pale paper. */
  edged?: true
  adamsApple?: true
  bell?: true
  face: {
    eyeRing?: true
    muzzleBand?: true
    chin?: true
    /** The muzzle before the eyes pale. */
    paleMuzzle?: true
    darkForehead?: true
    /** A pale line over the eye, which makes a V with the other. */
    paleBrow?: true
    darkMuzzle?: true
    furredNose?: true
  }
}

export interface Coat {
  tones: Readonly<Record<Tone, Shade>>
  marks: Marks
}

export const coats: Readonly<Record<DrawnSpecies, Coat>> = {
  'white-tailed-deer': {
    tones: {
      coat: ['#9c7250', '#a97f5b'],
      light: ['#b78e69', '#c49b75'],
      shade: ['#77543a', '#7f5c42'],
      deep: ['#553b29', '#5b4130'],
      pale: ['#f1e8d6', '#f0e8d9'],
      face: ['#94704f', '#a27d5b'],
      neck: ['#9c7250', '#a97f5b'],
      'neck-deep': ['#77543a', '#7f5c42'],
      leg: ['#9c7250', '#a97f5b'],
      'leg-shade': ['#79583e', '#836346'],
      rump: ['#f1e8d6', '#f0e8d9'],
      edge: ['#77543a', '#7f5c42'],
      ear: ['#86654a', '#96745a'],
      'ear-inside': ['#d9c3a6', '#d6c1a6'],
    },
    marks: {
      throat: { to: 0.37, width: 0.23 },
      hockGland: 'dark',
      paleBelly: true,
      tail: 'brown-with-white-edge',
      face: { eyeRing: true, muzzleBand: true, chin: true },
    },
  },
  'mule-deer': {
    tones: {
      coat: ['#8d8172', '#9b8f80'],
      light: ['#aa9f8f', '#b8ad9d'],
      shade: ['#6b6054', '#746a5e'],
      deep: ['#483f37', '#51483f'],
      pale: ['#efe7d6', '#eee6d6'],
      face: ['#b9b0a1', '#bfb6a7'],
      neck: ['#8d8172', '#9b8f80'],
      'neck-deep': ['#6b6054', '#746a5e'],
      leg: ['#94836d', '#a2917b'],
      'leg-shade': ['#736655', '#7e715f'],
      rump: ['#f2eada', '#f0e9da'],
      edge: ['#6b6054', '#746a5e'],
      ear: ['#978b7b', '#a59989'],
      'ear-inside': ['#dcd2c0', '#d8cebd'],
    },
    marks: {
      throat: { to: 0.38, width: 0.28 },
      hockGland: 'dark',
      edged: true,
      rump: { forward: 0.15, down: 0.85, above: true, edged: false },
      tail: 'rope-with-black-tip',
      face: { paleMuzzle: true, darkForehead: true, chin: true },
    },
  },
  elk: {
    tones: {
      coat: ['#c39d6c', '#caa474'],
      light: ['#d9bb8e', '#dfc297'],
      shade: ['#97744b', '#9d7a52'],
      deep: ['#3c2a1f', '#33241b'],
      pale: ['#f0dfba', '#efdfbb'],
      face: ['#5b3f2d', '#684b37'],
      neck: ['#553827', '#634633'],
      'neck-deep': ['#38251a', '#41301f'],
      leg: ['#54392a', '#624635'],
      'leg-shade': ['#412c20', '#4c3629'],
      rump: ['#f2e2bd', '#f0e0bb'],
      edge: ['#6b4a30', '#6e4e35'],
      ear: ['#7a5a42', '#87674e'],
      'ear-inside': ['#c7ab84', '#c4a984'],
    },
    marks: {
      mane: { above: 0.17, below: 0.16, hair: 13 },
      rump: { forward: 0.13, down: 0.72, above: true, edged: true },
      tail: 'like-rump',
      legs: 0.84,
      face: {},
    },
  },
  moose: {
    tones: {
      coat: ['#42312a', '#514037'],
      light: ['#604a3d', '#705b4d'],
      shade: ['#2b201b', '#3b2e26'],
      deep: ['#746a5e', '#857b6e'],
      pale: ['#b7ab9a', '#c3b8a8'],
      face: ['#47342a', '#55443a'],
      neck: ['#382922', '#493931'],
      'neck-deep': ['#271c14', '#32261e'],
      leg: ['#ada18f', '#bbb09f'],
      'leg-shade': ['#867d6f', '#91897c'],
      rump: ['#5f4733', '#755d49'],
      edge: ['#2c2017', '#3f3025'],
      ear: ['#6a5546', '#7b6758'],
      'ear-inside': ['#9b8a79', '#a39383'],
    },
    marks: { tail: 'dark', legs: 0.84, bell: true, face: { furredNose: true, darkMuzzle: true } },
  },
  caribou: {
    tones: {
      coat: ['#75604f', '#83705f'],
      light: ['#93806d', '#a08d7a'],
      shade: ['#564538', '#635346'],
      deep: ['#43362c', '#51443a'],
      pale: ['#efe8d8', '#efe8d8'],
      face: ['#7c6756', '#8a7563'],
      neck: ['#e9dfca', '#e9e0cd'],
      'neck-deep': ['#cbbda6', '#c6b9a3'],
      leg: ['#5a493c', '#68584b'],
      'leg-shade': ['#46382e', '#51443a'],
      rump: ['#efe8d8', '#ede6d6'],
      edge: ['#564538', '#635346'],
      ear: ['#87735f', '#94806c'],
      'ear-inside': ['#d8ccb8', '#d3c8b5'],
    },
    marks: {
      mane: { above: 0.06, below: 0.15, hair: 17 },
      rump: { forward: 0.06, down: 0.5, above: false, edged: false },
      tail: 'white',
      legs: 0.8,
      socks: true,
      flankStripe: true,
      edged: true,
      face: { furredNose: true, chin: true },
    },
  },
  'red-deer': {
    tones: {
      coat: ['#9a6038', '#a86c43'],
      light: ['#b67c50', '#c2885c'],
      shade: ['#724326', '#7b4c2e'],
      deep: ['#502f1c', '#583623'],
      pale: ['#d8b68a', '#dabb92'],
      face: ['#8f613f', '#9c6e4b'],
      neck: ['#74472a', '#805133'],
      'neck-deep': ['#53311c', '#5e3a24'],
      leg: ['#875635', '#95633f'],
      'leg-shade': ['#694329', '#744d31'],
      rump: ['#e0c08f', '#e0c192'],
      edge: ['#502f1c', '#583623'],
      ear: ['#8a5c3b', '#976946'],
      'ear-inside': ['#d0ac82', '#cfad86'],
    },
    marks: {
      mane: { above: 0.1, below: 0.1, hair: 9 },
      rump: { forward: 0.075, down: 0.5, above: true, edged: false },
      tail: 'like-rump',
      face: { chin: true },
    },
  },
  'fallow-deer': {
    tones: {
      coat: ['#b06c3d', '#b87545'],
      light: ['#c78a59', '#cf9462'],
      shade: ['#8a5230', '#905936'],
      deep: ['#5f3a24', '#67422b'],
      pale: ['#f6eddc', '#f4ebdb'],
      face: ['#a3714a', '#ac7b54'],
      neck: ['#a5693f', '#ae7348'],
      'neck-deep': ['#8a5230', '#905936'],
      leg: ['#b98a5c', '#c09265'],
      'leg-shade': ['#906b47', '#95714e'],
      rump: ['#f4ecdc', '#f2eadb'],
      edge: ['#2a201a', '#1d1713'],
      ear: ['#9a673f', '#a6734c'],
      'ear-inside': ['#e2c6a2', '#dfc4a2'],
    },
    marks: {
      paleBelly: true,
      rump: { forward: 0.085, down: 0.6, above: false, edged: true },
      tail: 'black-above',
      spots: 'bright',
      dorsalStripe: true,
      adamsApple: true,
      face: { eyeRing: true, chin: true },
    },
  },
  'sika-deer': {
    tones: {
      coat: ['#5e4c3d', '#705d4d'],
      light: ['#776350', '#897562'],
      shade: ['#43352b', '#534439'],
      deep: ['#453a2f', '#4b4036'],
      pale: ['#f3ebdc', '#f1e9da'],
      face: ['#7d6a57', '#8a7764'],
      neck: ['#433429', '#534338'],
      'neck-deep': ['#2f241c', '#3a2e25'],
      leg: ['#7a6754', '#857260'],
      'leg-shade': ['#5f4f40', '#69594a'],
      rump: ['#f3ebdb', '#f1eadb'],
      edge: ['#241c16', '#1c1611'],
      ear: ['#6e5c4c', '#7d6b5b'],
      'ear-inside': ['#c9b8a2', '#c4b49f'],
    },
    marks: {
      mane: { above: 0.09, below: 0.09, hair: 6.5 },
      rump: { forward: 0.105, down: 0.66, above: true, edged: true },
      tail: 'white',
      spots: 'faint',
      hockGland: 'pale',
      legs: 0.62,
      dorsalStripe: true,
      face: { chin: true, paleBrow: true },
    },
  },
}
