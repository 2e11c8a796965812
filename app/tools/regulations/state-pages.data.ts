/**
 * An address is here only when a stored copy of it, or a stored text that names it as the agency's, was read. A
 * publisher's copy of an agency's booklet, course, or law counts too.
 */
import type { State } from '~/lib/states.data'

export const stateTopics = ['deer', 'license', 'seasons', 'hunter-education', 'cwd', 'orange', 'legal-hours'] as const

export type StateTopic = (typeof stateTopics)[number]

export interface StateLink {
  url: string
  title: string
  checkedOn: string
  note?: string
}

const checkedOn = '2026-11-25'
const checkedLater = '2026-11-26'

const orangeList = {
  url: 'https://www.hunter-ed.com/blog/blaze-orange-regulations-every-state/',
  title: 'Blaze Orange Regulations for Every State',
  note: 'Hunter-Ed’s list, which has no year',
  checkedOn: '2026-11-28',
} as const

/** No page was found for a topic that is absent. */
export const statePages: Readonly<Record<State['id'], Readonly<Partial<Record<StateTopic, StateLink>>>>> = {
  AL: {
    deer: { url: 'https://www.outdooralabama.com/seasons-and-bag-limits/deer-season', title: 'Deer Season', checkedOn },
    license: { url: 'https://www.outdooralabama.com/licenses/hunting-licenses', title: 'Hunting Licenses', checkedOn },
    seasons: {
      url: 'https://www.outdooralabama.com/hunting/seasons-and-bag-limits',
      title: 'Seasons and Bag Limits',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://www.outdooralabama.com/hunting/hunter-education-alabama',
      title: 'Hunter Education in Alabama',
      checkedOn,
    },
    cwd: {
      url: 'https://outdooralabama.com/cwd/cwd-harvest-movement-and-transport',
      title: 'CWD Harvest Movement and Transport',
      checkedOn,
    },
    orange: orangeList,
  },
  AK: {
    deer: {
      url: 'https://www.adfg.alaska.gov/index.cfm?adfg=wildliferegulations.hunting',
      title: 'Hunting Regulations',
      note: 'dates are in a PDF for each unit',
      checkedOn,
    },
    license: { url: 'https://store.adfg.alaska.gov/', title: 'ADF&G Store', checkedOn },
    seasons: {
      url: 'https://www.adfg.alaska.gov/index.cfm?adfg=wildliferegulations.hunting',
      title: 'Hunting Regulations',
      note: 'dates are in a PDF for each unit',
      checkedOn,
    },
    cwd: { url: 'https://www.adfg.alaska.gov/index.cfm?adfg=disease.cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: orangeList,
  },
  AZ: {
    deer: {
      url: 'https://www.azgfd.com/hunting/regulations/',
      title: 'Hunting Regulations',
      note: 'the booklet covers deer',
      checkedOn,
    },
    license: { url: 'https://license.azgfd.com/', title: 'AZGFD License Sales', checkedOn },
    seasons: {
      url: 'https://www.azgfd.com/hunting/regulations/',
      title: 'Hunting Regulations',
      note: 'the booklet covers deer',
      checkedOn,
    },
    'hunter-education': { url: 'https://www.azgfd.gov/HunterEd', title: 'Hunter Education', checkedOn },
    cwd: {
      url: 'https://www.hunter-ed.com/arizona/studyGuide/Hunter%E2%80%99s-Role-in-CWD-Prevention-and-Control/20100402_101126/',
      title: 'Hunter’s Role in CWD Prevention and Control',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://www.hunter-ed.com/arizona/studyGuide/Means-and-Methods/20100402_87820/',
      title: 'Means and Methods: legal shooting time',
      checkedOn,
    },
    orange: orangeList,
  },
  AR: {
    deer: {
      url: 'https://www.agfc.com/hunting/deer/deer-seasons-and-limits-by-zone/',
      title: 'Deer Seasons and Limits by Zone',
      checkedOn,
    },
    license: { url: 'https://ar-licensing.s3licensing.com/', title: 'Arkansas Licensing System', checkedOn },
    seasons: {
      url: 'https://www.agfc.com/hunting/deer/deer-seasons-and-limits-by-zone/',
      title: 'Deer Seasons and Limits by Zone',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://www.hunter-ed.com/arkansas',
      title: 'Arkansas Hunter Education (online course)',
      checkedOn,
    },
    cwd: {
      url: 'https://agfc.com/hunting/deer/chronic-wasting-disease/cwd-related-wildlife-hunting-regulations',
      title: 'CWD-Related Wildlife/Hunting Regulations',
      checkedOn,
    },
    orange: {
      url: 'https://apps.agfc.com/regulations/05.20',
      title: 'Regulation 05.20: hunter orange or safety green',
      checkedOn,
    },
  },
  CA: {
    deer: { url: 'https://wildlife.ca.gov/Hunting/Deer', title: 'Deer', checkedOn },
    license: {
      url: 'https://www.licenses.wildlife.ca.gov/internetsales/',
      title: 'CDFW Online License Sales',
      checkedOn,
    },
    seasons: {
      url: 'https://www.eregulations.com/california/hunting/hunting-seasons-and-dates',
      title: 'Hunting Seasons and Dates',
      checkedOn,
    },
    'hunter-education': { url: 'https://wildlife.ca.gov/Hunter-Education', title: 'Hunter Education', checkedOn },
    cwd: {
      url: 'https://wildlife.ca.gov/Conservation/Laboratories/Wildlife-Health/Monitoring/CWD',
      title: 'Chronic Wasting Disease',
      checkedOn,
    },
    orange: orangeList,
  },
  CO: {
    deer: { url: 'https://cpw.state.co.us/activities/hunting/big-game', title: 'Big Game Hunting', checkedOn },
    license: { url: 'https://cpw.state.co.us/buy-apply', title: 'Buy and Apply', checkedOn },
    'hunter-education': {
      url: 'https://cpw.state.co.us/hunting/education-outreach',
      title: 'Education and Outreach',
      checkedOn,
    },
    cwd: { url: 'https://cpw.state.co.us/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: orangeList,
  },
  CT: {
    deer: {
      url: 'https://portal.ct.gov/deep/hunting/2026-connecticut-hunting-and-trapping-guide/deer-hunting',
      title: 'Deer Hunting',
      note: '2026 guide',
      checkedOn,
    },
    license: { url: 'https://ct.aspirafocus.com/internetsales', title: 'Online Outdoor Licensing System', checkedOn },
    cwd: {
      url: 'https://www.eregulations.com/connecticut/hunting/chronic-wasting-disease-cwd/',
      title: 'Chronic Wasting Disease (CWD)',
      checkedOn,
    },
    orange: orangeList,
  },
  DE: {
    deer: { url: 'https://www.eregulations.com/delaware/hunting/deer-seasons', title: 'Deer Seasons', checkedOn },
    license: { url: 'https://epermitting.dnrec.delaware.gov/', title: 'DNREC ePermitting', checkedOn },
    seasons: { url: 'https://dnrec.delaware.gov/fish-wildlife/hunting/seasons/', title: 'Hunting Seasons', checkedOn },
    'hunter-education': { url: 'https://de.gov/huntersafety', title: 'Hunter Education', checkedOn },
    cwd: {
      url: 'https://www.eregulations.com/delaware/hunting/chronic-wasting-disease/',
      title: 'Chronic Wasting Disease',
      checkedOn,
    },
    orange: {
      url: 'https://delcode.delaware.gov/title7/c007/sc01/index.html',
      title: 'Delaware Code, title 7, chapter 7: § 718, hunter orange',
      note: 'the law',
      checkedOn,
    },
  },
  FL: {
    deer: {
      url: 'https://www.eregulations.com/florida/hunting/deer-seasons-bag-limits',
      title: 'Deer Seasons & Bag Limits',
      checkedOn,
    },
    license: { url: 'https://gooutdoorsflorida.com/', title: 'Go Outdoors Florida', checkedOn },
    seasons: { url: 'https://myfwc.com/hunting/season-dates/', title: 'Season Dates', checkedOn },
    'hunter-education': { url: 'https://myfwc.com/HunterSafety', title: 'Hunter Safety', checkedOn },
    cwd: { url: 'https://myfwc.com/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: {
      url: 'https://www.lawserver.com/law/state/florida/statutes/florida_statutes_379-3003',
      title: 'Florida Statutes 379.3003: orange on public lands',
      note: 'the law',
      checkedOn,
    },
  },
  GA: {
    deer: { url: 'https://georgiawildlife.com/deer-info', title: 'Deer Information', checkedOn },
    license: { url: 'https://gooutdoorsgeorgia.com/', title: 'Go Outdoors Georgia', checkedOn },
    seasons: { url: 'https://georgiawildlife.com/hunting/regulations', title: 'Hunting Regulations', checkedOn },
    'hunter-education': {
      url: 'https://georgiawildlife.com/hunting/huntereducation',
      title: 'Hunter Education',
      checkedOn,
    },
    cwd: { url: 'https://georgiawildlife.com/cwd/hunter-info', title: 'CWD: Hunter Information', checkedOn },
  },
  HI: {
    deer: { url: 'https://dlnr.hawaii.gov/recreation/hunting/', title: 'Hunting', checkedOn },
    license: { url: 'https://hunting.ehawaii.gov/hunting/license.html', title: 'Hawaii Hunting License', checkedOn },
    seasons: {
      url: 'https://www.eregulations.com/hawaii/hunting/hunting-seasons-and-dates',
      title: 'Hunting Seasons and Dates',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://gohunthawaii.ehawaii.gov',
      title: 'Go Hunt Hawaii: hunter education classes',
      checkedOn,
    },
  },
  ID: {
    deer: { url: 'https://idfg.idaho.gov/rules/big-game', title: 'Big Game Seasons and Rules', checkedOn },
    license: { url: 'https://license.gooutdoorsidaho.com/', title: 'Go Outdoors Idaho', checkedOn },
    seasons: { url: 'https://idfg.idaho.gov/rules/big-game', title: 'Big Game Seasons and Rules', checkedOn },
    'hunter-education': { url: 'https://idfg.idaho.gov/hunt/education', title: 'Hunter Education', checkedOn },
    cwd: { url: 'https://idfg.idaho.gov/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: { url: 'https://idfg.idaho.gov/hunt/orange', title: 'Idaho Hunter Orange Policy', checkedOn },
  },
  IL: {
    deer: { url: 'https://dnr.illinois.gov/hunting/deerhunting.html', title: 'Deer Hunting', checkedOn },
    license: { url: 'https://www.exploremoreil.com/', title: 'ExploreMoreIL', checkedOn },
    seasons: {
      url: 'https://dnr.illinois.gov/hunting/deerfirearmmuzzleloader.html',
      title: 'Firearm and Muzzleloader Deer',
      checkedOn,
    },
    cwd: { url: 'https://huntillinois.org/cwd-sampling/', title: 'CWD Sampling', checkedOn },
    orange: {
      url: 'https://outdoor.wildlifeillinois.org/articles/illinois-hunting-law-changes-2018-2019',
      title: 'Illinois Hunting Law Changes: blaze orange or pink',
      note: 'the agency’s journal, 2018',
      checkedOn,
    },
  },
  IN: {
    deer: {
      url: 'https://www.in.gov/dnr/fish-and-wildlife/wildlife-resources/animals/white-tailed-deer/',
      title: 'White-tailed Deer',
      checkedOn,
    },
    license: { url: 'https://www.gooutdoorsin.com/', title: 'Go Outdoors Indiana', checkedOn },
    seasons: {
      url: 'https://www.eregulations.com/indiana/hunting/hunting-seasons',
      title: 'Hunting Seasons',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://www.register-ed.com/programs/indiana/103-indiana-hunter-education',
      title: 'Indiana Hunter Education (registration)',
      checkedOn,
    },
    cwd: {
      url: 'https://www.in.gov/dnr/fish-and-wildlife/wildlife-resources/wildlife-diseases-in-indiana/chronic-wasting-disease-cwd/',
      title: 'Chronic Wasting Disease',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://www.eregulations.com/indiana/hunting/general-regulations/',
      title: 'General Regulations: legal hunting hours',
      checkedOn,
    },
  },
  IA: {
    deer: {
      url: 'https://www.iowadnr.gov/things-do/hunting-trapping/types-hunting-trapping/deer-hunting',
      title: 'Deer Hunting',
      checkedOn,
    },
    license: { url: 'https://gooutdoorsiowa.com/', title: 'Go Outdoors Iowa', checkedOn },
    seasons: {
      url: 'https://www.iowadnr.gov/things-do/hunting-trapping/iowa-hunting-seasons',
      title: 'Iowa Hunting Seasons',
      checkedOn,
    },
    cwd: { url: 'https://iowadnr.gov/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: {
      url: 'https://www.lawserver.com/law/state/iowa/ia-code/iowa_code_481a-122',
      title: 'Iowa Code 481A.122: hunters’ orange apparel',
      note: 'the law',
      checkedOn,
    },
  },
  KS: {
    deer: {
      url: 'https://www.ksoutdoors.gov/outdoor-activities/hunting-in-kansas/what-to-hunt/big-game/deer',
      title: 'Deer',
      checkedOn,
    },
    license: {
      url: 'https://www.ksoutdoors.gov/licenses-permits-fees',
      title: 'Licenses, Permits and Fees',
      checkedOn,
    },
    seasons: {
      url: 'https://www.ksoutdoors.gov/outdoor-activities/hunting-in-kansas/when-to-hunt',
      title: 'When to Hunt',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://ksoutdoors.com/Services/Education/Hunter/General-Information',
      title: 'Hunter Education: General Information',
      note: 'the agency’s older site',
      checkedOn,
    },
    cwd: {
      url: 'https://cwdks.com/',
      title: 'Slow Chronic Wasting Disease',
      checkedOn,
    },
  },
  KY: {
    deer: { url: 'https://fw.ky.gov/Hunt/Pages/Deer.aspx', title: 'Deer Hunting', checkedOn },
    license: { url: 'https://app.fw.ky.gov/solar/', title: 'Kentucky License Sales', checkedOn },
    seasons: { url: 'https://fw.ky.gov/Hunt/Pages/Deer.aspx', title: 'Deer Hunting', checkedOn },
    'hunter-education': {
      url: 'https://www.fishwildlife.org/law-research-library/law-categories/hunter-education/kentucky-hunter-educatio',
      title: 'Kentucky: Hunter Education',
      note: 'the rule, at the agencies’ association',
      checkedOn,
    },
    cwd: {
      url: 'https://fw.ky.gov/Wildlife/Pages/CWD-SurveillanceZone.aspx',
      title: 'CWD Surveillance Zone',
      checkedOn,
    },
  },
  LA: {
    deer: { url: 'https://www.eregulations.com/louisiana/hunting/deer-hunting', title: 'Deer Hunting', checkedOn },
    license: { url: 'https://www.louisianaoutdoors.com/', title: 'Louisiana Outdoors', checkedOn },
    seasons: {
      url: 'https://www.wlf.louisiana.gov/page/seasons-and-regulations',
      title: 'Seasons and Regulations',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://www.hunter-ed.com/louisiana/',
      title: 'Louisiana Hunter Education (online course)',
      checkedOn,
    },
    cwd: { url: 'https://www.wlf.louisiana.gov/page/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: {
      url: 'https://legis.la.gov/legis/Law.aspx?d=104896',
      title: 'RS 56:143, “hunter orange” or “blaze pink”',
      note: 'the law',
      checkedOn,
    },
  },
  ME: {
    deer: {
      url: 'https://www.maine.gov/ifw/hunting-trapping/hunting/laws-rules/deer-hunting.html',
      title: 'Deer Hunting',
      checkedOn,
    },
    license: {
      url: 'https://apps1.web.maine.gov/cgi-bin/online/moses_v3/index',
      title: 'Maine Online Sportsman’s Licensing (MOSES)',
      checkedOn,
    },
    seasons: {
      url: 'https://www.maine.gov/ifw/hunting-trapping/hunting/laws-rules/season-dates-bag-limits.html',
      title: 'Season Dates and Bag Limits',
      checkedOn,
    },
    cwd: {
      url: 'https://www.eregulations.com/maine/hunting/deer-moose/',
      title: 'Deer & Moose: Chronic Wasting Disease',
      checkedOn: checkedLater,
    },
    orange: {
      url: 'https://www.maine.gov/ifw/news-events/single-release.html?id=607281',
      title: 'Hunter Orange Still the Rule for Maine Deer Hunters',
      note: 'the agency’s release, 2013',
      checkedOn,
    },
  },
  MD: {
    deer: {
      url: 'https://www.eregulations.com/maryland/hunting/deer-seasons-bag-limits',
      title: 'Deer Seasons & Bag Limits',
      checkedOn,
    },
    license: { url: 'https://mdoutdoors.maryland.gov/', title: 'MD Outdoors', checkedOn },
    seasons: {
      url: 'https://www.eregulations.com/maryland/hunting/deer-seasons-bag-limits',
      title: 'Deer Seasons & Bag Limits',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://www.hunter-ed.com/maryland/',
      title: 'Maryland Hunter Safety Course',
      checkedOn,
    },
    cwd: {
      url: 'https://dnr.maryland.gov/wildlife/Pages/hunt_trap/CWD_in_Maryland.aspx',
      title: 'Chronic Wasting Disease in Maryland',
      checkedOn,
    },
    orange: {
      url: 'https://www.eregulations.com/maryland/hunting/fluorescent-orange/',
      title: 'Fluorescent Orange',
      checkedOn,
    },
  },
  MA: {
    deer: {
      url: 'https://www.mass.gov/info-details/deer-hunting-regulations',
      title: 'Deer hunting regulations',
      checkedOn,
    },
    license: { url: 'https://massfishhunt.mass.gov/', title: 'MassFishHunt', checkedOn },
    seasons: {
      url: 'https://www.mass.gov/info-details/2026-hunting-and-freshwater-fishing-season-summary',
      title: 'Hunting and freshwater fishing season summary',
      note: '2026',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://www.mass.gov/video/who-needs-hunter-education-and-how-to-sign-up',
      title: 'Who needs Hunter Education and how to sign up',
      note: 'video, with its text',
      checkedOn,
    },
    cwd: {
      url: 'https://www.mass.gov/info-details/chronic-wasting-disease-cwd',
      title: 'Chronic Wasting Disease (CWD)',
      checkedOn,
    },
    orange: {
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIX/Chapter131/Print',
      title: 'General Laws, chapter 131: section 71, orange clothing',
      note: 'the law',
      checkedOn,
    },
  },
  MI: {
    deer: {
      url: 'https://www.michigan.gov/dnr/managing-resources/laws/regulations/deer',
      title: 'Deer Hunting Regulations',
      checkedOn,
    },
    license: { url: 'https://www.mdnr-elicense.com/', title: 'Michigan DNR eLicense', checkedOn },
    seasons: {
      url: 'https://www.michigan.gov/dnr/things-to-do/hunting/hunting-season-calendar',
      title: 'Hunting Season Calendar',
      checkedOn,
    },
    'hunter-education': { url: 'https://www.michigan.gov/huntereducation', title: 'Hunter Education', checkedOn },
    cwd: { url: 'https://www.michigan.gov/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: {
      url: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-451-1994-III-2-1-WILDLIFE-CONSERVATION-401',
      title: 'Act 451, part 401: section 324.40116, hunter orange',
      note: 'the law',
      checkedOn,
    },
  },
  MN: {
    deer: { url: 'https://www.dnr.state.mn.us/hunting/deer/index.html', title: 'Deer Hunting', checkedOn },
    license: { url: 'https://licenses.dnr.state.mn.us/', title: 'Minnesota DNR Licenses', checkedOn },
    seasons: { url: 'https://www.dnr.state.mn.us/hunting/seasons.html', title: 'Hunting Seasons', checkedOn },
    'hunter-education': {
      url: 'https://www.huntercourse.com/usa/minnesota/',
      title: 'Minnesota Hunter Safety Course (online)',
      checkedOn,
    },
    cwd: { url: 'https://mndnr.gov/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: {
      url: 'https://www.revisor.mn.gov/statutes/2006/cite/97B.071',
      title: 'Statutes 97B.071: blaze orange requirements',
      note: 'the law, in the text of 2006; since 2017 blaze pink counts, too',
      checkedOn: checkedLater,
    },
  },
  MS: {
    deer: {
      url: 'https://www.eregulations.com/mississippi/hunting/deer-hunting-seasons',
      title: 'Deer Hunting Seasons',
      checkedOn,
    },
    license: { url: 'https://licensing.outdoors.ms/', title: 'Mississippi Outdoors Licensing', checkedOn },
    seasons: {
      url: 'https://www.mdwfp.com/wildlife-hunting/hunting-seasons-and-bag-limits',
      title: 'Hunting Seasons and Bag Limits',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://education.mdwfp.com/web/Event/AllEventsByDate',
      title: 'Hunter education classes by date',
      checkedOn,
    },
    cwd: {
      url: 'https://mdwfp.com/wildlife-hunting/chronic-wasting-disease/carcass-transportation',
      title: 'Carcass Transportation',
      checkedOn,
    },
    orange: {
      url: 'https://mdwfp.com/enforcement-education/white-tailed-deer-regulations',
      title: 'White-tailed Deer Regulations: fluorescent orange or pink',
      checkedOn,
    },
  },
  MO: {
    deer: { url: 'https://mdc.mo.gov/hunting-trapping/species/deer', title: 'Deer', checkedOn },
    license: { url: 'https://mdc-web.s3licensing.com/', title: 'MDC Permits', checkedOn },
    seasons: { url: 'https://mdc.mo.gov/hunting-trapping/seasons', title: 'Hunting and Trapping Seasons', checkedOn },
    'hunter-education': {
      url: 'https://mdc.mo.gov/hunting-trapping/hunter-education',
      title: 'Hunter Education',
      checkedOn,
    },
    cwd: { url: 'https://mdc.mo.gov/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: {
      url: 'https://www.hunter-ed.com/missouri/studyGuide/Clothing/20202501_700175865/',
      title: 'Clothing: hunter orange',
      checkedOn,
    },
  },
  MT: {
    deer: {
      url: 'https://www.eregulations.com/montana/hunting/deer-hunting-regulations',
      title: 'Deer Hunting Regulations',
      checkedOn,
    },
    license: { url: 'https://ols.fwp.mt.gov/', title: 'FWP Online License Sales', checkedOn },
    seasons: { url: 'https://fwp.mt.gov/hunt/seasons', title: 'Hunting Seasons', checkedOn },
    'hunter-education': {
      url: 'https://fwp.mt.gov/hunt/education',
      title: 'Hunter and Bowhunter Education',
      checkedOn,
    },
    cwd: { url: 'https://fwp.mt.gov/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: {
      url: 'https://www.hunter-ed.com/montana/studyGuide/See-And-Be-Seen!/201027_700048204/',
      title: 'See and Be Seen!',
      checkedOn,
    },
  },
  NE: {
    deer: { url: 'https://outdoornebraska.gov/hunt/game/deer/', title: 'Deer', checkedOn },
    license: { url: 'https://www.gooutdoorsne.com/', title: 'Go Outdoors Nebraska', checkedOn },
    seasons: { url: 'https://outdoornebraska.gov/hunt/hunting-seasons/', title: 'Hunting Seasons', checkedOn },
    'hunter-education': { url: 'https://outdoornebraska.gov/huntereducation', title: 'Hunter Education', checkedOn },
    cwd: {
      url: 'https://outdoornebraska.gov/conservation/conservation-challenges/wildlife-diseases/chronic-wasting-disease/',
      title: 'Chronic Wasting Disease',
      checkedOn,
    },
    orange: {
      url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=37-527',
      title: 'Statute 37-527: hunter orange display required',
      note: 'the law',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://hunter-ed.com/nebraska/studyGuide/Hunting-Seasons-and-Times/20103001_133242',
      title: 'Hunting Seasons and Times',
      checkedOn,
    },
  },
  NV: {
    deer: {
      url: 'https://www.eregulations.com/nevada/hunting/big-game/mule-deer-hunts',
      title: 'Mule Deer Hunts',
      checkedOn,
    },
    license: { url: 'https://www.ndowlicensing.com/', title: 'NDOW Licensing', checkedOn },
    seasons: { url: 'https://www.ndow.org/hunt/', title: 'Hunt', checkedOn },
    cwd: { url: 'https://www.ndow.org/blog/chronic-wasting-disease/', title: 'Chronic Wasting Disease', checkedOn },
  },
  NH: {
    deer: {
      url: 'https://www.wildlife.nh.gov/hunting-nh/deer-hunting-new-hampshire',
      title: 'Deer Hunting in New Hampshire',
      checkedOn,
    },
    license: { url: 'https://nhfishandgame.com/', title: 'New Hampshire Licensing', checkedOn },
    seasons: { url: 'https://www.wildlife.nh.gov/hunting-nh/dates-and-seasons', title: 'Dates and Seasons', checkedOn },
    'hunter-education': {
      url: 'https://www.huntercourse.com/usa/newhampshire',
      title: 'New Hampshire Hunter Education (online course)',
      checkedOn,
    },
    cwd: {
      url: 'https://www.wildlife.nh.gov/wildlife-and-habitat/wildlife-related-diseases/deer-diseases',
      title: 'Deer Diseases',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://www.gencourt.state.nh.us/rules/state_agencies/fis300.html',
      title: 'Chapter Fis 300: Fis 301.03, deer season',
      note: 'the rule',
      checkedOn,
    },
  },
  NJ: {
    deer: {
      url: 'https://dep.nj.gov/njfw/hunting/deer-seasons-and-regulations/',
      title: 'Deer Seasons and Regulations',
      checkedOn,
    },
    license: {
      url: 'https://dep.nj.gov/njfw/licenses-and-permits/fishing-and-hunting-license-and-permit-information/',
      title: 'License and Permit Information',
      checkedOn,
    },
    seasons: {
      url: 'https://www.eregulations.com/newjersey/hunting/deer-hunting-seasons',
      title: 'Deer Hunting Seasons',
      checkedOn,
    },
    cwd: {
      url: 'https://dep.nj.gov/njfw/hunters-help-keep-new-jersey-cwd-free/',
      title: 'Hunters: Help Keep New Jersey CWD Free!',
      note: '2021',
      checkedOn,
    },
  },
  NM: {
    deer: {
      url: 'https://wildlife.dgf.nm.gov/home/publications/',
      title: 'Publications',
      note: 'rules and dates are PDFs',
      checkedOn,
    },
    license: { url: 'https://onlinesales.wildlife.state.nm.us/', title: 'New Mexico Online License Sales', checkedOn },
    seasons: {
      url: 'https://wildlife.dgf.nm.gov/home/publications/',
      title: 'Publications',
      note: 'rules and dates are PDFs',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://wildlife.state.nm.us/education/hunter-education',
      title: 'Hunter Education',
      note: 'the agency’s older host',
      checkedOn,
    },
    cwd: {
      url: 'https://wildlife.dgf.nm.gov/conservation/invasive-species-and-diseases/chronic-wasting-disease/',
      title: 'Chronic Wasting Disease',
      checkedOn,
    },
  },
  NY: {
    deer: {
      url: 'https://www.eregulations.com/newyork/hunting/big-game-hunting',
      title: 'Big Game Hunting (deer and bear)',
      checkedOn,
    },
    license: { url: 'https://decals.east.licensing.app/', title: 'DEC Automated Licensing System (DECALS)', checkedOn },
    seasons: {
      url: 'https://dec.ny.gov/things-to-do/hunting/deer-bear/seasons',
      title: 'Deer and Bear Hunting Seasons',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://www.dec.ny.gov/outdoor/7860.html',
      title: 'Hunter and Trapper Education',
      note: 'the agency’s older site',
      checkedOn,
    },
    cwd: {
      url: 'https://www.eregulations.com/newyork/hunting/big-game-hunting',
      title: 'Big Game Hunting: CWD import restrictions',
      checkedOn,
    },
    orange: {
      url: 'https://www.eregulations.com/newyork/hunting/big-game-hunting',
      title: 'Big Game Hunting: orange and pink clothing',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://www.eregulations.com/newyork/hunting/big-game-hunting',
      title: 'Big Game Hunting: hunting hours',
      checkedOn,
    },
  },
  NC: {
    deer: {
      url: 'https://www.eregulations.com/northcarolina/hunting/deer-hunting-seasons',
      title: 'Deer Hunting Seasons',
      checkedOn,
    },
    license: { url: 'https://license.gooutdoorsnorthcarolina.com/', title: 'Go Outdoors North Carolina', checkedOn },
    seasons: {
      url: 'https://www.eregulations.com/northcarolina/hunting/deer-hunting-seasons',
      title: 'Deer Hunting Seasons',
      checkedOn,
    },
    cwd: {
      url: 'https://www.ncwildlife.gov/connect/have-wildlife-problem/preventing-wildlife-conflicts/common-wildlife-diseases/deer-diseases/chronic-wasting-disease/cwd-surveillance-areas-and-special-regulations',
      title: 'CWD Surveillance Areas and Special Regulations',
      checkedOn,
    },
  },
  ND: {
    deer: { url: 'https://gf.nd.gov/hunting/deer', title: 'Deer', checkedOn },
    license: {
      url: 'https://apps.nd.gov/gnf/onlineservices/lic/public/myGNF.htm',
      title: 'My Account (license sales)',
      checkedOn,
    },
    seasons: { url: 'https://gf.nd.gov/hunting/season-dates', title: 'Season Dates', checkedOn },
    cwd: { url: 'https://gf.nd.gov/regulations/cwd', title: 'Chronic Wasting Disease Proclamation', checkedOn },
  },
  OH: {
    deer: {
      url: 'https://www.eregulations.com/ohio/hunting/deer-hunting-regulations',
      title: 'Deer Hunting Regulations',
      checkedOn,
    },
    license: { url: 'https://oh-web.s3licensing.com/Home', title: 'Ohio’s Wildlife Licensing System', checkedOn },
    seasons: {
      url: 'https://ohiodnr.gov/buy-and-apply/hunting-fishing-boating/hunting-resources/hunting-regulations',
      title: 'Hunting Regulations',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://codes.ohio.gov/ohio-administrative-code/rule-1501:31-29-01',
      title: 'Rule 1501:31-29-01: hunter education course',
      note: 'the rule',
      checkedOn,
    },
    cwd: { url: 'https://ohiodnr.gov/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: {
      url: 'https://codes.ohio.gov/ohio-administrative-code/chapter-1501:31-15',
      title: 'Chapter 1501:31-15: rule 31-15-11, deer',
      note: 'the rule',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://codes.ohio.gov/ohio-administrative-code/chapter-1501:31-15',
      title: 'Chapter 1501:31-15: rule 31-15-11, deer',
      note: 'the rule',
      checkedOn,
    },
  },
  OK: {
    deer: {
      url: 'https://www.wildlifedepartment.com/hunting/regs/deer-big-game-season',
      title: 'Deer: Big Game Season',
      checkedOn,
    },
    license: { url: 'https://gooutdoorsoklahoma.com/', title: 'Go Outdoors Oklahoma', checkedOn },
    seasons: { url: 'https://www.wildlifedepartment.com/hunting/seasons', title: 'Hunting Seasons', checkedOn },
    'hunter-education': {
      url: 'https://www.wildlifedepartment.com/education',
      title: 'Education: hunter education courses',
      checkedOn,
    },
    cwd: {
      url: 'https://www.wildlifedepartment.com/hunting/resources/deer/cwd/ssa',
      title: 'CWD Selective Surveillance Areas',
      checkedOn,
    },
  },
  OR: {
    deer: {
      url: 'https://www.eregulations.com/oregon/hunting/buck-deer-seasons',
      title: 'Buck Deer Seasons',
      checkedOn,
    },
    license: { url: 'https://odfw.huntfishoregon.com/login', title: 'ODFW Electronic Licensing System', checkedOn },
    seasons: { url: 'https://myodfw.com/big-game-hunting/seasons', title: 'Big Game Hunting Seasons', checkedOn },
    'hunter-education': {
      url: 'https://www.myodfw.com/articles/hunter-education-classes-and-field-days-schedule',
      title: 'Hunter education classes and field days',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://www.eregulations.com/oregon/hunting/general-hunting-regulations',
      title: 'General Hunting Regulations: shooting hours',
      checkedOn,
    },
    cwd: {
      url: 'https://cwd-info.org/oregon-restrictions/',
      title: 'Oregon restrictions',
      note: 'Chronic Wasting Disease Alliance, without a year',
      checkedOn: '2026-11-28',
    },
  },
  PA: {
    deer: {
      url: 'https://www.pa.gov/agencies/pgc/huntingandtrapping/get-started-hunting/deer-hunting.html',
      title: 'Deer Hunting',
      checkedOn,
    },
    license: { url: 'https://huntfish.pa.gov/', title: 'HuntFishPA', checkedOn },
    seasons: {
      url: 'https://www.pa.gov/agencies/pgc/huntingandtrapping/regulations/seasons-and-bag-limits',
      title: 'Seasons and Bag Limits',
      checkedOn,
    },
    cwd: {
      url: 'https://pacodeandbulletin.gov/Display/pacode?file=%2Fsecure%2Fpacode%2Fdata%2F058%2Fchapter137%2Fs137.35.html',
      title: '58 Pa. Code § 137.35: Chronic Wasting Disease restrictions',
      note: 'the rule',
      checkedOn: checkedLater,
    },
    orange: {
      url: 'https://www.pacode.com/secure/data/058/chapter141/chap141toc.html',
      title: '58 Pa. Code chapter 141: § 141.20, protective material',
      note: 'the rule',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F058%2Fchapter141%2Fs141.4.html',
      title: '58 Pa. Code § 141.4: hunting hours',
      note: 'the rule',
      checkedOn,
    },
  },
  RI: {
    deer: {
      url: 'https://www.eregulations.com/rhodeisland/hunting/deer-hunting-seasons-and-limits',
      title: 'Deer Hunting Seasons and Limits',
      checkedOn,
    },
    license: { url: 'https://rio.ri.gov/', title: 'Rhode Island Outdoors (RIO)', checkedOn },
    seasons: { url: 'https://dem.ri.gov/natural-resources-bureau/fish-wildlife/hunting', title: 'Hunting', checkedOn },
    cwd: {
      url: 'https://www.eregulations.com/rhodeisland/hunting/chronic-wasting-disease/',
      title: 'Chronic Wasting Disease',
      checkedOn,
    },
    orange: { url: 'https://www.dem.ri.gov/orange', title: 'Fluorescent orange requirements', checkedOn },
  },
  SC: {
    deer: {
      url: 'https://www.eregulations.com/southcarolina/hunting/deer-seasons-on-private-lands',
      title: 'Deer Seasons on Private Lands',
      checkedOn,
    },
    license: { url: 'https://license.gooutdoorssouthcarolina.com/', title: 'Go Outdoors South Carolina', checkedOn },
    seasons: { url: 'https://www.dnr.sc.gov/hunting.html', title: 'Hunting', checkedOn },
  },
  SD: {
    deer: { url: 'https://gfp.sd.gov/deer/', title: 'Deer', checkedOn },
    license: { url: 'https://license.gooutdoorssouthdakota.com/', title: 'Go Outdoors South Dakota', checkedOn },
    seasons: { url: 'https://gfp.sd.gov/seasons-and-dates/', title: 'Seasons and Dates', checkedOn },
    cwd: { url: 'https://gfp.sd.gov/what-can-i-do/', title: 'What Can I Do? (CWD regulations)', checkedOn },
    orange: {
      url: 'https://sdlegislature.gov/api/Statutes/41-8-41.html',
      title: 'Statute 41-8-41: fluorescent orange or pink',
      note: 'the law',
      checkedOn,
    },
  },
  TN: {
    deer: { url: 'https://www.tn.gov/twra/hunting/big-game/deer.html', title: 'Deer Hunting', checkedOn },
    license: { url: 'https://gooutdoorstennessee.com/', title: 'Go Outdoors Tennessee', checkedOn },
    seasons: {
      url: 'https://www.tn.gov/twra/hunting/tennessee-hunting-seasons-summary.html',
      title: 'Tennessee Hunting Seasons Summary',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://www.tn.gov/twra/hunting/hunter-education.html',
      title: 'Hunter Education',
      checkedOn,
    },
    cwd: {
      url: 'https://www.eregulations.com/tennessee/hunting/cwd-in-tennessee/',
      title: 'CWD in Tennessee',
      checkedOn,
    },
    orange: {
      url: 'https://www.eregulations.com/tennessee/hunting/big-game-regulations/',
      title: 'Big Game Regulations: fluorescent orange',
      checkedOn: checkedLater,
    },
  },
  TX: {
    deer: {
      url: 'https://tpwd.texas.gov/regulations/outdoor-annual/regs/animals/white-tailed-deer',
      title: 'White-tailed Deer',
      checkedOn,
    },
    license: {
      url: 'https://tpwd.texas.gov/business/licenses/online_sales/',
      title: 'Online License Sales',
      checkedOn,
    },
    seasons: {
      url: 'https://tpwd.texas.gov/regulations/outdoor-annual/hunting/',
      title: 'Outdoor Annual: Hunting',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://tpwd.texas.gov/regulations/outdoor-annual/hunting/hunter-education/',
      title: 'Hunter Education',
      checkedOn,
    },
    cwd: { url: 'https://tpwd.texas.gov/cwd', title: 'Chronic Wasting Disease', checkedOn },
    orange: {
      url: 'https://tpwd.texas.gov/education/hunter-education/blaze-orange-laws',
      title: 'Texas Blaze Orange Laws',
      note: 'on public hunting lands',
      checkedOn: checkedLater,
    },
    'legal-hours': {
      url: 'https://tpwd.texas.gov/regulations/outdoor-annual/hunting/general-regulations/definitions',
      title: 'Hunting Definitions: legal shooting hours',
      checkedOn,
    },
  },
  UT: {
    deer: {
      url: 'https://wildlife.utah.gov/guidebooks/field_regs.pdf',
      title: 'Big Game Field Regulations',
      note: 'PDF',
      checkedOn,
    },
    license: { url: 'https://wildlifelicense.utah.gov/hflo', title: 'Utah License and Permit Sales', checkedOn },
    seasons: {
      url: 'https://wildlife.utah.gov/guidebooks/field_regs.pdf',
      title: 'Big Game Field Regulations',
      note: 'PDF',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://wildlife.utah.gov/hunting/hunter-education.html',
      title: 'Hunter Education',
      checkedOn,
    },
    orange: {
      url: 'https://codes.findlaw.com/ut/title-23a-wildlife-resources-act/ut-code-sect-23a-11-205/',
      title: 'Utah Code 23A-11-205: hunter orange',
      note: 'the law',
      checkedOn,
    },
  },
  VT: {
    deer: {
      url: 'https://www.vtfishandwildlife.com/hunt/hunting-and-trapping-opportunities/white-tailed-deer',
      title: 'White-tailed Deer',
      checkedOn,
    },
    license: { url: 'https://www.vtfwdsales.com/online/cid_entry.php', title: 'Vermont License Sales', checkedOn },
    seasons: {
      url: 'https://www.vtfishandwildlife.com/hunt/hunting-and-trapping-seasons',
      title: 'Hunting and Trapping Seasons',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://vtfishandwildlife.com/hunt/hunter-education',
      title: 'Hunter Education',
      checkedOn,
    },
    cwd: {
      url: 'https://law.cornell.edu/regulations/vermont/12-069-Code-Vt-R-12-010-069-X',
      title: 'Rule on importing deer and elk from CWD areas',
      note: 'the rule',
      checkedOn: checkedLater,
    },
    orange: {
      url: 'https://www.eregulations.com/vermont/guide/general-hunting-information/',
      title: 'General Hunting Information: fluorescent orange',
      note: 'not required by law',
      checkedOn,
    },
  },
  VA: {
    deer: {
      url: 'https://dwr.virginia.gov/hunting/regulations/deer/',
      title: 'Deer Hunting Regulations and Seasons',
      checkedOn,
    },
    license: { url: 'https://www.gooutdoorsvirginia.com/', title: 'Go Outdoors Virginia', checkedOn },
    seasons: {
      url: 'https://dwr.virginia.gov/hunting/regulations/',
      title: 'Hunting & Trapping Regulations',
      checkedOn,
    },
    'hunter-education': { url: 'https://dwr.virginia.gov/hunting/education/', title: 'Hunter Education', checkedOn },
    cwd: { url: 'https://dwr.virginia.gov/cwd/', title: 'Chronic Wasting Disease', checkedOn },
    orange: {
      url: 'https://www.hunter-ed.com/virginia/studyGuide/Blaze-Orange%7C-Blaze-Pink/20104702_61942/',
      title: 'Blaze Orange and Blaze Pink',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://www.eregulations.com/virginia/hunting/general-hunting-information/',
      title: 'General Hunting Information: hunting hours',
      checkedOn,
    },
  },
  WA: {
    deer: {
      url: 'https://www.eregulations.com/washington/hunting/deer-general-seasons',
      title: 'Deer General Seasons',
      checkedOn,
    },
    license: { url: 'https://fishhunt.dfw.wa.gov/', title: 'WDFW License Sales', checkedOn },
    seasons: {
      url: 'https://wdfw.wa.gov/hunting/regulations/big-game',
      title: 'Big Game Hunting Regulations',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://wdfw.wa.gov/hunting/requirements/education/basic',
      title: 'Basic Hunter Education',
      checkedOn,
    },
    cwd: {
      url: 'https://www.eregulations.com/washington/hunting/chronic-wasting-disease-cwd',
      title: 'Chronic Wasting Disease (CWD)',
      checkedOn,
    },
    orange: {
      url: 'https://www.hunter-ed.com/washington/studyGuide/Hunter-Orange-Requirements/20105003_146609/',
      title: 'Hunter Orange Requirements',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://www.eregulations.com/washington/hunting/hunting-hours',
      title: 'Hunting Hours',
      checkedOn,
    },
  },
  WV: {
    deer: { url: 'https://wvdnr.gov/hunting/hunting-regulations/', title: 'Hunting Regulations', checkedOn },
    license: { url: 'https://www.wvhunt.com/login', title: 'WV Hunt: license sales', checkedOn },
    seasons: { url: 'https://wvdnr.gov/hunting-seasons/', title: 'Hunting Seasons', checkedOn },
    orange: {
      url: 'https://code.wvlegislature.gov/email/20-2/',
      title: 'Code, chapter 20, article 2: § 20-2-60, attire for deer hunters',
      note: 'the law',
      checkedOn,
    },
  },
  WI: {
    deer: { url: 'https://dnr.wisconsin.gov/topic/hunt/deer', title: 'Deer Hunting', checkedOn },
    license: { url: 'https://gowild.wi.gov/', title: 'Go Wild', checkedOn },
    seasons: { url: 'https://dnr.wisconsin.gov/topic/hunt/dates', title: 'Season Dates', checkedOn },
    'hunter-education': {
      url: 'https://lawserver.com/law/state/wisconsin/wi-laws/wisconsin_laws_29-591',
      title: 'Statutes 29.591: hunter education program',
      note: 'the law',
      checkedOn,
    },
    orange: {
      url: 'https://docs.legis.wisconsin.gov/document/statutes/2017/29.301(2)',
      title: 'Statutes 29.301(2): color of clothing',
      note: 'the law, in the text of 2017',
      checkedOn,
    },
  },
  WY: {
    deer: {
      url: 'https://www.eregulations.com/wyoming/hunting/important-hunting-information',
      title: 'Important Hunting Information',
      note: 'rules for big game, deer among them',
      checkedOn,
    },
    license: { url: 'https://wgfd.wyo.gov/licenses-applications', title: 'Licenses & Applications', checkedOn },
    seasons: {
      url: 'https://www.eregulations.com/wyoming/hunting/hunting-seasons-and-dates',
      title: 'Hunting Seasons and Dates',
      checkedOn,
    },
    'hunter-education': {
      url: 'https://wgfd.wyo.gov/Education/Hunter-Education',
      title: 'Hunter Education',
      checkedOn,
    },
    cwd: {
      url: 'https://wgfd.wyo.gov/Wildlife-in-Wyoming/More-Wildlife/Wildlife-Disease/CWD-in-Wyoming-Wildlife/Carcass-Disposal',
      title: 'Proper Carcass Disposal and Transport',
      note: 'the agency’s older site',
      checkedOn,
    },
    orange: {
      url: 'https://www.eregulations.com/wyoming/hunting/common-violations',
      title: 'Common Violations: fluorescent orange or pink clothing',
      checkedOn,
    },
    'legal-hours': {
      url: 'https://hunter-ed.com/wyoming/studyGuide/Shooting-Hours/20105301_61525',
      title: 'Shooting Hours',
      checkedOn,
    },
  },
}
