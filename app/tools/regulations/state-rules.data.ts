/**
 * Each line on blaze orange, hunter education or CWD was read in a stored copy of the law, of the agency's page or of
 * somebody who quotes it. A topic that is absent was not read, or not in a text whose year is known.
 */
import type { StateCode } from '~/lib/states.data'

export type RuleTopic = 'orange' | 'hunter-education' | 'cwd'

export interface StateRule {
  text: string
  title: string
  publisher: string
  url: string
  /** The year of the text as it was read. A line without one may be of a rule that has changed, and is not printed. */
  year: number
}

export const rulesReadOn = '2026-11-28'

export const stateRules: Partial<Record<StateCode, Partial<Record<RuleTopic, StateRule>>>> = {
  AL: {
    cwd: {
      text: 'Lauderdale, Colbert and Franklin counties are the CWD zone: a deer taken there on a mandatory sampling weekend must be tested.',
      title: 'Latest CWD Information',
      publisher: 'Alabama Department of Conservation and Natural Resources',
      url: 'https://outdooralabama.com/cwd/latest-cwd-information',
      year: 2025,
    },
  },
  AR: {
    orange: {
      text: '400 square inches of hunter orange or safety green above the waist, and a hat of it, where a firearm deer season is open.',
      title: 'Regulation 05.20',
      publisher: 'Arkansas Game and Fish Commission',
      url: 'https://apps.agfc.com/regulations/05.20',
      year: 2019,
    },
  },
  CO: {
    orange: {
      text: '500 square inches of solid fluorescent orange or pink above the waist, part of it a hat or head covering, to hunt big game with any firearm. Camouflage orange or pink does not count.',
      title: 'Authorized Fluorescent Pink',
      publisher: 'Colorado Parks and Wildlife, copy at Paperzz',
      url: 'https://paperzz.com/doc/9079083/effective-august-10--2016---colorado-parks-and-wildlife',
      year: 2016,
    },
    'hunter-education': {
      text: 'Required of anyone born on or after January 1, 1949 to buy a license, hunt or trap.',
      title: 'Colorado Revised Statutes § 33-6-107(8)',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-co/transforms/co/occo/r80/gov.co.crs.title.33.html',
      year: 2022,
    },
  },
  GA: {
    orange: {
      text: '500 square inches above the waist in the firearms deer season, on the hunter and anyone along.',
      title: 'Georgia Code § 27-3-40',
      publisher: 'copy at Syfert',
      url: 'https://syfert.com/georgia/code/27-3-40.html',
      year: 2018,
    },
    'hunter-education': {
      text: 'Required of anyone born on or after January 1, 1961.',
      title: 'Georgia Code § 27-2-5',
      publisher: 'copy at Justia',
      url: 'https://law.justia.com/codes/georgia/2020/title-27/chapter-2/article-1/section-27-2-5/',
      year: 2020,
    },
  },
  ID: {
    'hunter-education': {
      text: 'Required to buy a license of anyone born after January 1, 1975, unless licensed before.',
      title: 'Idaho Code § 36-411',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-id/transforms/id/ocid/r70/idaho.title.36.html',
      year: 2020,
    },
  },
  IN: {
    'hunter-education': {
      text: 'Required of anyone born after December 31, 1986 to buy a license.',
      title: 'Deer Firearm Season Starts Today',
      publisher: 'Max 98.3, a radio station',
      url: 'https://max983.net/2015/11/deer-firearm-season-starts-today/',
      year: 2015,
    },
  },
  IA: {
    orange: {
      text: 'A vest of solid blaze orange at the least, in the firearm deer seasons.',
      title: 'Reminders for a successful gun deer season',
      publisher: 'Oelwein Daily Register, citing the Iowa DNR',
      url: 'https://www.communitynewspapergroup.com/oelwein_daily_register/reminders-for-a-successful-gun-deer-season/article_506eb4c9-01e3-5719-8ecd-6fa003dc25c8.html',
      year: 2022,
    },
  },
  KS: {
    orange: {
      text: 'A bright orange hat, and 100 square inches of it on the chest and 100 on the back, to hunt deer in the firearm deer season, with any weapon.',
      title: 'Regular Firearm Deer Season to Begin',
      publisher: 'KSAL, citing Kansas Wildlife and Parks',
      url: 'https://www.ksal.com/regular-firearm-deer-season-to-begin/',
      year: 2021,
    },
  },
  LA: {
    orange: {
      text: '400 square inches of hunter orange or blaze pink on head, chest or back in the open gun deer season; on posted private land a cap will do. Posted private land from an elevated stand: none.',
      title: 'R.S. 56:143',
      publisher: 'Louisiana State Legislature',
      url: 'https://legis.la.gov/legis/Law.aspx?d=104896',
      year: 2016,
    },
  },
  ME: {
    orange: {
      text: 'A hat and a garment that covers most of the torso, with a firearm or crossbow in any firearms or muzzleloader deer season.',
      title: 'Hunter Orange Still the Rule for Maine Deer Hunters',
      publisher: 'Maine Department of Inland Fisheries and Wildlife',
      url: 'https://www.maine.gov/ifw/news-events/single-release.html?id=607281',
      year: 2013,
    },
  },
  MD: {
    orange: {
      text: 'In firearms season: a solid fluorescent orange or pink cap, a vest or jacket with 250 square inches of it, or an outer garment above the waist that is at least half of it.',
      title: 'Maryland’s deer firearms hunting season opens this weekend',
      publisher: 'WRDE, citing the Maryland DNR',
      url: 'https://www.wrde.com/news/marylands-deer-firearms-hunting-season-opens-this-weekend/article_d9cd2172-6ccd-11ed-943e-7bf962937c09.html',
      year: 2022,
    },
  },
  NJ: {
    orange: {
      text: 'A cap, or a garment with 200 square inches, visible from all sides, to hunt deer with firearms.',
      title: 'N.J.S. 23:4-13.1',
      publisher: 'copy at LegalFix',
      url: 'https://legalfix.com/statutes/state-codes/new-jersey/title-23/section-23-4-13-1',
      year: 1973,
    },
  },
  NY: {
    orange: {
      text: 'With a firearm, and for anyone along: 250 square inches above the waist of solid orange or pink, or of a pattern at least half of it; or a hat at least half of solid orange or pink.',
      title: 'Big game hunting season is here',
      publisher: 'Poughkeepsie Journal, quoting the statute',
      url: 'https://www.poughkeepsiejournal.com/story/sports/recreational/2021/11/17/new-york-big-game-hunting-season-what-know-dec/8643397002/',
      year: 2021,
    },
  },
  NC: {
    orange: {
      text: 'A cap or hat of hunter orange, or an outer garment of it visible from all sides, to hunt deer with firearms or in a firearms season. Landholders on their own land: none.',
      title: 'G.S. 113-291.8',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-nc/transforms/nc/ocnc/r81/gov.nc.stat.title.113.html',
      year: 2022,
    },
    'hunter-education': {
      text: 'Required to buy a license at any age, unless one was issued before July 1, 2013.',
      title: 'G.S. 113-270.1A',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-nc/transforms/nc/ocnc/r81/gov.nc.stat.title.113.html',
      year: 2022,
    },
    cwd: {
      text: '18 counties were CWD surveillance areas in 2024-25. A carcass may leave its county only for certain neighboring ones; boned meat, caped hides and cleaned antlers may leave.',
      title: 'CWD Surveillance Areas and Special Regulations',
      publisher: 'eRegulations, for the North Carolina Wildlife Resources Commission',
      url: 'https://www.eregulations.com/northcarolina/hunting/cwd-surveillance-areas-and-special-regulations',
      year: 2024,
    },
  },
  ND: {
    orange: {
      text: 'A head covering and an outer garment above the waist of solid fluorescent orange, 400 square inches in all, for big game. Special bow seasons: none.',
      title: 'Century Code 20.1-05-06',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-nd/transforms/nd/ocnd/r81/gov.nd.code.title.20.1.html',
      year: 2022,
    },
    'hunter-education': {
      text: 'Required to buy a license of anyone born after December 31, 1961.',
      title: 'Century Code 20.1-03-01.2',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-nd/transforms/nd/ocnd/r81/gov.nd.code.title.20.1.html',
      year: 2022,
    },
  },
  PA: {
    orange: {
      text: '250 square inches on head, chest and back combined, visible all around, in firearms deer seasons. Archery: none.',
      title: 'Game Commission drops orange requirements for some hunters',
      publisher: 'PennLive',
      url: 'https://www.pennlive.com/life/2019/04/game-commission-drops-orange-requirements-for-some-hunters.html',
      year: 2019,
    },
  },
  SD: {
    orange: {
      text: 'A hat, cap, shirt, jacket, vest, coverall or poncho of fluorescent orange or pink above the waist, to hunt big game with a firearm.',
      title: 'Codified Law 41-8-41',
      publisher: 'South Dakota Legislature',
      url: 'https://sdlegislature.gov/api/Statutes/41-8-41.html',
      year: 2024,
    },
  },
  TN: {
    orange: {
      text: '500 square inches of fluorescent orange on the upper body and head, visible from front and back, in the gun hunts.',
      title: 'Tennessee Code § 70-4-124',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-tn/transforms/tn/octn/r76/gov.tn.tca.title.70.html',
      year: 2021,
    },
    'hunter-education': {
      text: 'Required of anyone born on or after January 1, 1969.',
      title: 'Tennessee Code § 70-2-108',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-tn/transforms/tn/octn/r76/gov.tn.tca.title.70.html',
      year: 2021,
    },
  },
  TX: {
    'hunter-education': {
      text: 'Required of anyone born on or after September 2, 1971.',
      title: 'Hunter education a good idea for everyone',
      publisher: 'Marshall News Messenger, copying Texas Parks and Wildlife',
      url: 'https://www.marshallnewsmessenger.com/sports/hunter-education-a-good-idea-for-everyone/article_918d252e-134a-11ed-97c8-eb9796d051b1.html',
      year: 2022,
    },
    cwd: {
      text: 'From September 2024 testing was voluntary in eleven CWD zones and mandatory in Surveillance Zone 2.',
      title: 'Commission Approves Reduction of CWD Containment and Surveillance Zones',
      publisher: 'Texas Parks and Wildlife, on EIN Presswire',
      url: 'https://www.einpresswire.com/article/719414844/texas-parks-and-wildlife-commission-approves-reduction-of-chronic-wasting-disease-containment-and-surveillance-zones',
      year: 2024,
    },
  },
  UT: {
    orange: {
      text: 'A hat, shirt, jacket, coat, vest or sweater that is mostly hunter orange, for big game. Archery and muzzleloader hunts: none, unless a centerfire rifle hunt is on in the same area.',
      title: 'Utah Code § 23A-11-205',
      publisher: 'copy at FindLaw',
      url: 'https://codes.findlaw.com/ut/title-23a-wildlife-resources-act/ut-code-sect-23a-11-205/',
      year: 2025,
    },
  },
  VA: {
    orange: {
      text: 'Firearms deer season: a blaze orange or pink hat, or such clothing on the upper body visible all around, or 100 square inches of it at shoulder height within reach, also for anyone along.',
      title: 'Code of Virginia § 29.1-530.1',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-va/transforms/va/ocva/r88/gov.va.code.title.29.1.html',
      year: 2022,
    },
    'hunter-education': {
      text: 'Required to buy a license of anyone who never had one in any state or country, or is under 16.',
      title: 'Code of Virginia § 29.1-300.1',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-va/transforms/va/ocva/r88/gov.va.code.title.29.1.html',
      year: 2022,
    },
  },
  WV: {
    orange: {
      text: '400 square inches of blaze orange in the gun deer season.',
      title: 'Hunting safety tips to remember',
      publisher: 'wearewvproud.com, citing the Division of Natural Resources',
      url: 'http://www.wearewvproud.com/story/36854815/hunting-safety-tips-to-remember',
      year: 2017,
    },
  },
  WI: {
    orange: {
      text: 'Half of the outer clothing above the waist, and of any hat, in blaze orange or fluorescent pink while a firearm deer season is open.',
      title: 'Keep blaze orange, fluorescent pink in mind',
      publisher: 'Associated Press, quoting the state’s pamphlet',
      url: 'https://www.apnews.com/16657be6ecf1495baefc75d1393c0906',
      year: 2018,
    },
    'hunter-education': {
      text: 'Required of anyone born on or after January 1, 1973, unless mentored.',
      title: 'Blaze orange, not pink (yet) to rule',
      publisher: 'Green Bay Press-Gazette',
      url: 'https://www.greenbaypressgazette.com/story/news/local/kewaunee-county/2015/10/12/outdoors-blaze-orange-not-pink-yet-rule/73536308/',
      year: 2015,
    },
  },
  WY: {
    orange: {
      text: 'A hat, shirt, jacket, coat, vest or sweater of fluorescent orange or pink for big game. Archery seasons: none.',
      title: 'Wyoming Statute 23-3-113',
      publisher: 'copy at LegalFix',
      url: 'https://legalfix.com/statutes/state-codes/wyoming/title-23/chapter-3/article-1/section-23-3-113',
      year: 2019,
    },
    'hunter-education': {
      text: 'Required to hunt with a firearm of anyone born on or after January 1, 1966, except on the family’s land.',
      title: 'Wyoming Statute 23-2-106',
      publisher: 'copy at UniCourt',
      url: 'https://unicourt.github.io/cic-code-wy/transforms/wy/ocwy/r84/gov.wy.code.title.23.html',
      year: 2022,
    },
    cwd: {
      text: 'No whole carcass leaves the state: boned or wrapped meat, quarters without spine or head, and cleaned antlers may.',
      title: 'Hunters reminded of CWD transportation and disposal',
      publisher: 'Wyoming Game and Fish Department',
      url: 'https://wgfd.wyo.gov/Regional-Offices/Casper-Region/Casper-Region-News/Hunters-reminded-of-CWD-transportation-and-disposa',
      year: 2018,
    },
  },
}
