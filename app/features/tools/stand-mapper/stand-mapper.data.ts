/** The eight features of terrain with what this site makes of them, the words that name them, and the text below. */
import type { ToolConstant, ToolContent } from '~/features/tools/tool-content'

export const featureIds = [
  'saddle',
  'ridge',
  'funnel',
  'bench',
  'creek-crossing',
  'field-edge',
  'thicket',
  'oak-flat',
] as const

export type FeatureId = (typeof featureIds)[number]

export interface TerrainFeature {
  id: FeatureId
  name: string
  description: string
  /** Points for how tightly it gathers deer, of 5. */
  gathers: number
  /** Points for how much of the season it lasts, of 5. */
  lasts: number
  hang: string
  wind: string
  season: string
  /** What names it in a description, in the singular; plurals are made from these. */
  words: readonly string[]
  /** How people mistype these. */
  misspelled: readonly string[]
}

/** Their order decides between features with the same points. */
export const features: readonly TerrainFeature[] = [
  {
    id: 'saddle',
    name: 'Saddle',
    description:
      'A dip in the crest of a ridge. Deer that change sides cross here: it is the least climb, and keeps them off the skyline.',
    gathers: 5,
    lasts: 3,
    hang: 'On the slope just below one shoulder of the dip, within sure range of the trail that crosses it and not in the middle of it, so that you are not against the sky.',
    wind: 'A steady wind along the ridge, from the saddle to you. A wind across the crest tumbles behind it: then sit elsewhere.',
    season:
      'From the weeks before the rut to its end, when bucks go from one side to the other; through all of the day.',
    words: ['saddle', 'low gap', 'ridge gap', 'gap in the ridge', 'dip in the ridge'],
    misspelled: ['sadle', 'saddel'],
  },
  {
    id: 'ridge',
    name: 'Ridge',
    description:
      'A long line of high ground. Deer go along it below the crest, on the side away from the wind, rather than on top.',
    gathers: 2,
    lasts: 3,
    hang: 'A little below the crest on the lee side, above the trail that runs along the slope, where two trails or a spur come together.',
    wind: 'A wind along the ridge, from where the deer come to you. From mid-morning rising air also lifts your scent away from a trail below; before that, and in evening shade, cool air carries it down onto the trail.',
    season: 'Pre-rut for rubs and scrapes along the trail, and the rut for bucks that search.',
    words: ['ridge', 'ridgeline', 'ridge line', 'ridgetop', 'ridge top', 'spur', 'hogback', 'ridge point', 'razorback'],
    misspelled: ['rige', 'rigde', 'ridgline'],
  },
  {
    id: 'funnel',
    name: 'Funnel',
    description:
      'Cover that narrows between two places where deer do not like to go: open fields, water, a steep bank. Whatever goes from end to end goes through it.',
    gathers: 5,
    lasts: 4,
    hang: 'At the edge of the neck and not in its middle, on the side that the wind blows to, within range of the far edge too.',
    wind: 'Straight across the neck, so that your scent falls on the open ground or the water beside it.',
    season: 'All season, and best in the rut, when bucks travel by day between groups of does.',
    words: [
      'funnel',
      'pinch point',
      'pinchpoint',
      'bottleneck',
      'bottle neck',
      'choke point',
      'chokepoint',
      'travel corridor',
      'neck of timber',
      'fence gap',
      'gap in the fence',
      'hole in the fence',
      'fence crossing',
      'fencerow',
      'fence row',
      'hedgerow',
      'shelterbelt',
      'windbreak',
      'strip of timber',
      'strip of woods',
    ],
    misspelled: ['funel', 'funnle', 'pinch pt'],
  },
  {
    id: 'bench',
    name: 'Bench',
    description:
      'A flat step in a hillside. Deer walk along it because it is level, and bed where they see down and get the wind from above.',
    gathers: 3,
    lasts: 3,
    hang: 'Where the step is narrowest or where it ends, on its uphill edge, so that deer pass below your eye level and not at it.',
    wind: 'By day, with the slope’s air rising, from below the bench to you. In the evening that air turns and falls: leave before, or sit below.',
    season: 'From pre-rut to post-rut; mid-morning is its hour.',
    words: [
      'bench',
      'terrace',
      'hillside shelf',
      'flat shelf',
      'flat on the slope',
      'logging road on the slope',
      'hillside logging road',
    ],
    misspelled: ['bentch'],
  },
  {
    id: 'creek-crossing',
    name: 'Creek crossing',
    description:
      'A place with low banks and firm ground where trails come together at water. Between such places steep banks keep deer on their side.',
    gathers: 4,
    lasts: 3,
    hang: 'On the higher bank, back from the water, within range of both landings. Come in from the side that the deer do not use.',
    wind: 'From the trails to you, across the creek. In a creek bottom cool air follows the water downhill, morning and evening: sit downstream then.',
    season: 'All season; the more so when leaves are down and cover follows the water.',
    words: [
      'creek crossing',
      'stream crossing',
      'river crossing',
      'brook crossing',
      'water crossing',
      'creek ford',
      'stream ford',
      'river ford',
      'shallow crossing',
      'crick crossing',
      'crick ford',
      'beaver dam',
    ],
    misspelled: ['creak crossing', 'creek crosing', 'crick crosing'],
  },
  {
    id: 'field-edge',
    name: 'Field edge',
    description:
      'Where woods meet crops or grass. Deer come out to feed, late and in the open, after they have looked for a long time.',
    gathers: 2,
    lasts: 4,
    hang: 'Inside the woods at a corner of the field that points into them, on the trail they come by, rather than on the field itself: there is still light when they pass.',
    wind: 'From the woods to the field for an evening, if your scent can fall where no deer has come out yet; best along the edge.',
    season: 'Early season and again post-rut, in the evening. In the morning you walk in through the deer.',
    words: [
      'field edge',
      'field corner',
      'edge of the field',
      'edge of a field',
      'crop edge',
      'meadow edge',
      'pasture edge',
      'food plot edge',
      'woods edge',
      'timber edge',
      'forest edge',
      'edge of the woods',
      'wood line',
      'woodline',
      'tree line',
      'treeline',
      'inside corner',
      'bean field',
      'soybean field',
      'corn field',
      'cornfield',
      'hay field',
      'hayfield',
      'alfalfa field',
      'clover field',
      'wheat field',
      'crop field',
      'food plot',
      'orchard',
      'powerline',
      'power line',
      'powerline cut',
      'power line cut',
      'pipeline cut',
      'gas line cut',
      'right of way',
    ],
    misspelled: ['feild edge', 'edge of the feild', 'bean feild', 'corn feild'],
  },
  {
    id: 'thicket',
    name: 'Thicket',
    description:
      'Dense young growth, brush or briars. Deer bed in it by day and are safe there from most of what they fear, you included.',
    gathers: 3,
    lasts: 4,
    hang: 'Outside, on the trail that leaves it toward food, as near as you can come without being heard or smelled. Never in it.',
    wind: 'From the thicket to you, on your way in as well. With any other wind stay away: a bedding place is spoiled once.',
    season: 'When other hunters are about, and post-rut; few sits, all of them with the right wind.',
    words: [
      'thicket',
      'bedding area',
      'bedding ground',
      'bedding cover',
      'thick cover',
      'briar patch',
      'brier patch',
      'brush',
      'briar',
      'brier',
      'cutover',
      'clearcut',
      'clear cut',
      'swamp',
      'marsh',
      'bog',
      'cattail',
      'alder',
      'laurel',
      'rhododendron',
      'switchgrass',
      'blowdown',
      'young pine',
      'regrowth',
      'dry island',
    ],
    misspelled: ['thickit', 'thickett', 'swomp'],
  },
  {
    id: 'oak-flat',
    name: 'Oak flat',
    description:
      'Level ground under oaks. While acorns fall it is the table, with cover over it, and it can empty from one week to the next.',
    gathers: 4,
    lasts: 2,
    hang: 'On the trail between the flat and the nearest cover, or within range of the one tree under which the ground is freshly turned.',
    wind: 'From the flat to you. On level ground there is no slope to bend it: the general wind holds, and so does the wind picker’s rule.',
    season: 'From the first acorns on the ground until they are eaten, mostly early season and pre-rut.',
    words: [
      'oak flat',
      'oak grove',
      'oak stand',
      'flat of oaks',
      'acorn flat',
      'mast flat',
      'white oak',
      'red oak',
      'oak tree',
      'oak',
      'acorn',
      'swamp white oak',
      'swamp chestnut oak',
      'swamp oak',
      'hardwood flat',
      'beech flat',
    ],
    misspelled: ['akorn', 'acron'],
  },
]

/** Phrases that hold a feature’s word and mean a piece of gear. */
export const otherMeanings = [
  'tree saddle',
  'saddle hunting',
  'saddle hunter',
  'hunting saddle',
  'saddle platform',
  'orchard grass',
]

export interface Combination {
  pair: readonly [FeatureId, FeatureId]
  reason: string
}

/** Each gives `combinationPoints` to both of its features. */
export const combinations: readonly Combination[] = [
  { pair: ['saddle', 'ridge'], reason: 'the trail along the ridge and the one across it meet in the dip' },
  { pair: ['funnel', 'creek-crossing'], reason: 'where the neck of cover meets the low bank, one tree covers both' },
  {
    pair: ['field-edge', 'thicket'],
    reason: 'bed and table lie side by side, so the deer are on their feet in daylight',
  },
  { pair: ['funnel', 'thicket'], reason: 'the neck is the way out of the bedding cover' },
  { pair: ['bench', 'oak-flat'], reason: 'the level walk and the acorns are at the same height' },
]

export const combinationPoints = 1
export const descriptionLimit = 2000

const ruleOfThumb = 'This site’s rule of thumb: nobody measured it'

export const standConstants: readonly ToolConstant[] = [
  ...features.map(({ name, gathers, lasts }) => ({
    name: `${name}: hunting value`,
    value: `${String(gathers)} (gathers deer) + ${String(lasts)} (lasts through the season) = ${String(gathers + lasts)}`,
    source: ruleOfThumb,
  })),
  ...combinations.map(({ pair: [one, other] }) => ({
    name: `${nameOf(one)} with ${nameOf(other).toLowerCase()}`,
    value: `${String(combinationPoints)} more point for each of the two`,
    source: ruleOfThumb,
  })),
  {
    name: 'Same points',
    value: 'the order of the list in the form',
    source: 'This site’s choice, so that an answer is always the same',
  },
]

function nameOf(id: FeatureId): string {
  return features.find((feature) => feature.id === id)?.name ?? id
}

export const standContent: ToolContent = {
  science: [
    {
      title: 'How the points come about',
      text: 'Every feature has two small numbers of this site’s own making: how tightly it gathers deer, and how much of the season it does so. Two features that help each other give each other one point more. The points put your features in an order to look at; they are no forecast of deer.',
      formula: 'points = gathers (1 to 5) + lasts (1 to 5) + 1 for each combination',
    },
    {
      title: 'Reading it on a map',
      text: 'A contour joins places of one height. Lines close together are steep ground, lines far apart are gentle. Where they cross a stream they turn upstream and make a V, and on a rounded spur they are round.',
      details: [
        'Saddle: two closed hilltops with a waist between them, like an hourglass.',
        'Ridge: long closed lines, one within the other.',
        'Bench: lines close together, then a wide gap, then close again.',
        'A dip that is smaller than the step between two lines is on no map: walk the crest and look.',
      ],
    },
    {
      title: 'Air on a slope',
      text: 'Ground that warms drives air uphill, often within minutes after the sun strikes it; it turns and sinks soon after the first slopes lie in afternoon shade. A strong general wind overrides both, and behind a crest it tumbles. A stand on a hillside has thus a morning and an evening side.',
    },
    {
      title: 'Food, cover and water',
      text: 'Whitetails use woody growth for cover and often feed in the open ground beside it, which is what makes edges and thickets worth a look. Acorns change everything for some weeks: in a study in Virginia, does widened their range to take in the oaks, and spent about half of their feeding time on acorns while most of them fell.',
      details: [
        'In southern New Hampshire acorns were the food eaten most in fall, and with oak leaves more than half of the diet.',
        'In a study in Texas pine country, deer preferred the woods along streams in fall and winter. It holds for females and young males: old bucks were not in it.',
      ],
    },
    {
      title: 'What a stand costs',
      text: 'Deer learn where people sit. A researcher at Auburn University followed 37 bucks with GPS collars on one South Carolina property and found that they avoid ground that is hunted heavily. The best place on a map is worth little on the fourth day in a row.',
    },
  ],
  essentialFor: [
    'Hunters on new ground, who have one map and a weekend.',
    'Bowhunters, who need the one tree within a few steps of the trail.',
    'Hunters with more spots than days, who want an order to try them in.',
    'Landowners and clubs who lay out stands for others and want to say why one hangs where it hangs.',
  ],
  proTips: [
    'Walk it before you hang it: tracks, rubs and droppings outrank every point on this page.',
    'Choose the way in first. A stand that you cannot reach unheard and unsmelled is no stand.',
    'Have two trees for two winds, and sit in neither when the wind suits neither.',
    'Wear a full-body harness and be tied to the tree whenever your feet are off the ground, also on the way up and down. Raise the unloaded firearm on a haul line.',
    'Ask the owner before you hang anything, and leave no nails or cut branches. On public land read the rules: some forests forbid permanent stands and want portable ones gone after the hunt.',
    'Know what lies behind each shooting lane: a house, a road or a trail beyond the ridge takes a stand off the list.',
    'Rest a place between sits.',
  ],
  sources: [
    {
      title: '5.5 Contour Lines and Intervals',
      publisher: 'National Wildfire Coordinating Group',
      url: 'https://www.nwcg.gov/course/ffm/mapping/55-contour-lines-and-intervals',
      readOn: '2026-11-21',
      usedFor: 'how contours show steep and gentle ground, streams and spurs',
    },
    {
      title: 'Weather: Estimating Winds for Fire Behavior',
      publisher: 'National Wildfire Coordinating Group',
      url: 'https://www.nwcg.gov/publications/pms437/weather/estimating-winds-for-fire-behavior',
      readOn: '2026-11-21',
      usedFor: 'when slope winds rise and turn',
    },
    {
      title: 'Unit 3: Topography & Fire Behavior',
      publisher: 'Utah State University OpenCourseWare',
      url: 'http://ocw.usu.edu/Forest__Range__and_Wildlife_Sciences/Wildland_Fire_Management_and_Planning/Unit_3__Topography___Fire_Behavior_7.html',
      readOn: '2026-11-21',
      usedFor: 'eddies on the lee side of ridges',
    },
    {
      title: 'White-Tailed Deer',
      publisher: 'Rangeland Wildlife Ecology and Conservation (Springer), abstract',
      url: 'https://ouci.dntb.gov.ua/en/works/40yp3qYl',
      readOn: '2026-11-21',
      usedFor: 'woody cover and feeding beside it',
    },
    {
      title: 'Variable Acorn Crops: Responses of White-Tailed Deer and Other Mast Consumers',
      publisher: 'Journal of Mammalogy, abstract',
      url: 'https://discovery.researcher.life/article/variable-acorn-crops-responses-of-white-tailed-deer-and-other-mast-consumers/ac15a0aa62af3685a66568fcb3d33889',
      readOn: '2026-11-21',
      usedFor: 'does and acorns in Virginia',
    },
    {
      title: 'Acorn Usage by Deer: Significance of Oak Management',
      publisher: 'Northern Journal of Applied Forestry, abstract',
      url: 'https://www.sciencegate.app/document/10.1093/njaf/4.3.124',
      readOn: '2026-11-21',
      usedFor: 'acorns in the fall diet in New Hampshire',
    },
    {
      title: 'Deer Use of Riparian Zones and Adjacent Pine Plantations in Texas',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies, abstract',
      url: 'https://seafwa.org/journal/1996/deer-use-riparian-zones-and-adjacent-pine-plantations-texas',
      readOn: '2026-11-21',
      usedFor: 'woods along streams in fall and winter',
    },
    {
      title: 'How Fast Can a Stand “Recover” From Hunting Pressure?',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/fast-can-stand-recover-hunting-pressure/',
      readOn: '2026-11-21',
      usedFor: 'bucks that avoid hunted ground',
    },
    {
      title: 'Fall-Arrest Systems (FASs)',
      publisher: 'Kalkomey, Iowa hunter education course',
      url: 'https://www.concealedcarry-ed.com/iowa/studyGuide/Fall-Arrest-Systems-FASs/801013_13518/',
      readOn: '2026-11-21',
      usedFor: 'the harness, from the ground and back',
    },
    {
      title: 'Firearms in Tree Stands',
      publisher: 'Hunter-ed.com, Montana course',
      url: 'https://www.hunter-ed.com/montana/studyGuide/Firearms-in-Tree-Stands/20102701_700075159/',
      readOn: '2026-11-21',
      usedFor: 'the haul line',
    },
    {
      title: 'Superior National Forest',
      publisher: 'U.S. Forest Service',
      url: 'https://www.fs.usda.gov/detail/superior/recreation/?cid=stelprdb5199600',
      readOn: '2026-11-21',
      usedFor: 'one forest’s rule on stands',
    },
  ],
}
