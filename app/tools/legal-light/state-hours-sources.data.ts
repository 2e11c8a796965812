/** The sources of the hours of state-hours.data.ts. Stored copies of these addresses were read. */
import type { StateCode } from '~/lib/states.data'
import type { ReadState } from './state-hours.data'

export interface HoursSource {
  title: string
  publisher: string
  url: string
}

export interface StateHoursSource extends HoursSource {
  /**
   * `official` is a law, rule, booklet, or release of the state, or a copy of one; `quoted` is what somebody else says of one.
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
  AR: {
    status: 'quoted',
    title: 'Beware state deer, gun season is here',
    publisher: 'Arkansas Democrat-Gazette',
    url: 'https://www.arkansasonline.com/news/2016/nov/12/beware-state-deer-gun-season-is-here-20/',
    readOn: '2026-11-28',
  },
  CA: {
    status: 'quoted',
    title: 'Deer hunting in California',
    publisher: 'Western Hunter, citing the Department of Fish and Game’s office in the north',
    url: 'http://westernhunter.com/Pages/Vol05Issue09/cadeer.html',
    readOn: '2026-11-28',
  },
  CT: {
    status: 'quoted',
    title: 'Turkey and deer bowhunting season opens Monday',
    publisher: 'Shelton Herald',
    url: 'https://www.sheltonherald.com/news/article/Turkey-and-deer-bowhunting-season-opens-Monday-13942347.php',
  },
  DE: {
    status: 'official',
    title: 'Jan. 15 is final 2016/17 Sunday deer hunting date',
    publisher: 'Delaware DNREC, Division of Fish and Wildlife',
    url: 'https://news.delaware.gov/2017/01/09/dnrecs-division-of-fish-wildlife-reminds-hunters-jan-15-is-final-201617-sunday-deer-hunting-date/',
    readOn: '2026-11-28',
  },
  FL: {
    status: 'official',
    title: 'Florida Administrative Code 68A-4.002, as amended in 2012',
    publisher: 'Florida Administrative Register',
    url: 'https://flrules.org/gateway/notice_Files.asp?ID=10841416',
    readOn: '2026-11-28',
  },
  GA: {
    status: 'official',
    title: 'Official Code of Georgia § 27-1-2 and § 27-3-2',
    publisher: 'copy at UniCourt',
    url: 'https://unicourt.github.io/cic-code-ga/transforms/ga/ocga/r86/gov.ga.ocga.title.27.html',
  },
  ID: {
    status: 'quoted',
    title: 'Idaho Big Game 2026 Seasons & Rules, page 95',
    publisher: 'Idaho Department of Fish and Game (we read it as the code of North Ground, a hunting app, quotes it)',
    url: 'https://idfg.idaho.gov/rules/biggame',
    readOn: '2026-11-28',
  },
  IL: {
    status: 'official',
    title: 'Wildlife Code on deer permits, reprinted in HB 3583',
    publisher: 'Illinois General Assembly',
    url: 'https://witnessslips.ilga.gov/ftp/legislation/100/HB/10000HB3583ham001.htm',
  },
  IN: {
    status: 'quoted',
    title: 'Deer Firearm Season Starts Today',
    publisher: 'Max 98.3, a radio station',
    url: 'https://max983.net/2015/11/deer-firearm-season-starts-today/',
    readOn: '2026-11-28',
  },
  IA: {
    status: 'quoted',
    title: 'Wait Is Almost Over for Iowa Shotgun Deer Hunters',
    publisher: 'Raccoon Valley Radio, citing the Iowa DNR',
    url: 'https://raccoonvalleyradio.com/2022/11/30/wait-is-almost-over-for-iowa-shotgun-deer-hunters-first-shotgun-season-starts-saturday',
    readOn: '2026-11-28',
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
    title: 'Night Hunting in Maine',
    publisher: 'notguiltyattorneys.com, a law firm in Maine',
    url: 'https://notguiltyattorneys.com/title-12-a-quick-summary/night-hunting-in-maine',
    readOn: '2026-11-28',
  },
  MD: {
    status: 'official',
    title: 'Natural Resources § 10-101 and § 10-410',
    publisher: 'Maryland statutes, copy of 2013 by the OpenGov Foundation',
    url: 'https://github.com/opengovfoundation/maryland-state-code',
    readOn: '2026-11-28',
  },
  MA: {
    status: 'quoted',
    title: 'First day of shotgun deer season',
    publisher: 'WWLP',
    url: 'https://www.wwlp.com/news/local-news/first-day-of-shotgun-deer-season/',
    readOn: '2026-11-28',
  },
  MI: {
    status: 'official',
    title: 'Hunting Hours',
    publisher: 'Michigan Department of Natural Resources',
    url: 'https://web.archive.org/web/2012/http://www.michigan.gov/dnr/0,4570,7-153-10363-30035--,00.html',
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
    publisher:
      'Missouri Code of State Regulations (we read it at Casetext, which has closed; this is the agency’s page on deer)',
    url: 'https://mdc.mo.gov/hunting-trapping/species/deer',
    readOn: '2026-11-28',
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
  NH: {
    status: 'official',
    title: 'Fis 301.03, deer season',
    publisher: 'New Hampshire General Court',
    url: 'https://www.gencourt.state.nh.us/rules/state_agencies/fis300.html',
    readOn: '2026-11-28',
  },
  NJ: {
    status: 'official',
    title: '7:25-5.25, white-tailed deer fall bow season',
    publisher:
      'New Jersey Administrative Code (we read it at Casetext, which has closed; this is the agency’s page on deer)',
    url: 'https://dep.nj.gov/njfw/hunting/deer-seasons-and-regulations/',
    readOn: '2026-11-28',
  },
  NM: {
    status: 'official',
    title: '19.31.10.12 NMAC, big game and turkey',
    publisher: 'New Mexico Register',
    url: 'https://www.srca.nm.gov/nmac/nmregister/xxxi/19.31.10amend.html',
    readOn: '2026-11-28',
  },
  NY: {
    status: 'quoted',
    title: 'DEC announces new deer, bear hunting rules including longer hunting hours',
    publisher: 'syracuse.com',
    url: 'https://www.syracuse.com/outdoors/2021/09/dec-announces-new-deer-bear-hunting-rules-including-longer-hunting-hours-new-dress-code.html',
  },
  NC: {
    status: 'official',
    title: 'G.S. 113-291.1, manner of taking wild animals',
    publisher: 'copy at UniCourt',
    url: 'https://unicourt.github.io/cic-code-nc/transforms/nc/ocnc/r81/gov.nc.stat.title.113.html',
    readOn: '2026-11-28',
  },
  ND: {
    status: 'quoted',
    title: 'Stark County Sheriff’s Department offer advice as deer season opens this Friday',
    publisher: 'The Dickinson Press',
    url: 'https://www.thedickinsonpress.com/incoming/4761871-Stark-County-Sheriff%E2%80%99s-Department-offer-advice-as-deer-season-opens-this-Friday',
  },
  OH: {
    status: 'quoted',
    title: 'State gives dates for archery, gun seasons for hunting deer',
    publisher: 'Associated Press, citing the Ohio Department of Natural Resources',
    url: 'https://www.recordherald.com/news/31185/state-gives-dates-for-archery-gun-seasons-for-hunting-deer',
    readOn: '2026-11-28',
  },
  OK: {
    status: 'quoted',
    title: 'Gun season for deer starts on Saturday',
    publisher: 'Lincoln County News, citing the Department of Wildlife Conservation',
    url: 'https://www.lcnok.com/index.php/sports-sports-sports/gun-season-deer-starts-saturday',
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
    title: 'Deer Hunting Regulations, 2016-2017',
    publisher: 'South Carolina Department of Natural Resources',
    url: 'http://dnr.sc.gov/regs/deer/index.html',
    readOn: '2026-11-28',
  },
  SD: {
    status: 'quoted',
    title: 'East River deer season arrives',
    publisher: 'Watertown Public Opinion, by a state conservation officer',
    url: 'https://www.thepublicopinion.com/story/sports/2015/11/19/east-river-deer-season-arrives/45256077/',
  },
  TN: {
    status: 'official',
    title: 'General Hunting Regulations, 2012 guide',
    publisher: 'eRegulations, for the Tennessee Wildlife Resources Agency',
    url: 'http://www.eregulations.com/tennessee/12tnhd/general-hunting-regulations/',
    readOn: '2026-11-28',
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
    title: 'Code of Virginia § 29.1-520, times for hunting',
    publisher: 'copy at UniCourt',
    url: 'https://unicourt.github.io/cic-code-va/transforms/va/ocva/r88/gov.va.code.title.29.1.html',
    readOn: '2026-11-28',
  },
  WA: {
    status: 'official',
    title: 'Hunting Hours, 2024-2025',
    publisher: 'eRegulations, for the Washington Department of Fish and Wildlife',
    url: 'https://www.eregulations.com/washington/hunting/hunting-hours',
  },
  WV: {
    status: 'quoted',
    title: 'Opening Day',
    publisher: 'The Inter-Mountain, citing the Division of Natural Resources',
    url: 'http://www.theintermountain.com/news/local-news/2017/11/opening-day-3/',
    readOn: '2026-11-28',
  },
  WI: {
    status: 'quoted',
    title: 'Things to know for Wisconsin’s 2023 Gun Deer Hunt',
    publisher: 'WBAY',
    url: 'https://www.wbay.com/2023/11/16/things-know-wisconsins-2023-gun-deer-hunt/',
    readOn: '2026-11-28',
  },
  WY: {
    status: 'quoted',
    title: 'Chapter 2, General Hunting Regulation, of April 22, 2026',
    publisher: 'Wyoming Game and Fish Commission (we read it as the code of North Ground, a hunting app, quotes it)',
    url: 'https://wgfd.wyo.gov/media/33692/download?inline',
    readOn: '2026-11-28',
  },
}

/** The pages that have, or should have, the hours that state-hours.data.ts leaves out. */
export const unreadHoursLinks: Readonly<Record<Exclude<StateCode, ReadState>, HoursSource>> = {
  AK: {
    title: 'Hunting Regulations',
    publisher: 'Alaska Department of Fish and Game',
    url: 'https://www.adfg.alaska.gov/index.cfm?adfg=wildliferegulations.hunting',
  },
  AZ: {
    title: 'Arizona Revised Statutes § 17-301',
    publisher: 'copy at LawServer',
    url: 'https://lawserver.com/law/state/arizona/az-laws/arizona_laws_17-301',
  },
  CO: {
    title: 'Big Game Hunting',
    publisher: 'Colorado Parks and Wildlife',
    url: 'https://cpw.state.co.us/activities/hunting/big-game',
  },
  HI: {
    title: 'Hunting Game Mammals in Hawaii',
    publisher: 'Bowhunter-ed.com, Hawaii bowhunter course',
    url: 'https://www.bowhunter-ed.com/hawaii/studyGuide/Hunting-Game-Mammals-in-Hawaii/301012_2319/',
  },
  MN: {
    title: 'Deer Hunting Regulations',
    publisher: 'eRegulations, for the Minnesota DNR',
    url: 'https://www.eregulations.com/minnesota/hunting/deer-hunting-regulations',
  },
  NV: {
    title: 'Big Game Notes Before Hunting',
    publisher: 'eRegulations, for the Nevada Department of Wildlife',
    url: 'https://www.eregulations.com/nevada/hunting/big-game-notes-before-hunting',
  },
  OR: {
    title: 'General Hunting Regulations',
    publisher: 'eRegulations, for the Oregon Department of Fish and Wildlife',
    url: 'https://www.eregulations.com/oregon/hunting/general-hunting-regulations',
  },
  UT: {
    title: 'Big Game Field Regulations (PDF)',
    publisher: 'Utah Division of Wildlife Resources',
    url: 'https://wildlife.utah.gov/guidebooks/field_regs.pdf',
  },
}
