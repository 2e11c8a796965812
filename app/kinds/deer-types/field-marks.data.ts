/** The marks that identify a species, best first. Each is in its sample record (traits, antlers, coat, differences). */
export const markNames = ['tail', 'rump', 'ears', 'antlers', 'gait', 'face'] as const

type FieldMarks = Readonly<Partial<Record<(typeof markNames)[number], string>>>

const fieldMarks: Readonly<Record<string, FieldMarks>> = {
  'white-tailed-deer': {
    tail: 'Wide, brown above, white below',
    antlers: 'Single tines on one beam',
    ears: 'Smaller than a mule deer’s',
    gait: 'Leaps, tail up',
    face: 'White eye rings, a band across the muzzle',
  },
  'mule-deer': {
    ears: 'Two thirds the length of the face',
    tail: 'Thin, with a black tip',
    antlers: 'Forked, often twice',
    rump: 'White',
    gait: 'Bounces on all fours',
    face: 'Light muzzle, dark forehead',
  },
  elk: {
    rump: 'Cream to yellowish',
    tail: 'Short, the color of the rump',
    antlers: 'Long round beams, swept back',
    face: 'Straight nose, dark head and neck',
  },
  moose: {
    face: 'Long, drooping muzzle, and a bell',
    antlers: 'Broad palms with short points',
    rump: 'Not pale',
    tail: 'Very short',
    ears: 'Large',
  },
  caribou: {
    antlers: 'On both sexes, flat in front on bulls',
    rump: 'White, wide and square on most cows',
    face: 'Hair over the whole muzzle',
  },
  'red-deer': {
    rump: 'Cream to straw, no black edges',
    tail: 'Short, the color of the rump',
    antlers: 'Many points, a crown on old stags',
  },
  'fallow-deer': {
    antlers: 'Flat palms',
    rump: 'White, edged in black',
    tail: 'Long, rarely still',
  },
  'sika-deer': {
    rump: 'White, flares in flight',
    antlers: 'Narrow, upright, seldom over eight points',
    face: 'Paler than the body, with a frowning look',
  },
}

export function marksOf(slug: string): FieldMarks {
  return (Object.hasOwn(fieldMarks, slug) ? fieldMarks[slug] : undefined) ?? {}
}
