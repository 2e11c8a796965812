/** The sources of the hours of state-hours.data.ts. Stored copies of these addresses were read. */
import type { ReadState } from './state-hours.data'

export interface HoursSource {
  title: string
  publisher: string
  url: string
}

export interface StateHoursSource extends HoursSource {
  /**
   * `official` is a law, rule, or booklet of the state, or a copy of one; `quoted` is what somebody else says of one.
   */
  status: 'official' | 'quoted'
  /** The day on which the source was read, if not on the day on which most were. */
  readOn?: string
}

export const hoursReadOn = '2026-11-26'

export const stateHoursSources: Readonly<Record<ReadState, StateHoursSource>> = {
  AL: {
    status: 'official',
    title: 'Code of Alabama § 9-11-230.1, definitions',
    publisher: 'copy at Onecle',
    url: 'https://law.onecle.com/alabama/title-9/9-11-230.1.html',
  },
  AZ: {
    status: 'official',
    title: 'Arizona Revised Statutes § 17-301',
    publisher: 'copy at LawServer',
    url: 'https://lawserver.com/law/state/arizona/az-laws/arizona_laws_17-301',
  },
  AR: {
    status: 'official',
    title: 'General Hunting Regulations',
    publisher: 'Arkansas Game and Fish Commission',
    url: 'http://www.agfc.com/hunting/Pages/HuntingRegulations.aspx',
  },
  CA: {
    status: 'quoted',
    title: 'Safety Rules for Hunting in California',
    publisher: 'Huntercourse.com, California Hunter Safety Course',
    url: 'http://www2.huntercourse.com/california/study?chapter=4&page=11',
  },
  CO: {
    status: 'quoted',
    title: 'Colorado Hunting Methods and Field Info',
    publisher: 'DIY Hunting Maps, from the Division of Wildlife’s brochure',
    url: 'http://dev.diyhuntingmaps.com/p/co-hunting-methods-field-info.html',
  },
  CT: {
    status: 'quoted',
    title: 'Turkey and deer bowhunting season opens Monday',
    publisher: 'Shelton Herald',
    url: 'https://www.sheltonherald.com/news/article/Turkey-and-deer-bowhunting-season-opens-Monday-13942347.php',
  },
  DE: {
    status: 'official',
    title: 'Sunday Deer Hunting',
    publisher: 'Delaware DNREC, Division of Fish and Wildlife',
    url: 'https://dnrec.delaware.gov/fish-wildlife/hunting/sunday/',
  },
  FL: {
    status: 'official',
    title: 'Florida Administrative Code 68A-4.002',
    publisher: 'copy at Casetext',
    url: 'https://casetext.com/regulation/florida-administrative-code/department-68-fish-and-wildlife-conservation-commission/division-68a-freshwater-fish-and-wildlife/chapter-68a-4-general-prohibitions-and-requirements/section-68a-4002-take-of-wildlife-and-freshwater-fish-with-a-gun-at-night-exceptions',
  },
  GA: {
    status: 'official',
    title: 'Official Code of Georgia § 27-1-2 and § 27-3-2',
    publisher: 'copy at UniCourt',
    url: 'https://unicourt.github.io/cic-code-ga/transforms/ga/ocga/r86/gov.ga.ocga.title.27.html',
  },
  HI: {
    status: 'quoted',
    title: 'Hunting Game Mammals in Hawaii',
    publisher: 'Bowhunter-ed.com, Hawaii bowhunter course',
    url: 'https://www.bowhunter-ed.com/hawaii/studyGuide/Hunting-Game-Mammals-in-Hawaii/301012_2319/',
  },
  ID: {
    status: 'quoted',
    title: 'Big Game Rules',
    publisher: 'Idaho Department of Fish and Game, copy at 5y1.org',
    url: 'https://info.5y1.org/harvest-moon-2021-game_1_923097.html',
  },
  IL: {
    status: 'official',
    title: 'Wildlife Code on deer permits, reprinted in HB 3583',
    publisher: 'Illinois General Assembly',
    url: 'https://witnessslips.ilga.gov/ftp/legislation/100/HB/10000HB3583ham001.htm',
  },
  IN: {
    status: 'official',
    title: 'General Regulations: Legal Hunting Hours',
    publisher: 'eRegulations, for the Indiana DNR',
    url: 'https://www.eregulations.com/indiana/hunting/general-regulations/',
  },
  IA: {
    status: 'quoted',
    title: 'Early Muzzleloader Season Begins Today',
    publisher: 'Western Iowa Today',
    url: 'https://www.newsbreak.com/western-iowa-today-500235/3630528016672-early-muzzleloader-season-begins-today',
  },
  KS: {
    status: 'quoted',
    title: 'Legal for Feed Deer in Kansas',
    publisher: 'a blog that copies the state’s regulations summary',
    url: 'https://friddleortogs.blogspot.com/2022/10/legal-for-feed-deer-in-kansas.html',
  },
  KY: {
    status: 'quoted',
    title: 'Kentucky modern gun deer season officially open',
    publisher: 'WHAS11',
    url: 'https://www.whas11.com/article/sports/kentucky-modern-gun-deer-season-officially-open/417-1a23fc8c-204b-41c5-b078-bad080c551ab',
  },
  LA: {
    status: 'quoted',
    title: 'Fair game',
    publisher: 'Weekly Citizen, citing the Department of Wildlife and Fisheries',
    url: 'https://www.weeklycitizen.com/story/sports/outdoors/2015/09/14/fair-game/33535185007/',
  },
  ME: {
    status: 'quoted',
    title: 'Legal Hunting Hours in Maine',
    publisher: 'Webb Law, a hunting lawyer',
    url: 'https://webblawmaine.com/blog/legal-hunting-hours-in-maine',
  },
  MD: {
    status: 'quoted',
    title: 'Maryland Deer Hunting Regulations',
    publisher: 'huntingseasons.org, a private summary',
    url: 'https://huntingseasons.org/maryland-deer-hunting-regulations',
  },
  MA: {
    status: 'official',
    title: 'Hunting and Tagging of Deer',
    publisher: 'Massachusetts Division of Fisheries and Wildlife',
    url: 'http://www.mass.gov/eea/agencies/dfg/dfw/laws-regulations/plain-lang-sum/hunting-and-tagging-of-deer.html',
  },
  MI: {
    status: 'official',
    title: 'Hunting Hours',
    publisher: 'Michigan Department of Natural Resources',
    url: 'http://www.michigan.gov/dnr/0,4570,7-153-10363-30035--,00.html',
  },
  MS: {
    status: 'official',
    title: 'Mississippi Code § 49-7-59, hours for hunting',
    publisher: 'copy at UniCourt',
    url: 'https://unicourt.github.io/cic-code-ms/transforms/ms/ocms/r78/gov.ms.code.title.49.html',
  },
  MO: {
    status: 'official',
    title: '3 CSR 10-7.431, deer hunting seasons',
    publisher: 'Missouri Code of State Regulations, copy at Casetext',
    url: 'https://casetext.com/regulation/missouri-administrative-code/title-3-department-of-conservation/division-10-conservation-commission/chapter-7-wildlife-code-hunting-seasons-methods-limits/section-3-csr-10-7431-deer-hunting-seasons-general-provisions',
  },
  MT: {
    status: 'quoted',
    title: 'Montana FWP game wardens share common hunting mistakes',
    publisher: 'ABC FOX Montana, from a release of Montana FWP',
    url: 'https://www.abcfoxmontana.com/all_abc_fox/montana-fwp-game-wardens-share-common-hunting-mistakes/article_226cefa6-f847-11e9-9bbe-c7bdb711d5c0.html',
  },
  NE: {
    status: 'official',
    title: 'Big Game Guide 2024, page 34',
    publisher: 'Nebraska Game and Parks Commission',
    url: 'http://digital.outdoornebraska.gov/i/1520361-big-game-guide-2024-web/37',
  },
  NV: {
    status: 'official',
    title: 'Big Game Notes Before Hunting',
    publisher: 'eRegulations, for the Nevada Department of Wildlife',
    url: 'https://www.eregulations.com/nevada/hunting/big-game-notes-before-hunting',
  },
  NH: {
    status: 'official',
    title: 'Fis 301.03, deer season',
    publisher: 'New Hampshire Administrative Code, copy at Casetext',
    url: 'https://casetext.com/regulation/new-hampshire-administrative-code/title-fis-executive-director-fish-and-game-department/chapter-fis-300-wildlife-seasons-and-rules/part-fis-301-game-animals/section-fis-30103-deer-season',
  },
  NJ: {
    status: 'official',
    title: '7:25-5.25, white-tailed deer fall bow season',
    publisher: 'New Jersey Administrative Code, copy at Casetext',
    url: 'https://casetext.com/regulation/new-jersey-administrative-code/title-7-environmental-protection/chapter-25-division-of-fish-and-wildlife-rules/subchapter-5-2020-2021-game-code/section-725-525-white-tailed-deer-odocoileus-virginianus-fall-bow-season',
  },
  NM: {
    status: 'official',
    title: '19.31.10.12, big game and turkey',
    publisher: 'New Mexico Administrative Code, copy at Casetext',
    url: 'https://casetext.com/regulation/new-mexico-administrative-code/title-19-natural-resources-and-wildlife/chapter-31-hunting-and-fishing/part-10-hunting-and-fishing-manner-and-method-of-taking/section-19311012-big-game-and-turkey',
  },
  NY: {
    status: 'quoted',
    title: 'DEC announces new deer, bear hunting rules including longer hunting hours',
    publisher: 'syracuse.com',
    url: 'https://www.syracuse.com/outdoors/2021/09/dec-announces-new-deer-bear-hunting-rules-including-longer-hunting-hours-new-dress-code.html',
  },
  NC: {
    status: 'official',
    title: 'N.C. General Statutes § 113-291.1',
    publisher: 'copy at laws9.com',
    url: 'http://laws9.com/statutes/north-carolina/Chapter_113/GS_113-291_1',
  },
  ND: {
    status: 'quoted',
    title: 'Stark County Sheriff’s Department offer advice as deer season opens this Friday',
    publisher: 'The Dickinson Press',
    url: 'https://www.thedickinsonpress.com/incoming/4761871-Stark-County-Sheriff%E2%80%99s-Department-offer-advice-as-deer-season-opens-this-Friday',
  },
  OH: {
    status: 'quoted',
    title: 'Ohio deer hunting 2018: When is gun season?',
    publisher: 'Cincinnati Enquirer, citing the Ohio Department of Natural Resources',
    url: 'https://www.cincinnati.com/story/news/2018/11/26/ohio-deer-hunting-2018-when-gun-season/2112729002/',
  },
  OK: {
    status: 'quoted',
    title: 'Gun season for deer starts on Saturday',
    publisher: 'Lincoln County News, citing the Department of Wildlife Conservation',
    url: 'https://www.lcnok.com/index.php/sports-sports-sports/gun-season-deer-starts-saturday',
  },
  OR: {
    status: 'official',
    title: 'General Hunting Regulations',
    publisher: 'eRegulations, for the Oregon Department of Fish and Wildlife',
    url: 'https://www.eregulations.com/oregon/hunting/general-hunting-regulations',
  },
  PA: {
    status: 'official',
    title: '58 Pa. Code § 141.4: hunting hours',
    publisher: 'Pennsylvania Code',
    url: 'https://pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F058%2Fchapter141%2Fs141.4.html',
  },
  RI: {
    status: 'quoted',
    title: 'Management area users should wear orange clothing during hunting season',
    publisher: 'The Westerly Sun, from a notice of the Rhode Island DEM',
    url: 'https://www.thewesterlysun.com/news/latest-news/management-area-users-should-wear-orange-clothing-during-hunting-season/article_44894d68-3339-11eb-b736-0f2985c7f578.html',
  },
  SC: {
    status: 'official',
    title: 'Deer Rules & Regulations',
    publisher: 'eRegulations, for the South Carolina Department of Natural Resources',
    url: 'https://www.eregulations.com/southcarolina/huntingandfishing/deer-rules-regulations/',
  },
  SD: {
    status: 'quoted',
    title: 'East River deer season arrives',
    publisher: 'Watertown Public Opinion, by a state conservation officer',
    url: 'https://www.thepublicopinion.com/story/sports/2015/11/19/east-river-deer-season-arrives/45256077/',
  },
  TN: {
    status: 'official',
    title: 'General Regulations: Hunting Hours',
    publisher: 'eRegulations, for the Tennessee Wildlife Resources Agency',
    url: 'https://www.eregulations.com/tennessee/hunting/general-regulations',
  },
  TX: {
    status: 'official',
    title: 'Parks and Wildlife Code § 62.004, hunting at night',
    publisher: 'Texas statutes, copy at elaws.us',
    url: 'http://tx.elaws.us/law/pw_title5_chapter62_sec.62.004',
  },
  VT: {
    status: 'official',
    title: '10 V.S.A. § 4701, legal day',
    publisher: 'Vermont Statutes, copy at instalawyer.io',
    url: 'https://instalawyer.io/laws/vermont-statutes/4701-use-of-gun',
  },
  VA: {
    status: 'official',
    title: 'General Hunting Information: hunting hours',
    publisher: 'eRegulations, for the Virginia Department of Wildlife Resources',
    url: 'https://www.eregulations.com/virginia/hunting/general-hunting-information/',
  },
  WA: {
    status: 'official',
    title: 'Hunting Hours, 2024-2025',
    publisher: 'eRegulations, for the Washington Department of Fish and Wildlife',
    url: 'https://www.eregulations.com/washington/hunting/hunting-hours',
  },
  WV: {
    status: 'quoted',
    title: 'Outdoors calendar',
    publisher: 'Charleston Gazette-Mail',
    url: 'https://www.wvgazettemail.com/outdoors/hunting_and_fishing/outdoors-calendar-dec-20-2020/article_aa5b6d47-a686-5ac9-8485-2a9e249d26f5.html',
  },
  WY: {
    status: 'quoted',
    title: 'Shooting Hours',
    publisher: 'Hunter-ed.com, course of the Wyoming Game and Fish Department',
    url: 'https://hunter-ed.com/wyoming/studyGuide/Shooting-Hours/20105301_61525',
    readOn: '2026-11-23',
  },
}
