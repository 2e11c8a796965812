/**
 * The findings of studies of collared and photographed deer, each read at its address. Sizes are those of the studies.
 */
import { distanceText, milesText, type Units } from '~/tools/units'

export const studies = {
  webb: { label: 'Oklahoma, 32 collared deer', url: 'https://doi.org/10.1155/2010/459610' },
  pennRifle: {
    label: 'Penn State, rifle season',
    url: 'https://bowhuntersunited.com/2025/12/11/mastering-nocturnal-deer-movement-for-better-bowhunting/',
  },
  pennDaylight: { label: 'Penn State, 2013', url: 'https://www.deer.psu.edu/vampire-bucksnot-hardly/' },
  pennHours: {
    label: 'Pennsylvania’s hours, 2018',
    url: 'https://www.centredaily.com/latest-news/article222026905.html',
  },
  demarais: { label: 'South Texas, 24 bucks', url: 'http://sedsg.com/abstract.asp?id=479' },
  hellickson: { label: 'South Texas, 35 bucks', url: 'http://sedsg.com/abstract.asp?id=97' },
  hewitt: {
    label: 'South Texas, 33 bucks',
    url: 'https://prod.boone-crockett.org/white-tailed-deer-buck-movements-during-rut',
  },
  georgia: { label: 'Georgia, 174,048 camera observations', url: 'http://sedsg.com/abstract.asp?id=1527' },
  auburn: { label: 'Auburn, collars in South Carolina', url: 'https://etd.auburn.edu//handle/10415/7077' },
  kentucky: {
    label: 'Kentucky, six cameras, a student’s poster',
    url: 'https://encompass.eku.edu/swps/2023/undergraduate/23',
  },
  pennRain: { label: 'Pennsylvania, collared deer', url: 'https://tnonline.com/?p=7709' },
  hepner: {
    label: 'Penn State, more than 25 does',
    url: 'https://www.clarionledger.com/story/sports/2017/09/12/study-shines-light-moon-phases-deer-movement/656672001/',
  },
  solunar: {
    label: 'South Carolina, 38 bucks',
    url: 'https://seafwa.org/journal/2016/movement-moon-white-tailed-deer-activity-and-solunar-events',
  },
  mccoy: {
    label: 'South Carolina, 37 bucks',
    url: 'https://outdoorlife.com/blogs/big-buck-zone/2014/07/study-one-sit-deer-woods-equals-three-days-pressure-mature-bucks',
  },
} as const

export type StudyId = keyof typeof studies

export const supports = [
  { id: 'found', name: 'Effect found', glyph: '●' },
  { id: 'mixed', name: 'Mixed findings', glyph: '◐' },
  { id: 'none', name: 'Little or no effect found', glyph: '○' },
  { id: 'yours', name: 'Yours to choose', glyph: '◇' },
] as const

export type SupportId = (typeof supports)[number]['id']

export interface Finding {
  text: string | ((units: Units) => string)
  study: StudyId
}

/** The terms are in reading order: what studies support comes first. */
export const terms = [
  {
    id: 'time',
    name: 'Time of day',
    support: 'found',
    holds: 'Deer move most at dawn and dusk.',
    findings: [
      { text: 'Bucks and does moved mostly at twilight.', study: 'webb' },
      { text: 'Bucks moved most from 6 to 8 AM and 5 to 7 PM, and least from 9 AM to 4 PM.', study: 'pennRifle' },
      {
        text: 'Most of that evening movement is too late to shoot: in the first week of the 2018 season legal hours ended at 5:14 PM.',
        study: 'pennHours',
      },
      {
        text: 'In one rifle season every buck tracked moved during legal hours, too.',
        study: 'pennDaylight',
      },
      { text: 'In the rut, bucks were most active by day.', study: 'hellickson' },
    ],
  },
  {
    id: 'rut',
    name: 'Stage of the rut',
    support: 'found',
    holds: 'In the rut bucks cover more ground, by day too.',
    findings: [
      {
        text: (units) =>
          `Bucks covered 20% more ground a day in the rut than after it: ${milesText(4.6, units)} against ${milesText(3.8, units)}.`,
        study: 'webb',
      },
      {
        text: (units) =>
          `From just under ${milesText(3, units)} a day in November to over ${milesText(6, units)} at the peak in December.`,
        study: 'hewitt',
      },
      { text: 'The peaks at dawn and dusk vanished during the rut and after it.', study: 'demarais' },
    ],
  },
  {
    id: 'wind',
    name: 'Wind at your stands',
    support: 'yours',
    holds: 'Not measured. After one sit, bucks stayed out of view for three days.',
    findings: [
      {
        text: 'No study here put a number on hunting the wind. After one sit, bucks stayed out of view of a stand for three days.',
        study: 'mccoy',
      },
    ],
  },
  {
    id: 'temperature',
    name: 'Temperature',
    support: 'mixed',
    holds: 'Does were more active in the cold; how much, the study does not say.',
    findings: [
      {
        text: 'In most seasons does were more active when it was colder; bucks followed the season and were most active in the rut. How much, the study does not say.',
        study: 'georgia',
      },
      { text: 'Within a season, weather had no consistent effect.', study: 'webb' },
    ],
  },
  {
    id: 'weather',
    name: 'Rain and wind',
    support: 'mixed',
    holds: 'Bucks moved less on rainy days; does did not.',
    findings: [
      {
        text: 'Bucks traveled significantly less on rainy days; does did not. Both moved more on windy days and less on windy nights.',
        study: 'pennRain',
      },
      { text: 'Within a season, weather had no consistent effect.', study: 'webb' },
    ],
  },
  {
    id: 'pressure',
    name: 'Barometric pressure',
    support: 'mixed',
    holds: 'It mattered at times, less than the time of day.',
    findings: [
      {
        text: 'It mattered in some seasons and hours, mostly away from the daily peaks, and less than the time of day. How much, the study does not say.',
        study: 'auburn',
      },
      { text: 'More deer at high pressure.', study: 'kentucky' },
    ],
  },
  {
    id: 'moon',
    name: 'Moon',
    support: 'none',
    holds: 'The phase had no effect on movement.',
    findings: [
      { text: 'The phase had no effect on movement by day, by night or overall.', study: 'webb' },
      {
        text: (units) =>
          `Does moved ${distanceText(7, units)} to ${distanceText(11, units)} more at night around the full moon, too little to be significant.`,
        study: 'hepner',
      },
      { text: 'It mattered in some seasons and hours, less than the time of day.', study: 'auburn' },
      { text: 'Activity had some link to moonrise and moonset, but solunar charts may mislead.', study: 'solunar' },
    ],
  },
] as const satisfies readonly {
  id: string
  name: string
  support: SupportId
  holds: string
  findings: readonly Finding[]
}[]

export type TermId = (typeof terms)[number]['id']
