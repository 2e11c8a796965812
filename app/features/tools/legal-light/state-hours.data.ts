/**
 * The hours of each state in which deer may be hunted, as its own law, rule, or booklet gives them, or as somebody quotes
 * it. Minutes from sunrise and sunset. A state is "not read" until a text that says so was read in a stored copy.
 */
import type { HuntTypeId } from '~/features/tools/checklist/checklist-items.data'
import type { StateCode } from '~/features/tools/regulations/states.data'

/** Minutes before sunrise and after sunset; below 0 on the sun's side. */
export interface LegalOffsets {
  before: number
  after: number
}

export type HoursRule = (LegalOffsets | { words: string }) & {
  /** Whom it is for, unless it is for every deer season: "for bowhunting". */
  scope?: string
  weapons?: readonly HuntTypeId[]
}

export interface HoursSource {
  title: string
  publisher: string
  url: string
}

export type StateHours =
  | { status: 'not-read' }
  | {
      /** `official`: law, rule, or booklet of the state; `quoted`: what somebody else says that it says. */
      status: 'official' | 'quoted'
      /** The first is the strictest of those that many hunt by. */
      rules: readonly [HoursRule, ...HoursRule[]]
      /** A sentence that hunters should not miss. */
      note?: string
      /** Of an old text. */
      year?: number
      quote: string
      source: HoursSource
      /** If not on the day on which most were read. */
      readOn?: string
    }

export const hoursReadOn = '2026-11-26'

export const stateHours: Readonly<Record<StateCode, StateHours>> = {
  AL: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'For purposes of this article, the words “nighttime hours,” “night,” “between the hours of sunset and daylight,” or similar words shall be defined as between 30 minutes after sunset and 30 minutes before sunrise of the following day.',
    source: {
      title: 'Code of Alabama § 9-11-230.1, definitions',
      publisher: 'copy at Onecle',
      url: 'https://law.onecle.com/alabama/title-9/9-11-230.1.html',
    },
  },
  AK: { status: 'not-read' },
  AZ: {
    status: 'official',
    rules: [{ words: 'daylight hours; the law gives no minutes, so sunrise to sunset is shown' }],
    quote:
      'A person may take wildlife, except aquatic wildlife, only during daylight hours unless otherwise prescribed by the commission.',
    source: {
      title: 'Arizona Revised Statutes § 17-301',
      publisher: 'copy at LawServer',
      url: 'https://lawserver.com/law/state/arizona/az-laws/arizona_laws_17-301',
    },
  },
  AR: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    note: 'The page is an old copy: compare the current guidebook.',
    quote: 'Hunting hours are from 30 minutes before sunrise until 30 minutes after sunset.',
    source: {
      title: 'General Hunting Regulations',
      publisher: 'Arkansas Game and Fish Commission',
      url: 'http://www.agfc.com/hunting/Pages/HuntingRegulations.aspx',
    },
  },
  CA: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    quote:
      'Legal shooting hours for big game in California are from one half hour before sunrise to one half hour after sunset.',
    source: {
      title: 'Safety Rules for Hunting in California',
      publisher: 'Huntercourse.com, California Hunter Safety Course',
      url: 'http://www2.huntercourse.com/california/study?chapter=4&page=11',
    },
  },
  CO: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    note: 'The words are of a brochure from before 2011.',
    quote:
      'Legal hunting hours for big game are one-half hour before sunrise to one-half hour after sunset, unless specifically restricted.',
    source: {
      title: 'Colorado Hunting Methods and Field Info',
      publisher: 'DIY Hunting Maps, from the Division of Wildlife’s brochure',
      url: 'http://dev.diyhuntingmaps.com/p/co-hunting-methods-field-info.html',
    },
  },
  CT: {
    status: 'quoted',
    rules: [{ before: 30, after: 0, scope: 'for bowhunting', weapons: ['archery', 'crossbow'] }],
    note: 'Firearms: not read.',
    year: 2019,
    quote: 'Bowhunting is allowed from a half-hour before sunrise until sunset.',
    source: {
      title: 'Turkey and deer bowhunting season opens Monday',
      publisher: 'Shelton Herald',
      url: 'https://www.sheltonherald.com/news/article/Turkey-and-deer-bowhunting-season-opens-Monday-13942347.php',
    },
  },
  DE: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'Sunday deer hunting is permitted during the regular deer hunting hours of one-half hour before sunrise until one-half hour after sunset.',
    source: {
      title: 'Sunday Deer Hunting',
      publisher: 'Delaware DNREC, Division of Fish and Wildlife',
      url: 'https://dnrec.delaware.gov/fish-wildlife/hunting/sunday/',
    },
  },
  FL: {
    status: 'official',
    rules: [{ before: 30, after: 30, scope: 'for guns', weapons: ['rifle', 'muzzleloader'] }],
    note: 'Bows: not read.',
    quote:
      '… the take of wildlife or freshwater fish with a gun between one-half hour after sunset and one-half hour before sunrise is prohibited.',
    source: {
      title: 'Florida Administrative Code 68A-4.002',
      publisher: 'copy at Casetext',
      url: 'https://casetext.com/regulation/florida-administrative-code/department-68-fish-and-wildlife-conservation-commission/division-68a-freshwater-fish-and-wildlife/chapter-68a-4-general-prohibitions-and-requirements/section-68a-4002-take-of-wildlife-and-freshwater-fish-with-a-gun-at-night-exceptions',
    },
  },
  GA: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      '“Night” means between the hours of 30 minutes after sunset and 30 minutes before sunrise. … It shall be unlawful to hunt at night any game bird or game animal in this state except for alligators, raccoons, opossums, foxes, and bobcats.',
    source: {
      title: 'Official Code of Georgia § 27-1-2 and § 27-3-2',
      publisher: 'UniCourt’s copy, 2022',
      url: 'https://unicourt.github.io/cic-code-ga/transforms/ga/ocga/r86/gov.ga.ocga.title.27.html',
    },
  },
  HI: {
    status: 'quoted',
    rules: [{ before: 30, after: 30, scope: 'in public hunting areas' }],
    note: 'Private land: not read.',
    quote: 'You are allowed to hunt from one-half hour before sunrise to one-half hour after sunset.',
    source: {
      title: 'Hunting Game Mammals in Hawaii',
      publisher: 'Bowhunter-ed.com, Hawaii bowhunter course',
      url: 'https://www.bowhunter-ed.com/hawaii/studyGuide/Hunting-Game-Mammals-in-Hawaii/301012_2319/',
    },
  },
  ID: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    quote:
      'Hunting Hours Big game animals may be hunted only from one-half hour before sunrise to one-half hour after sunset.',
    source: {
      title: 'Big Game Rules',
      publisher: 'Idaho Department of Fish and Game, copy at 5y1.org',
      url: 'https://info.5y1.org/harvest-moon-2021-game_1_923097.html',
    },
  },
  IL: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    year: 2017,
    quote:
      'Persons having a firearm deer hunting permit shall be permitted to take deer only during the period from 1/2 hour before sunrise to 1/2 hour after sunset … Persons having an archery deer hunting permit shall be permitted to take deer only during the period from 1/2 hour before sunrise to 1/2 hour after sunset',
    source: {
      title: 'Wildlife Code on deer permits, reprinted in HB 3583',
      publisher: 'Illinois General Assembly',
      url: 'https://witnessslips.ilga.gov/ftp/legislation/100/HB/10000HB3583ham001.htm',
    },
  },
  IN: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote: 'Deer: One-half hour before sunrise to one-half hour after sunset.',
    source: {
      title: 'General Regulations: Legal Hunting Hours',
      publisher: 'eRegulations, for the Indiana DNR',
      url: 'https://www.eregulations.com/indiana/hunting/general-regulations/',
    },
  },
  IA: {
    status: 'quoted',
    rules: [{ before: 30, after: 30, scope: 'in the early muzzleloader season', weapons: ['rifle', 'muzzleloader'] }],
    note: 'Read the same of the first shotgun season (2022) and the late muzzleloader season (2012). Archery: not read.',
    quote:
      'John Lorenzen, with the DNR Office in Lewis, says hunting hours are a half hour before sunrise and a half hour after sunset.',
    source: {
      title: 'Early Muzzleloader Season Begins Today',
      publisher: 'Western Iowa Today, 2024',
      url: 'https://www.newsbreak.com/western-iowa-today-500235/3630528016672-early-muzzleloader-season-begins-today',
    },
  },
  KS: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    quote: 'Shooting hours for big game are 1/2 hour before sunrise to 1/2 hour after sunset.',
    source: {
      title: 'Legal for Feed Deer in Kansas',
      publisher: 'a blog that copies the state’s regulations summary, 2022',
      url: 'https://friddleortogs.blogspot.com/2022/10/legal-for-feed-deer-in-kansas.html',
    },
  },
  KY: {
    status: 'quoted',
    rules: [{ before: 30, after: 30, scope: 'in the modern gun season', weapons: ['rifle'] }],
    note: 'Other seasons: not read.',
    quote: 'Shooting hours are 30 minutes before sunrise to 30 minutes after sunset.',
    source: {
      title: 'Kentucky modern gun deer season officially open',
      publisher: 'WHAS11, 2021',
      url: 'https://www.whas11.com/article/sports/kentucky-modern-gun-deer-season-officially-open/417-1a23fc8c-204b-41c5-b078-bad080c551ab',
    },
  },
  LA: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    year: 2015,
    quote:
      'According to the Dept. of Wildlife and Fisheries, shooting hours for deer hunting are one-half hour before sunrise to one-half hour after sunset.',
    source: {
      title: 'Fair game',
      publisher: 'Weekly Citizen, citing the Department of Wildlife and Fisheries',
      url: 'https://www.weeklycitizen.com/story/sports/outdoors/2015/09/14/fair-game/33535185007/',
    },
  },
  ME: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    note: 'Another lawyer says that the sun of Bangor counts in all of Maine.',
    quote:
      'Deer hunting laws in Maine state that hunters can pursue deer from 30 minutes before sunrise to 30 minutes after sunset during the designated seasons.',
    source: {
      title: 'Legal Hunting Hours in Maine',
      publisher: 'Webb Law, a hunting lawyer',
      url: 'https://webblawmaine.com/blog/legal-hunting-hours-in-maine',
    },
  },
  MD: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    note: 'On some Sundays firearms stop earlier in some counties.',
    quote:
      'Shooting hours – Generally one half hour before sunrise to one half hour after sunset, with some Sunday restrictions.',
    source: {
      title: 'Maryland Deer Hunting Regulations',
      publisher: 'huntingseasons.org, a private summary',
      url: 'https://huntingseasons.org/maryland-deer-hunting-regulations',
    },
  },
  MA: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    note: 'On wildlife management areas stocked with pheasant or quail, during those seasons: sunrise to sunset.',
    quote:
      'Hunting Hours: The hunting hours begin at ½ hour before sunrise and continue until ½ hour after sunset, except that on wildlife management areas stocked with pheasant or quail, during the pheasant or quail seasons, the hunting hours are from sunrise to sunset.',
    source: {
      title: 'Hunting and Tagging of Deer',
      publisher: 'Massachusetts Division of Fisheries and Wildlife',
      url: 'http://www.mass.gov/eea/agencies/dfg/dfw/laws-regulations/plain-lang-sum/hunting-and-tagging-of-deer.html',
    },
  },
  MI: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    note: 'The state’s table of clock times counts, with minutes added west of Time Zone A.',
    year: 2012,
    quote:
      'Bear, Deer, Fall Wild Turkey, Furbearer and Small Game Hunting Hours Table* One-half hour before sunrise to one-half hour after sunset (adjusted for daylight saving time).',
    source: {
      title: 'Hunting Hours',
      publisher: 'Michigan Department of Natural Resources',
      url: 'http://www.michigan.gov/dnr/0,4570,7-153-10363-30035--,00.html',
    },
  },
  MN: { status: 'not-read' },
  MS: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'It is unlawful for any person to hunt any wild animal or wild bird during the night from one-half (1/2) hour after sunset to one-half (1/2) hour before sunrise, either with or without the use of a light, except: Beavers, bobcats, fox, opossums, nutria and raccoons …',
    source: {
      title: 'Mississippi Code § 49-7-59, hours for hunting',
      publisher: 'UniCourt’s copy, 2020',
      url: 'https://unicourt.github.io/cic-code-ms/transforms/ms/ocms/r78/gov.ms.code.title.49.html',
    },
  },
  MO: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'Deer may be pursued or taken only from one-half (1/2) hour before sunrise until one-half (1/2) hour after sunset.',
    source: {
      title: '3 CSR 10-7.431, deer hunting seasons',
      publisher: 'Missouri Code of State Regulations, copy at Casetext',
      url: 'https://casetext.com/regulation/missouri-administrative-code/title-3-department-of-conservation/division-10-conservation-commission/chapter-7-wildlife-code-hunting-seasons-methods-limits/section-3-csr-10-7431-deer-hunting-seasons-general-provisions',
    },
  },
  MT: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    year: 2019,
    quote: 'Big game hunting is only allowed from half-an-hour before sunrise to half-an-hour after sunset.',
    source: {
      title: 'Montana FWP game wardens share common hunting mistakes',
      publisher: 'ABC FOX Montana, from a release of Montana FWP',
      url: 'https://www.abcfoxmontana.com/all_abc_fox/montana-fwp-game-wardens-share-common-hunting-mistakes/article_226cefa6-f847-11e9-9bbe-c7bdb711d5c0.html',
    },
  },
  NE: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote: 'SHOOTING HOURS It is legal to hunt big game 30 minutes before sunrise to 30 minutes following sunset.',
    source: {
      title: 'Big Game Guide 2024, page 34',
      publisher: 'Nebraska Game and Parks Commission',
      url: 'http://digital.outdoornebraska.gov/i/1520361-big-game-guide-2024-web/37',
    },
  },
  NV: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'The limit is one animal per tag and the hunting hours are one-half hour before sunrise to one-half hour after sunset for all big game hunts, unless otherwise specified.',
    source: {
      title: 'Big Game Notes Before Hunting',
      publisher: 'eRegulations, for the Nevada Department of Wildlife',
      url: 'https://www.eregulations.com/nevada/hunting/big-game-notes-before-hunting',
    },
  },
  NH: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'Wild deer shall be taken only from 1/2 hour before sunrise to 1/2 hour after sunset during the open seasons for taking deer.',
    source: {
      title: 'Fis 301.03, deer season',
      publisher: 'New Hampshire Administrative Code, copy at Casetext',
      url: 'https://casetext.com/regulation/new-hampshire-administrative-code/title-fis-executive-director-fish-and-game-department/chapter-fis-300-wildlife-seasons-and-rules/part-fis-301-game-animals/section-fis-30103-deer-season',
    },
  },
  NJ: {
    status: 'official',
    rules: [{ before: 30, after: 30, scope: 'in the bow seasons', weapons: ['archery', 'crossbow'] }],
    note: 'Firearm seasons: not read.',
    quote: 'Legal hunting hours shall be 1/2 hour before sunrise to 1/2 hour after sunset.',
    source: {
      title: '7:25-5.25, white-tailed deer fall bow season',
      publisher: 'New Jersey Administrative Code, copy at Casetext',
      url: 'https://casetext.com/regulation/new-jersey-administrative-code/title-7-environmental-protection/chapter-25-division-of-fish-and-wildlife-rules/subchapter-5-2020-2021-game-code/section-725-525-white-tailed-deer-odocoileus-virginianus-fall-bow-season',
    },
  },
  NM: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'Legal hunting hours: A person may only take or attempt to take any big game species or turkey during the period from one-half hour before sunrise to one-half hour after sunset.',
    source: {
      title: '19.31.10.12, big game and turkey',
      publisher: 'New Mexico Administrative Code, copy at Casetext',
      url: 'https://casetext.com/regulation/new-mexico-administrative-code/title-19-natural-resources-and-wildlife/chapter-31-hunting-and-fishing/part-10-hunting-and-fishing-manner-and-method-of-taking/section-19311012-big-game-and-turkey',
    },
  },
  NY: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    quote:
      'Extend the hunting hours for deer and bear to include the full period of ambient light from 30 minutes before sunrise to 30 minutes after sunset.',
    source: {
      title: 'DEC announces new deer, bear hunting rules including longer hunting hours',
      publisher: 'syracuse.com, 2021',
      url: 'https://www.syracuse.com/outdoors/2021/09/dec-announces-new-deer-bear-hunting-rules-including-longer-hunting-hours-new-dress-code.html',
    },
  },
  NC: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    note: 'On Sundays firearms must also rest from 9:30 a.m. to 12:30 p.m.',
    quote:
      'Except as otherwise provided, game may only be taken between a half hour before sunrise and a half hour after sunset …',
    source: {
      title: 'N.C. General Statutes § 113-291.1',
      publisher: 'copy at laws9.com',
      url: 'http://laws9.com/statutes/north-carolina/Chapter_113/GS_113-291_1',
    },
  },
  ND: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    note: 'On the opening day of a season, from noon Central Time.',
    quote:
      'The 2019 North Dakota deer season opens this Friday, Nov. 8, at noon (Central time) and runs through Sunday, Nov. 24. Legal shooting hours are 30 minutes before sunrise to 30 minutes after sunset.',
    source: {
      title: 'Deer hunting season starts Friday, respect property of others',
      publisher: 'The Dickinson Press',
      url: 'https://www.thedickinsonpress.com/incoming/4761871-Stark-County-Sheriff%E2%80%99s-Department-offer-advice-as-deer-season-opens-this-Friday',
    },
  },
  OH: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    year: 2018,
    quote: 'Deer hunting hours are 30 minutes before sunrise to 30 minutes past sunset for all deer hunting seasons.',
    source: {
      title: 'Ohio deer hunting 2018: When is gun season?',
      publisher: 'Cincinnati Enquirer, citing the Ohio Department of Natural Resources',
      url: 'https://www.cincinnati.com/story/news/2018/11/26/ohio-deer-hunting-2018-when-gun-season/2112729002/',
    },
  },
  OK: {
    status: 'quoted',
    rules: [{ before: 30, after: 30, scope: 'in the deer gun season', weapons: ['rifle'] }],
    note: 'Other seasons: not read.',
    year: 2020,
    quote:
      'Legal shooting hours are one-half hour before official sunrise to one-half hour after official sunset, according to Oklahoma Department of Wildlife Conservation hunting rules and regulations.',
    source: {
      title: 'Gun season for deer starts on Saturday',
      publisher: 'Lincoln County News, citing the Department of Wildlife Conservation',
      url: 'https://www.lcnok.com/index.php/sports-sports-sports/gun-season-deer-starts-saturday',
    },
  },
  OR: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote: 'Game mammals may only be hunted from 1/2 hour before sunrise to 1/2 hour after sunset.',
    source: {
      title: 'General Hunting Regulations',
      publisher: 'eRegulations, for the Oregon Department of Fish and Wildlife',
      url: 'https://www.eregulations.com/oregon/hunting/general-hunting-regulations',
    },
  },
  PA: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'Except as otherwise provided, wild birds and mammals may be hunted 1/2 hour before sunrise to 1/2 hour after sunset.',
    source: {
      title: '58 Pa. Code § 141.4: hunting hours',
      publisher: 'Pennsylvania Code',
      url: 'https://pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F058%2Fchapter141%2Fs141.4.html',
    },
  },
  RI: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    year: 2020,
    quote: 'Deer hunting hours are from one-half hour before sunrise to one-half hour after sunset.',
    source: {
      title: 'Management area users should wear orange clothing during hunting season',
      publisher: 'The Westerly Sun, from a notice of the Rhode Island DEM',
      url: 'https://www.thewesterlysun.com/news/latest-news/management-area-users-should-wear-orange-clothing-during-hunting-season/article_44894d68-3339-11eb-b736-0f2985c7f578.html',
    },
  },
  SC: {
    status: 'official',
    rules: [{ before: 60, after: 60 }],
    note: 'Wildlife management areas: not read.',
    quote:
      'Legal hunting time for deer is the time between one hour before official sunrise until one hour after official sunset (50-11-710).',
    source: {
      title: 'Deer Rules & Regulations',
      publisher: 'eRegulations, for the South Carolina Department of Natural Resources',
      url: 'https://www.eregulations.com/southcarolina/huntingandfishing/deer-rules-regulations/',
    },
  },
  SD: {
    status: 'quoted',
    rules: [{ before: 30, after: 30, scope: 'in the East River firearms season', weapons: ['rifle'] }],
    note: 'Other seasons: not read.',
    year: 2015,
    quote:
      'The shooting hours for the East River Deer season are one-half hour before sunrise to one-half hour after sunset.',
    source: {
      title: 'East River deer season arrives',
      publisher: 'Watertown Public Opinion, by a state conservation officer',
      url: 'https://www.thepublicopinion.com/story/sports/2015/11/19/east-river-deer-season-arrives/45256077/',
    },
  },
  TN: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'For all other game species except those listed below, legal hunting hours are one half-hour before legal sunrise to one half-hour after legal sunset.',
    source: {
      title: 'General Regulations: Hunting Hours',
      publisher: 'eRegulations, for the Tennessee Wildlife Resources Agency',
      url: 'https://www.eregulations.com/tennessee/hunting/general-regulations',
    },
  },
  TX: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'No person may hunt any wild bird, wild game bird, wild fowl, or wild game animal protected by this code at any season of the year between one-half hour after sunset and one-half hour before sunrise.',
    source: {
      title: 'Parks and Wildlife Code § 62.004, hunting at night',
      publisher: 'Texas statutes, copy at elaws.us',
      url: 'http://tx.elaws.us/law/pw_title5_chapter62_sec.62.004',
    },
  },
  UT: { status: 'not-read' },
  VT: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'A person shall not take game between one-half hour after sunset and one-half hour before sunrise unless otherwise provided by statute or by the rules of the Board.',
    source: {
      title: '10 V.S.A. § 4701, legal day',
      publisher: 'Vermont Statutes, copy at instalawyer.io',
      url: 'https://instalawyer.io/laws/vermont-statutes/4701-use-of-gun',
    },
  },
  VA: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    quote:
      'One-half hour before sunrise to one-half hour after sunset for nonmigratory birds and game animals except during spring turkey season.',
    source: {
      title: 'General Hunting Information: hunting hours',
      publisher: 'eRegulations, for the Virginia Department of Wildlife Resources',
      url: 'https://www.eregulations.com/virginia/hunting/general-hunting-information/',
    },
  },
  WA: {
    status: 'official',
    rules: [{ before: 30, after: 30 }],
    note: 'The state prints a table of clock times for each week, and that counts.',
    quote:
      'These are lawful hunting hours (one-half hour before sunrise to one-half hour after sunset) for game animals and forest grouse (ruffed, blue, spruce) during established seasons.',
    source: {
      title: 'Hunting Hours, 2024-2025',
      publisher: 'eRegulations, for the Washington Department of Fish and Wildlife',
      url: 'https://www.eregulations.com/washington/hunting/hunting-hours',
    },
  },
  WV: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    note: 'The text gives the first and the last hour of each season.',
    year: 2020,
    quote:
      'West Virginia’s antlerless-deer season for youths, seniors and handicapped hunters will open, one-half hour before sunrise. [...] West Virginia’s archery season for deer, bear and wild boar will close, one-half hour after sunset.',
    source: {
      title: 'Outdoors calendar',
      publisher: 'Charleston Gazette-Mail',
      url: 'https://www.wvgazettemail.com/outdoors/hunting_and_fishing/outdoors-calendar-dec-20-2020/article_aa5b6d47-a686-5ac9-8485-2a9e249d26f5.html',
    },
  },
  WI: { status: 'not-read' },
  WY: {
    status: 'quoted',
    rules: [{ before: 30, after: 30 }],
    quote: 'one-half hour before sunrise to one-half hour after sunset',
    source: {
      title: 'Shooting Hours',
      publisher: 'Hunter-ed.com, course of the Wyoming Game and Fish Department',
      url: 'https://hunter-ed.com/wyoming/studyGuide/Shooting-Hours/20105301_61525',
    },
    readOn: '2026-11-23',
  },
}
