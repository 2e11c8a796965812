/** What studies of collared and photographed deer found, each read at its address. Sizes are those of the studies. */
import type { Source } from '~/lib/source'

const readOn = '2026-11-25'

export const studies = {
  webb: {
    ...{ label: 'Oklahoma, 32 collared deer', readOn },
    title: 'Measuring Fine-Scale White-Tailed Deer Movements and Environmental Influences Using GPS Collars',
    publisher: 'International Journal of Ecology, 2010, abstract',
    url: 'https://dlc.dlib.indiana.edu/dlc/handle/10535/6924',
    usedFor: 'twilight, rut, moon and weather in the movements of 32 deer in Oklahoma',
  },
  pennRifle: {
    ...{ label: 'Penn State, rifle season', readOn },
    title: 'Mastering Nocturnal Deer Movement for Better Bowhunting',
    publisher: 'Bowhunters United, on the work of Duane Diefenbach',
    url: 'https://bowhuntersunited.com/2025/12/11/mastering-nocturnal-deer-movement-for-better-bowhunting/',
    usedFor: 'the hours in which bucks moved in Pennsylvania’s rifle season',
  },
  pennMidday: {
    ...{ label: 'Penn State, 2013', readOn },
    title: 'Deer Paparazzi',
    publisher: 'Deer-Forest Blog, Penn State',
    url: 'https://deer.psu.edu/deer-paparazzi',
    usedFor: 'bucks at noon on the busiest days of a rifle season',
  },
  demarais: {
    ...{ label: 'South Texas, 24 bucks', readOn },
    title: 'Environmental effects on activity patterns of mature male white-tailed deer',
    publisher: 'Southeast Deer Study Group, 1989, abstract',
    url: 'http://sedsg.com/abstract.asp?id=479',
    usedFor: 'twilight peaks before, in and after the rut',
  },
  hellickson: {
    ...{ label: 'South Texas, 35 bucks', readOn },
    title: 'Age-specific activity rates of male white-tailed deer in southern Texas',
    publisher: 'Southeast Deer Study Group, 2003, abstract',
    url: 'http://sedsg.com/abstract.asp?id=97',
    usedFor: 'evening activity, and the shift to daytime in the rut',
  },
  hewitt: {
    ...{ label: 'South Texas, 33 bucks', readOn },
    title: 'White-tailed Deer Buck Movements During the Rut',
    publisher: 'Boone and Crockett Club',
    url: 'https://prod.boone-crockett.org/white-tailed-deer-buck-movements-during-rut',
    usedFor: 'miles a day before and at the peak of the rut',
  },
  georgia: {
    ...{ label: 'Georgia, 174,048 camera observations', readOn },
    title: 'Use of Passive Camera Grids to Monitor Activity Patterns of White-tailed Deer',
    publisher: 'Southeast Deer Study Group, 2018, abstract',
    url: 'http://sedsg.com/abstract.asp?id=1527',
    usedFor: 'temperature, season and time of day in the activity of does and bucks',
  },
  auburn: {
    ...{ label: 'Auburn, collars in South Carolina', readOn },
    title: 'Effects of Abiotic Factors on White-tailed Deer Activity in South Carolina',
    publisher: 'Auburn University, 2020, abstract of a thesis',
    url: 'https://etd.auburn.edu//handle/10415/7077',
    usedFor: 'how much weather, pressure and moon matter beside the time of day',
  },
  kentucky: {
    ...{ label: 'Kentucky, six cameras, a student’s poster', readOn },
    title: 'Influence of various meteorological conditions on the movement of White-tailed Deer',
    publisher: 'Eastern Kentucky University, 2023, abstract of a poster',
    url: 'https://encompass.eku.edu/swps/2023/undergraduate/23',
    usedFor: 'pressure and activity',
  },
  pennRain: {
    ...{ label: 'Pennsylvania, collared deer', readOn },
    title: 'Rainy-Day Deer',
    publisher: 'Times News, on the Deer-Forest Study',
    url: 'https://tnonline.com/?p=7709',
    usedFor: 'rain and wind in the movements of bucks and does',
  },
  hepner: {
    ...{ label: 'Penn State, more than 25 does', readOn },
    title: 'Study shines light on moon phases, deer movement',
    publisher: 'Clarion Ledger, on the study of Jessica Hepner',
    url: 'https://www.clarionledger.com/story/sports/2017/09/12/study-shines-light-moon-phases-deer-movement/656672001/',
    usedFor: 'how little the moon changed the movement of does',
  },
  solunar: {
    ...{ label: 'South Carolina, 38 bucks', readOn: '2026-11-21' },
    title: 'Movement with the Moon: White-tailed Deer Activity and Solunar Events',
    publisher: 'Southeastern Association of Fish and Wildlife Agencies',
    url: 'https://seafwa.org/journal/2016/movement-moon-white-tailed-deer-activity-and-solunar-events',
    usedFor: 'what solunar charts are worth',
  },
  mccoy: {
    ...{ label: 'South Carolina, 37 bucks', readOn },
    title: 'One Sit in the Deer Woods Equals Three Days of Pressure for Mature Bucks',
    publisher: 'Outdoor Life, on the study of Clint McCoy, Auburn University',
    url: 'https://outdoorlife.com/blogs/big-buck-zone/2014/07/study-one-sit-deer-woods-equals-three-days-pressure-mature-bucks',
    usedFor: 'how long bucks avoid a stand after one sit',
  },
} satisfies Record<string, Source & { label: string }>

export type StudyId = keyof typeof studies

export const supports = [
  { id: 'found', name: 'Effect found' },
  { id: 'mixed', name: 'Mixed findings' },
  { id: 'none', name: 'Little or no effect found' },
  { id: 'yours', name: 'Yours to choose' },
] as const

export type SupportId = (typeof supports)[number]['id']

export interface Finding {
  text: string
  study: StudyId
}

/** In reading order: what studies support comes first. */
export const terms = [
  {
    id: 'time',
    name: 'Time of day',
    support: 'found',
    findings: [
      { text: 'Bucks and does moved mostly at twilight.', study: 'webb' },
      { text: 'Bucks moved most from 6 to 8 AM and 5 to 7 PM, and least from 9 AM to 4 PM.', study: 'pennRifle' },
      {
        text: 'On the four key days of one rifle season, most bucks moved between noon and 1 PM.',
        study: 'pennMidday',
      },
      { text: 'In the rut, bucks were most active by day.', study: 'hellickson' },
    ],
  },
  {
    id: 'rut',
    name: 'Stage of the rut',
    support: 'found',
    findings: [
      { text: 'Bucks covered 20% more ground a day in the rut than after it: 7,363 m against 6,156 m.', study: 'webb' },
      { text: 'From just under 3 miles a day in November to over 6 at the peak in December.', study: 'hewitt' },
      { text: 'The peaks at dawn and dusk vanished during the rut and after it.', study: 'demarais' },
    ],
  },
  {
    id: 'wind',
    name: 'Wind at your stands',
    support: 'yours',
    findings: [
      {
        text: 'No study here measured hunting by the wind. After one sit, bucks stayed out of view of a stand for three days.',
        study: 'mccoy',
      },
    ],
  },
  {
    id: 'temperature',
    name: 'Temperature',
    support: 'mixed',
    findings: [
      {
        text: 'In most seasons does were more active when it was colder; bucks followed the season and were most active in the rut. No size is given.',
        study: 'georgia',
      },
      { text: 'Weather had an inconsistent influence within a season.', study: 'webb' },
    ],
  },
  {
    id: 'weather',
    name: 'Rain and wind',
    support: 'mixed',
    findings: [
      {
        text: 'Bucks traveled significantly less on rainy days; does did not. Both moved more on windy days and less on windy nights.',
        study: 'pennRain',
      },
      { text: 'Weather had an inconsistent influence within a season.', study: 'webb' },
    ],
  },
  {
    id: 'pressure',
    name: 'Barometric pressure',
    support: 'mixed',
    findings: [
      {
        text: 'It mattered in some seasons and hours, mostly away from the daily peaks, and less than the time of day. No size is given.',
        study: 'auburn',
      },
      { text: 'More deer at high pressure.', study: 'kentucky' },
    ],
  },
  {
    id: 'moon',
    name: 'Moon',
    support: 'none',
    findings: [
      { text: 'The phase had no effect on movement by day, by night or overall.', study: 'webb' },
      {
        text: 'Does moved 6 to 10 m more at night around the full moon, which was not significant.',
        study: 'hepner',
      },
      { text: 'It mattered in some seasons and hours, less than the time of day.', study: 'auburn' },
      { text: 'Activity had some link to moonrise and moonset, but solunar charts may mislead.', study: 'solunar' },
    ],
  },
] as const satisfies readonly { id: string; name: string; support: SupportId; findings: readonly Finding[] }[]

export type TermId = (typeof terms)[number]['id']
