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
      'A dip in the crest of a ridge. Deer cross here because it is the easiest climb and keeps them off the skyline.',
    gathers: 5,
    lasts: 3,
    hang: 'On the slope just below one shoulder of the dip, within sure range of the trail across it. Stay out of the middle, where you would be skylined.',
    wind: 'A steady wind along the ridge, from the saddle to you. A wind across the crest tumbles behind it; sit elsewhere then.',
    season: 'From the weeks before the rut to its end, when bucks cross from side to side. Good all day.',
    words: ['saddle', 'low gap', 'ridge gap', 'gap in the ridge', 'dip in the ridge'],
    misspelled: ['sadle', 'saddel'],
  },
  {
    id: 'ridge',
    name: 'Ridge',
    description:
      'A long line of high ground. Deer travel just below the crest, on the downwind side, rather than on top.',
    gathers: 2,
    lasts: 3,
    hang: 'A little below the crest on the lee side, above the trail along the slope, where two trails or a spur meet.',
    wind: 'A wind along the ridge, from the deer to you. From mid-morning on, rising air also lifts your scent away from a trail below; before that, and in evening shade, cool air carries it down onto the trail.',
    season: 'Pre-rut for rubs and scrapes along the trail, and the rut for cruising bucks.',
    words: ['ridge', 'ridgeline', 'ridge line', 'ridgetop', 'ridge top', 'spur', 'hogback', 'ridge point', 'razorback'],
    misspelled: ['rige', 'rigde', 'ridgline'],
  },
  {
    id: 'funnel',
    name: 'Funnel',
    description:
      'Cover that narrows between places deer avoid: open fields, water, a steep bank. Anything going from one end to the other passes through it.',
    gathers: 5,
    lasts: 4,
    hang: 'At the edge of the neck, not in the middle, on the downwind side and within range of the far edge.',
    wind: 'Straight across the neck, so that your scent blows onto the open ground or water beside it.',
    season: 'All season, and best in the rut, when bucks travel between doe groups in daylight.',
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
      'A flat step in a hillside. Deer walk it because it is level, and bed where they can see downhill and get the wind from above.',
    gathers: 3,
    lasts: 3,
    hang: 'On the uphill edge, where the bench narrows or ends, so that deer pass below your eye level.',
    wind: 'From below the bench to you by day, as the slope’s air rises. In the evening the air turns and sinks: leave before then, or sit below.',
    season: 'From pre-rut to post-rut, best at mid-morning.',
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
      'Low banks and firm ground where trails meet at the water. Between crossings, steep banks keep deer on their side.',
    gathers: 4,
    lasts: 3,
    hang: 'On the higher bank, back from the water, within range of both landings. Come in from the side the deer don’t use.',
    wind: 'From the trails to you, across the creek. Mornings and evenings, cool air follows the water downhill, so sit downstream.',
    season: 'All season, especially once the leaves are down and cover follows the water.',
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
    description: 'Where woods meet crops or grass. Deer come out to feed late, in the open, after a long look around.',
    gathers: 2,
    lasts: 4,
    hang: 'Inside the woods at a corner that juts into them, on the trail deer use to reach the field. They pass while there is still light.',
    wind: 'In the evening, from the woods to the field, if your scent falls where no deer has come out yet. Along the edge is best.',
    season: 'Evenings in early season and again post-rut. In the morning you would walk in through the deer.',
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
      'Dense young growth, brush or briars. Deer bed in it by day, safe from most of what they fear, you included.',
    gathers: 3,
    lasts: 4,
    hang: 'Outside it, on the trail toward food, as close as you can get without being heard or smelled. Never inside.',
    wind: 'From the thicket to you, on your way in too. In any other wind, stay away: you only get to spoil a bedding area once.',
    season: 'When hunting pressure is high, and post-rut. Only a few sits, all with the right wind.',
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
      'Level ground under oaks. While acorns are falling, deer feed here under cover, but it can empty from one week to the next.',
    gathers: 4,
    lasts: 2,
    hang: 'On the trail between the flat and the nearest cover, or within range of the one tree with freshly turned ground beneath it.',
    wind: 'From the flat to you. With no slope to bend it, the prevailing wind holds, and so does the wind picker’s rule.',
    season: 'From the first acorns on the ground until they are gone, mostly early season and pre-rut.',
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
    reason: 'beds and food are side by side, so deer are on their feet in daylight',
  },
  { pair: ['funnel', 'thicket'], reason: 'the neck is the way out of the bedding cover' },
  { pair: ['bench', 'oak-flat'], reason: 'the level route and the acorns are at the same elevation' },
]

export const combinationPoints = 1
export const descriptionLimit = 2000

const ruleOfThumb = 'This site’s rule of thumb, not measured'

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
    value: 'The order of the list in the form',
    source: 'This site’s choice',
  },
]

function nameOf(id: FeatureId): string {
  return features.find((feature) => feature.id === id)?.name ?? id
}

export const standContent: ToolContent = {
  science: [
    {
      title: 'Where the points come from',
      text: 'Every feature gets two scores by our rule of thumb: how tightly it gathers deer, and for how much of the season. Two features that help each other add a point to both. The points give you an order to scout in; they don’t forecast deer.',
      formula: 'points = gathers (1 to 5) + lasts (1 to 5) + 1 for each combination',
    },
    {
      title: 'Reading it on a map',
      text: 'A contour line joins points at the same elevation. Lines close together mean steep ground; lines far apart mean gentle ground. Where they cross a stream, they bend upstream into a V; around a rounded spur, they curve.',
      details: [
        'Saddle: two closed hilltops with a waist between them, like an hourglass.',
        'Ridge: long closed lines, one inside the other.',
        'Bench: lines close together, a wide gap, then close together again.',
        'A dip smaller than the contour interval shows on no map. Walk the crest and look.',
      ],
    },
    {
      title: 'Air on a slope',
      text: 'Warming ground drives air uphill, often within minutes of the sun hitting it. The air turns and sinks soon after the first slopes go into afternoon shade. A strong prevailing wind overrides both, and it tumbles behind a crest. So a hillside stand has a morning side and an evening side.',
    },
    {
      title: 'Food, cover and water',
      text: 'Whitetails use woody growth for cover and often feed in the open ground beside it, which is why edges and thickets are worth a look. Acorns change everything for a few weeks. In a Virginia study, does widened their range to take in the oaks and spent about half their feeding time on acorns while most of them fell.',
      details: [
        'In southern New Hampshire, acorns were the top food in fall and, with oak leaves, made up more than half the diet.',
        'In a Texas pine country study, deer preferred streamside woods in fall and winter. It covered females and young males, not old bucks.',
      ],
    },
    {
      title: 'What a stand costs',
      text: 'Deer learn where people sit. An Auburn University researcher followed 37 bucks with GPS collars on one South Carolina property and found that they avoid heavily hunted ground. The best spot on a map is worth little on the fourth day in a row.',
    },
  ],
  essentialFor: [
    'Hunters on new ground with one map and a weekend.',
    'Bowhunters who need the one tree within a few steps of the trail.',
    'Hunters with more spots than days.',
    'Landowners and clubs who set up stands for others and want a reason for each one.',
  ],
  proTips: [
    'Walk it before you hang it. Tracks, rubs and droppings outrank every point on this page.',
    'Choose your way in first. A stand you can’t reach unheard and unsmelled is no good.',
    'Have two trees for two winds, and skip both when the wind suits neither.',
    'Wear a full-body harness and stay tied to the tree whenever your feet are off the ground, climbing included. Raise your unloaded firearm on a haul line.',
    'Ask the owner before you hang anything, and leave no nails or cut branches. On public land, read the rules: some forests ban permanent stands and want portable ones taken down after the hunt.',
    'Know what is behind each shooting lane. A house, road or trail beyond the ridge takes a stand off the list.',
    'Rest a spot between sits.',
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
