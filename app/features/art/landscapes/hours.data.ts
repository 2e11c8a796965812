/** The light of the hours in late October: what stands far takes the haze's colour, what stands near its own. */

export const hours = ['dawn', 'day', 'dusk', 'night'] as const

export type Hour = (typeof hours)[number]

export interface Light {
  /** From the top down to the horizon. */
  sky: readonly [string, string, string]
  /** What lies between the ridges. */
  mist: string
  /** The farthest ridge, and what stands nearest. */
  far: string
  near: string
  /** Around the sun below or just at the horizon. */
  glow: string
  cloud: string
  moon: string
  /** How much of a leaf's or grass's own colour is seen, 0 to 1. */
  color: number
  /** How much darker a dark page has it, 0 to 1. */
  dim: number
}

/**
 * The home page's dusk: cream text stands on its left half, so that nothing there may be brighter than a luminance of
 * 0.16 (4.5 to 1); only the glow at the right may.
 */
export const homeDusk: Light = {
  sky: ['#13232e', '#3a4651', '#84564a'],
  mist: '#755650',
  far: '#5c474c',
  near: '#08110f',
  glow: '#f2a65a',
  cloud: '#91604f',
  moon: '#fbf1da',
  color: 0.3,
  dim: 0.16,
}

export const lights: Readonly<Record<Hour, Light>> = {
  dawn: {
    sky: ['#7f9aa6', '#d8c3ab', '#f6dcb4'],
    mist: '#f1dfc6',
    far: '#b9b2ac',
    near: '#1e3229',
    glow: '#fff2d2',
    cloud: '#f3cfae',
    moon: '#fdf6e6',
    color: 0.74,
    dim: 0.34,
  },
  day: {
    sky: ['#8fb1bd', '#c6d6d2', '#efe9d6'],
    mist: '#e6e6d8',
    far: '#a9bab8',
    near: '#24402f',
    glow: '#fffaea',
    cloud: '#f8f5ea',
    moon: '#f7f7f0',
    color: 0.92,
    dim: 0.42,
  },
  dusk: {
    sky: ['#2c4152', '#a9776a', '#f0b06a'],
    mist: '#d99e74',
    far: '#8b6f70',
    near: '#141f1b',
    glow: '#ffd58c',
    cloud: '#e58d5b',
    moon: '#fdf3dc',
    color: 0.52,
    dim: 0.28,
  },
  night: {
    sky: ['#0c1824', '#1c3243', '#48616c'],
    mist: '#4d666e',
    far: '#37505c',
    near: '#081110',
    glow: '#6f8a90',
    cloud: '#33495a',
    moon: '#f6f0dc',
    color: 0.16,
    dim: 0.16,
  },
}
