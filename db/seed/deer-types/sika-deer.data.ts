import type { SampleDeerType } from './sample-deer-type'

/** Sizes differ so much between forms that each weight names its place. */
export const sikaDeer = {
  name: 'Sika Deer',
  slug: 'sika-deer',
  scientificName: 'Cervus nippon',
  generalDescription:
    'Sika are compact, secretive deer of East Asia, close relatives of red deer and elk. The male is a stag, the ' +
    'female a hind, the young a calf. Japan holds large numbers, while several mainland forms are gone or rare. Sika ' +
    'were released in Britain, Ireland, New Zealand and parts of the United States, where Maryland’s Eastern Shore ' +
    'has the best-known herd. They live in thick cover, wet ground included, call loudly in fall, and have a ' +
    'reputation for being hard to see and hard to stop.',
  bodySize:
    'Small to medium: stags stand 26 to 45 in (65 to 115 cm) at the shoulder, hinds 24 to 37 in (60 to 95 cm). Southern island forms are smallest, those of Hokkaido and the northern mainland largest.',
  antlerType: 'Narrow, upright, branched antlers, seldom more than eight points in all; stags only',
  uniqueTraits:
    'Sika are very vocal: at least ten different sounds are counted in Maryland. A stag in rut gives a long whistle ' +
    'or wail of changing pitch that can break into a scream, and both sexes give a short, high bark when alarmed. ' +
    'The white rump hairs spread into a flare in flight. A pale gland stands out on the lower hind leg. Sika cross ' +
    'with red deer where both live, and the hybrids are fertile, so many introduced herds are no longer pure.',

  evolutionaryLineage:
    'Sika belong to the genus Cervus with red deer and elk, which is why they can breed with both. The IUCN lists ' +
    'about a dozen subspecies, from small island deer to the large deer of Hokkaido and Manchuria, and notes that ' +
    'some authors would split them into four species. Releases, farming and crossing have mixed many herds, which ' +
    'muddies the picture. Deer much like sika are known from the Ice Age of Japan.',
  firstDiscoveredLocation:
    'People in Japan, China and Korea knew the animal from the earliest times; its English name comes from shika, ' +
    'the Japanese word for deer. Science got its first description from the Dutch zoologist Temminck in 1838, from ' +
    'Japan. The Chinese name means plum blossom deer, after the white spots of the summer coat.',

  countriesFound: [
    'Japan (native)',
    'Russia: Primorye (native)',
    'China (native, very local)',
    'Taiwan (native, lost in 1969, brought back)',
    'United States (introduced)',
    'United Kingdom (introduced)',
    'Ireland (introduced)',
    'Germany (introduced)',
    'Austria (introduced)',
    'Czech Republic (introduced)',
    'Denmark (introduced)',
    'France (introduced)',
    'Poland (introduced)',
    'Lithuania (introduced)',
    'Ukraine (introduced)',
    'New Zealand (introduced)',
  ],
  continentsFound: ['Asia (native)', 'Europe (introduced)', 'North America (introduced)', 'Oceania (introduced)'],
  typicalHabitats: [
    'Mixed and broadleaf forest with dense undergrowth',
    'Conifer forest and plantation',
    'Heath and scrub on poor soil',
    'Tidal marsh and thick loblolly pine (Maryland)',
    'Dwarf bamboo under forest (Japan)',
    'Forest edge beside fields',
  ],
  altitudePreferences:
    'Sika live from tidal marsh to mountain forest. On Maryland’s Eastern Shore they hardly leave sea level. In ' +
    'eastern Hokkaido 51 percent of 57 radio-tracked hinds summered higher than they wintered, while 18 percent did ' +
    'the reverse or stayed level, in winter quarters with conifers for shelter. Snow and winter food matter, not ' +
    'elevation itself.',
  climatePreferences:
    'The natural range runs from warm, wet southern islands to the cold forests of Hokkaido and the Russian Far ' +
    'East. Sika handle rain, heat and frost well, and marsh does not bother them. Deep snow is the limit: it covers ' +
    'dwarf bamboo and other food, wears the animals down, and drives them to sheltered ground where they crowd ' +
    'together.',

  maleSize:
    'About 30 to 43 in (76 to 109 cm) at the shoulder in Texas, depending on the form; about 42 in (106 cm) on ' +
    'Hokkaido',
  femaleSize: 'About 32 in (81 cm) at the shoulder in the large form of Texas; about 37 in (95 cm) on Hokkaido',
  maleWeight:
    '55 to 90 lb (25 to 41 kg) in Maryland, depending on whom you ask; 88 to 154 lb (40 to 70 kg) in Britain; 227 to 333 lb (103 to 151 kg) on Hokkaido, with the season; the heaviest on record 388 lb (176 kg) [17]',
  femaleWeight:
    'About 70 lb (32 kg) in Maryland; 66 to 99 lb (30 to 45 kg) in Britain; 150 to 220 lb (68 to 100 kg) on ' +
    'Hokkaido, with the season',
  antlerShape:
    'The antlers rise steeply and stay narrow, with a brow tine, a middle tine that points forward, and a fork at ' +
    'the top; there is no palm. Three or four points a side, six to eight in all, make a full head in most herds. In ' +
    'Texas lengths average 11 to 19 in (28 to 48 cm), with exceptional heads up to 29 in (74 cm); the longest beam on record measures 39 in (98 cm). [17] ' +
    'Antlers are cast in April and May and are clean again by early September. [17]',
  coloration:
    'The summer coat is chestnut to yellow-brown with white spots, clear on some forms and faint or missing on ' +
    'others, and a dark line along the back. In winter sika turn dark gray, brown or nearly black, and the spots ' +
    'fade or vanish. The head is often paler than the body, with a frowning look. The rump patch is white at all ' +
    'seasons. Wet stags often look black.',
  physicalDifferences:
    'Stags are clearly heavier and carry a dark, shaggy mane on the neck in the rut. Hinds are lighter in color and ' +
    'build and have two dark bumps on the forehead where a stag has antlers. A young stag may have only short ' +
    'spikes, so check before you call it a hind. In marsh grass often only the head shows; wait for more of the ' +
    'animal, and expect a calf to be close to any hind.',

  dietType: 'Herbivore: flexible grazer and browser',
  springDiet: ['New grasses and sedges', 'Dwarf bamboo (Japan)', 'Buds and young shoots', 'Marsh plants (Maryland)'],
  summerDiet: ['Grasses', 'Herbs', 'Leaves of shrubs and trees', 'Farm crops such as soybeans and corn'],
  fallDiet: ['Grasses and herbs', 'Broad leaves', 'Fruit and seeds', 'Corn and soybeans'],
  winterDiet: [
    'Dwarf bamboo (Hokkaido)',
    'Evergreen leaves (southern Japan)',
    'Heather and dry grass (Britain)',
    'Twigs and tree bark',
    'Marsh grasses (Maryland)',
  ],
  feedingHabits:
    'Sika eat what the land offers. In the Shiranuka Hills of Hokkaido one species of dwarf bamboo made up 78 ' +
    'percent of the winter diet, but only 12 percent in fall; farther south in Japan sika are browsers. In Maryland ' +
    'they feed at night on grasses, marsh plants, corn and soybeans. Being able to live on coarse food gives them an ' +
    'edge over pickier deer. In hunted country most feeding is done from dusk to dawn, close to cover.',

  matingSeasonStart: 'Late September (Maryland)',
  matingSeasonEnd: 'November in most places, later in some',
  gestationPeriod: 'About seven and a half months (222 to 237 days)',
  parentingHabits:
    'A hind has a single calf, very rarely two, in Maryland usually in May. It is spotted, lies hidden at first and ' +
    'is nursed on short visits, then follows her. Hinds talk to their calves in soft whistles and bleats. The calf ' +
    'stays with her until about the time the next one is due. In Maryland most sika breed in their second year, and ' +
    'about a quarter already in their first.',
  lifespanWild:
    'On average only 3 to 4 years on Kinkazan, a Japanese island without hunting, because many calves die; adults ' +
    'can live far longer',
  lifespanCaptivity: 'Up to 26.3 years (AnAge record)',

  dailyActivity:
    'Undisturbed sika feed by day as well as by night, with most movement at dawn and dusk. Where people hunt or ' +
    'hike, they become largely nocturnal and stay in thick cover until dark. The rut changes this for a few weeks: ' +
    'stags then move and call at any hour. In dense cover a sika can slip away without being seen or heard.',
  territorialBehavior:
    'In the rut a strong stag holds ground, marks it with wallows, scrapes, urine and thrashed brush, and tries to ' +
    'keep a group of hinds there. Calls warn rivals off. Fights can be long and hard. Other stags roam or wait at ' +
    'the edge. Outside the rut stags tolerate each other and live alone or in small bands.',
  herdingBehavior:
    'Sika are less sociable than fallow deer. In Maryland, hinds travel in small groups with their young; stags are ' +
    'alone in fall and winter and in bachelor groups in spring and summer, and the sexes meet only for the rut. ' +
    'Larger gatherings form in winter on good or sheltered ground, especially in northern Japan. A lone animal ' +
    'is common, and another may be close by unseen.',
  migrationBehavior:
    'Hinds in Maryland use about 150 acres (61 ha). Stags need far more: an older figure is nearly 500 acres (202 ha), but a later study of 60 young males found averages from 1,150 to 10,200 acres (464 to 4,121 ha), depending on season and habits; 14 of them migrated. [3] In snowy Japan migration is common. Of 57 hinds tracked from the Shiranuka Hills of Hokkaido, 39 migrated, 22 miles (35 km) on average and from 4.5 to 63 miles (7 to 102 km), and they came back to the same ranges.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'The IUCN’s 2008 review, by R. B. Harris, lists sika as Least Concern, because numbers are high and rising in Japan and stable in Russia. [1] Elsewhere they are in trouble: sika are probably extinct in Korea and Viet Nam [1], and Taiwan brought them back in 1988–89, twenty years after they had died out there; of the introduced herds, Britain had about 27,000 and Ireland 25,000 in 2005. [17] In China wild sika hold on in only a few places. Interbreeding with released or farmed stock, and with red deer, threatens pure forms.',
  protectedAreas: [
    'Nara Park, Japan',
    'Killarney National Park, Ireland (introduced herd)',
    'Blackwater National Wildlife Refuge, Maryland (introduced herd)',
    'Assateague Island National Seashore, Maryland (introduced herd)',
  ],
  conservationLaws:
    'The law depends on the place. The deer of Nara are protected as a natural monument of Japan, while elsewhere in Japan ' +
    'sika that harm crops and trees are culled. In 2025 the European Union put sika on its list of invasive alien ' +
    'species, which restricts keeping, moving and releasing them, in Ireland too. Maryland manages its sika as game ' +
    'with their own limits. New Zealand consulted until December 2025 on a plan to manage the central North ' +
    'Island herd for hunting; check there for the outcome.',

  huntingRegions: [
    'Lower Eastern Shore of Maryland (introduced)',
    'Central and southern Texas (introduced)',
    'Scotland and parts of England (introduced)',
    'Ireland, above all County Wicklow (introduced)',
    'Central North Island, New Zealand (introduced)',
    'Hokkaido and other parts of Japan (native)',
  ],
  huntingRegulations:
    'Each state or country sets its own seasons, licenses, stamps and limits. They change, so read the agency’s page before every season. Maryland keeps sika limits apart from those for whitetails; its rules page names the ' +
    'counties that are open, bans electronic calls and the hunting of deer that swim or take refuge in water, and ' +
    'lets a dog only track dead or wounded deer, after notice to the Natural Resources Police. In Texas sika are ' +
    'exotics: ask Parks and Wildlife and the landowner. Native forms on the Asian mainland and in Taiwan are rare: ' +
    'treat them as closed unless the agency says otherwise. Wear blaze orange where required.',
  huntingBestPractices:
    'Hunt the edges: marsh islands, forest tracks, field corners, in the first and last legal light. ' +
    'Go slowly, listen, and let the wind decide. In the rut, learn the calls and expect a stag to come in silently ' +
    'from downwind. Be sure it is a sika, and not a whitetail, red deer or hybrid under other rules. Sika are tough: ' +
    'place one careful shot in the chest from a rest, with a safe backstop, within your practiced range. Mark the ' +
    'spot, wait, follow up every shot, and use a trained dog where lawful. In tidal marsh, know the tides and tell ' +
    'someone where you are.',
  recommendedEquipment: [
    'Rifle, shotgun or bow that local law allows',
    'Waterproof boots or waders for marsh',
    'Binoculars that work in low light',
    'Mouth call, where lawful, and wind checker',
    'Shooting sticks, or stand with safety harness',
    'Headlamp, compass and phone',
    'Insect and tick protection',
    'Tracking dog on call where lawful',
  ],
  trackingSigns: [
    'Small, neat cloven tracks, easily confused with fallow, whitetail or sheep',
    'Muddy wallows with a strong smell in the rut',
    'Scrapes and thrashed bushes',
    'Saplings frayed or stripped of bark',
    'Tunnels and paths through reed and scrub',
    'Dark pellets on trails and feeding edges',
    'Whistles and wails in fall, sharp barks at any time',
  ],

  interestingFacts: [
    'Sika comes from shika, the Japanese word for deer, so “sika deer” says deer twice.',
    'Maryland’s herd began in 1916 with five deer that an English duke gave to Clement Henry of Dorchester County.',
    'Genetics trace the Maryland sika to Yakushima, a Japanese island with the smallest form of all.',
    'Estimates for the Delmarva Peninsula run from 10,000 to 20,000 sika; hunters take 3,500 to 4,000 a year.',
    'A big Hokkaido stag can weigh more than three times as much as an average one in Maryland.',
    'One radio-tracked hind on Hokkaido migrated 63 miles (102 km).',
    'A record sika in captivity lived 26.3 years.',
  ],
  culturalSignificance:
    'Few deer have been held in such honor. At Nara, an early capital of Japan, sika walk freely among shrines and ' +
    'temples and count as messengers of the gods; it is said that nobles of the Fujiwara family stepped down from ' +
    'their carriages when they met one. Neither hunting nor logging was allowed on the shrine’s mountain, and a ' +
    '2023 study reports that the deer of Nara have a DNA line of their own. Elsewhere in Japan, in China and in ' +
    'Korea people have long hunted or farmed sika for meat, hide and velvet antler.',
  mythsAndLegends:
    'Kasuga Taisha, the great shrine of Nara, tells that its chief god, Takemikazuchi, came from Kashima in eastern ' +
    'Japan to Mount Mikasa riding on a white deer. The deer of Nara are therefore seen as messengers of the shrine’s ' +
    'gods and are said to have been revered there since the Nara period (710 to 794).',

  faqQuestions: [
    {
      question: 'Are sika deer native to America?',
      answer:
        'No. They come from East Asia. Maryland’s herd descends from five deer brought in 1916 and released on James ' +
        'Island; Assateague Island has them too. Texas has free-ranging herds in about a dozen counties, and ' +
        'Kentucky a small one.',
    },
    {
      question: 'How big is a sika deer?',
      answer:
        'It depends on the form. Maryland stags weigh 55 to 90 lb (25 to 41 kg), hinds about 70 lb (32 kg) or less. British stags weigh 88 to 154 lb (40 to 70 kg). Adult stags of Hokkaido weigh 227 to 333 lb (103 ' +
        'to 151 kg), depending on the season.',
    },
    {
      question: 'What does a sika stag sound like in the rut?',
      answer:
        'A stag gives a long, high whistle or wail that changes pitch and can break into a scream. Hinds use soft ' +
        'whistles and bleats to their calves and to each other. When alarmed, sika give a short, high bark.',
    },
    {
      question: 'Do sika deer breed with other deer?',
      answer:
        'Yes, with red deer and elk, which belong to the same genus. In parts of Kintyre, Scotland, a 2009 study found that as many as 40 percent of the deer were of mixed blood. [11] Whitetails belong to another genus, and sika do not interbreed with them.',
    },
    {
      question: 'When is the best time to hunt sika?',
      answer:
        'The rut, where the season is open then, because stags move and call by day; in Maryland it begins ' +
        'in late September. At other times expect most movement at first and last light.',
    },
    {
      question: 'Do sika deer keep their spots?',
      answer:
        'In summer most adults show white spots, clear in some forms and faint or missing in others. In the dark ' +
        'winter coat the spots fade or vanish. Calves are spotted from birth. So spots alone do not make a deer a ' +
        'calf.',
    },
    {
      question: 'Can sika deer get chronic wasting disease?',
      answer:
        'Yes. Farmed sika in South Korea have had it, and in a 2020 study sika fed material from infected elk fell ill. [15] No natural case in sika was known anywhere else then. Follow state rules on testing and moving carcasses, and do not eat an animal that looks sick or tests positive.',
    },
    {
      question: 'Are sika deer endangered?',
      answer:
        'Not as a species: the IUCN lists sika as Least Concern, because Japan has so many. On the mainland and in Taiwan the story is different: several forms are extinct or survive only in small numbers or by ' +
        'reintroduction.',
    },
    {
      question: 'Where were sika introduced, and where did they die out?',
      answer:
        'France got sika in 1890 and the Czech Republic in 1891, for hunting and zoos; escaped and released animals spread across the continent. [18] In New Zealand, three of 1885 vanished, and six were released in the Kaimanawa Ranges near Taupo in 1905 [19], where the herd of the central North Island lives today. [13] Maryland’s came in 1916. [2] At home much is gone: the forms of northern China and Shanxi count as extinct, and sika have probably gone from Korea and Viet Nam. [1] On Korea’s Jeju Island they died out around 1915. [20]',
    },
  ],

  metaTitle: 'Sika Deer Guide: Habits, Calls, Range and Hunting',
  metaDescription:
    'Sika deer for hunters: native and introduced range, size by region, calls and rut, food, home range, status, ' +
    'and how to hunt them in marshes.',
  metaKeywords:
    'sika deer, Cervus nippon, sika stag, Maryland sika, sika hunting, sika rut, sika whistle, Hokkaido sika, hybrid ' +
    'deer',

  sources: [
    {
      title: 'Cervus nippon',
      publisher: 'IUCN Red List of Threatened Species (Harris; text of 2008, range note of 2015)',
      url: 'https://www.iucnredlist.org/species/41788/22155877',
      readOn: '2026-11-21',
      usedFor: 'Red List category, subspecies, native range and losses',
      section: 'conservation',
    },
    {
      title: 'History and Management of Sika Deer on the Delmarva Peninsula',
      publisher: 'Springer (Kalb and Bowman, 2022; abstract and introduction)',
      url: 'https://link.springer.com/chapter/10.1007/978-981-16-9554-4_30',
      readOn: '2026-11-21',
      usedFor: 'origin, size, numbers and harvest in Maryland; herds of Texas and Kentucky',
      section: 'facts',
    },
    {
      title: 'Dispersal and home-range dynamics of exotic, male sika deer in Maryland',
      publisher: 'Wildlife Research (Kalb and others, 2013; abstract)',
      url: 'https://doi.org/10.1071/WR13037',
      readOn: '2026-11-21',
      usedFor: 'home range and movements of stags',
      section: 'behavior',
    },
    {
      title: 'Sika Deer',
      publisher: 'Chesapeake Bay Program',
      url: 'https://www.chesapeakebay.net/fieldguide/critter/sika_deer',
      readOn: '2026-11-21',
      usedFor: 'Maryland weights, habitat, calls, home range and breeding',
      section: 'breeding',
    },
    {
      title: 'Other Deer Hunting Regulations',
      publisher: 'Maryland Department of Natural Resources',
      url: 'https://dnr.maryland.gov/wildlife/Pages/hunt_trap/deer_otherregs.aspx',
      readOn: '2026-11-21',
      usedFor: 'sika limits, calls, swimming deer and tracking dogs in Maryland',
      section: 'hunting',
    },
    {
      title: 'Cervus nippon Temminck 1838',
      publisher: 'The Mammals of Texas, Online Edition, Texas Tech University',
      url: 'https://www.depts.ttu.edu/nsrl/mammals-of-texas-online-edition/Accounts_Introduced_Artiodactyla/Cervus_nippon.php',
      readOn: '2026-11-21',
      usedFor: 'sizes, antlers, coat and range in Texas',
      section: 'physical',
    },
    {
      title:
        'Body size, sexual dimorphism, and seasonal mass fluctuations in a larger sika deer subspecies, the Hokkaido ' +
        'sika deer (Cervus nippon yesoensis Heude, 1884)',
      publisher: 'Canadian Journal of Zoology (2001; abstract)',
      url: 'https://doi.org/10.1139/z00-181',
      readOn: '2026-11-21',
      usedFor: 'sizes and weights on Hokkaido',
      section: 'physical',
    },
    {
      title:
        'Food habits of sika deer in the Shiranuka Hills, eastern Hokkaido: a northern example from the north–south ' +
        'variations in food habits in sika deer',
      publisher: 'Ecological Research (Campos-Arceiz and Takatsuki, 2005; abstract)',
      url: 'https://link.springer.com/article/10.1007/s11284-004-0019-4',
      readOn: '2026-11-21',
      usedFor: 'food by season in Japan',
      section: 'diet',
    },
    {
      title: 'Sika Deer: Biology and Management of Native and Introduced Populations',
      publisher: 'Springer, 2009 (abstracts of chapters 19 and 27)',
      url: 'https://link.springer.com/book/10.1007/978-4-431-09429-6',
      readOn: '2026-11-21',
      usedFor: 'migration on Hokkaido, survival on Kinkazan Island',
      section: 'behavior',
    },
    {
      title: 'Sika deer',
      publisher: 'Game & Wildlife Conservation Trust',
      url: 'https://www.gwct.org.uk/wildlife/species-of-the-month/2025/sika-deer',
      readOn: '2026-11-21',
      usedFor: 'weights, whistle and history in Britain',
      section: 'physical',
    },
    {
      title: 'Cross-breeding ‘threat’ to deer',
      publisher: 'BBC News',
      url: 'http://news.bbc.co.uk/2/hi/uk_news/scotland/edinburgh_and_east/7842458.stm',
      readOn: '2026-11-21',
      usedFor: 'hybrids with red deer in Scotland',
      section: 'faqs',
    },
    {
      title:
        'EU Invasive Alien Species (IAS) Committee Approves Update to List of Invasive Alien Species of Union Concern',
      publisher: 'National Parks and Wildlife Service, Ireland',
      url: 'https://www.npws.ie/news/eu-invasive-alien-species-ias-committee-approves-update-list-invasive-alien-species-union',
      readOn: '2026-11-21',
      usedFor: 'legal status in Ireland and the European Union',
      section: 'conservation',
    },
    {
      title: 'GAC submissions on Sika and Wapiti HOSI herd management plans',
      publisher: 'New Zealand Game Animal Council',
      url: 'https://nzgameanimalcouncil.org.nz/gac-submissions-on-sika-and-wapiti-hosi-herd-management-plans',
      readOn: '2026-11-21',
      usedFor: 'plans for the herd in New Zealand',
      section: 'hunting',
    },
    {
      title: 'Kasuga Taisha: Ancient Shintō Site in Nara',
      publisher: 'Nippon.com',
      url: 'https://www.nippon.com/en/guide-to-japan/gu900252/kasuga-taisha-ancient-shinto-site-in-nara.html',
      readOn: '2026-11-21',
      usedFor: 'the deer of Nara, their legend and protection',
      section: 'facts',
    },
    {
      title: 'Experimental oral transmission of chronic wasting disease to sika deer (Cervus nippon)',
      publisher: 'Prion (Sohn and others, 2020; abstract)',
      url: 'https://doi.org/10.1080/19336896.2020.1857038',
      readOn: '2026-11-21',
      usedFor: 'chronic wasting disease in sika',
      section: 'faqs',
    },
    {
      title: 'AnAge entry for Cervus nippon',
      publisher: 'Human Ageing Genomic Resources',
      url: 'https://genomics.senescence.info/species/entry.php?species=Cervus_nippon',
      readOn: '2026-11-21',
      usedFor: 'the age record',
      section: 'breeding',
    },
    {
      title: 'Cervus nippon, in: Handbook of the Mammals of the World 2 (2011)',
      publisher: 'Plazi TreatmentBank',
      url: 'https://treatment.plazi.org/id/03A087C4-FFCB-FFCA-FF6E-FE2CEC70F9A5',
      readOn: '2026-11-23',
      usedFor: 'size of the species, records, antler cycle, gestation, Taiwan, and numbers in Britain and Ireland',
      section: 'physical',
    },
    {
      title: 'Sika deer in Korea (introduction of an article in volume 3, issue 2)',
      publisher: 'Proceedings of the National Institute of Ecology of the Republic of Korea',
      url: 'https://accesson.kr/pnie/v.3/2/115/11283?view=pubreader',
      readOn: '2026-11-25',
      usedFor: 'introductions to France and the Czech Republic',
      section: 'faqs',
    },
    {
      title: 'Wild Life in New Zealand, Part I: Mammalia (G. M. Thomson, 1921)',
      publisher: 'New Zealand Board of Science and Art, at Project Gutenberg',
      url: 'https://www.gutenberg.org/cache/epub/56762/pg56762-images.html#:~:text=received%20three%20Japanese%20deer',
      readOn: '2026-11-25',
      usedFor: 'sika released in New Zealand in 1885 and 1905',
      section: 'faqs',
    },
    {
      title: 'Cervus nippon, Sika Deer',
      publisher: 'Plazi TreatmentBank (from the Journal of Species Research, 2012)',
      url: 'https://treatment.plazi.org/id/191C87F5-6F2A-7637-FCC1-F999DAD2FEF0',
      readOn: '2026-11-25',
      usedFor: 'the sika of Jeju Island',
      section: 'faqs',
    },
  ],
} satisfies SampleDeerType
