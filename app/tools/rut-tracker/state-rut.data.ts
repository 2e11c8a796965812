/**
 * Days are month and day; a peak that ends before it begins crosses New Year. Every source was read as a stored copy;
 * what no source gives is left out.
 */
import type { StateCode } from '~/lib/states.data'
import type { RutSourceId } from './rut-sources.data'

/** `conceptions` are counted back from fetuses or births. `breeding` means that biologists say when breeding peaks. */
export type BreedingEvidence = 'conceptions' | 'breeding'

/**
 * `rut` means that the source says when the rut peaks, chasing included. `collisions` is the week with the most deer
 * hit by cars.
 */
export type RutEvidence = BreedingEvidence | 'rut' | 'collisions'

/** "Mid-November" is from the 10th to the 20th, and "late" from the 21st. */
export interface RutSpan {
  /** Both are days such as 11-10. A mean or a peak day has no last day. */
  from: string
  to?: string
  words?: string
  /** The years are here if they are not the state's, and empty if this source gives none. */
  years?: string
  source?: RutSourceId
}

export interface RutZone extends RutSpan {
  id: string
  /** The name reads well after the state's, in parentheses. It is empty if the zone is the whole state. */
  name: string
}

export interface MeasuredState {
  evidence: RutEvidence
  /** A text such as "measured 2000 to 2007"; undefined if the source gives no year. */
  years?: string
  source: RutSourceId
  otherSources?: readonly RutSourceId[]
  zones: readonly RutZone[]
  /** The span covers all zones, where their words are not days. */
  range?: string
  note?: string
  /** The sentence of a source about breeding itself, beside dates of the rut. */
  breeding?: string
}

interface StateWithoutWhitetails {
  deer: string
  source: RutSourceId
}

const whole = (id: string, from: string, to?: string, words?: string): readonly RutZone[] => [
  { id, name: '', from, ...(to === undefined ? {} : { to }), ...(words === undefined ? {} : { words }) },
]

const midNovember = (id: string) => whole(id, '11-10', '11-20', 'mid-November')

export const measuredStates: Partial<Record<StateCode, MeasuredState>> = {
  AL: {
    evidence: 'conceptions',
    years: 'measured over 25 years, to 2020',
    source: 'al',
    zones: [
      { id: 'al-north', name: 'north of US 80 and I-85', from: '01-09' },
      { id: 'al-south', name: 'south of US 80 and I-85', from: '01-28' },
    ],
    note: 'Pockets in the northwest and southeast, Zones D and E, breed earlier.',
  },
  AZ: {
    evidence: 'rut',
    years: 'published 1999',
    source: 'az',
    zones: whole('az', '12-21', '01-31', 'late December and January'),
    note: 'Arizona’s whitetails are Coues deer.',
  },
  AR: {
    evidence: 'conceptions',
    years: 'published 2019',
    source: 'ar',
    zones: [
      { id: 'ar-most', name: 'central Arkansas and most counties', from: '11-12', to: '11-21' },
      { id: 'ar-delta', name: 'most of the Delta', from: '11-22', to: '12-01' },
      { id: 'ar-southeast', name: 'Chicot, Phillips and Desha counties', from: '12-02', to: '12-14' },
    ],
  },
  CT: {
    evidence: 'rut',
    years: 'published 2019',
    source: 'ct',
    zones: whole('ct', '11-17', '11-30', 'the last two weeks of November'),
  },
  DE: { evidence: 'breeding', years: 'published 2014', source: 'de', zones: whole('de', '11-10', '11-20') },
  FL: {
    evidence: 'conceptions',
    years: 'measured 2009 to 2023',
    source: 'fl',
    zones: [
      { id: 'fl-south', name: 'south', from: '07-01', to: '07-31', words: 'July' },
      {
        id: 'fl-central',
        name: 'central, at Tosohatchee',
        from: '10-07',
        years: 'measured 1978 to 1981',
        source: 'flHerds',
      },
      {
        id: 'fl-north',
        name: 'north, at Camp Blanding',
        from: '11-02',
        years: 'measured 1978 to 1981',
        source: 'flHerds',
      },
      { id: 'fl-northwest', name: 'northwest', from: '02-01', to: '02-28', words: 'February' },
    ],
    range: 'July to February',
    note: 'The agency’s map covers the state but prints dates only for the south and the northwest. The other two come from a study of 1978 to 1981.',
  },
  GA: {
    evidence: 'collisions',
    years: 'measured 2005 to 2012',
    source: 'ga',
    zones: [
      { id: 'ga-coast', name: 'Liberty and Long counties', from: '10-20', to: '10-26', source: 'gaCoast' },
      {
        id: 'ga-south',
        name: 'Berrien, Clinch, Echols, Lanier and Lowndes counties',
        from: '10-20',
        to: '11-09',
      },
      { id: 'ga-atlanta', name: 'metro Atlanta', from: '11-03', to: '11-16', source: 'gaAtlanta' },
      { id: 'ga-athens', name: 'Athens area', from: '11-10', to: '11-16', source: 'gaAthens' },
      { id: 'ga-tifton', name: 'Brooks, Colquitt, Cook and Tift counties', from: '11-17', to: '11-23' },
      { id: 'ga-thomas', name: 'Baker, Mitchell and Thomas counties', from: '11-24', to: '11-30' },
      { id: 'ga-decatur', name: 'Decatur and Grady counties', from: '12-08', to: '12-14' },
      { id: 'ga-southwest', name: 'Miller and Seminole counties', from: '12-15', to: '12-28' },
    ],
    note: 'The study has a week for each of the 159 counties; these are named in the copies we read.',
  },
  ID: {
    evidence: 'rut',
    years: 'published 2025',
    source: 'id',
    zones: whole('id', '11-10', '11-26', 'November 10 through Thanksgiving'),
    note: 'From an outdoor columnist, not from the agency.',
  },
  IL: { evidence: 'rut', years: 'published 2010', source: 'il', zones: whole('il', '11-10', '11-20') },
  IN: {
    evidence: 'breeding',
    source: 'in',
    zones: whole('in', '11-01', '11-14', 'the first two weeks of November'),
  },
  IA: {
    evidence: 'rut',
    years: 'published 2025',
    source: 'ia',
    zones: whole('ia', '11-01', '11-21', 'the first three weeks of November'),
  },
  KS: { evidence: 'rut', years: 'published 2009', source: 'ks', zones: midNovember('ks') },
  KY: { evidence: 'breeding', years: 'published 2021', source: 'ky', zones: midNovember('ky') },
  LA: {
    evidence: 'rut',
    years: 'published 2018',
    source: 'la',
    otherSources: ['laMap'],
    zones: [
      {
        id: 'la-southwest',
        name: 'southwest, in the Mermentau Basin',
        from: '09-21',
        to: '10-10',
        words: 'late September and early October',
      },
      {
        id: 'la-northwest',
        name: 'central and northwest',
        from: '11-01',
        to: '11-30',
        words: 'November',
        years: 'published 2012',
        source: 'laNorthwest',
      },
      {
        id: 'la-rivers',
        name: 'Atchafalaya Basin, Mississippi River and Florida Parishes',
        from: '12-22',
        to: '12-28',
        words: 'near Christmas',
        years: '',
        source: 'laRivers',
      },
    ],
    range: 'late September to Christmas',
    note: 'The agency’s map has two weeks for each part of the state. Along the two rivers they run as late as the end of February.',
  },
  ME: {
    evidence: 'conceptions',
    years: 'published 2015',
    source: 'me',
    zones: whole('me', '11-15', '11-21', 'the third week of November'),
  },
  MD: {
    evidence: 'breeding',
    years: 'published 2017',
    source: 'md',
    zones: whole('md', '11-01', '11-14', 'the first two weeks of November'),
  },
  MA: {
    evidence: 'conceptions',
    years: 'published 2017',
    source: 'ma',
    otherSources: ['maAgency'],
    zones: whole('ma', '11-10', '11-20'),
    note: 'MassWildlife puts the peak of the rut, chase included, on November 6 to 20.',
  },
  MI: {
    evidence: 'breeding',
    years: 'published 2013',
    source: 'mi',
    zones: whole('mi', '11-08', '11-14', 'just before November 15'),
    note: 'It comes earliest in the southern Lower Peninsula.',
  },
  MN: { evidence: 'breeding', source: 'mn', zones: whole('mn', '11-12', '11-14') },
  MS: {
    evidence: 'conceptions',
    years: 'published 2008',
    source: 'ms',
    otherSources: ['msMap'],
    zones: [
      { id: 'ms-delta', name: 'northwest Delta', from: '12-06', to: '12-13' },
      {
        id: 'ms-delta-counties',
        name: 'eight Delta counties',
        from: '12-10',
        to: '01-02',
        years: '',
        source: 'msDelta',
      },
      { id: 'ms-holmes', name: 'Holmes County', from: '12-20', to: '12-25' },
      { id: 'ms-rankin', name: 'Rankin County', from: '12-29', to: '12-31' },
      { id: 'ms-hancock', name: 'Hancock County', from: '01-09', to: '01-16' },
      { id: 'ms-forrest', name: 'Forrest County', from: '01-11', to: '01-24' },
      {
        id: 'ms-coast',
        name: 'Harrison, Stone and Jackson counties',
        from: '01-24',
        to: '02-28',
        words: 'January 24 through February',
      },
    ],
    note: 'In 2014 the agency’s map still ran from early December in the far northwest to early February in the southeast.',
  },
  MO: { evidence: 'rut', years: 'published 2001', source: 'mo', zones: midNovember('mo') },
  MT: {
    evidence: 'conceptions',
    years: 'published 2010',
    source: 'mtWa',
    zones: [{ id: 'mt-northwest', name: 'northwest', from: '11-21' }],
  },
  NE: { evidence: 'breeding', years: 'published 2015', source: 'ne', zones: midNovember('ne') },
  NH: { evidence: 'conceptions', years: 'measured 2011 to 2013', source: 'nh', zones: whole('nh', '11-20') },
  NJ: {
    evidence: 'rut',
    years: 'published 2012',
    source: 'nj',
    zones: whole('nj', '11-03', '11-23'),
    note: 'The agency also warns drivers of deer from late October into mid-December.',
  },
  NY: {
    evidence: 'breeding',
    years: 'published 2016',
    source: 'ny',
    zones: whole('ny', '11-08', '11-21', 'the second to third week of November'),
  },
  NC: {
    evidence: 'conceptions',
    years: 'measured over three years',
    source: 'nc',
    zones: [
      { id: 'nc-1', name: 'Unit I', from: '12-05' },
      { id: 'nc-2', name: 'Unit II', from: '11-20' },
      { id: 'nc-3', name: 'Unit III', from: '11-08' },
      { id: 'nc-4', name: 'Unit IV', from: '10-30' },
      { id: 'nc-5', name: 'Unit V', from: '10-11' },
    ],
    note: 'Peaks run from October 2 in the far east to December 6 in the western mountains.',
  },
  ND: { evidence: 'conceptions', years: 'published 2021', source: 'nd', zones: whole('nd', '11-15') },
  OH: {
    evidence: 'rut',
    years: 'published 2014 and 2015',
    source: 'oh',
    otherSources: ['ohPeak', 'ohBreeding'],
    zones: whole('oh', '10-29', '11-13'),
    note: 'The agency’s deer biologist calls the last days of October and the first week of November its heart; its deer administrator puts the peak within a couple of days of November 11.',
    breeding: 'Ohio’s Division of Wildlife gives November as the peak breeding time.',
  },
  OK: {
    evidence: 'rut',
    years: 'published 2010',
    source: 'ok',
    zones: whole('ok', '11-08', '11-14', 'the second week of November'),
  },
  PA: { evidence: 'conceptions', years: 'measured 2000 to 2007', source: 'pa', zones: midNovember('pa') },
  RI: {
    evidence: 'rut',
    years: 'published 2021',
    source: 'ri',
    zones: whole('ri', '11-01', '11-14', 'the first two weeks of November'),
  },
  SC: {
    evidence: 'conceptions',
    years: 'measured over many years',
    source: 'sc',
    zones: [
      { id: 'sc-coast', name: 'immediate coast', from: '10-01', to: '11-01' },
      { id: 'sc-most', name: 'most of the state', from: '10-25', to: '11-07' },
      { id: 'sc-mountains', name: 'mountains in the northwest', from: '11-15', to: '12-15' },
    ],
  },
  TN: {
    evidence: 'rut',
    years: 'published 2012',
    source: 'tn',
    otherSources: ['tnFetuses'],
    zones: whole('tn', '11-22', '11-28', 'around Thanksgiving'),
    breeding: 'Most does that the agency examined were bred in November or December, and some in January.',
  },
  TX: {
    evidence: 'conceptions',
    years: 'published 1996',
    source: 'tx',
    zones: [
      { id: 'tx-gulf-north', name: 'Gulf Prairies and Marshes, north', from: '09-30' },
      { id: 'tx-gulf-south', name: 'Gulf Prairies and Marshes, south', from: '10-31' },
      { id: 'tx-edwards-east', name: 'Edwards Plateau, east', from: '11-07' },
      { id: 'tx-oak-central', name: 'Post Oak Savannah, central', from: '11-10' },
      { id: 'tx-oak-south', name: 'Post Oak Savannah, south', from: '11-11' },
      { id: 'tx-pine-south', name: 'Pineywoods, south', from: '11-12' },
      { id: 'tx-cross-north', name: 'Cross Timbers, north', from: '11-15', source: 'txCross' },
      { id: 'tx-cross-south', name: 'Cross Timbers, south', from: '11-17', source: 'txCross' },
      { id: 'tx-rolling-south', name: 'Rolling Plains, south', from: '11-20' },
      { id: 'tx-pine-north', name: 'Pineywoods, north', from: '11-22' },
      { id: 'tx-edwards-central', name: 'Edwards Plateau, central', from: '11-24' },
      { id: 'tx-rolling-north', name: 'Rolling Plains, north', from: '12-03' },
      { id: 'tx-edwards-west', name: 'Edwards Plateau, west', from: '12-05' },
      { id: 'tx-south-east', name: 'South Texas Plains, east', from: '12-16', source: 'txSouth' },
      { id: 'tx-south-west', name: 'South Texas Plains, west', from: '12-24', source: 'txSouth' },
    ],
  },
  VT: {
    evidence: 'breeding',
    years: 'published 2011',
    source: 'vt',
    zones: whole('vt', '11-15', '11-21', 'the third week of November'),
  },
  VA: {
    evidence: 'rut',
    source: 'va',
    zones: [{ id: 'va-bedford', name: 'Bedford County', from: '11-14' }],
    note: 'One season, judged by the state’s deer program manager from a doe and his own log. No date found for the rest of Virginia.',
  },
  WA: {
    evidence: 'conceptions',
    years: 'published 2010',
    source: 'mtWa',
    zones: [{ id: 'wa-northeast', name: 'northeast', from: '11-23' }],
  },
  WV: { evidence: 'breeding', years: 'published 2020', source: 'wv', zones: whole('wv', '11-10', '11-17') },
  WI: {
    evidence: 'rut',
    years: 'reported 2014 and 2015',
    source: 'wi',
    otherSources: ['wiStrong', 'wiEnd'],
    zones: whole('wi', '11-07', '11-19'),
    note: 'From the agency’s weekly reports: at its peak in some areas on November 7, strong on November 12, winding down in some on November 19.',
  },
}

export const statesWithoutWhitetails: Partial<Record<StateCode, StateWithoutWhitetails>> = {
  AK: {
    deer: 'Alaska’s deer are Sitka black-tailed deer. A few whitetails and mule deer have begun to move in from Canada.',
    source: 'ak',
  },
  CA: { deer: 'California has mule deer and black-tailed deer.', source: 'ca' },
  HI: {
    deer: 'Hawaii has axis deer on Maui, Molokai and Lanai, and Columbian black-tailed deer on Kauai.',
    source: 'hi',
  },
  NV: { deer: 'The mule deer is Nevada’s only native deer.', source: 'nv' },
}
