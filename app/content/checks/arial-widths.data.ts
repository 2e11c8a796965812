/**
 * Advance widths in 1/1000 em, from the hmtx table of Liberation Sans 2.1, whose metrics are those of Arial. Search
 * engines show titles and descriptions in it.
 */
export const arialWidths: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft\u00A0'],
  [333, '()-`r·“”'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jcksvxyzç'],
  [556, '#$0123456789?L_abdeghnopqu–'],
  [584, '+<=>~×'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [737, '©®'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [834, '½¼'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…™'],
  [1015, '@'],
]
