/**
 * When whitetails breed, by state and zone: measured, or as the state's agency says. Days are month and day; a peak that
 * ends before it begins crosses New Year. Every source was read as a stored copy; what none of them gives is left out.
 */
import type { StateCode } from '~/features/tools/regulations/states.data'
import type { Source } from '~/lib/source'

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

/** What a source is cited for is the date it stands beside. */
type StateSource = Omit<Source, 'usedFor' | 'readOn'>

const source = (title: string, publisher: string, url: string): StateSource => ({ title, publisher, url })

/** The day on which the copies were read. */
export const rutSourcesReadOn = '2026-11-25'

export const rutSources = {
  ak: source(
    'New Deer in Alaska',
    'Alaska Department of Fish and Game (2019)',
    'http://www.adfg.alaska.gov/index.cfm?adfg=wildlifenews.view_article&articles_id=915',
  ),
  al: source(
    'New Opportunities for Deer Hunters',
    'Alabama Wildlife and Freshwater Fisheries, hunting guide 2020–21',
    'https://www.eregulations.com/alabama/hunting/new-opportunities-for-deer-hunters',
  ),
  ar: source(
    'Deer management data tells encouraging story',
    'Arkansas Democrat-Gazette, after Arkansas Game and Fish (2019)',
    'https://www.pressreader.com/usa/arkansas-democrat-gazette/20191124/282772063417487',
  ),
  ct: source(
    'Watch out for that deer',
    'Wilton Bulletin, after Connecticut’s DEEP',
    'https://www.wiltonbulletin.com/news/connecticut/article/Watch-out-for-that-deer-13980280.php',
  ),
  de: source(
    'Sleepless nights precede opening of deer season',
    'The News Journal, after Delaware’s deer biologist (2014)',
    'https://www.delawareonline.com/story/news/local/2014/11/14/sleepless-nights-precede-opening-deer-season/19050891/',
  ),
  fl: source(
    'Reproductive Dynamics among Disjunct White-Tailed Deer Herds in Florida',
    'Richter and Labisky, abstract at Scilit',
    'https://scilit.com/publications/0d406cf19faf1d5396296c4503f21819',
  ),
  ga: source(
    'Researchers Know When Drivers Should Be on the Lookout for Deer',
    'WTXL, after the University of Georgia (2015)',
    'https://www.wtxl.com/news/researchers-know-when-drivers-should-be-on-the-lookout-for/article_018fe24e-6600-11e5-baba-9b0ce75e3d80.html',
  ),
  gaAthens: source(
    'Deer vehicle collisions increase in mating season',
    'Grady Newsource, after the University of Georgia',
    'https://gradynewsource.uga.edu/deer-vehicle-collisions-increase-in-mating-season',
  ),
  gaAtlanta: source(
    'This is when deer make whoopee, and this is why you should care',
    'The Atlanta Journal-Constitution, after Georgia’s DNR',
    'http://www.ajc.com/news/this-when-deer-make-whoopee-and-this-why-you-should-care/2HDgekOJ4v9LenQrUsuDLM',
  ),
  gaCoast: source(
    'Map shows where deer pose biggest threat',
    'Coastal Courier, after the University of Georgia',
    'https://coastalcourier.com/news/outdoorsrecreation/map-shows-where-deer-pose-biggest-threat',
  ),
  hi: source(
    'Game Mammal Hunting',
    'Hawaii Department of Land and Natural Resources',
    'https://dlnr.hawaii.gov/recreation/hunting/mammal/',
  ),
  ia: source(
    'Reproductive Performance of White-Tailed Deer in Iowa',
    'Abstract at R Discovery',
    'https://discovery.researcher.life/article/reproductive-performance-of-white-tailed-deer-in-iowa/3d544ccc238f3059be76827dae3fc342',
  ),
  in: source(
    'Are you seeing more deer in Michiana right now? An expert explains.',
    'ABC57, an interview with Indiana’s deer biologist',
    'https://abc57.com/news/are-you-seeing-more-deer-in-michiana-right-now-an-expert-explains',
  ),
  ks: source(
    'November Marks the Peak of Deer-Vehicle Accidents',
    'Kansas Department of Wildlife and Parks (2007)',
    'http://ksoutdoors.com/KDWPT-Info/News/News-Archive/2007-Weekly-News-Archive/10-25-07/NOVEMBER-MARKS-THE-PEAK-OF-DEER-VEHICLE-ACCIDENTS',
  ),
  ky: source(
    'Getting to know the gun deer season: warming to blaze orange',
    'NewsBreak, after Kentucky’s wildlife officials (2021)',
    'https://www.newsbreak.com/news/2428186438374/getting-to-know-the-gun-deer-season-warming-to-blaze-orange',
  ),
  la: source(
    'Estimated Deer Breeding Periods',
    'Louisiana Department of Wildlife and Fisheries',
    'http://www.wlf.louisiana.gov/hunting/louisiana-estimated-deer-breeding-periods',
  ),
  ma: source(
    'A closer look at deer breeding season',
    'MassWildlife, in iBerkshires',
    'https://www.iberkshires.com/story/80787/MassWildlife-A-closer-look-at-deer-breeding-season.html',
  ),
  md: source(
    'Drive with caution as deer-mating season continues',
    'Ocean City Today, after Maryland’s deer project (2017)',
    'https://oceancitytoday.villagesoup.com/p/drive-with-caution-as-deer-mating-season-continues/1699116',
  ),
  me: source(
    'Hunters who haven’t gotten a deer yet can take heart',
    'Portland Press Herald, after Maine’s deer biologists (2010)',
    'https://www.pressherald.com/2010/11/07/hunters-who-havent-gotten-a-deer-yet-can-take-heart_2010-11-07/',
  ),
  mi: source(
    'Hunting Prospects',
    'Michigan DNR’s forecast, in Woods-N-Water News (2013)',
    'https://woods-n-waternews.com/2013/11/01/articles-in-this-issue-i-2013-11-01-216967-112113-deer-2013-html/',
  ),
  mn: source(
    'In the rut: Breeding season is key for deer hunters',
    'Star Tribune, an interview with Minnesota’s DNR',
    'https://www.startribune.com/in-the-rut-breeding-season-is-key-for-deer-hunters/340015631',
  ),
  mo: source('Deer Time', 'Missouri Department of Conservation (2001)', 'http://mdc.mo.gov/conmag/2001/09/back-cover'),
  ms: source(
    'Prime Deer Hunting Time: South Mississippi Enjoys Longer Season',
    'The Sun Herald, after Mississippi’s MDWFP (2008)',
    'http://www.redorbit.com/news/science/1239802/prime_deer_hunting_time_south_mississippi_enjoys_longer_season/',
  ),
  mtWa: source(
    'Bucks exposed',
    'The Spokesman-Review (2010)',
    'https://spokesman.com/stories/2010/nov/07/bucks-exposed',
  ),
  nc: source(
    'Peak of rut in North Carolina can vary greatly by location',
    'Carolina Sportsman, after North Carolina’s deer biologist',
    'https://www.carolinasportsman.com/hunting/deer-hunting/peak-of-rut-in-north-carolina-can-vary-greatly-by-location/',
  ),
  nd: source(
    'Annual deer breeding season',
    'KFYR, an interview with North Dakota Game and Fish (2021)',
    'https://www.kfyrtv.com/2021/11/06/annual-deer-breeding-season/',
  ),
  ne: source(
    'A Mammal Brief: White-tailed Deer Fawn',
    'Nebraskaland, Nebraska Game and Parks (2015)',
    'http://mag.outdoornebraska.gov/i/547470/5',
  ),
  nh: source(
    'Getting the skinny on deer productivity',
    'Concord Monitor, after New Hampshire Fish and Game',
    'http://www.concordmonitor.com/topic/8796706-95/hunters-corner-getting-the-skinny-on-deer-productivity',
  ),
  nj: source(
    'Motorists Urged to Watch Out for Deer Crossing Roadways',
    'New Jersey DEP (2021)',
    'https://www.einpresswire.com/article/554816533/',
  ),
  ny: source(
    'DEC: Let Young Bucks Go and Watch Them Grow',
    'New York’s DEC, in LongIsland.com (2016)',
    'https://longisland.com/news/11-08-16/dec-young-bucks-deer-breeding.html',
  ),
  oh: source(
    'Ohio bowhunters can enjoy prime time in the Buckeye deer woods',
    'The Plain Dealer, an interview with Ohio’s deer biologist (2014)',
    'https://www.cleveland.com/outdoors/2014/10/ohio_bowhunters_can_enjoy_prim.html',
  ),
  ok: source(
    'Oklahoma officials detail rut',
    'Oklahoma Department of Wildlife Conservation, in Buckmasters (2010)',
    'http://www.buckmasters.com/oklahoma-officials-detail-rut-rifle-season-opens-nov-20-2.aspx',
  ),
  pa: source(
    'When is the Rut in Pennsylvania?',
    'Pennsylvania Game Commission',
    'https://www.pgc.pa.gov/Wildlife/WildlifeSpecies/White-tailedDeer/Pages/Whenistherut.aspx',
  ),
  ri: source(
    'Watch out for deer!',
    'The Block Island Times, after Rhode Island’s DEM (2021)',
    'https://www.blockislandtimes.com/article/watch-out-deer/60008',
  ),
  sc: source(
    'When is the rut in South Carolina?',
    'Buckmasters, after South Carolina’s DNR',
    'http://www.buckmasters.com/when-is-the-rut-in-south-carolina.aspx',
  ),
  tn: source(
    'Tennessee Deer Season 2012: Hunting Forecast',
    'Outdoor Life, after Tennessee’s big game coordinator (2012)',
    'https://www.outdoorlife.com/blogs/big-buck-zone/2012/09/tennessee-deer-season-2012-hunting-forecast/',
  ),
  tx: source(
    'When are the Deer Rutting on Your Lease?',
    'Texas Fish & Game, after Texas Parks and Wildlife’s study',
    'https://fishgame.com/2016/09/when-the-deer-rutting-on-your-lease/',
  ),
  txCross: source(
    'Whitetail deer breeding season, fawns, and harvesting does',
    'Brownwood News, after Texas Parks and Wildlife’s study',
    'https://brownwoodnews.com/2023/11/23/whitetail-deer-breeding-season-fawns-and-harvesting-does',
  ),
  txSouth: source(
    'Chester Moore column: So, when is the rut',
    'Port Arthur News, after Texas Parks and Wildlife’s study',
    'http://www.panews.com/outdoors/x688452351/Chester-Moore-column-So-when-is-the-rut',
  ),
  vt: source(
    'Theories abound on peak rut dates',
    'Central Maine, after Vermont’s deer project leader (2011)',
    'https://www.centralmaine.com/2011/11/19/theories-abound-on-peak-rut-dates_2011-11-18/',
  ),
  wi: source(
    'Seeing more deer lately? That’s because it’s peak breeding season',
    'WFRV, reprinted by ACME Sponge (2024)',
    'https://acmesponge.com/news/seeing-more-deer-lately-wisconsin-133708261.html',
  ),
  wv: source(
    'W.Va. DNR: This year’s whitetail rut should last longer',
    'Charleston Gazette-Mail (2010)',
    'http://blogs.wvgazettemail.com/johnmccoy/2010/11/16/w-va-dnr-this-years-whitetail-rut-should-last-longer/',
  ),
} satisfies Record<string, StateSource>

export type RutSourceId = keyof typeof rutSources

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
