import type { ReactNode } from 'react'
import type { FeatureId } from './stand-mapper.data'

interface Sketch {
  label: string
  contours: readonly string[]
  path: string
  stand: readonly [x: number, y: number]
  cover?: ReactNode
}

const woods = { fill: 'var(--moss)', opacity: 0.3 }
const water = { fill: 'none', stroke: 'var(--moss)', strokeWidth: 5, opacity: 0.7 }
const rows = { stroke: 'var(--hairline)', strokeWidth: 2 }

const sketches: Record<FeatureId, Sketch> = {
  saddle: {
    label: 'two hilltops side by side with a waist between them; the trail crosses at the waist',
    contours: [
      'M26 60a14 17 0 1 0 28 0a14 17 0 1 0-28 0Z',
      'M106 60a14 17 0 1 0 28 0a14 17 0 1 0-28 0Z',
      'M12 60C12 20 52 24 66 39C73 46 87 46 94 39C108 24 148 20 148 60C148 100 108 96 94 81C87 74 73 74 66 81C52 96 12 100 12 60Z',
      'M4 24C28 2 54 6 66 18C73 25 87 25 94 18C106 6 132 2 156 24',
      'M4 96C28 118 54 114 66 102C73 95 87 95 94 102C106 114 132 118 156 96',
    ],
    path: 'M80 4V116',
    stand: [96, 62],
  },
  ridge: {
    label: 'long closed contours, one within the other; the trail runs along the slope below the crest',
    contours: [
      'M36 56a44 8 0 1 0 88 0a44 8 0 1 0-88 0Z',
      'M18 56a62 20 0 1 0 124 0a62 20 0 1 0-124 0Z',
      'M158 48C130 4 30 4 2 48M158 66C130 114 30 114 2 66',
    ],
    path: 'M4 62C34 96 126 96 156 62',
    stand: [98, 72],
  },
  funnel: {
    label: 'a band of woods that narrows between two open fields; the trail runs through the neck',
    contours: [],
    path: 'M4 60C50 50 110 70 156 60',
    stand: [80, 78],
    cover: (
      <path d="M0 0H20C50 4 60 40 80 40S110 4 140 0H160V120H140C110 116 100 84 80 84S50 116 20 120H0Z" {...woods} />
    ),
  },
  bench: {
    label: 'contours close together, a wide gap, and close together again; the trail runs along the gap',
    contours: [
      'M0 14C50 8 110 8 160 14',
      'M0 24C50 18 110 18 160 24',
      'M0 34C50 28 110 28 160 34',
      'M0 86C50 80 110 80 160 86',
      'M0 96C50 90 110 90 160 96',
      'M0 106C50 100 110 100 160 106',
    ],
    path: 'M0 62C50 56 110 56 160 62',
    stand: [80, 38],
  },
  'creek-crossing': {
    label: 'a creek with contours that turn upstream where they meet it; two trails come together at the ford',
    contours: ['M4 34L80 12L156 34', 'M4 112L80 88L156 112'],
    path: 'M4 44L66 62H94L156 50M4 84L66 62',
    stand: [108, 77],
    cover: <path d="M80 0C72 24 88 40 80 62C72 84 88 96 80 120" {...water} />,
  },
  'field-edge': {
    label: 'woods around an open field; the trail comes out of the woods at a corner of the field',
    contours: [],
    path: 'M8 12L70 52L112 84',
    stand: [40, 56],
    cover: (
      <>
        <path d="M0 0H160V44H66V120H0Z" {...woods} />
        <path d="M82 58H156M82 74H156M82 90H156M82 106H156" {...rows} />
      </>
    ),
  },
  thicket: {
    label: 'a patch of dense growth; the trail leaves it, and the stand is beside the trail outside',
    contours: [],
    path: 'M52 52C84 64 120 74 156 96',
    stand: [116, 100],
    cover: (
      <>
        <path d="M18 50C8 22 44 4 66 18C92 20 96 56 78 70C66 92 26 88 18 50Z" {...woods} />
        <path
          d="M28 40l6-10l6 10M48 30l6-10l6 10M66 44l6-10l6 10M30 62l6-10l6 10M52 74l6-10l6 10"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </>
    ),
  },
  'oak-flat': {
    label: 'level ground under wide crowns of oaks; the trail comes in from one side',
    contours: ['M0 14C50 8 110 8 160 14', 'M0 114C50 108 110 108 160 114'],
    path: 'M4 64C24 62 40 58 60 60H116',
    stand: [30, 86],
    cover: treesAt([
      [70, 38, 14],
      [104, 36, 13],
      [134, 50, 12],
      [76, 82, 13],
      [110, 84, 15],
    ]),
  },
  'inside-corner': {
    label: 'a corner of a field that reaches into the woods; the trail rounds the corner inside the trees',
    contours: [],
    path: 'M156 34H98C76 34 66 44 66 64V116M78 44L112 78',
    stand: [48, 34],
    cover: <path d="M0 0H160V52H84V120H0Z" {...woods} />,
  },
  draw: {
    label: 'contours that bend uphill, one above the other; a trail climbs the crease, another goes around its head',
    contours: [
      'M4 48C52 48 62 28 80 28S108 48 156 48',
      'M4 74C52 74 64 50 80 50S108 74 156 74',
      'M4 100C52 100 66 74 80 74S108 100 156 100',
    ],
    path: 'M4 30C40 30 56 14 80 14S120 30 156 30M80 116V18',
    stand: [100, 34],
  },
  'cleared-lane': {
    label: 'a straight opening between two blocks of woods; the trail crosses it',
    contours: [],
    path: 'M4 70C36 64 48 58 64 58H96C112 58 130 52 156 46',
    stand: [114, 76],
    cover: <path d="M0 0H62V120H0ZM98 0H160V120H98Z" {...woods} />,
  },
  'fruit-trees': {
    label: 'a few small trees in the open; the trail comes to them from a block of cover',
    contours: [],
    path: 'M28 64C50 58 70 58 96 60',
    stand: [68, 80],
    cover: (
      <>
        <path d="M0 14C34 14 46 50 34 80C26 104 0 106 0 106Z" {...woods} />
        {treesAt([
          [102, 42, 9],
          [128, 38, 9],
          [108, 76, 9],
          [134, 72, 9],
        ])}
      </>
    ),
  },
  'swamp-island': {
    label:
      'dry ground with swamp on all sides; the trail leaves it for the far shore, and the stand is beside the trail',
    contours: ['M24 56a32 20 0 1 0 64 0a32 20 0 1 0-64 0Z'],
    path: 'M80 58C104 60 128 70 156 76',
    stand: [116, 84],
    cover: <path d="M0 0H160V120H0ZM24 56a32 20 0 1 0 64 0a32 20 0 1 0-64 0Z" fillRule="evenodd" {...woods} />,
  },
  'water-hole': {
    label: 'a small pond where two trails meet; the stand is back from the water, between them and downwind',
    contours: [],
    path: 'M156 22C130 34 106 48 90 56M156 104C130 92 106 76 90 66',
    stand: [130, 64],
    cover: <ellipse cx="60" cy="60" rx="28" ry="17" {...woods} opacity="0.7" />,
  },
  'open-field': {
    label: 'rows of crops with a fencerow along one side; the trail follows the fencerow, and the stand is in it',
    contours: [],
    path: 'M30 4V116',
    stand: [12, 66],
    cover: (
      <>
        <path d="M0 0H22V120H0Z" {...woods} />
        <path d="M44 8V112M62 8V112M80 8V112M98 8V112M116 8V112M134 8V112M152 8V112" {...rows} />
      </>
    ),
  },
}

export function TerrainSketch({ featureId, name }: { featureId: FeatureId; name: string }) {
  const { label, contours, path, stand, cover } = sketches[featureId]
  return (
    <svg
      viewBox="0 0 160 120"
      role="img"
      aria-label={`Sketch of a ${name.toLowerCase()}: ${label}.`}
      className="block w-full max-w-64 rounded-field border border-control bg-page text-ink"
    >
      {cover}
      <path d={contours.join('')} fill="none" stroke="var(--bark)" strokeWidth="1.5" />
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" strokeDasharray="6 5" />
      <circle cx={stand[0]} cy={stand[1]} r="6.5" fill="var(--blaze)" stroke="var(--card)" strokeWidth="1.5" />
    </svg>
  )
}

function treesAt(trees: readonly (readonly [x: number, y: number, radius: number])[]): ReactNode {
  return trees.map(([x, y, radius]) => <circle key={x} cx={x} cy={y} r={radius} {...woods} />)
}
