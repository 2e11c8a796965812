/** The sources of the states and provinces in ranges.data.ts, read in stored copies of the pages or data sets. */
import type { Source } from '~/lib/source'

interface RangeReading {
  sources: readonly Source[]
  note?: string
}

const readOn = '2026-11-25'

function mammalDiversity(taxon: string, title: string, usedFor: string): Source {
  const url = `https://mammaldiversity.org/taxon/${taxon}`
  return { title, publisher: 'Mammal Diversity Database, American Society of Mammalogists', url, readOn, usedFor }
}

export const rangeReadings: Readonly<Record<string, RangeReading>> = {
  'white-tailed-deer': {
    note: 'The Mammal Diversity Database also lists California, Nevada and Utah; the American Society of Mammalogists says that whitetails are absent from California to western Colorado, and the map follows it.',
    sources: [
      mammalDiversity('1006302', 'Odocoileus virginianus', 'the states'),
      {
        title: 'Odocoileus virginianus, image 803: geographic distribution',
        publisher: 'American Society of Mammalogists, Mammal Images Library',
        url: 'https://mammalsociety.org/image-library/odocoileus-virginianus-803',
        readOn,
        usedFor: 'where it is absent in the West, Yukon and the Northwest Territories',
      },
      {
        title: '5 reasons why the white-tailed deer is Canada’s favourite big-game animal',
        publisher: 'Outdoor Canada',
        url: 'https://www.outdoorcanada.ca/5-reasons-why-the-white-tailed-deer-is-canadas-favourite-big-game-animal/2/',
        readOn: '2026-11-26',
        usedFor: 'the provinces',
      },
    ],
  },
  'mule-deer': {
    sources: [
      mammalDiversity('1006300', 'Odocoileus hemionus', 'the states where it is native'),
      {
        title: 'Odocoileus hemionus',
        publisher: 'Mammal Species of the World, 3rd edition, Bucknell University',
        url: 'https://www.departments.bucknell.edu/biology/resources/msw3/browse.asp?s=y&id=14200267',
        readOn,
        usedFor: 'Hawaii and Argentina',
      },
      {
        title: 'Odocoileus hemionus (Rafinesque, 1817)',
        publisher: 'Handbook of the Mammals of the World, Lynx Edicions, at Plazi TreatmentBank',
        url: 'https://treatment.plazi.org/id/03A087C4FFD8FFD9FF0FFDF3EF17FC54',
        readOn,
        usedFor: 'British Columbia and Yukon',
      },
      {
        title: 'Chronic wasting disease: surveillance and response',
        publisher: 'Government of Alberta',
        url: 'https://alberta.ca/chronic-wasting-disease-surveillance-and-response.aspx',
        readOn,
        usedFor: 'Alberta',
      },
      {
        title: 'Mule Deer Chronic Wasting Disease Notification',
        publisher: 'Saskatchewan Association of Rural Municipalities, with the Ministry of Environment',
        url: 'https://sarm.ca/associations/mule-deer-chronic-wasting-disease-notification/',
        readOn,
        usedFor: 'Saskatchewan',
      },
      {
        title: 'Manitoba reports first chronic wasting disease case, bans hunting where animal found',
        publisher: 'Global News, from the Province of Manitoba',
        url: 'https://globalnews.ca/news/8342517/manitoba-reports-first-chronic-wasting-disease-case-bans-hunting-where-animal-found/',
        readOn,
        usedFor: 'Manitoba',
      },
    ],
  },
  elk: {
    note: 'For Kansas, Michigan, Minnesota, Nebraska, North Dakota, Oklahoma, South Dakota and Texas we read only that elk live there, not that they died out and came back. A few of Yukon’s elk, in its southeast, are native.',
    sources: [
      mammalDiversity('1006312', 'Cervus canadensis', 'the western and central states, Michigan and Minnesota'),
      {
        title: 'Elk Restoration',
        publisher: 'Rocky Mountain Elk Foundation',
        url: 'http://www.rmef.org/Conservation/HowWeConserve/ElkRestoration.aspx',
        readOn,
        usedFor:
          'elk brought back to Kentucky, Missouri, Ontario, Tennessee, Virginia, West Virginia, Wisconsin and the Great Smoky Mountains of North Carolina',
      },
      {
        title: 'Return of the Elk (Michael E. Cartwright, Arkansas Game and Fish)',
        publisher: 'Ozarkmtns.com',
        url: 'http://www.ozarkmtns.com/buffalo/elk.asp',
        readOn: '2026-11-28',
        usedFor: 'elk brought back to Arkansas',
      },
      {
        title: 'History of Pennsylvania Elk',
        publisher: 'Pennsylvania Game Commission, in the Internet Archive',
        url: 'https://web.archive.org/web/2019/http://www.pgc.pa.gov/Wildlife/WildlifeSpecies/Elk/Pages/HistoryofElkinPA.aspx',
        readOn,
        usedFor: 'elk brought back to Pennsylvania',
      },
      {
        title: 'Roosevelt Elk (Cervus elaphus roosevelti) Species Profile',
        publisher: 'Alaska Department of Fish and Game',
        url: 'https://www.adfg.alaska.gov/index.cfm?adfg=elk.main',
        readOn: '2026-11-21',
        usedFor: 'Alaska',
      },
      {
        title: 'Elk Fact Sheet',
        publisher: 'Government of Manitoba',
        url: 'https://www.gov.mb.ca/sd/wildlife/mbsp/fs/elk.html',
        readOn: '2026-11-26',
        usedFor: 'Manitoba',
      },
      {
        title: 'Wild elk and wolves on the rise',
        publisher: 'Lakeland Today, with the Government of Alberta',
        url: 'https://www.lakelandtoday.ca/st-paul-news/wild-elk-and-wolves-on-the-rise-1904622',
        readOn: '2026-11-26',
        usedFor: 'Alberta',
      },
      {
        title: 'Elk and Moose Overpopulations',
        publisher: 'Saskatchewan Association of Rural Municipalities, with the Ministry of Environment',
        url: 'https://sarm.ca/associations/elk-and-moose-overpopulations/',
        readOn: '2026-11-26',
        usedFor: 'Saskatchewan',
      },
      {
        title: 'Roosevelt Elk',
        publisher: 'Hotel Lake Advisory, Sunshine Coast of British Columbia',
        url: 'https://www.hotellakeadvisory.com/rooseveltelk',
        readOn,
        usedFor: 'British Columbia',
      },
      {
        title: 'New elk management goals announced',
        publisher: 'Yukon News',
        url: 'https://www.yukon-news.com/news/new-elk-management-goals-announced/',
        readOn,
        usedFor: 'Yukon',
      },
    ],
  },
  moose: {
    sources: [
      mammalDiversity('1006285', 'Alces alces', 'the states, apart from the three below'),
      {
        title: 'Motorists, Watch for Deer and Moose this Fall',
        publisher: 'Connecticut Department of Energy and Environmental Protection (2017)',
        url: 'https://portal.ct.gov/deep/news-releases/news-releases---2017/october/motorists-watch-for-deer-and-moose-this-fall',
        readOn: '2026-11-26',
        usedFor: 'Connecticut',
      },
      {
        title: 'Help Us Track Moose Nevada’s Populations!',
        publisher: 'Nevada Department of Wildlife',
        url: 'https://www.ndow.org/blog/help-us-track-moose-nevadas-populations/',
        readOn,
        usedFor: 'Nevada',
      },
      {
        title: 'Colorado Outdoors Podcast: Episode 10 – Moose, a reintroduction success story',
        publisher: 'Colorado Outdoors, Colorado Parks and Wildlife (2021)',
        url: 'https://coloradooutdoorsmag.com/2021/03/03/colorado-moose-reintroduction/',
        readOn: '2026-11-28',
        usedFor: 'Colorado',
      },
      {
        title: 'The status and management of moose in North America, circa 2015 (abstract)',
        publisher: 'Alces 53 (Timmermann and Rodgers, 2017)',
        url: 'https://alcesjournal.org/index.php/alces/article/view/177',
        readOn,
        usedFor: 'twelve of the thirteen provinces and territories',
      },
      {
        title: 'Familiar Wildlife of PEI',
        publisher: 'Government of Prince Edward Island',
        url: 'http://www.gov.pe.ca/forestry/index.php3?number=1005359',
        readOn,
        usedFor: 'the thirteenth, which has no moose',
      },
      {
        title: 'Moose (Alces alces)',
        publisher: 'Government of Newfoundland and Labrador, Fisheries and Land Resources',
        url: 'https://www.flr.gov.nl.ca/wildlife/snp/programs/education/animal_facts/mammals/moose.html',
        readOn: '2026-11-21',
        usedFor: 'Newfoundland, where people brought them',
      },
    ],
  },
  caribou: {
    sources: [
      mammalDiversity('1006306', 'Rangifer tarandus', 'Alaska'),
      {
        title: 'Rangifer tarandus, in: Handbook of the Mammals of the World, volume 2, Hoofed Mammals (2011)',
        publisher: 'Lynx Edicions, text provided by Plazi',
        url: 'https://treatment.plazi.org/id/03A087C4FFDDFFDDFAB1F70FEF6BF800',
        readOn,
        usedFor: 'Canada from Yukon to Newfoundland and the Arctic islands',
      },
      {
        title: 'Woodland caribou: recovery strategy progress report 2012 to 2017',
        publisher: 'Environment and Climate Change Canada',
        url: 'https://www.canada.ca/en/environment-climate-change/services/species-risk-public-registry/recovery-strategies/woodland-caribou-report-2012-2017.html',
        readOn: '2026-11-26',
        usedFor: 'the provinces between them, one by one, and the Northwest Territories',
      },
      {
        title: 'Barren-ground caribou',
        publisher: 'Wikipedia',
        url: 'https://en.wikipedia.org/wiki/Barren-ground_caribou',
        readOn,
        usedFor: 'Nunavut',
      },
    ],
  },
  'red-deer': {
    sources: [mammalDiversity('1006313', 'Cervus elaphus', 'the countries where it is native')],
  },
  'fallow-deer': {
    note: 'Islands of British Columbia have them, not the mainland.',
    sources: [
      {
        title: 'Dama dama (Linnaeus 1758)',
        publisher: 'Mammal Species of the World, 3rd edition, at Plazi TreatmentBank',
        url: 'https://doi.org/10.5281/zenodo.11336495',
        readOn,
        usedFor: 'the islands off the western coast of Canada',
      },
      {
        title: 'Ecology of Fallow Deer (Dama dama L.) on Little Saint Simons Island, Georgia (abstract)',
        publisher: 'University of Georgia (Morse)',
        url: 'https://openscholar.uga.edu/record/17592',
        readOn,
        usedFor: 'Georgia',
      },
      {
        title: 'LBL fallow deer go from riches to remnants',
        publisher: 'The Paducah Sun',
        url: 'http://www.paducahsun.com/sports/local/042614_PS_ODRS_FALLOW-DEER-WITH-PHOTO',
        readOn,
        usedFor: 'Kentucky',
      },
      {
        title: 'Fallow Deer, Dama dama',
        publisher: 'The Mammals of Texas, Online Edition, Texas Tech University',
        url: 'https://www.depts.ttu.edu/nsrl/mammals-of-texas-online-edition/Accounts_Introduced_Artiodactyla/Dama_dama.php',
        readOn: '2026-11-21',
        usedFor: 'Texas',
      },
    ],
  },
  'sika-deer': {
    sources: [
      {
        title: 'Free-Ranging and Confined Sika Deer in North America (abstract)',
        publisher: 'Springer (Feldhamer and Demarais, 2009)',
        url: 'https://doi.org/10.1007/978-4-431-09429-6_41',
        readOn,
        usedFor: 'the five states, and none in Canada',
      },
    ],
  },
}
