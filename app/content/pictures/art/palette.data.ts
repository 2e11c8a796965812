/** The page around the drawings has the same colors: first light, then dark. */

export type Shade = readonly [light: string, dark: string]

export const palette = {
  paper: ['#fffdf8', '#25301f'],
  page: ['#f7f4ec', '#12170f'],
  panel: ['#ede7d8', '#1b2318'],
  ink: ['#1c1f1a', '#edefe6'],
  soft: ['#4a4f44', '#b9c0ae'],
  pine: ['#1f3b2d', '#1f3b2d'],
  'pine-2': ['#2f5a43', '#2f5a43'],
  moss: ['#566741', '#9db58a'],
  bark: ['#5b4330', '#d9b76a'],
  blaze: ['#a63c0c', '#ff9a5c'],
  cream: ['#f7f4ec', '#f7f4ec'],
  control: ['#6e6857', '#8a947e'],
  hairline: ['#c9c1ac', '#3a4632'],
} as const satisfies Record<string, Shade>
