/** The eight-day rule of thumb, and what stands below the calendar. */
import type { ToolConstant, ToolContent } from '~/features/tools/tool-content'

/** In the order of the rule: the first of a month is New Moon, the ninth again. */
export const rulePhases = [
  'New Moon',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const

export type PhaseName = (typeof rulePhases)[number]

export type Movement = 'High' | 'Medium' | 'Low'

export const movementOf = {
  'New Moon': 'High',
  'Waxing Crescent': 'Medium',
  'First Quarter': 'Low',
  'Waxing Gibbous': 'Medium',
  'Full Moon': 'Low',
  'Waning Gibbous': 'Medium',
  'Last Quarter': 'Low',
  'Waning Crescent': 'High',
} as const satisfies Record<PhaseName, Movement>

export const weekdays = [
  { short: 'Sun', long: 'Sunday' },
  { short: 'Mon', long: 'Monday' },
  { short: 'Tue', long: 'Tuesday' },
  { short: 'Wed', long: 'Wednesday' },
  { short: 'Thu', long: 'Thursday' },
  { short: 'Fri', long: 'Friday' },
  { short: 'Sat', long: 'Saturday' },
] as const

const ruleOfThumb = 'This site’s rule of thumb'
const almanac = 'How almanacs define the phases'

export const moonConstants: readonly ToolConstant[] = [
  { name: 'The eight-day rule', value: '(day − 1) mod 8', source: ruleOfThumb },
  { name: 'Its eight names', value: 'From 0, New Moon, to 7, Waning Crescent', source: 'The order of the true phases' },
  { name: 'High movement', value: 'New Moon, Waning Crescent', source: ruleOfThumb },
  { name: 'Medium movement', value: 'Waxing Crescent, both Gibbous', source: ruleOfThumb },
  { name: 'Low movement', value: 'Full Moon, both Quarters', source: ruleOfThumb },
  {
    name: 'New, first quarter, full, last quarter',
    value: '0°, 90°, 180°, 270° east of the sun',
    source: almanac,
  },
  {
    name: 'Place of moon and sun',
    value: 'Computed for the instant',
    source:
      'The astronomy-engine library; its times agree with 24 that the US Naval Observatory published, within a minute',
  },
  { name: 'Hour of the drawn disc', value: 'Noon in the site’s time zone', source: 'This site’s choice' },
]

export const moonContent: ToolContent = {
  science: [
    {
      title: 'What a phase is',
      text: 'The sun always lights one half of the moon. How much of that half faces us hangs on the angle between moon and sun. The moon needs about 29.5 days from one new moon to the next, a little less than most months, so the phases slide through the calendar.',
      formula: 'lit part = (1 + cos i) / 2, where i is the angle sun, moon, earth',
      details: [
        'New moon, full moon and the quarters are instants. The day on which one falls, by the clocks of this site’s time zone, bears its name.',
        'All other days are named for what lies between: crescent below half, gibbous above it.',
        'In another time zone the same instant can belong to the day before or after.',
      ],
    },
    {
      title: 'The eight-day rule, and why it is mostly wrong',
      text: 'The rule of thumb gives each day of the month one of the eight names in turn and starts anew on the first. Its cycle is eight days long, the moon’s about 29.5. So it meets the right name by chance: over the years on about one day in eight.',
      formula: 'phase = (day − 1) mod 8',
      details: [
        'The calendar counts the hits for the month that you look at.',
        'Where the two differ, believe the sky.',
      ],
    },
    {
      title: 'Does the moon move deer?',
      text: 'Many hunters swear by it, and studies with collars mostly find little. In Oklahoma 32 whitetails were located every 15 minutes over seven years: the phase of the moon made no difference to how far they moved by day, by night or in all. In Pennsylvania, a student’s work with more than 25 collared does in two Octobers came to the same answer.',
      details: [
        'What both saw is what you know from the stand: deer move most around sunrise and sunset.',
        'In Mississippi, the dates on which does conceived had nothing to do with the moon’s phase either.',
        'The deer movement predictor of this site ranks the phases by another rule of thumb: the two do not agree.',
        'So read High, Medium and Low here as a custom of hunters, not as a forecast.',
      ],
    },
    {
      title: 'What the moon surely does',
      text: 'It decides how dark your way is. A moon near full rises about when the sun sets and lights most of the night; a moon near new is up with the sun and leaves the night black. The first quarter gives light in the evening, the last quarter before dawn.',
    },
  ],
  essentialFor: [
    'Bowhunters who walk in before dawn and want to know whether there will be light on the trail.',
    'Hunters who plan days off: the true new and full moons of any month, to the minute, years ahead.',
    'Keepers of a hunting journal, who can check a month of sightings against the real moon.',
    'Skeptics at deer camp: here a rule of thumb is laid beside the sky, and its hits are counted.',
  ],
  proTips: [
    'Plan by the true phase. The eight-day rule is here because hunters use it, not because it is right.',
    'Write down moon, weather, wind and what you saw. Your own ground over several years tells you more than any table.',
    'Give dawn and dusk your hours, whatever the moon; a cold front or the rut is a better reason to take a day off.',
    'A bright night is good for a quiet walk to the stand, and bad for hiding on it: keep your outline broken.',
    'Moonlight does not stretch the day. Shoot only within your state’s legal hours, and only at what you can surely identify.',
    'In the dark carry a light, also so that others see you, and clip in your harness before you leave the ground.',
  ],
  sources: [
    {
      title: 'Phases of the Moon',
      publisher: 'NASA Solar System Exploration (archived by the University of North Texas Libraries)',
      url: 'https://webarchive.library.unt.edu/eot2008/20080916105314/http:/solarsystem.nasa.gov/scitech/display.cfm?ST_ID=490',
      readOn: '2026-11-21',
      usedFor: 'the length of the cycle, and when the moon is up',
    },
    {
      title: 'Phases of the Moon',
      publisher: 'US Naval Observatory',
      url: 'https://aa.usno.navy.mil/data/docs/MoonPhase.php',
      readOn: '2026-11-21',
      usedFor: 'phases as instants of universal time that are turned into local time',
    },
    {
      title: 'Measuring Fine-Scale White-Tailed Deer Movements and Environmental Influences Using GPS Collars',
      publisher: 'International Journal of Ecology (Webb and others, 2010)',
      url: 'https://www.hindawi.com/journals/ijecol/2010/459610/abs/',
      readOn: '2026-11-21',
      usedFor: 'collared deer in Oklahoma and the moon',
    },
    {
      title: 'Study shines light on moon phases, deer movement',
      publisher: 'Clarion Ledger',
      url: 'https://www.clarionledger.com/story/sports/2017/09/12/study-shines-light-moon-phases-deer-movement/656672001/',
      readOn: '2026-11-21',
      usedFor: 'collared does in Pennsylvania and the moon',
    },
    {
      title: 'Effects of Body Mass, Physiographic Region, and Environmental Cues on Reproductive Timing in Deer',
      publisher: 'Mississippi Department of Wildlife, Fisheries, and Parks',
      url: 'https://www.mdwfp.com/wildlife-hunting/wildlife-research/white-tailed-deer-research/effects-of-body-mass-physiographic-region-and-environmental-cues-on-reproductive-timing-in-deer/',
      readOn: '2026-11-21',
      usedFor: 'conception dates and the moon',
    },
  ],
}
