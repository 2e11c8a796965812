/** The grounds whose contour lines lie behind bands of the site: one for each part; `_pine` stands on dark green. */
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
