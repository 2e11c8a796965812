import type { CallPhase } from '~/tools/call-recommender/call-recommender.data'
import type { ToolConstant, ToolContent } from '~/tools/tool-content'

export const featureIds = [
  'saddle',
  'ridge',
  'funnel',
  'bench',
  'creek-crossing',
  'field-edge',
  'thicket',
  'oak-flat',
  'inside-corner',
  'draw',
  'cleared-lane',
  'fruit-trees',
  'swamp-island',
  'water-hole',
  'open-field',
] as const

export type FeatureId = (typeof featureIds)[number]

export interface TerrainFeature {
  id: FeatureId
  name: string
  startAt?: string
  description: string
  /** The points, of 5, say how tightly the feature gathers deer. */
  gathers: number
  /** The points, of 5, say how much of the season the feature lasts. */
  lasts: number
  hang: string
  wind: string
  season: string
  suits: readonly SeasonId[]
  /** The text applies `wind` to a wind of the compass. {left} and {right} are across the wind. */
  inWind: string
}

export type SeasonId = CallPhase['id']

/** The order decides between features with the same points. */
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
    suits: ['pre-rut', 'rut'],
    inWind: 'A saddle in a ridge that runs {from} to {to}, with you {to} of the dip.',
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
    suits: ['pre-rut', 'rut'],
    inWind: 'A ridge that runs {from} to {to}.',
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
    suits: ['early-season', 'pre-rut', 'rut', 'post-rut'],
    inWind: 'A neck that runs {left} to {right}, with you on its {to} edge.',
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
    suits: ['pre-rut', 'rut', 'post-rut'],
    inWind: 'A bench on a {from} slope, by day.',
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
    suits: ['early-season', 'pre-rut', 'rut', 'post-rut'],
    inWind: 'A creek that runs {left} to {right}, with you on its {to} bank.',
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
    suits: ['early-season', 'post-rut'],
    inWind: 'An edge that runs {from} to {to}.',
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
    suits: ['post-rut'],
    inWind: 'The {to} side of the thicket.',
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
    suits: ['early-season', 'pre-rut'],
    inWind: 'The {to} side of the flat.',
  },
  {
    id: 'inside-corner',
    name: 'Inside corner',
    description:
      'Where the corner of a field reaches into the woods. Deer on their way around the field cut it short under cover, and the ones that feed there like to come out at the corner.',
    gathers: 4,
    lasts: 4,
    hang: 'In the woods just back from the corner, where the trail around it meets the trail into the field. Come in through the woods, never across the field.',
    wind: 'Across the corner, so that your scent leaves over the part of the field where no deer is yet.',
    season: 'Evenings in early season and post-rut, and all day in the rut, when bucks skirt the field to check it.',
    suits: ['early-season', 'rut', 'post-rut'],
    inWind: 'A corner with the field {to} of it.',
  },
  {
    id: 'draw',
    name: 'Draw',
    description:
      'A crease between two slopes, from a grassy swale to a steep hollow. Deer follow it to gain height, or to cross open country unseen.',
    gathers: 3,
    lasts: 3,
    hang: 'Near the head, where deer that cross the slope go around it and the side trails meet. In farm country, where the cover in the draw is narrowest.',
    wind: 'Steady, along the draw to you. In the bottom it swirls most days: cool air sinks down the draw at both ends of the day and rises through midday. The head is the safer place to sit.',
    season: 'From pre-rut to post-rut. In open country all season, because the draw may be the only cover.',
    suits: ['pre-rut', 'rut', 'post-rut'],
    inWind: 'A draw that runs {from} to {to}.',
  },
  {
    id: 'cleared-lane',
    name: 'Cleared lane',
    description:
      'A strip opened through the woods: a powerline, a pipeline, an old logging road, a two-track. Deer browse what grows in the light, walk its edges, and cross where cover comes closest on both sides.',
    gathers: 2,
    lasts: 3,
    hang: 'Back in the trees beside a crossing: a dip, a bend, or a brushy spot. A mowed lane with nothing to eat only shows you where deer cross. Don’t walk in along it.',
    wind: 'From the crossing to you. A lane steers the wind, so check it there and not at the truck.',
    season: 'Early season for the browse, and the rut, when bucks cross it in daylight.',
    suits: ['early-season', 'rut'],
    inWind: 'The {to} side of the crossing.',
  },
  {
    id: 'fruit-trees',
    name: 'Fruit trees',
    description:
      'Apples, pears, persimmons, or honey locust pods. Deer come for them as soon as they drop and forget them as soon as they are gone.',
    gathers: 4,
    lasts: 1,
    hang: 'On the trail between the trees and the nearest cover, close to the tree that is dropping now. Fresh tracks and half-eaten fruit tell you which.',
    wind: 'From the tree to you, and never toward the cover that deer come out of.',
    season:
      'From the first drop, often in early season. Persimmons, late apples, and locust pods can last into the rut.',
    suits: ['early-season'],
    inWind: 'The {to} side of the tree, if no cover that deer come out of lies {to} of you.',
  },
  {
    id: 'swamp-island',
    name: 'Swamp island',
    description:
      'Dry ground inside a swamp or marsh. Deer bed on it with water all around, and few hunters get wet to reach them.',
    gathers: 4,
    lasts: 3,
    hang: 'On the dry way off the island toward food, or on its downwind edge if you can be there before the deer come back. Wade or paddle in from the side they don’t use, and try the footing by day first.',
    wind: 'From the island to you, on your way in too.',
    season:
      'When hunting pressure is high, and in the rut, when bucks check one island after another. High water and ice change it overnight.',
    suits: ['rut'],
    inWind: 'The {to} edge of the island.',
  },
  {
    id: 'water-hole',
    name: 'Water hole',
    description:
      'A pond, a seep, or a stock tank. It gathers deer in dry country and dry weather; where water is everywhere, it does little.',
    gathers: 3,
    lasts: 2,
    hang: 'On the trail from cover, far enough back that a deer with its head up doesn’t look straight at you.',
    wind: 'From the water and the trail to you.',
    season: 'Hot, dry weather in early season, and warm days of the rut.',
    suits: ['early-season'],
    inWind: 'The {to} side of the water.',
  },
  {
    id: 'open-field',
    name: 'Open field',
    startAt: 'edge of the open field',
    description:
      'Flat crops, pasture, or prairie without woods. There is no stand in the middle of it: in hunting season deer use open crops less by day. Hunt whatever breaks it up.',
    gathers: 1,
    lasts: 2,
    hang: 'At its edge, on the ground if there is no tree: a fencerow, a ditch, a strip of grass, the end of standing corn. Standing corn is cover as well as food. Once it is cut, move to the nearest cover that stays.',
    wind: 'Across the field to you, with ground deer don’t use behind you. Nothing out there breaks up your scent.',
    season: 'While the corn is up, and late season, when deer come for the grain that is left.',
    suits: ['post-rut'],
    inWind: 'The {to} edge of the field, if deer don’t use the ground behind you.',
  },
]

interface Combination {
  pair: readonly [FeatureId, FeatureId]
  reason: string
}

/** Each combination gives `combinationPoints` to both of its features. */
export const combinations: readonly Combination[] = [
  { pair: ['saddle', 'ridge'], reason: 'the trail along the ridge and the one across it meet in the dip' },
  { pair: ['funnel', 'creek-crossing'], reason: 'where the neck of cover meets the low bank, one tree covers both' },
  {
    pair: ['field-edge', 'thicket'],
    reason: 'beds and food are side by side, so deer are on their feet in daylight',
  },
  { pair: ['funnel', 'thicket'], reason: 'the neck is the way out of the bedding cover' },
  { pair: ['bench', 'oak-flat'], reason: 'the level route and the acorns are at the same elevation' },
  { pair: ['inside-corner', 'thicket'], reason: 'deer reach the corner from their beds before dark' },
  { pair: ['draw', 'field-edge'], reason: 'the draw brings deer to the food under cover' },
  { pair: ['fruit-trees', 'thicket'], reason: 'fruit close to beds is eaten in daylight' },
  { pair: ['swamp-island', 'creek-crossing'], reason: 'the crossing is the dry way to the island' },
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
    name: 'The season',
    value: 'What suits it comes first, whatever its points',
    source: 'The season line of each feature, and the measured rut of your state',
  },
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
      text: 'What suits this part of the season comes first. Among those, every feature gets two scores by our rule of thumb: how tightly it gathers deer, and for how much of the season. Two features that help each other add a point to both. The points give you an order to scout in; they don’t forecast deer.',
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
      title: 'Fields, lanes, fruit, and swamps',
      text: 'Does collared on Delaware farmland chose crop fields more at night in the growing season and less by day in hunting season. Standing corn is the exception: in a South Dakota winter, does used it more than its share of the land would predict, in country short of woods.',
      details: [
        'At a Nebraska refuge, does moved closer to corn while it tasseled. After harvest they moved toward permanent cover, and their home ranges grew by about a third.',
        'Two looks at powerlines in Pennsylvania disagree: deer browsed one freely in the 1980s, and hardly used one in 2006 and 2007, for lack of grass.',
        'Pears, apples, and plums drop earlier than acorns, in late summer and early fall.',
        'Many deer wintered in a Wisconsin tamarack swamp because hunters could not get into it and the land around it was posted.',
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
    'Walk it before you hang it. Tracks, rubs and droppings outrank the order on this page.',
    'Choose your way in first. A stand you can’t reach unheard and unsmelled is no good.',
    'Have two trees for two winds, and skip both when the wind suits neither.',
    'Stay tied to the tree whenever your feet are off the ground, climbing included, and raise your unloaded firearm on a haul line.',
    'Leave no nails or cut branches. On public land, some forests ban permanent stands and want portable ones taken down after the hunt.',
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
      publisher: 'Rangeland Wildlife Ecology and Conservation (Springer, 2023), abstract',
      url: 'https://doi.org/10.1007/978-3-031-34037-6_18',
      readOn: '2026-11-26',
      usedFor: 'woody cover and feeding beside it',
    },
    {
      title: 'Variable Acorn Crops: Responses of White-Tailed Deer and Other Mast Consumers',
      publisher: 'Journal of Mammalogy, abstract',
      url: 'https://doi.org/10.2307/1382439',
      readOn: '2026-11-26',
      usedFor: 'does and acorns in Virginia',
    },
    {
      title: 'Acorn Usage by Deer: Significance of Oak Management',
      publisher: 'Northern Journal of Applied Forestry, abstract',
      url: 'https://doi.org/10.1093/njaf/4.3.124',
      readOn: '2026-11-26',
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
      title: 'Resource selection and survival of female white-tailed deer in an agricultural landscape',
      publisher: 'University of Delaware, thesis abstract',
      url: 'https://udspace.udel.edu/items/954db4bb-9590-4855-9dd5-2370386266ef',
      readOn: '2026-11-25',
      usedFor: 'crop fields by night and by day',
    },
    {
      title: 'The Prairie Naturalist 42(1/2), pages 8 to 18: does and standing corn in winter',
      publisher: 'Great Plains Natural Science Society, abstract',
      url: 'https://digitalcommons.unl.edu/tpn/231/',
      readOn: '2026-11-25',
      usedFor: 'standing corn as cover',
    },
    {
      title: 'Effects of Agricultural Activities and Hunting on Home Ranges of Female White-Tailed Deer',
      publisher: 'The Journal of Wildlife Management (VerCauteren and Hygnstrom), abstract',
      url: 'https://doi.org/10.2307/3802289',
      readOn: '2026-11-26',
      usedFor: 'what corn harvest changes',
    },
    {
      title: 'Effects of a Special Technique for Right-Of-Way Maintenance on Deer Habitat',
      publisher: 'Arboriculture & Urban Forestry, abstract',
      url: 'https://joa.isa-arbor.com/article_detail.asp?JournalID=1&VolumeID=11&IssueID=9&ArticleID=2043',
      readOn: '2026-11-25',
      usedFor: 'browsing on a powerline',
    },
    {
      title: 'Deer Use of a Right-of-Way in Central Pennsylvania, U.S.',
      publisher: 'Arboriculture & Urban Forestry, abstract',
      url: 'https://doi.org/10.48044/jauf.2009.010',
      readOn: '2026-11-26',
      usedFor: 'a powerline that deer hardly used',
    },
    {
      title: 'Adding Soft Mast Trees to Your Wildlife Food Plots',
      publisher: 'University of Florida IFAS Extension',
      url: 'https://nwdistrict.ifas.ufl.edu/phag/2024/04/12/adding-soft-mast-trees-to-your-wildlife-food-plots/',
      readOn: '2026-11-25',
      usedFor: 'when soft mast drops',
    },
    {
      title: 'Movement and Habitat Use of White-Tailed Deer in Southcentral Wisconsin',
      publisher: 'The Journal of Wildlife Management 42(1), 1978, abstract',
      url: 'https://doi.org/10.2307/3800697',
      readOn: '2026-11-26',
      usedFor: 'deer in a swamp that hunters can’t reach',
    },
    {
      title: 'Learn to Hunt Deer',
      publisher: 'Kentucky Department of Fish and Wildlife Resources',
      url: 'https://fw.ky.gov/Education/Pages/Learn-to-Hunt-Deer.aspx',
      readOn: '2026-11-25',
      usedFor: 'ponds early in the season, stands on a powerline',
    },
    {
      title: 'How Fast Can a Stand “Recover” From Hunting Pressure?',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/fast-can-stand-recover-hunting-pressure/',
      readOn: '2026-11-21',
      usedFor: 'bucks that avoid hunted ground',
    },
    {
      title: 'Fall-Arrest System Safety Guidelines',
      publisher: 'Hunter-ed.com, Michigan course',
      url: 'https://www.hunter-ed.com/michigan/studyGuide/Fall-Arrest-System-Safety-Guidelines/20102301_71146/',
      readOn: '2026-11-28',
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
