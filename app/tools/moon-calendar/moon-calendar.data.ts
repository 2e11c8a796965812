/** The eight-day rule of thumb, and the text below the calendar. */
import type { ToolConstant, ToolContent } from '~/tools/tool-content'

/** The phases are in the order of the rule: the first of a month is New Moon, and the ninth is again. */
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
    value: '0°, 90°, 180° and 270° east of the sun',
    source: almanac,
  },
  {
    name: 'Positions of moon and sun',
    value: 'Computed for each moment',
    source: 'The astronomy-engine library; its times match 24 published by the US Naval Observatory to within a minute',
  },
  {
    name: 'The drawn disc',
    value:
      'Noon by the clocks of the place, or of this site, seen from the Northern Hemisphere; south of the equator it is the other way around',
    source: 'This site’s choice',
  },
]

export const moonContent: ToolContent = {
  science: [
    {
      title: 'What a phase is',
      text: 'The sun always lights one half of the moon. How much of that half we see depends on the angle between moon and sun. One new moon follows another after about 29.5 days, a little less than most months, so the phases slide through the calendar.',
      formula: 'lit part = (1 + cos i) / 2, where i is the angle between sun and earth as seen from the moon',
      details: [
        'New moon, full moon and the quarters are moments in time. Each names the day it falls on by the clocks of your place, or of this site if you have not named one.',
        'Every other day is a crescent (less than half lit) or gibbous (more than half).',
        'In another time zone, the same moment can fall on the day before or after.',
      ],
    },
    {
      title: 'The eight-day rule, and why it is mostly wrong',
      text: 'The rule of thumb gives each day of the month one of the eight names in turn and starts over on the first. Its cycle lasts eight days; the moon’s lasts about 29.5. So the rule is right only by chance, about one day in eight over the years.',
      formula: 'phase = (day − 1) mod 8',
      details: ['The calendar counts the matches for the month on screen.', 'Where the two differ, believe the sky.'],
    },
    {
      title: 'Does the moon move deer?',
      text: 'Many hunters swear by it; collar studies mostly find little. In Oklahoma, 32 whitetails were located every 15 minutes over seven years, and moon phase made no difference to how far they moved by day, by night or overall. In Pennsylvania, a student’s work with more than 25 collared does over two Octobers reached the same answer.',
      details: [
        'Both saw what you know from the stand: deer move most around sunrise and sunset.',
        'In Mississippi, the dates when does conceived had nothing to do with moon phase either.',
        'Our deer movement predictor ranks the phases by a different rule of thumb, and the two disagree.',
        'Take High, Medium and Low as hunters’ lore, not a forecast.',
      ],
    },
    {
      title: 'What the moon does for sure',
      text: 'It decides how dark your walk in is. A moon near full rises around sunset and lights most of the night; a moon near new is up with the sun and leaves the night black. The first quarter gives light in the evening, the last quarter before dawn.',
    },
  ],
  essentialFor: [
    'Bowhunters who walk in before dawn and want to know whether there will be light on the trail.',
    'Hunters planning days off, who get the true new and full moons to the minute, years ahead.',
    'Hunters who keep a journal and want to check a month of sightings against the real moon.',
    'Skeptics at deer camp who want to see how often the rule of thumb is right.',
  ],
  proTips: [
    'Plan by the true phase. The eight-day rule is here because hunters use it, not because it works.',
    'Write down the moon, weather, wind and what you saw. A few years of notes from your own ground tell you more than any table.',
    'Spend your hours at dawn and dusk, whatever the moon. A cold front or the rut is a better reason to take a day off.',
    'A bright night helps you walk in quietly, but it makes you easier to see: keep to the shadows.',
    'Moonlight does not extend shooting hours. Shoot only within your state’s legal hours, and only at what you can clearly identify.',
    'Carry a light in the dark so that others can see you too, and clip in before you leave the ground.',
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
      url: 'https://doi.org/10.1155/2010/459610',
      readOn: '2026-11-26',
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
