import type { SampleDeerType } from './sample-deer-type'

/**
 * Sika deer. Sizes differ so much between forms that each weight names its place.
 */
export const sikaDeer = {
  name: 'Sika Deer',
  slug: 'sika-deer',
  scientificName: 'Cervus nippon',
  generalDescription:
    'Sika are compact, secretive deer of East Asia, close relatives of red deer and elk. The male is a stag, the ' +
    'female a hind, the young a calf. Japan holds large and growing numbers, while several mainland forms are gone ' +
    'or rare. Sika were released in Britain, Ireland, New Zealand and parts of the United States, where Maryland’s ' +
    'Eastern Shore has the best-known herd. They live in thick cover, wet ground included, call loudly in autumn, ' +
    'and are known among hunters as hard to see and hard to stop.',
  bodySize: 'Small to medium; island forms are smallest, those of Hokkaido and Manchuria largest',
  antlerType: 'Narrow, upright, branched antlers, seldom more than eight points; stags only',
  uniqueTraits:
    'Sika are very vocal, with at least ten different sounds. A stag in rut gives a long, rising and falling whistle ' +
    'or wail that can end in a scream or groan, and both sexes give a sharp, high bark or whistle when alarmed. The ' +
    'white rump hairs spread into a wide flare in flight. A pale gland stands out on the lower hind leg. Sika cross ' +
    'with red deer where both live, and such mixing is one reason why many introduced herds are no longer pure.',

  evolutionaryLineage:
    'Sika belong to the genus Cervus with red deer and elk. Fossil deer of the Ice Age in Asia, above all in Japan, ' +
    'looked much like them, and the common ancestor of the genus may have resembled a sika. Authors list many ' +
    'subspecies, from the small Yakushima deer to the large Manchurian and Hokkaido forms. Some would split these ' +
    'into several species; long mixing in parks and farms makes the picture harder.',
  firstDiscoveredLocation:
    'People of Japan, China and Korea knew the animal from the earliest times; its English name comes from shika, ' +
    'the Japanese word for deer. The Dutch zoologist Temminck described it for science in 1838 (in a work dated ' +
    '1837), and its type locality is Nagasaki in Japan. Chinese calls it the plum blossom deer, after the white ' +
    'spots of the summer coat.',

  countriesFound: [
    'Japan (native)',
    'Russia: Primorye (native)',
    'China (native, very local)',
    'Taiwan (native, lost in 1969, brought back)',
    'United States (introduced)',
    'United Kingdom (introduced)',
    'Ireland (introduced)',
    'New Zealand (introduced)',
  ],
  continentsFound: ['Asia (native)', 'Europe (introduced)', 'North America (introduced)', 'Oceania (introduced)'],
  typicalHabitats: [
    'Mixed and broadleaf forest with dense undergrowth',
    'Conifer forest and plantation',
    'Heath and scrub on acid soil',
    'Tidal marsh and wet pine woods (Maryland)',
    'Dwarf bamboo under forest (Japan)',
    'Forest edge beside fields',
  ],
  altitudePreferences:
    'Sika live from tidal marsh to mountain forest. On the coast of Maryland they hardly leave sea level. In ' +
    'Japanese mountains many go down for the winter, to ground up to about 2,300 ft (700 m) lower than in summer. In ' +
    'eastern Hokkaido wintering hinds chose middle slopes at about 650 to 1,300 ft (200 to 400 m), with less snow ' +
    'and conifers for shelter.',
  climatePreferences:
    'The natural range runs from warm, wet southern islands to the cold forests of Hokkaido and the Russian Far ' +
    'East. Sika stand rain, heat and frost well, and marsh does not bother them. Deep snow is the limit: it covers ' +
    'dwarf bamboo and other food, wears the animals down, and drives them to low or sheltered ground where they ' +
    'crowd together.',

  maleSize: '28 to 37 in (70 to 95 cm) at the shoulder in Britain; varies with subspecies',
  femaleSize: '20 to 35 in (50 to 90 cm) at the shoulder in Britain; varies with subspecies',
  maleWeight:
    '88 to 154 lb (40 to 70 kg) in Britain; about 90 lb (41 kg) in Maryland; Manchurian stags 150 to 240 lb (68 to ' +
    '109 kg)',
  femaleWeight:
    '66 to 99 lb (30 to 45 kg) in Britain; about 70 lb (32 kg) in Maryland; Manchurian hinds 99 to 110 lb (45 to 50 ' +
    'kg)',
  antlerShape:
    'The antlers rise steeply and stay narrow, with a brow tine, a middle tine that points forward, and a fork at ' +
    'the top. The bez tine of red deer is missing, and the brow tine meets the beam at less than a right angle. ' +
    'Eight points in all are a full head in most herds; in Maryland six is a good stag. Lengths run from about 11 to ' +
    '18 in (28 to 45 cm), much more in large forms. Stags cast in April and May and are clean again by late August.',
  coloration:
    'The summer coat is chestnut to yellow-brown with white spots, clear on mainland animals and faint on some ' +
    'island forms, and a dark line along the back. In winter sika turn dark grey, brown or nearly black, and the ' +
    'spots fade or vanish. Pale brows over a dark line give the face a frown. The rump patch is white at all ' +
    'seasons. Wet stags often look black.',
  physicalDifferences:
    'Stags are clearly heavier, dark and maned in the rut, and have a thick neck. Hinds are lighter in color and ' +
    'build and carry two dark bumps on the forehead where a stag has antlers. A young stag may have only spikes, so ' +
    'check before you call it a hind. In marsh grass often only the head shows; wait for more of the animal, and ' +
    'count on a calf being close to any hind.',

  dietType: 'Herbivore: flexible grazer and browser',
  springDiet: ['New grasses and sedges', 'Dwarf bamboo leaves', 'Buds and young shoots', 'Marsh plants'],
  summerDiet: ['Grasses', 'Herbs', 'Leaves of shrubs and trees', 'Farm crops such as soybeans and corn'],
  fallDiet: ['Grasses and herbs', 'Broad leaves', 'Wild fruit', 'Corn and soybeans'],
  winterDiet: [
    'Dwarf bamboo (Japan)',
    'Heather and dry grass (Britain)',
    'Conifer shoots',
    'Tree bark',
    'Bayberry and catbrier (Maryland)',
  ],
  feedingHabits:
    'Sika take what the place offers. In the Shiranuka Hills of Hokkaido dwarf bamboo made up more than three ' +
    'quarters of the winter diet; in southern Japan they browse more. In Britain they graze grass and heather. In ' +
    'Maryland they eat marsh grass, shrubs, poison ivy and crops. Being able to live on coarse food gives them an ' +
    'edge over pickier deer. Most feeding in hunted areas is done from dusk to dawn, close to cover.',

  matingSeasonStart: 'Mid to late September (northern hemisphere)',
  matingSeasonEnd: 'November, at times later',
  gestationPeriod: 'About 7 months',
  parentingHabits:
    'A hind has a single calf, very seldom two, mostly in May or June. It is spotted, lies hidden at first and is ' +
    'nursed on short visits, then follows her. Hinds talk to their calves in soft whistles and bleats, and the calf ' +
    'answers with a squeak. The calf stays with her until the next one is due, about a year later. Most breed from ' +
    'their second year.',
  lifespanWild: 'Up to about 18 years in exceptional cases',
  lifespanCaptivity: 'Up to about 26 years',

  dailyActivity:
    'Undisturbed sika feed by day as well as by night, with most movement at dawn and dusk. Where people hunt or ' +
    'walk they become largely nocturnal and lie in thick cover until dark. The rut changes this for a few weeks: ' +
    'stags then move and call at any hour. In dense cover a sika can slip away without being seen or heard.',
  territorialBehavior:
    'In the rut a strong stag may hold a small territory, up to about 5 acres (2 ha), marked with wallows, scrapes, ' +
    'urine and thrashed brush, and he tries to keep a group of hinds there. Calls warn rivals off. Fights can be ' +
    'long and hard, and now and then deadly. Other stags roam or wait at the edge. Outside the rut stags are ' +
    'tolerant of each other and live alone or in small bands.',
  herdingBehavior:
    'Sika are less sociable than red or fallow deer. Hinds go about with their calf or in small groups of related ' +
    'animals; stags are alone for much of autumn and winter and in bachelor groups in spring and summer. Larger ' +
    'gatherings form in winter on good or sheltered ground, above all in northern Japan. So a single animal is the ' +
    'rule, and the next may be close by unseen.',
  migrationBehavior:
    'Many sika stay in one small home range; in Maryland about 150 acres (61 ha) for hinds and nearly 500 acres (202 ' +
    'ha) for stags. In snowy parts of Japan there is real seasonal migration. Migrating hinds of the Shiranuka Hills ' +
    'in Hokkaido moved 22 miles (35 km) on average, from 4.5 to 63 miles (7 to 102 km), and came back to the same ' +
    'ranges year after year.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'The IUCN Red List assessment of 2008, by R. B. Harris, gives Least Concern, because numbers are high and rising ' +
    'in Japan and stable in Russia. The picture elsewhere is poor: sika are gone or nearly gone from the wild in ' +
    'Korea and Viet Nam, and in China they survive in small, scattered groups. Taiwan has brought them back after ' +
    'they died out in 1969. Mixing with released or farmed stock, and with red deer, threatens pure forms.',
  protectedAreas: [
    'Nara Park, Japan',
    'Killarney National Park, Ireland (introduced herd)',
    'Blackwater National Wildlife Refuge, Maryland (introduced herd)',
    'Assateague Island, Maryland and Virginia (introduced herd)',
  ],
  conservationLaws:
    'Law follows the place. The deer of Nara are protected as a natural monument of Japan, while elsewhere in Japan, ' +
    'where high numbers harm crops and trees, sika are controlled. In Scotland sika count as non-native, and policy ' +
    'aims to limit their spread. Maryland manages its sika as game with their own rules. New Zealand has begun a ' +
    'formal process that may give the central North Island herd a special status and a management plan.',

  huntingRegions: [
    'Eastern Shore of Maryland (introduced)',
    'Scotland and parts of England (introduced)',
    'County Wicklow and Kerry, Ireland (introduced)',
    'Central North Island, New Zealand (introduced)',
    'Hokkaido and other parts of Japan (native)',
    'Texas ranches (introduced)',
  ],
  huntingRegulations:
    'Seasons, licences, stamps and bag limits are set by the state, province or country and change each year, so ' +
    'read them at the agency before every season. Maryland, for instance, has limits for sika apart from those for ' +
    'white-tailed deer. In Britain and Ireland sika come under deer law, with close seasons for hinds and minimum ' +
    'standards for rifles. In New Zealand check the permit rules of the land you hunt. Native forms on the Asian ' +
    'mainland and in Taiwan are rare: treat them as closed unless the agency says otherwise. Wear blaze orange where ' +
    'required.',
  huntingBestPractices:
    'Hunt the edges: marsh islands, forest rides, field corners, in the last and first light that is still legal. Go ' +
    'slowly, listen, and let the wind decide. In the rut learn the calls and expect a stag to come in silently and ' +
    'downwind. Be sure it is a sika, and not a white-tailed deer, red deer or hybrid under other rules. Sika are ' +
    'tough: place one careful shot in the chest from a rest, with a safe backstop, within your practised range. Do ' +
    'not rush in. Mark the spot, wait, follow up every shot, and use a trained dog in thick cover.',
  recommendedEquipment: [
    'Rifle, shotgun or bow that local law allows',
    'Waterproof boots or waders for marsh',
    'Binoculars that work in low light',
    'Call and wind checker',
    'Shooting sticks, or stand with harness',
    'Headlamp, compass and phone',
    'Insect and tick protection',
    'Tracking dog on call where lawful',
  ],
  trackingSigns: [
    'Small, neat cloven tracks, easily confused with fallow or sheep',
    'Muddy wallows with a strong smell in the rut',
    'Scrapes and thrashed bushes',
    'Saplings frayed or stripped of bark',
    'Tunnels and paths through reed and scrub',
    'Dark pellets on trails and feeding edges',
    'Whistles and wails in autumn, sharp barks at any time',
  ],

  interestingFacts: [
    'Sika is a loan from shika, the Japanese word for deer.',
    'Maryland’s herd began with five or six deer set free on James Island in 1916.',
    'A record sika in captivity lived 26.3 years.',
    'Six animals given by the Duke of Bedford founded New Zealand’s main herd in 1905.',
    'About 1,300 wild sika live in and around Nara Park in Japan.',
    'Some sika tagged in Maryland were still alive more than ten years later.',
    'Most adult sika show white spots in summer, not only the calves.',
  ],
  culturalSignificance:
    'Few deer have been held in such honour. In Japan sika were long treated as sacred, and at Nara, an early ' +
    'capital, they still walk freely among shrines and temples, where visitors feed them crackers and the deer bow ' +
    'for more. The Ainu of Hokkaido hunted the northern form for food. In China velvet antler has long been used in ' +
    'traditional medicine, and the deer is farmed for it in large numbers.',
  mythsAndLegends:
    'Kasuga Taisha, the great shrine of Nara, tells that the god Takemikazuchi came from Kashima in the east to ' +
    'Mount Mikasa riding on a white deer, in the early Nara period (710 to 784). The deer of Nara are therefore seen ' +
    'as messengers of the gods, some say as descendants of that white deer, and have been cherished there for well ' +
    'over a thousand years. In older times to kill one was a grave crime.',

  faqQuestions: [
    {
      question: 'Are sika deer native to America?',
      answer:
        'No. They come from East Asia. Maryland’s herd goes back to a release on James Island by Clement Henry in ' +
        '1916, and others followed on Assateague Island in the 1920s. Free-living herds also exist in Virginia and ' +
        'Texas.',
    },
    {
      question: 'How big is a sika deer?',
      answer:
        'It depends on the form. In Maryland stags average about 90 lb (41 kg) and hinds about 70 lb (32 kg). ' +
        'British stags weigh 88 to 154 lb (40 to 70 kg). Manchurian stags are larger, commonly 150 to 240 lb (68 to ' +
        '109 kg).',
    },
    {
      question: 'What does a sika stag sound like in the rut?',
      answer:
        'A stag gives a long, high whistle or wail that rises and falls, sometimes ending in a scream or a groan. ' +
        'Hinds and calves use soft whistles, bleats and squeaks. When alarmed, both sexes give a short, high bark.',
    },
    {
      question: 'Can sika deer breed with white-tailed deer?',
      answer:
        'No. White-tailed deer belong to another genus and the two do not interbreed. Sika do cross with red deer ' +
        'and elk, which belong to the same genus. Such hybrids threaten the native red deer of Scotland and Ireland.',
    },
    {
      question: 'When is the best time to hunt sika?',
      answer:
        'Where the season is open then, the rut is the time when stags move and call by day; in Maryland it peaks ' +
        'about the middle of October. At other times expect most movement at first and last light. Check the ' +
        'agency’s dates first.',
    },
    {
      question: 'Do sika deer keep their spots?',
      answer:
        'In summer most adults show white spots, clear in mainland forms and faint in some island forms. In the dark ' +
        'winter coat the spots fade or vanish. Calves are spotted from birth. So spots alone do not make a deer a ' +
        'calf.',
    },
    {
      question: 'Are sika deer endangered?',
      answer:
        'The species as a whole is classed as Least Concern, because Japan has so many. On the mainland and in ' +
        'Taiwan the story is different: several forms are extinct or survive only in small numbers or by ' +
        'reintroduction.',
    },
  ],

  metaTitle: 'Sika Deer Guide: Habits, Calls, Range and Hunting',
  metaDescription:
    'Sika deer for hunters: native and introduced range, size by region, calls and rut, food, home range, status, ' +
    'and how to hunt them in marsh and thick cover.',
  metaKeywords:
    'sika deer, Cervus nippon, sika stag, Maryland sika, sika hunting, sika rut, sika whistle, New Zealand sika',

  sources: [
    {
      title: 'Cervus nippon (Red List assessment of 2008)',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'http://www.iucnredlist.org/details/links/41788/0/print',
      readOn: '2026-11-21',
    },
    {
      title: 'Cervus nippon (Encyclopedia of Life texts)',
      publisher: 'GIASI Partnership',
      url: 'https://giasipartnership.myspecies.info/en/taxonomy/term/35252/descriptions',
      readOn: '2026-11-21',
    },
    {
      title: 'Cervus nippon Temminck, 1838',
      publisher: 'Plazi TreatmentBank, from Zootaxa 4522',
      url: 'http://tb.plazi.org/GgServer/html/03A0BE3B6467FFD2FF4FFE2EFC1952A6',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika Deer Project News (1999)',
      publisher: 'IUCN Deer Specialist Group News, at Zootier-Lexikon',
      url: 'https://zootier-lexikon.org/bibliographie/m-1699975706/mccullough-d-r-1999',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika deer',
      publisher: 'Wikipedia, copy at wiki3.en-us.nina.az',
      url: 'https://www.wiki3.en-us.nina.az/Sika_deer.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika deer',
      publisher: 'Wikipedia, copy at wikimili.com',
      url: 'https://wikimili.com/en/Sika_deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Cervus nippon',
      publisher: 'zoo-ekzo.ru, text after Wikipedia',
      url: 'http://zoo-ekzo.ru/en/node/2846',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika deer in sentences (weights by subspecies)',
      publisher: 'utterance.org, text after Wikipedia',
      url: 'https://utterance.org/sentence/sika_deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika deer: behavior',
      publisher: 'Liquisearch, text after Wikipedia',
      url: 'https://www.liquisearch.com/sika_deer/behavior',
      readOn: '2026-11-21',
    },
    {
      title: 'AnAge entry for Cervus nippon',
      publisher: 'Human Ageing Genomic Resources',
      url: 'http://hagr.ageing-map.org/species/entry.php?species=Cervus_nippon',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika',
      publisher: 'HCS Deer Services',
      url: 'https://hcsdeerservices.co.uk/deer-info/species/6-sika',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika Deer',
      publisher: 'Childerley Sporting',
      url: 'http://childerleysporting.co.uk/sika-deer.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika deer: species of the month',
      publisher: 'Game & Wildlife Conservation Trust',
      url: 'https://www.gwct.org.uk/wildlife/species-of-the-month/2025/sika-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'The cervidae family, part four: the sika deer',
      publisher: 'Walking through the seasons',
      url: 'https://walkingthroughtheseasons.blogspot.com/2011/08/cervidae-family.html',
      readOn: '2026-11-21',
    },
    {
      title: 'About sika deer',
      publisher: 'Maryland Department of Natural Resources',
      url: 'https://dnr.maryland.gov/wildlife/Pages/hunt_trap/SikaDeer_About.aspx',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika deer',
      publisher: 'Chesapeake Bay Program',
      url: 'http://www.chesapeakebay.net/fieldguide/critter/sika_deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika Deer Can Be Found on Maryland’s Eastern Shore (1994)',
      publisher: 'Associated Press',
      url: 'https://www.apnews.com/3f98d8792e865250fa872f11ab2b06f5',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika deer description and history',
      publisher: 'dougwigfield.com',
      url: 'http://www.dougwigfield.com/SIKADEER.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika deer of Dorchester County',
      publisher: 'Goose Creek Outfitters',
      url: 'https://goosecreekoutfitters.wixsite.com/goosecreek/about1',
      readOn: '2026-11-21',
    },
    {
      title: 'Where are sika deer located in Maryland',
      publisher: 'newsfromfilisputtsu7va.blogspot.com',
      url: 'https://newsfromfilisputtsu7va.blogspot.com/2023/01/where-are-sika-deer-located-in-maryland.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Seasonal habitat selection of an expanding sika deer population in eastern Hokkaido (2003, abstract)',
      publisher: 'Wildlife Biology',
      url: 'https://bioone.org/journals/Wildlife-Biology/volume-9/issue-4/wlb.2003.036/Seasonal-habitat-selection-of-an-expanding-sika-deer-iCervus-nippon/10.2981/wlb.2003.036.short',
      readOn: '2026-11-21',
    },
    {
      title: 'Seasonal Migration of Sika Deer on Hokkaido Island, Japan (abstract)',
      publisher: 'Springer',
      url: 'https://link.springer.com/doi/10.1007/978-4-431-09429-6_19',
      readOn: '2026-11-21',
    },
    {
      title: 'Food habits of sika deer in the Shiranuka Hills, eastern Hokkaido (2005, abstract)',
      publisher: 'Ecological Research, library record',
      url: 'https://vufind-test.katalog.k.utb.cz/SummonRecord/FETCH-LOGICAL-c4429-8573135e34a04036a281ec376d56519527a9195d2a04e81c37a8f3a7b2c5052a3',
      readOn: '2026-11-21',
    },
    {
      title: 'Hokkaido Sika Deer, or Yezo Shika',
      publisher: 'Hokkaido Travel Tips',
      url: 'http://hokkaidotraveltips.blogspot.com/2020/02/hokkaido-sika-deer-or-yezo-shka.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Yezo sika deer',
      publisher: 'wildart.works',
      url: 'https://wildart.works/behindthelens/yezoshika?format=amp',
      readOn: '2026-11-21',
    },
    {
      title: 'The Sika in New Zealand (abstract)',
      publisher: 'Springer',
      url: 'https://rd.springer.com/chapter/10.1007/978-4-431-09429-6_42',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika stag',
      publisher: 'Te Ara, the Encyclopedia of New Zealand',
      url: 'https://teara.govt.nz/mi/photograph/15612/sika-stag',
      readOn: '2026-11-21',
    },
    {
      title: 'Central NI deer in the spotlight',
      publisher: 'Taupo News',
      url: 'https://tauponews.co.nz/stories/central-ni-deer-in-the-spotlight',
      readOn: '2026-11-21',
    },
    {
      title: 'The management of wild deer in Scotland, section 17',
      publisher: 'Scottish Government',
      url: 'https://gov.scot/publications/management-wild-deer-scotland/pages/22',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer in Ireland',
      publisher: 'HuntingNet forum',
      url: 'https://www.huntingnet.com/forum/1242312-post9.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer and Tobihino',
      publisher: 'Japan Tourism Agency, multilingual text database',
      url: 'https://www.mlit.go.jp/tagengo-db/en/H30-00900.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Shika deer',
      publisher: 'Muza-chan’s Gate to Japan',
      url: 'https://muza-chan.net/japan/index.php/amp/shika-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Hirsche im Kasuga-Park von Nara, um 1890',
      publisher: 'GEO',
      url: 'https://www.geo.de/wissen/weltgeschichte/hirsche-im-kasuga-park-von-nara--um-1890_35480860-35480668.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer stalking code of practice',
      publisher: 'British Association for Shooting and Conservation',
      url: 'https://basc.org.uk/deer/advice/deer-stalking-code-of-practice/',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleDeerType
