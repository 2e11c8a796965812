/** Which contour drawing lies behind which part of the site; `_pine` is for dark green. */
export const contourGrounds = [
  'tools',
  'products',
  'species',
  'blog',
  'contact',
  'search',
  'legal',
  'lost',
  'footer_pine',
] as const

export type ContourGround = (typeof contourGrounds)[number]
