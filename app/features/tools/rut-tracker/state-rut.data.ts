/**
 * When whitetails breed, by state and zone: measured, or as the state's agency says. Days are month and day; a peak that
 * ends before it begins crosses New Year. Every source was read as a stored copy; what none of them gives is left out.
 */
import type { StateCode } from '~/features/tools/regulations/states.data'
import type { RutSourceId } from './rut-sources.data'

/**
 * `conceptions`: fetuses or births, counted back. `agency`: the state's biologists say when breeding peaks. `rut`: they
 * say when the rut peaks, chasing included. `collisions`: the week with the most deer hit by cars.
 */
export type RutEvidence = 'conceptions' | 'agency' | 'rut' | 'collisions'

/** From the 10th to the 20th where a source says "mid-November", from the 21st where it says "late". */
export interface RutSpan {
  /** First and last day, such as 11-10. Without a last day: a mean or a peak day. */
  from: string
  to?: string
  /** In the source's words, where these are not days. */
  words?: string
  /** Where it is not the state's. */
  source?: RutSourceId
}

export interface RutZone extends RutSpan {
  /** Unique among all states, such as sc-coast. */
  id: string
  /** As it reads after the state's name, in parentheses. Empty where it is the whole state. */
  name: string
}

export interface MeasuredState {
  evidence: RutEvidence
  /** Such as "measured 2000 to 2007". Undefined where the source gives no year. */
  years?: string
  source: RutSourceId
  zones: readonly RutZone[]
  /** What the dates leave out. */
  note?: string
}

export interface StateWithoutWhitetails {
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
    source: 'ct',
    zones: whole('ct', '11-17', '11-30', 'the last two weeks of November'),
  },
  DE: { evidence: 'agency', years: 'published 2014', source: 'de', zones: whole('de', '11-10', '11-20') },
  FL: {
    evidence: 'conceptions',
    years: 'measured 1978 to 1981',
    source: 'fl',
    zones: [
      { id: 'fl-south', name: 'south, at Rotenberger', from: '08-10' },
      { id: 'fl-central', name: 'central, at Tosohatchee', from: '10-07' },
      { id: 'fl-north', name: 'north, at Camp Blanding', from: '11-02' },
      { id: 'fl-northwest', name: 'northwest, at Eglin', from: '02-22' },
    ],
    note: 'These are four places. Florida’s agency maps the peaks from July in the south to February in the northwest.',
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
    note: 'The study has a week for each of the 159 counties; the copies we read name these.',
  },
  IN: {
    evidence: 'agency',
    source: 'in',
    zones: whole('in', '11-01', '11-14', 'the first two weeks of November'),
  },
  IA: { evidence: 'conceptions', years: 'measured 1959 to 1966', source: 'ia', zones: whole('ia', '11-22', '11-24') },
  KS: { evidence: 'rut', years: 'published 2007', source: 'ks', zones: midNovember('ks') },
  KY: { evidence: 'agency', years: 'published 2021', source: 'ky', zones: midNovember('ky') },
  ME: {
    evidence: 'conceptions',
    years: 'measured in the 1980s',
    source: 'me',
    zones: whole('me', '11-17', '11-23'),
  },
  MD: {
    evidence: 'agency',
    years: 'published 2017',
    source: 'md',
    zones: whole('md', '11-01', '11-14', 'the first two weeks of November'),
  },
  MA: { evidence: 'rut', source: 'ma', zones: whole('ma', '11-06', '11-20') },
  MI: {
    evidence: 'agency',
    years: 'published 2013',
    source: 'mi',
    zones: whole('mi', '11-08', '11-14', 'just before November 15'),
    note: 'It comes earliest in the southern Lower Peninsula.',
  },
  MN: { evidence: 'agency', source: 'mn', zones: whole('mn', '11-12', '11-14') },
  MS: {
    evidence: 'conceptions',
    years: 'published 2008',
    source: 'ms',
    zones: [
      { id: 'ms-delta', name: 'the Delta', from: '12-06', to: '12-13' },
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
  },
  MO: { evidence: 'rut', years: 'published 2001', source: 'mo', zones: midNovember('mo') },
  MT: {
    evidence: 'conceptions',
    years: 'published 2010',
    source: 'mtWa',
    zones: [{ id: 'mt-northwest', name: 'northwest', from: '11-21' }],
  },
  NE: { evidence: 'agency', years: 'published 2015', source: 'ne', zones: midNovember('ne') },
  NH: { evidence: 'conceptions', years: 'measured 2011 to 2013', source: 'nh', zones: whole('nh', '11-20') },
  NJ: {
    evidence: 'rut',
    years: 'published 2021',
    source: 'nj',
    zones: whole('nj', '10-21', '12-15', 'late October into mid-December'),
  },
  NY: {
    evidence: 'agency',
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
    years: 'published 2014',
    source: 'oh',
    zones: whole('oh', '10-29', '11-07', 'the last days of October and first week of November'),
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
    zones: whole('tn', '11-22', '11-28', 'around Thanksgiving'),
  },
  TX: {
    evidence: 'conceptions',
    years: 'measured over three years, published 1996',
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
    evidence: 'agency',
    years: 'published 2011',
    source: 'vt',
    zones: whole('vt', '11-15', '11-21', 'the third week of November'),
  },
  WA: {
    evidence: 'conceptions',
    years: 'published 2010',
    source: 'mtWa',
    zones: [{ id: 'wa-northeast', name: 'northeast', from: '11-23' }],
  },
  WV: { evidence: 'rut', years: 'published 2010', source: 'wv', zones: midNovember('wv') },
  WI: { evidence: 'agency', years: 'published 2024', source: 'wi', zones: whole('wi', '10-23', '11-11') },
}

export const statesWithoutWhitetails: Partial<Record<StateCode, StateWithoutWhitetails>> = {
  AK: {
    deer: 'Alaska’s deer are Sitka black-tailed deer. A few whitetails and mule deer have begun to move in from Canada.',
    source: 'ak',
  },
  HI: {
    deer: 'Hawaii has axis deer on Maui, Molokai and Lanai, and Columbian black-tailed deer on Kauai.',
    source: 'hi',
  },
}

/** States whose agency draws the dates on a map that cannot be quoted here. */
export const mapsOfRut: Partial<Record<StateCode, RutSourceId>> = { LA: 'la' }
