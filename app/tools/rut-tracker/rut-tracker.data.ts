import type { ToolConstant, ToolContent } from '~/tools/tool-content'
import type { RutStageId } from './state-rut'
import type { BreedingEvidence, RutEvidence } from './state-rut.data'

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

type Activity = 'High' | 'Medium' | 'Low'

export interface SeasonPhase {
  name: string
  description: string
  tips: readonly string[]
}

export interface RutPhase extends SeasonPhase {
  id: 'pre-rut' | 'rut' | 'post-rut'
  activity: Activity
  /** Both are month and day, before any shift. Where two windows meet, the day belongs to the earlier. */
  from: string
  to: string
}

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
      'By this rule, most breeding is over. Worn-out bucks return to cover and food, wary after weeks of hunting. Some does, doe fawns among them, come into heat late and stir things up again for a day.',
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

export interface StageText {
  name: string
  expect: string
}

/** The stages tell what a hunter can expect around a peak of breeding. */
export const rutStages: Readonly<Record<RutStageId, StageText>> = {
  far: {
    name: 'away from the rut',
    expect: 'Deer live by food, cover and weather. Pattern them between bed and feed.',
  },
  month: {
    name: 'the month before the peak',
    expect: 'Rubs and scrapes multiply and bucks test each other, but does are not ready. Hunt fresh sign near food.',
  },
  chase: {
    name: 'the two weeks before the peak',
    expect:
      'Bucks seek and chase does that are not ready yet, in daylight too: sit all day. As a rule of thumb, they move most one to two weeks before breeding peaks.',
  },
  peak: {
    name: 'the peak',
    expect:
      'More does are bred now than at any other time. A doe is willing for about a day, and a buck stays with her, so the woods go quiet and loud by turns. Stay with the does.',
  },
  after: {
    name: 'the four weeks after the peak',
    expect:
      'Most does are bred. One that is not comes into heat again about 28 days later, so a late chase can flare up. Hunt food and the doe groups on it.',
  },
}

const beforeTheRut: StageText = {
  name: 'the month before the rut peaks',
  expect: 'Rubs and scrapes multiply and bucks test each other. Hunt fresh sign near food.',
}

/** The dates of such stages count the chase. The does may still be bred after those of a rut: see tellStage(). */
export const rutStagesWithChase: Readonly<
  Record<Exclude<RutEvidence, BreedingEvidence>, Readonly<Record<Exclude<RutStageId, 'chase'>, StageText>>>
> = {
  rut: {
    far: rutStages.far,
    month: beforeTheRut,
    peak: {
      name: 'the peak of the rut',
      expect: 'Bucks chase and look for does, in daylight too. Sit all day, close to the does.',
    },
    after: {
      name: 'the four weeks after the rut’s peak',
      expect: 'Stay with the doe groups, and on the food they use.',
    },
  },
  collisions: {
    far: rutStages.far,
    month: beforeTheRut,
    peak: {
      name: 'the weeks with the most collisions',
      expect:
        'Cars hit more deer now than in any other week, because bucks are on the move. Sit all day, close to the does.',
    },
    after: rutStages.after,
  },
}

export const evidenceWords: Readonly<Record<RutEvidence, string>> = {
  conceptions: 'Biologists aged fetuses or counted back from births.',
  breeding: 'Biologists say breeding peaks then.',
  rut: 'The dates count the chase, so the best days may fall within them.',
  collisions: 'Cars hit the most deer in these weeks. In Georgia they match conceptions and collared deer.',
}

const ruleOfThumb = 'This site’s rule of thumb'
const siteChoice = 'This site’s choice'

export const rutConstants: readonly ToolConstant[] = [
  {
    name: 'Chase before a peak of breeding',
    value: 'The 14 days before it, a rule of thumb',
    source:
      'Louisiana Department of Wildlife and Fisheries: one to two weeks. Mississippi’s deer coordinator: two weeks',
  },
  { name: 'Dates of the rut', value: 'Count the chase already', source: siteChoice },
  { name: 'Old dates', value: 'From 16 years on, they carry their years', source: siteChoice },
  { name: 'A mean date or a single day', value: 'Counts as the week around it', source: siteChoice },
  { name: '“Mid-November”', value: 'Counts as November 10 to 20', source: siteChoice },
  {
    name: 'Next heat of a doe that was not bred',
    value: '28 days later',
    source: 'Texas Parks and Wildlife',
  },
  { name: 'Pre-Rut, unshifted', value: 'September 15 to October 15, Medium', source: ruleOfThumb },
  { name: 'Rut, unshifted', value: 'October 15 to November 15, High', source: ruleOfThumb },
  { name: 'Post-Rut, unshifted', value: 'November 15 to December 15, Low', source: ruleOfThumb },
  { name: 'A day when two windows meet', value: 'Counts as the earlier one', source: siteChoice },
  { name: 'North', value: '7 days earlier', source: ruleOfThumb },
  { name: 'Midwest', value: 'No shift', source: ruleOfThumb },
  { name: 'South', value: '14 days later', source: ruleOfThumb },
  { name: 'West', value: '3 days earlier', source: ruleOfThumb },
]

export const rutContent: ToolContent = {
  science: [
    {
      title: 'Shorter days start the rut',
      text: 'A whitetail’s calendar is daylight. Minnesota’s Department of Natural Resources says the changing length of the day triggers breeding; hot or cold weather affects it only a little. In the north the window is short, so that fawns are born in spring and big enough by winter. Minnesota’s breeding peaks around November 12 to 14.',
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
      title: 'Breeding, and the chase before it',
      text: 'Breeding is what biologists can date. What a hunter sees comes first. Bucks are ready before the does are, and they seek and chase. Two states say how long before: Louisiana’s wildlife agency puts the most movement one to two weeks before peak breeding, and “Back up two weeks,” said Mississippi’s deer coordinator of his conception dates in 2008, “and that’s when the rut happens.” Minnesota breeds around November 12 to 14, and its research manager would hunt bucks from the last week of October to early November.',
      details: [
        'Once does come into heat, a buck stays with each of them for about a day, and you may see less of him.',
        'Many sources only say when “the rut” peaks, which takes in the chase. We add no chase before such dates, and do not count the does as bred after them.',
      ],
    },
    {
      title: 'Why one date cannot fit a region',
      text: 'In the South, neighboring herds can be months apart. Texas examined 2,436 does in 16 areas: one herd near the Gulf peaked on September 30, one in the west of the South Texas Plains on December 24. In Florida peaks run from July in the south to February in the northwest. Twelve areas in Alabama had average dates from December 4 to February 11, and the mean of Mississippi’s wild herds is January 1.',
      details: [
        'In places like these, a 14-day shift means next to nothing. Choose your state and area above.',
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
        'They can miss. Pennsylvania’s measured mid-November peak falls in what the rule calls Post-Rut for the North, and southern herds peak from July to February.',
        'The deer call recommender takes its phase from your state’s dates, not from these windows.',
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
      publisher: 'Pennsylvania Game Commission, in the Internet Archive',
      url: 'https://web.archive.org/web/2019/http://www.pgc.pa.gov/Wildlife/WildlifeSpecies/White-tailedDeer/Pages/Whenistherut.aspx',
      readOn: '2026-11-21',
      usedFor: 'breeding dates in Pennsylvania, and how they are found',
    },
    {
      title: 'When are the Deer Rutting on Your Lease?',
      publisher: 'Texas Fish & Game, after the study of Texas Parks and Wildlife',
      url: 'https://fishgame.com/2016/09/when-the-deer-rutting-on-your-lease/',
      readOn: '2026-11-21',
      usedFor: 'peaks near the Gulf of Texas',
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
      title: 'Estimated Deer Breeding Periods',
      publisher: 'Louisiana Department of Wildlife and Fisheries',
      url: 'https://www.wlf.louisiana.gov/page/deer-breeding-periods',
      readOn: '2026-11-25',
      usedFor: 'bucks move most one to two weeks before peak breeding',
    },
    {
      title: 'Is the Rut Still on Anywhere?',
      publisher: 'Texas Fish & Game, after Texas Parks and Wildlife’s study (2018)',
      url: 'https://fishgame.com/2018/12/is-the-rut-still-on-anywhere-january-2019/',
      readOn: '2026-11-25',
      usedFor: 'how long a doe is in heat, and the next heat 28 days later',
    },
    {
      title: 'Factors affecting conception date variation in white-tailed deer',
      publisher: 'Wildlife Society Bulletin (2012), abstract',
      url: 'http://onlinelibrary.wiley.com/doi/10.1002/wsb.98/full',
      readOn: '2026-11-25',
      usedFor: 'the mean conception date of Mississippi’s wild herds',
    },
    {
      title: 'Using Deer-vehicle Collisions to Map White-tailed Deer Breeding Activity in Georgia',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies (2015)',
      url: 'https://seafwa.org/journal/2015/using-deer-vehicle-collisions-map-white-tailed-deer-breeding-activity-georgia',
      readOn: '2026-11-25',
      usedFor: 'collisions as a measure of the rut',
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
      url: 'https://doi.org/10.1155/2010/459610',
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
