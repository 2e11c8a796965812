/** Regions, the three windows of the rut before any shift, and what stands below the tracker. */
import type { ToolConstant, ToolContent } from '~/features/tools/tool-content'

export const regions = [
  {
    id: 'north',
    name: 'North',
    shiftDays: -7,
    states: 'New England, New York, New Jersey and Pennsylvania',
  },
  {
    id: 'midwest',
    name: 'Midwest',
    shiftDays: 0,
    states: 'From Ohio and Michigan west to Kansas, Nebraska and the Dakotas',
  },
  {
    id: 'south',
    name: 'South',
    shiftDays: 14,
    states: 'From Delaware, West Virginia and Kentucky south to Florida and west to Oklahoma and Texas',
  },
  {
    id: 'west',
    name: 'West',
    shiftDays: -3,
    states: 'From Montana, Wyoming, Colorado and New Mexico to the Pacific; Alaska and Hawaii have no whitetails',
  },
] as const

export type Region = (typeof regions)[number]

/** What biologists found in the does of a state. */
export interface MeasuredRut {
  state: string
  /** As it completes "in Pennsylvania …". */
  dates: string
  /** First and last day of the weeks in which most does of the state are bred, where one span fits all of it. */
  weeks?: { from: string; to: string }
  /** Its address is among the sources below. */
  source: string
}

interface MeasuredRegion {
  /** The headline of the answer. */
  title: string
  /** The part of it that is shown large. */
  figure: string
  states: readonly MeasuredRut[]
}

/** By region: the states whose dates this site has a source for. */
export const measuredRuts: Readonly<Record<Region['id'], MeasuredRegion>> = {
  north: {
    title: 'Mid-November is the measured peak in Pennsylvania',
    figure: 'Mid-November',
    states: [
      {
        state: 'Pennsylvania',
        dates: 'nine out of ten does were bred from mid-October to mid-December, with the peak in mid-November',
        weeks: { from: '10-15', to: '12-15' },
        source: 'https://www.pgc.pa.gov/Wildlife/WildlifeSpecies/White-tailedDeer/Pages/Whenistherut.aspx',
      },
    ],
  },
  midwest: {
    title: 'November 12 to 14 is the peak in Minnesota',
    figure: 'November 12 to 14',
    states: [
      {
        state: 'Minnesota',
        dates: 'breeding peaks around November 12 to 14',
        source: 'https://www.startribune.com/in-the-rut-breeding-season-is-key-for-deer-hunters/340015631',
      },
    ],
  },
  south: {
    title: 'No one date fits the South',
    figure: 'No one date',
    states: [
      {
        state: 'Texas',
        dates: 'peaks in 16 areas ranged from September 30 near the Gulf to December 5 on the western Edwards Plateau',
        source: 'https://fishgame.com/2016/09/when-the-deer-rutting-on-your-lease/',
      },
      {
        state: 'Florida',
        dates: 'peaks range from July in the south to February in the northwest',
        source: 'https://www.floridasportsman.com/2017/06/27/white-tailed-deer-peak-rut-map/',
      },
      {
        state: 'Alabama',
        dates: 'average dates in 12 areas ranged from December 4 to February 11',
        source: 'https://seafwa.org/journal/1967/reproductive-studies-some-alabama-deer-herds',
      },
    ],
  },
  west: { title: 'No measured dates for the West', figure: 'No measured dates', states: [] },
}

export type Activity = 'High' | 'Medium' | 'Low'

export interface SeasonPhase {
  name: string
  description: string
  tips: readonly string[]
}

export interface RutPhase extends SeasonPhase {
  id: 'pre-rut' | 'rut' | 'post-rut'
  activity: Activity
  /** First and last day before any shift, as month and day. Where two windows meet, the day is the earlier one's. */
  from: string
  to: string
}

/** In the order of the season. */
export const rutPhases: readonly RutPhase[] = [
  {
    id: 'pre-rut',
    name: 'Pre-Rut',
    activity: 'Medium',
    from: '09-15',
    to: '10-15',
    description:
      'Antlers are hard, bachelor groups break up, and rubs and the first scrapes show who is around. Deer still live by food and cover and keep hours you can pattern.',
    tips: [
      'Scout the food deer want this week, acorns first, and the trails between it and their beds.',
      'Hunt the edges. A bed you disturb now will be empty when it counts.',
      'Mark fresh rubs and scrapes on a map. Lines of them show how a buck travels.',
    ],
  },
  {
    id: 'rut',
    name: 'Rut',
    activity: 'High',
    from: '10-15',
    to: '11-15',
    description:
      'Does come into heat, and bucks seek, chase and tend them. Bucks travel far, even in daylight, and are less careful than at any other time. One that has found a doe may disappear for a day or two.',
    tips: [
      'Stay out all day. A cruising buck can pass at noon.',
      'Sit where the does are, downwind of their beds. Pinch points and saddles between two doe areas are best.',
      'Grunts and rattling can turn a cruising buck. Call sparingly and let him come looking for you.',
    ],
  },
  {
    id: 'post-rut',
    name: 'Post-Rut',
    activity: 'Low',
    from: '11-15',
    to: '12-15',
    description:
      'Most does are bred. Worn-out bucks return to cover and food, wary after weeks of hunting. Some does, doe fawns among them, come into heat late and stir things up again for a day.',
    tips: [
      'Find the best food left and the thick cover closest to it.',
      'Hunt cold afternoons and the places other hunters have left alone.',
      'Keep an eye on doe groups. A late doe in heat brings bucks out once more.',
    ],
  },
]

export const offSeason: SeasonPhase = {
  name: 'Off-Season',
  description:
    'None of the three windows is open. Deer live by food, cover and weather, and the work you do now pays off next fall.',
  tips: [
    'Late winter: walk your ground and read last fall’s rubs, scrapes and trails while they still show.',
    'Spring and summer: check stands, straps and shooting lanes, and ask landowners for permission early.',
    'Late summer: watch fields at dusk from a distance, practice, and read your state’s new regulations.',
  ],
}

const ruleOfThumb = 'This site’s rule of thumb'

export const rutConstants: readonly ToolConstant[] = [
  { name: 'Pre-Rut, unshifted', value: 'September 15 to October 15, Medium', source: ruleOfThumb },
  { name: 'Rut, unshifted', value: 'October 15 to November 15, High', source: ruleOfThumb },
  { name: 'Post-Rut, unshifted', value: 'November 15 to December 15, Low', source: ruleOfThumb },
  { name: 'A day when two windows meet', value: 'Counts as the earlier one', source: 'This site’s choice' },
  { name: 'North', value: '7 days earlier', source: ruleOfThumb },
  { name: 'Midwest', value: 'No shift', source: ruleOfThumb },
  { name: 'South', value: '14 days later', source: ruleOfThumb },
  { name: 'West', value: '3 days earlier', source: ruleOfThumb },
]

export const rutContent: ToolContent = {
  science: [
    {
      title: 'Shorter days start the rut',
      text: 'A whitetail’s calendar is daylight. The changing length of the day triggers the breeding season, says the research manager of Minnesota’s Department of Natural Resources; hot or cold weather affects it only a little. In the north the window is short, so that fawns are born in spring and big enough by winter. Minnesota’s breeding peaks around November 12 to 14.',
      details: [
        'Day length follows the same calendar every year, and so does the rut in any one place. In most areas of the Texas study it varied very little from year to year.',
        'Cold weather may get deer on their feet, but it does not start the rut.',
      ],
    },
    {
      title: 'How biologists date a rut',
      text: 'Nobody has to watch deer breed. Does killed on roads or collected in spring carry fetuses, and the length of a fetus tells its age. Count back and you have the day of conception. Pennsylvania did this with more than 6,000 does from 2000 to 2007: nine out of ten were bred from mid-October to mid-December, with the peak in mid-November.',
      formula: 'day of conception = day of the doe’s death − age of the fetus',
      details: [
        'A doe carries her fawns about 200 days.',
        'Doe fawns that breed in their first fall do so later, peaking in late November and early December.',
      ],
    },
    {
      title: 'Why one date cannot fit a region',
      text: 'In the South, neighboring herds can be months apart. Texas examined 2,436 does in 16 areas: one herd near the Gulf peaked on September 30, one on the western Edwards Plateau on December 5. In Florida, peaks range from July in the south to February in the northwest. Twelve areas in Alabama had average dates from December 4 to February 11.',
      details: [
        'In places like these, a 14-day shift means next to nothing. Ask your state agency for its rut map.',
        'Ancestry matters too. Herds restocked from elsewhere may keep their ancestors’ dates.',
      ],
    },
    {
      title: 'What bucks do in the rut',
      text: 'Collars tell the story. In Oklahoma, bucks moved 20% more per day during the rut than after it. In Louisiana, too, adult bucks moved most during the rut, mainly around dawn and dusk and at night. In Maryland, 63% of 32 adult bucks left their home range at least once shortly before or during the breeding season.',
    },
    {
      title: 'What these windows are',
      text: 'Three windows of about a month each, shifted by a fixed number of days in each of four regions.',
      formula: 'window = unshifted window + regional shift',
      details: [
        'They can miss. Pennsylvania’s measured mid-November peak falls in what the rule calls Post-Rut for the North.',
        'The deer call recommender goes by whole months, so the two tools may name the same day differently.',
        'Mule deer, blacktails, elk and moose keep their own calendars.',
      ],
    },
  ],
  essentialFor: [
    'Hunters with one week off who want to pick it well.',
    'Bowhunters choosing between food, scrapes and doe bedding as the season moves on.',
    'Traveling hunters who want to compare another region with home.',
    'New hunters who want to know what deer are up to this week.',
  ],
  proTips: [
    'Look for your state agency’s own study or rut map first. Where it differs from this page, trust the agency.',
    'Let the woods correct the calendar. Fresh scrapes, swollen necks and chased does say more than any date.',
    'Log the first chase and the last fresh scrape you see. After a few years you’ll know the dates for your own ground.',
    'Don’t wait for the perfect day. Bucks rut for weeks, and you won’t see one from the couch.',
    'Know your target and what is beyond it, even when a buck comes running after a doe. A rushed shot wounds.',
    'Long sits are cold sits. Dress for them, eat, tell someone where you are, and stay clipped in to your harness.',
    'Drive slowly at dawn and dusk in these weeks. Where one deer crosses, another often follows.',
  ],
  sources: [
    {
      title: 'When is the Rut in Pennsylvania?',
      publisher: 'Pennsylvania Game Commission',
      url: 'https://www.pgc.pa.gov/Wildlife/WildlifeSpecies/White-tailedDeer/Pages/Whenistherut.aspx',
      readOn: '2026-11-21',
      usedFor: 'breeding dates in Pennsylvania, and how they are found',
    },
    {
      title: 'When are the Deer Rutting on Your Lease?',
      publisher: 'Texas Fish & Game, after the study of Texas Parks and Wildlife',
      url: 'https://fishgame.com/2016/09/when-the-deer-rutting-on-your-lease/',
      readOn: '2026-11-21',
      usedFor: 'peaks in the regions of Texas',
    },
    {
      title: 'Hill Country Rut This Week!',
      publisher: 'Texas Fish & Game, after the study of Texas Parks and Wildlife',
      url: 'https://fishgame.com/2016/11/hill-country-rut-this-week/',
      readOn: '2026-11-21',
      usedFor: 'size of the Texas study, and how little dates vary from year to year',
    },
    {
      title: 'In the rut: Breeding season is key for deer hunters',
      publisher: 'Star Tribune, an interview with Minnesota’s Department of Natural Resources',
      url: 'https://www.startribune.com/in-the-rut-breeding-season-is-key-for-deer-hunters/340015631',
      readOn: '2026-11-21',
      usedFor: 'day length as the trigger, and the peak in Minnesota',
    },
    {
      title: 'Updated white-tailed deer peak rut map available now',
      publisher: 'Florida Sportsman, after the Florida Fish and Wildlife Conservation Commission',
      url: 'https://www.floridasportsman.com/2017/06/27/white-tailed-deer-peak-rut-map/',
      readOn: '2026-11-21',
      usedFor: 'peaks in Florida',
    },
    {
      title: 'Reproductive Studies Of Some Alabama Deer Herds',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies (1967)',
      url: 'https://seafwa.org/journal/1967/reproductive-studies-some-alabama-deer-herds',
      readOn: '2026-11-21',
      usedFor: 'conception dates in Alabama, and ancestry',
    },
    {
      title: 'Measuring Fine-Scale White-Tailed Deer Movements and Environmental Influences Using GPS Collars',
      publisher: 'International Journal of Ecology (Webb and others, 2010)',
      url: 'https://www.hindawi.com/journals/ijecol/2010/459610/abs/',
      readOn: '2026-11-21',
      usedFor: 'movement of bucks in Oklahoma',
    },
    {
      title: 'Fine-scale Movements of Adult Male White-tailed Deer in Northeastern Louisiana during the Hunting Season',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies (2016)',
      url: 'https://seafwa.org/journal/2016/fine-scale-movements-adult-male-white-tailed-deer-northeastern-louisiana-during',
      readOn: '2026-11-21',
      usedFor: 'movement of bucks in Louisiana',
    },
    {
      title: 'Investigation of Adult Male White-tailed Deer Excursions Outside Their Home Range',
      publisher: 'Southeastern Naturalist (Karns and others, 2011)',
      url: 'https://eaglehill.us/SENAonline/articles/SENA-10-1/13-Karns.shtml',
      readOn: '2026-11-21',
      usedFor: 'excursions of bucks in Maryland',
    },
  ],
}
