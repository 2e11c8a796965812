/**
 * Each line on blaze orange, hunter education or CWD was read in a stored copy of the law, of the agency's page or of
 * somebody who quotes it. A topic that is absent was not read.
 */
import type { StateCode } from '~/lib/states.data'

export type RuleTopic = 'orange' | 'hunter-education' | 'cwd'

export interface StateRule {
  text: string
  title: string
  publisher: string
  url: string
  /** The year of a text of 2022 or earlier, where it is known. */
  year?: number
}

export const rulesReadOn = '2026-11-27'

const hunterEdList = {
  title: 'Blaze Orange Regulations for Every State',
  publisher: 'Hunter-Ed',
  url: 'https://www.hunter-ed.com/blog/blaze-orange-regulations-every-state/',
}
const notRequired = { text: 'Not required, strongly encouraged.', ...hunterEdList }

export const stateRules: Partial<Record<StateCode, Partial<Record<RuleTopic, StateRule>>>> = {
  AL: {
    orange: {
      text: 'A hunter orange hat, or 144 square inches above the waist, in firearm deer seasons.',
      ...hunterEdList,
    },
    cwd: {
      text: 'From any other state only boned meat, cleaned skull plates and teeth, raw capes, and finished mounts may come in.',
      title: 'Cervid Carcass Regulations, by state',
      publisher: 'North Carolina Wildlife Resources Commission',
      url: 'https://www.ncwildlife.org/Hunting/Cervid-Carcass-Regulations',
    },
  },
  AK: {
    orange: notRequired,
    cwd: {
      text: 'Whole carcasses may not come in; boned or wrapped meat, quarters without spine or head, and cleaned antlers may.',
      title: 'Cervid Carcass Regulations, by state',
      publisher: 'North Carolina Wildlife Resources Commission',
      url: 'https://www.ncwildlife.org/Hunting/Cervid-Carcass-Regulations',
    },
  },
  AZ: { orange: notRequired },
  AR: {
    orange: {
      text: '400 square inches of hunter orange or safety green above the waist, and a hat of it, where a firearm deer season is open.',
      title: 'Regulation 05.20',
      publisher: 'Arkansas Game and Fish Commission',
      url: 'https://apps.agfc.com/regulations/05.20',
      year: 2019,
    },
  },
  CA: { orange: notRequired },
  CO: {
    orange: {
      text: '500 square inches of solid fluorescent orange above the waist, a head covering included, in firearm seasons. Bows in archery-only seasons: none.',
      ...hunterEdList,
    },
  },
  CT: {
    orange: {
      text: '400 square inches above the waist, visible from all sides, from September through February. Archery deer hunters in archery-only seasons: none.',
      ...hunterEdList,
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
  IN: {
    'hunter-education': {
      text: 'Required of anyone born after December 31, 1986, except apprentices with a licensed hunter beside them.',
      title: '312 IAC 9-12-2',
      publisher: 'copy at Cornell Law School',
      url: 'https://law.cornell.edu/regulations/indiana/312-IAC-9-12-2',
    },
  },
  IA: {
    orange: {
      text: 'A vest, coat, jacket, sweatshirt, sweater, shirt or coveralls of solid blaze orange to hunt deer with firearms.',
      title: 'Iowa Code § 481A.122',
      publisher: 'copy at LawServer',
      url: 'https://www.lawserver.com/law/state/iowa/ia-code/iowa_code_481a-122',
    },
    'hunter-education': {
      text: 'Required of anyone born after January 1, 1972.',
      title: 'Iowa Code § 483A.27',
      publisher: 'copy at Laws9',
      url: 'http://laws9.com/statutes/iowa/title-11/subtitle-6/chapter-483a/483a-27',
    },
  },
  LA: {
    orange: {
      text: '400 square inches of hunter orange or blaze pink on head, chest or back in the open gun deer season; on posted private land a cap will do. Posted private land from an elevated stand: none.',
      title: 'R.S. 56:143',
      publisher: 'Louisiana State Legislature',
      url: 'https://legis.la.gov/legis/Law.aspx?d=104896',
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
  MT: {
    orange: {
      text: '400 square inches above the waist, visible at all times, for big game hunters and anyone with them.',
      title: 'See And Be Seen!',
      publisher: 'Hunter-Ed, Montana course',
      url: 'https://www.hunter-ed.com/montana/studyGuide/See-And-Be-Seen!/201027_700048204/',
    },
  },
  NE: {
    orange: {
      text: '400 square inches on head, chest and back in a firearm season.',
      title: 'Revised Statute 37-527',
      publisher: 'Nebraska Legislature',
      url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=37-527',
    },
  },
  NJ: {
    orange: {
      text: 'A cap, or a garment with 200 square inches, visible from all sides, to hunt deer with firearms.',
      title: 'N.J.S. 23:4-13.1',
      publisher: 'copy at LegalFix',
      url: 'https://legalfix.com/statutes/state-codes/new-jersey/title-23/section-23-4-13-1',
    },
  },
  NY: {
    orange: {
      text: '250 square inches of solid orange or pink above the waist, or a hat at least half of it, visible from all directions.',
      title: 'New York Requires Hunter Orange',
      publisher: 'Field & Stream, quoting the Department of Environmental Conservation',
      url: 'https://www.fieldandstream.com/hunting/new-york-requires-hunter-orange/',
      year: 2021,
    },
  },
  NC: {
    cwd: {
      text: 'From any other state only boned meat, capes without skull or spine, cleaned antlers, skulls and teeth, and finished mounts may come in.',
      title: 'Deer carcass import restrictions enacted',
      publisher: 'Smoky Mountain News',
      url: 'https://smokymountainnews.com/archives/item/25824-deer-carcass-import-restrictions-enacted',
    },
  },
  ND: {
    'hunter-education': {
      text: 'Born after December 31, 1961: a hunter safety certificate, or an apprentice validation for one license year.',
      title: 'Century Code § 20.1-03-01.5',
      publisher: 'copy at Lexace',
      url: 'https://lexace.ai/us/statute/north-dakota/20.1-03-01.5',
    },
  },
  OH: {
    orange: {
      text: 'A vest, jacket or coveralls of solid or camouflage hunter orange in the deer gun, youth gun and muzzleloader seasons.',
      title: 'OAC 1501:31-15-11, as a park district’s code repeats it',
      publisher: 'American Legal Publishing',
      url: 'https://codelibrary.amlegal.com/codes/sanduskyparks/latest/sanduskyparks_oh/0-0-0-11652',
    },
  },
  OR: {
    cwd: {
      text: 'From a state with CWD no part of head or spine may come in unless it is cleaned of all meat and brain.',
      title: 'Oregon restrictions',
      publisher: 'Chronic Wasting Disease Alliance',
      url: 'https://cwd-info.org/oregon-restrictions/',
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
      text: 'A hat, shirt, jacket, vest or other outer garment of fluorescent orange or pink above the waist, to hunt big game with a firearm.',
      title: 'Codified Law 41-8-41',
      publisher: 'South Dakota Legislature',
      url: 'https://sdlegislature.gov/api/Statutes/41-8-41.html',
    },
  },
  TN: {
    'hunter-education': {
      text: 'Hunters of 10 or older without the required course need an apprentice exemption for the year and an adult of 21 or older with them.',
      title: 'Rule 1660-01-28-.05',
      publisher: 'copy at Cornell Law School',
      url: 'https://www.law.cornell.edu/regulations/tennessee/Tenn-Comp-R-Regs-1660-01-28-.05',
    },
  },
  TX: {
    'hunter-education': {
      text: 'Required of anyone born after September 2, 1971. That is a newspaper’s wording, so ask whether the day itself counts.',
      title: 'Hunter education a good idea for everyone',
      publisher: 'Marshall News Messenger',
      url: 'https://www.marshallnewsmessenger.com/sports/hunter-education-a-good-idea-for-everyone/article_918d252e-134a-11ed-97c8-eb9796d051b1.html',
      year: 2022,
    },
    cwd: {
      text: 'Deer from a CWD zone must be sampled. To leave it, quarter the deer and bring its head to a check station.',
      title: 'How to Bring Harvest to Check Stations',
      publisher: 'Texas Parks and Wildlife',
      url: 'https://tpwd.texas.gov/regulations/outdoor-annual/hunting/cwd/how-to-bring-harvest-to-check-stations/',
    },
  },
  UT: {
    orange: {
      text: '400 square inches on head, chest and back for big game. Archery and muzzleloader hunts: none, unless a centerfire rifle hunt is on in the same area.',
      title: 'Utah Code § 23-20-31',
      publisher: 'copy at Laws9',
      url: 'http://www.laws9.com/statutes/utah/title-23/chapter-20/23-20-31',
      year: 2009,
    },
  },
  WV: {
    orange: {
      text: '400 square inches as an outer garment in the firearms deer season. Farmers on their own property: none.',
      title: 'Code § 20-2-60',
      publisher: 'West Virginia Legislature',
      url: 'http://www.legis.state.wv.us/legisdocs/code/20/WVC%2020%20%20-%20%202%20%20-%20%2060%20%20.htm',
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
    cwd: {
      text: 'No whole carcass leaves the state: boned or wrapped meat, quarters without spine or head, and cleaned antlers may.',
      title: 'Hunters reminded of CWD transportation and disposal',
      publisher: 'Wyoming Game and Fish Department',
      url: 'https://wgfd.wyo.gov/Regional-Offices/Casper-Region/Casper-Region-News/Hunters-reminded-of-CWD-transportation-and-disposa',
      year: 2018,
    },
  },
}
