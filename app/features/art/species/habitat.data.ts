/** What stands behind an animal, from far to near, in the units of the sheet (1200 × 900, the ground at 820). */
import type { CurvePoint } from './landmark-curve'

export type Habitat = 'woods' | 'sage' | 'mountains' | 'marsh' | 'tundra' | 'birches' | 'parkland' | 'reeds'

export type Tree = 'conifers' | 'birches' | 'oaks' | 'trunks'

export type Layer =
  | 'water'
  /** Where it is `clear`, from and to, no tree stands: antlers or belly are seen before it. */
  | { trees: Tree; count: number; foot: number; clear?: readonly [from: number, to: number] }
  /** `softness` of the line's points: rocks have less than hills. */
  | { hill: 'far' | 'mid'; line: readonly CurvePoint[]; softness?: number }

export const habitats: Readonly<Record<Habitat, readonly Layer[]>> = {
  mountains: [
    {
      hill: 'far',
      softness: 0.15,
      line: [
        [19, 560],
        [140, 470],
        [250, 540],
        [380, 400],
        [470, 470],
        [560, 420],
        [720, 560],
        [860, 470],
        [980, 540],
        [1080, 480],
        [1181, 560],
      ],
    },
    { trees: 'conifers', count: 16, foot: 690 },
    {
      hill: 'mid',
      line: [
        [19, 680],
        [200, 640],
        [420, 690],
        [640, 650],
        [860, 695],
        [1040, 660],
        [1181, 690],
      ],
    },
  ],
  sage: [
    {
      hill: 'far',
      softness: 0.1,
      line: [
        [19, 600],
        [120, 560],
        [210, 560],
        [235, 500],
        [400, 500],
        [425, 570],
        [640, 590],
        [780, 590],
        [800, 540],
        [960, 540],
        [985, 600],
        [1181, 590],
      ],
    },
    {
      hill: 'mid',
      line: [
        [19, 690],
        [260, 660],
        [520, 700],
        [800, 670],
        [1181, 700],
      ],
    },
  ],
  tundra: [
    {
      hill: 'far',
      line: [
        [19, 650],
        [180, 600],
        [400, 640],
        [620, 580],
        [840, 630],
        [1020, 590],
        [1181, 630],
      ],
    },
    {
      hill: 'mid',
      line: [
        [19, 720],
        [300, 695],
        [600, 725],
        [900, 700],
        [1181, 725],
      ],
    },
  ],
  marsh: [
    {
      hill: 'far',
      line: [
        [19, 600],
        [160, 540],
        [360, 590],
        [560, 530],
        [800, 590],
        [1000, 540],
        [1181, 580],
      ],
    },
    { trees: 'conifers', count: 28, foot: 735 },
    'water',
  ],
  reeds: [
    {
      hill: 'far',
      line: [
        [19, 640],
        [200, 560],
        [430, 630],
        [640, 580],
        [900, 640],
        [1181, 600],
      ],
    },
    {
      hill: 'mid',
      line: [
        [19, 700],
        [300, 670],
        [640, 705],
        [920, 680],
        [1181, 700],
      ],
    },
    'water',
  ],
  birches: [
    {
      hill: 'far',
      line: [
        [19, 560],
        [160, 500],
        [340, 560],
        [560, 480],
        [760, 550],
        [980, 490],
        [1181, 560],
      ],
    },
    { trees: 'birches', count: 7, foot: 770, clear: [150, 480] },
    {
      hill: 'mid',
      line: [
        [19, 700],
        [300, 660],
        [600, 705],
        [900, 670],
        [1181, 700],
      ],
    },
  ],
  parkland: [
    {
      hill: 'far',
      line: [
        [19, 660],
        [300, 620],
        [600, 655],
        [900, 615],
        [1181, 650],
      ],
    },
    { trees: 'oaks', count: 6, foot: 715, clear: [230, 860] },
    {
      hill: 'mid',
      line: [
        [19, 710],
        [300, 690],
        [600, 712],
        [900, 688],
        [1181, 708],
      ],
    },
  ],
  woods: [
    {
      hill: 'far',
      line: [
        [19, 640],
        [280, 610],
        [600, 645],
        [900, 605],
        [1181, 640],
      ],
    },
    { trees: 'trunks', count: 7, foot: 770, clear: [130, 400] },
    {
      hill: 'mid',
      line: [
        [19, 745],
        [300, 730],
        [600, 750],
        [900, 728],
        [1181, 745],
      ],
    },
  ],
}
