import type { SampleDeerType } from './sample-deer-type'

export const whiteTailedDeer = {
  name: 'White-tailed Deer',
  slug: 'white-tailed-deer',
  scientificName: 'Odocoileus virginianus',
  generalDescription:
    'The white-tailed deer, or whitetail, is the deer most hunters in the eastern half of North America grow up with. It lives from southern Canada through Mexico and Central America to Peru, Bolivia and northern Brazil, in forest, farmland, swamp, brush country and suburbs. It is a deer of edges: it beds in cover, feeds in the open or half open, and moves between the two at dawn and dusk. When it runs it lifts its tail and shows the white underside, the flag that gave it its name.',
  bodySize:
    'A medium-sized deer that varies more in size than almost any other. A Key deer doe of Florida may weigh as little as 45 lb (20 kg) and a well-grown northern buck more than 250 lb (113 kg). The heaviest live in Canada and the northern United States. Bucks average 30 to 60 percent heavier than does.',
  antlerType:
    'Bucks carry one main beam on each side that curves forward, with single, unforked tines rising from it. Antlers are shed and regrown every year.',
  uniqueTraits:
    'The wide tail is brown above and white below, and a fleeing deer holds it high and swings it from side to side. Whitetails live with people better than most big game and use small patches of cover that hunters walk past. Related does stay close to where they were born, often for life. And few big game animals come in such different sizes: a Key deer buck of Florida averages 55 to 75 lb (25 to 34 kg), while exceptional bucks of the North have been recorded at 400 lb (180 kg) and more.',

  evolutionaryLineage:
    'The whitetail belongs to the deer family, Cervidae, and within it to the New World deer, the subfamily Capreolinae. The first deer of its genus, Odocoileus, appeared about four million years ago; the mule deer is its nearest well-known relative. The genus name means hollow tooth. By tradition 38 subspecies are counted, a list that the Handbook of the Mammals of the World wants revised. [1]',
  firstDiscoveredLocation:
    'Named by the German zoologist Zimmermann in 1780 as Dama virginiana. Virginia is still given as the type locality, the place the scientific description belongs to, and the old English name Virginia deer says the same. Native peoples had known it for thousands of years.',

  countriesFound: [
    'Canada',
    'United States',
    'Mexico',
    'Guatemala',
    'Belize',
    'Honduras',
    'El Salvador',
    'Nicaragua',
    'Costa Rica',
    'Panama',
    'Colombia',
    'Venezuela',
    'Guyana',
    'Suriname',
    'French Guiana',
    'Brazil',
    'Ecuador',
    'Peru',
    'Bolivia',
    'Cuba (introduced)',
    'Finland (introduced)',
    'Czech Republic (introduced)',
    'Serbia (introduced)',
    'New Zealand (introduced)',
  ],
  continentsFound: ['North America', 'South America', 'Europe (introduced)', 'Oceania (introduced)'],
  typicalHabitats: [
    'Hardwood and mixed forest edges',
    'Woodlots beside crops',
    'Young, recently cut forest',
    'River bottoms in the plains and foothills',
    'Brush country and old fields',
    'Swamps and coastal marsh',
    'Tropical dry forest, rain forest and savanna',
    'Wooded suburbs',
  ],
  altitudePreferences:
    'From sea level in the Florida Keys up to about 14,800 ft (4,500 m) in the Andes. Where the two overlap, the whitetail takes moister ground such as river bottoms, draws and lower foothills and leaves the drier, open slopes to the mule deer.',
  climatePreferences:
    'Very adaptable: it lives in tropical forest, semi-arid scrub and temperate woods, and north into cold boreal country. Deep snow is what limits it in the north. There, deer move to winter ranges called deer yards, where conifer cover and food get them through the cold months.',

  maleSize: 'Head and body 47 to 75 in (120 to 190 cm); 24 to 41 in (60 to 105 cm) at the shoulder, by region',
  femaleSize: 'Head and body 45 to 59 in (115 to 150 cm); 22 to 37 in (55 to 95 cm) at the shoulder, by region',
  maleWeight:
    '66 to 287 lb (30 to 130 kg) across the range; adult bucks average about 170 lb (77 kg) in Minnesota [35] and typically weigh 155 to 195 lb (70 to 88 kg) in Missouri [4]; exceptional northern bucks about 400 to 500 lb (180 to 230 kg)',
  femaleWeight:
    '55 to 187 lb (25 to 85 kg) across most of the range; adult does average about 145 lb (66 kg) in Minnesota [35] and typically weigh 110 to 145 lb (50 to 66 kg) in Missouri [4]; Key deer does 45 to 65 lb (20 to 29 kg). The heaviest on record weighed 254 lb (115 kg). [1]',
  antlerShape:
    'Each antler is one main beam that bends outward and forward and carries upright, mostly unbranched tines, with a short brow tine near the base. Adult beams average 12 to 24 in (30 to 60 cm); the longest reach 31 in (80 cm), and pairs with 30 to 38 points are known. [1] A yearling’s first rack is usually spikes, and antlers are largest at 5 to 7 years; food and health shape them as much as age does. Most North American bucks drop their antlers between late December and early February. In Missouri they fall mostly in February and March, and new growth runs from April to August.',
  coloration:
    'Reddish-brown to tan in summer, grayish to grayish-brown in winter. Belly, throat patch, chin, a band across the muzzle, the eye rings and the underside of the tail are white. Fawns are reddish-brown with around 300 white spots, which they lose at three to five months, when the first winter coat grows.',
  physicalDifferences:
    'Bucks are larger and heavier than does and are the ones with antlers; an antlered doe is a rarity. In the rut a mature buck’s neck swells and the dark, wet tarsal glands inside the hocks show. Next to a mule deer, a whitetail has smaller ears, a wide tail without a black tip, tines that rise singly from one beam, and a leaping run rather than a four-footed bounce.',

  dietType: 'Herbivore, a selective browser',
  springDiet: ['New grass and clover', 'Fresh forbs', 'Buds and opening leaves', 'Winter wheat and alfalfa'],
  summerDiet: [
    'Forbs and soft-stemmed plants',
    'Leaves of shrubs and trees',
    'Soybeans and alfalfa',
    'Berries',
    'Mushrooms',
  ],
  fallDiet: [
    'Acorns',
    'Apples, persimmons and other fruit',
    'Corn and soybeans',
    'Remaining green forbs',
    'Leaves and twigs',
  ],
  winterDiet: [
    'Woody twigs and buds',
    'Leftover acorns',
    'Waste grain',
    'Conifer browse',
    'Evergreen leaves and lichens',
  ],
  feedingHabits:
    'A whitetail is a ruminant that picks the best bites rather than filling up on one plant, so its menu changes with the month. It feeds quickly, then beds in cover and chews its cud. In spring and summer, does with fawns and bucks growing antlers need rich green food; in fall, deer fatten for winter, which is why a good acorn crop can empty the fields. Find the food of the week and you have found the deer.',

  matingSeasonStart:
    'October or November in most of the United States and Canada; in Florida the local peak falls anywhere from July in the south to February in the northwest',
  matingSeasonEnd:
    'December in most of North America, with the peak in November; January to March in northern Mexico; in the tropics, any month',
  gestationPeriod: 'About 194 to 202 days, six and a half months',
  parentingHabits:
    'In North America most fawns are born in May and June. A doe’s first birth is usually a single fawn and later births are often twins, of about 4 to 9 lb (1.7 to 4 kg) each; in the tropics single fawns are common. For about three weeks the fawn stays hidden while the doe feeds elsewhere and returns to nurse it, and she drives other deer away from the spot. Fawns are weaned at about four months. A lone fawn is rarely orphaned: leave it where it is. Bucks take no part in raising young.',
  lifespanWild:
    'Seldom more than 11 to 16 years, with records of 19 to 20; the average is often only two or three years',
  lifespanCaptivity: 'Up to 23 years',

  dailyActivity:
    'Most active around dusk and just after dawn, with shorter feeding bouts at night and in the middle of the day; much of the day is spent in cover. Hunting pressure pushes daylight movement into the thickest of it. A fresh food source, and especially the rut, put deer on their feet at odd hours; in November a buck may walk past at noon.',
  territorialBehavior:
    'Whitetails hold home ranges rather than defended territories, typically 0.4 to 1.2 square miles (1 to 3 square km), larger for bucks. The exception is the doe with newborn fawns, who defends her fawning ground. Bucks settle rank by posture and sparring, and in the rut by fights, and mark with rubs on saplings and scrapes under an overhanging branch. No buck owns a scrape. In the ruts of 1985 to 1987, researchers watched wild deer use scrapes 126 times and took more than 300 pictures there on motion-triggered cameras: does and young deer were busy at scrapes, too. [20]',
  herdingBehavior:
    'Outside the rut, bucks and does live mostly apart. The core of deer society is a doe with her daughters and their fawns, several generations on shared ground; in northeastern Minnesota, federal biologists followed six does across four generations on the same summer range over twenty years. [8] Bucks form small, loose bachelor groups that break up after the velvet comes off. Rich food can draw many groups into one field.',
  migrationBehavior:
    'Most whitetails are residents. In the snowy North, many move to a winter range and back, commonly 4 to 14 miles (6 to 23 km), and return to the same summer range, a habit daughters share with their mothers. Yearling bucks often leave the area where they were born for good.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'The IUCN’s 2016 review lists whitetails as Least Concern. [2] The 2008 review called numbers stable. [34] The abundance is a recovery: North America had an estimated 300,000 to 500,000 whitetails left in the early 1900s and more than 28 million by the late 1990s. Strict seasons and limits, enforcement, restocking empty range with live-trapped deer and new edge habitat brought them back. From Mexico south, many populations are declining because of overhunting, loss of habitat and feral dogs. Two forms in the United States still need help: the Key deer of Florida, down to a few dozen around 1950 and back to 700 to 800 by 2000, and the Columbian white-tailed deer, whose Columbia River population was moved from endangered to threatened in 2016. Elsewhere today’s work is mostly about balance: harvest, crop damage, forest browsing and disease.',
  protectedAreas: [
    'National Key Deer Refuge, Florida',
    'Julia Butler Hansen Refuge for the Columbian White-tailed Deer, Washington and Oregon',
    'Ridgefield National Wildlife Refuge, Washington',
    'Boundary Waters Canoe Area Wilderness, Minnesota',
  ],
  conservationLaws:
    'In the United States wild deer are managed by the states. The federal Lacey Act makes it an offense to transport, sell or buy game taken in violation of state, federal or tribal law. [12] State laws go further and forbid hunters from selling game. Alabama, for example, makes it a misdemeanor to sell or buy the meat of a whitetail, though raw hides and hooves may be sold. [27] Such bans answer the market hunting of the 19th century. [28] The Pittman-Robertson Act of 1937 returns an excise tax on firearms, ammunition and archery equipment to the states for wildlife work and hunter education. [13] Key deer and Columbia River white-tailed deer are protected by the Endangered Species Act. Guatemala has listed its whitetails in CITES Appendix III. Canada, Mexico and other countries have their own laws.',

  huntingRegions: [
    'Midwestern farm country',
    'Texas Hill Country and brush country',
    'The Southeast',
    'Appalachia and the Northeast',
    'The Great Lakes states',
    'The Canadian prairies and southern Canada',
    'River bottoms of the northern plains',
    'Finland (introduced)',
  ],
  huntingRegulations:
    'Each state, province or country sets its own seasons, licenses, bag limits, legal weapons and antler rules, and they can change every year. Read the wildlife agency’s regulations before every season; this guide does not replace them. Also check the rules on hunter education, tagging and reporting, baiting and blaze orange. Chronic wasting disease zones add rules on testing and on moving carcasses. Protected forms such as the Key deer may not be hunted.',
  huntingBestPractices:
    'Hunt the wind first: choose the stand, and the way in, so that your scent never crosses the bedding area or the trail you watch. Scout food, then the trails to it, then rubs and scrapes. Be certain of your animal and of what is beyond it, and never shoot at a skylined deer or at sound or movement. Keep to broadside or quartering-away shots inside the range you have practiced. Wait after the shot, mark the spot, and follow every hit to its end. In a tree, wear a full-body harness and stay tied in from the ground up and back down, and raise the unloaded gun, muzzle down, or the bow on a haul line. Wear blaze orange in any gun season, even where the law does not require it. Guns killed 68 North Carolina hunters from 1983 through 1992; after a blaze orange law took effect in the 1987–88 season, significantly fewer died because they were mistaken for game. [23] Most New York hunters shot by another hunter from 1989 to 1995 wore no orange. [24]',
  recommendedEquipment: [
    'Rifle, slug gun, muzzleloader or bow that is legal locally',
    'Full-body harness with lifeline, and a haul line',
    'Tree stand or ground blind',
    '8x or 10x binoculars',
    'Wind checker',
    'Grunt call and rattling antlers for the rut',
    'Quiet, layered clothing and blaze orange',
    'Sharp knife, gloves, drag and headlamp',
  ],
  trackingSigns: [
    'Heart-shaped tracks, roughly 1 1/2 to 3 in (4 to 8 cm) long',
    'Rubs on saplings, with fresh sap and shreds of bark',
    'Scrapes pawed under a chewed branch',
    'Oval beds in grass, leaves or snow',
    'Dark pellets, softer in spring and summer',
    'Raggedly torn browse, as deer lack upper front teeth',
    'Worn trails from cover to food',
  ],

  interestingFacts: [
    'It is the most widely distributed hoofed plant eater of mainland America.',
    'Adult Key deer, the smallest of all whitetails in North America, stand 25 to 30 in (64 to 76 cm) at the shoulder.',
    'One wild doe in Minnesota used the same summer and winter ranges until she died at 14 1/2.',
    'Deer sometimes eat animal food: snails, insects, and dead fish or birds.',
    'About half of Missouri’s young does breed in the year they are born.',
    'A whitetail can reach about 37 to 40 mph (60 to 65 km/h) over a short distance, and it swims well.',
    'Finland’s whitetails, estimated at more than 110,000 in 2021, descend from a few Minnesota deer.',
    'Bait with the antibiotic tetracycline leaves a mark in the jaws of deer that shows under ultraviolet light. Of 784 deer taken around a South Carolina club that had put out such corn, 68 percent of those on the club and 29 percent of those on its neighbors’ land had it, up to 3.4 miles (5.4 km) away. [26]',
  ],
  culturalSignificance:
    'Deer fed and clothed people in eastern North America for thousands of years: meat for food, hides for clothing, sinew for bowstrings and bone for tools. Settlers lived on them too, and deerskins were a trade good on the frontier. In the 20th century the whitetail became the great restoration story of American game management. Finnish immigrants even sent it from Minnesota to the old country, where it is now an important game animal. Today deer season is a family event across much of the continent, and license fees carry a large part of wildlife work.',
  mythsAndLegends:
    'James Mooney’s collection of Cherokee myths [15] tells of Little Deer, Awi Usdi, the white chief of the deer, no larger than a small dog. When a deer is shot he comes at once and asks the bloodstains whether the hunter begged its pardon. If not, he follows the trail home and cripples the hunter with rheumatism. The Yaqui of Sonora and Arizona have a deer dance with its own deer songs; a Smithsonian bulletin [14] describes it as it was seen in 1939 and 1940 at Pascua, a settlement founded in Arizona by Yaqui from Sonora.',

  faqQuestions: [
    {
      question: 'When is the best time to hunt white-tailed deer?',
      answer:
        'The first and last hours of daylight are the most reliable all season. In most of North America the rut peaks in November, and then bucks may move at any hour; in the Deep South ask the state agency, since the peak differs from county to county. Early in the season, watch food in the evening; late in the season, go back to food.',
    },
    {
      question: 'How do I tell a whitetail from a mule deer?',
      answer:
        'Look at the tail, the ears and the antlers. A whitetail has a wide tail that is white below, smaller ears, and tines rising singly from one main beam. A mule deer has a thin, black-tipped tail, very large ears and antlers that fork and fork again. Antlers alone can mislead, so check more than one mark.',
    },
    {
      question: 'What do white-tailed deer eat in the fall?',
      answer:
        'Acorns lead the list wherever oaks grow. Deer also eat apples and other fruit, corn, soybeans, the last green forbs, and leaves and twigs. When acorns start to drop, deer often leave the fields for the woods, so check which oaks are bearing before you choose a stand.',
    },
    {
      question: 'What should I do if I find a fawn alone?',
      answer:
        'Leave it. A doe hides her fawn and stays away between feedings so that she does not lead predators to it. She is most likely close by. If you believe it is injured or the doe is dead, call your wildlife agency instead of moving it.',
    },
    {
      question: 'Is venison safe where chronic wasting disease occurs?',
      answer:
        'No case in people has been shown, but the CDC advises caution. Do not shoot, handle or eat an animal that looks or acts sick, wear gloves, avoid the brain and spinal cord, strongly consider testing in affected areas, and do not eat meat from a deer that tests positive. State advice differs, so read it first. [11] A negative test lowers the risk but is no guarantee. [39]',
    },
    {
      question: 'Do bucks defend a territory?',
      answer:
        'Not in the strict sense. A buck lives in a home range that overlaps with those of other deer. He advertises with rubs and scrapes and settles rank by posture and fights, but what he guards in the rut is a doe, not a piece of ground.',
    },
    {
      question: 'What is EHD, and is the meat safe?',
      answer:
        'Epizootic hemorrhagic disease is a virus that biting midges carry in late summer and early fall. Deer do not pass it to each other directly. A sick deer has a fever and a swollen head, neck, tongue or lips, looks for water and can die within 8 to 36 hours, so several dead deer near water are the typical sign. Report them. A hard frost kills the midges and ends the outbreak. [16] The disease does not affect people or make venison unsafe [17], but never eat a deer that looked sick: in the field you can’t know what made it sick.',
    },
    {
      question: 'What are the grubs in a deer’s nose and throat?',
      answer:
        'Nasal bots, the larvae of bot flies, up to about 1 3/8 in (3.5 cm) long. Hunters find them in the head or the body cavity. [18] Flies lay them around the nose, and they grow inside it. As the carcass cools they often crawl out. They are ugly but harmless. [19] They cannot infect people, and the meat is safe. [18]',
    },
    {
      question: 'Can a deer with chronic wasting disease look healthy?',
      answer:
        'Yes, for most of the time that it is infected. The U.S. Geological Survey gives 18 to 24 months on average between infection and the first signs [21], and Virginia’s wildlife agency says that an infected deer may look completely normal for over a year while it already spreads the disease. [22] Only a lab test tells. Freezing is no help: prions stay infectious in the freezer for a long time. It takes more than 900°F (480°C) for several hours to destroy them. No kitchen gets that hot. [22]',
    },
    {
      question: 'How far do lead fragments travel in a deer?',
      answer:
        'Farther than the bloodshot meat. X-rays of deer shot with standard lead-core rifle bullets showed 416 to 783 fragments in each of five whole carcasses, and clusters of them up to 6 in (15 cm) from the wound channel. [29] In Minnesota’s tests on sheep, lead turned up as far as 18 in (46 cm) away. [30] The four deer shot with copper bullets held six fragments in all. [29] Trim widely, throw out what was near the wound, and keep it out of the grinder.',
    },
    {
      question: 'How do you age a deer?',
      answer:
        'By its teeth. Up to one and a half years, the teeth it is replacing give it away; after that, biologists judge how far the molars are worn. A lab can also cut a front tooth and count the rings in its cementum. [33] On 76 deer of known age, wear was right for 75 percent and cementum for 71 percent: wear was better for younger deer, cementum for those over three and a half years. [25] Antlers tell little about age.',
    },
    {
      question: 'Can I catch something from a deer?',
      answer:
        'Rarely, and gloves prevent most of it. Tularemia and brucellosis can pass to people who dress game, and ticks carry Lyme disease: wear gloves, keep your hands off your eyes and mouth, wash with soap, and check yourself for ticks. [36] Deer of northeastern Lower Michigan have bovine tuberculosis. If you find tan or yellow lumps on the lungs or chest wall, stop and take the deer to the wildlife agency for a test. [37] A clean chest proves nothing: 60 percent of the deer that tested positive there had shown no sign, so take the head in anyway. [40] Cook venison through: 160°F (71°C) is the federal figure for game. [38]',
    },
    {
      question: 'Where were whitetails introduced, and where did they die out?',
      answer:
        'Finland got its first from Minnesota, and the Czech Republic, Serbia and Cuba have them too. [10] New Zealand tried in 1901 without success; in 1905 nine were released on Stewart Island and nine near Lake Wakatipu, where they still live. [31] Parts of its own range were almost emptied and had to be restocked. In Missouri a survey of 1925 found 395 deer in 23 counties; then the season was closed and 253 deer were brought in from Michigan. [32]',
    },
  ],

  metaTitle: 'White-tailed Deer: Habits, Rut and Hunting Guide',
  metaDescription:
    'White-tailed deer for hunters: range, size, antlers, food by season, the rut, daily movement, tracks and sign, safe practice and equipment.',
  metaKeywords:
    'white-tailed deer, whitetail, Odocoileus virginianus, whitetail rut, whitetail hunting, deer tracks, deer food',

  sources: [
    {
      title: 'Odocoileus virginianus (Zimmermann, 1780)',
      publisher: 'Handbook of the Mammals of the World, Lynx Edicions, at Plazi TreatmentBank',
      url: 'https://treatment.plazi.org/id/03A087C4FFD9FFD9FF4FFE1BE372FE04',
      readOn: '2026-11-21',
      usedFor: 'sizes, weights, range, breeding, lifespan, movements and numbers',
      section: 'physical',
    },
    {
      title: 'Odocoileus virginianus',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'https://www.iucnredlist.org/species/42394/22162580',
      readOn: '2026-11-21',
      usedFor: 'Red List category',
      section: 'conservation',
    },
    {
      title: 'White-tailed deer',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/White-tailed_deer',
      readOn: '2026-11-21',
      usedFor: 'year of the Red List assessment, extent of the range',
      section: 'conservation',
    },
    {
      title: 'White-Tailed Deer',
      publisher: 'Missouri Department of Conservation',
      url: 'https://mdc.mo.gov/discover-nature/field-guide/white-tailed-deer',
      readOn: '2026-11-21',
      usedFor: 'Missouri weights, colors and antler growth',
      section: 'physical',
    },
    {
      title: 'Wild Guide',
      publisher: 'Missouri Department of Conservation (Missouri Conservationist, January 2018)',
      url: 'https://mdc.mo.gov/magazines/conservationist/2018-01/wild-guide',
      readOn: '2026-11-21',
      usedFor: 'food, young does breeding, use of deer by Native Americans',
      section: 'diet',
    },
    {
      title: 'Key deer',
      publisher: 'U.S. Fish and Wildlife Service',
      url: 'https://www.fws.gov/species/key-deer-odocoileus-virginianus-clavium',
      readOn: '2026-11-21',
      usedFor: 'size and weight of Key deer',
      section: 'physical',
    },
    {
      title:
        'Conservation Coalition’s Efforts Move Columbian White-tailed Deer Along Road to Recovery in Washington, Oregon',
      publisher: 'U.S. Fish and Wildlife Service',
      url: 'https://www.fws.gov/press-release/2016-10/conservation-coalitions-efforts-move-columbian-white-tailed-deer-along-road',
      readOn: '2026-11-21',
      usedFor: 'Columbian white-tailed deer and its refuges',
      section: 'conservation',
    },
    {
      title: 'Twenty-year Home-range Dynamics of a White-tailed Deer Matriline',
      publisher: 'USGS Northern Prairie Wildlife Research Center',
      url: 'https://webarchive.library.unt.edu/web/20080916154346/http:/www.npwrc.usgs.gov/resource/mammals/deermat/index.htm',
      readOn: '2026-11-21',
      usedFor: 'family groups and seasonal ranges in Minnesota',
      section: 'behavior',
    },
    {
      title: 'Updated white-tailed deer peak rut map available now',
      publisher: 'Florida Sportsman, text of the Florida Fish and Wildlife Conservation Commission',
      url: 'https://www.floridasportsman.com/2017/06/27/white-tailed-deer-peak-rut-map/',
      readOn: '2026-11-21',
      usedFor: 'rut dates in Florida',
      section: 'breeding',
    },
    {
      title: 'The Strange Story Behind Finland’s White-tailed Deer',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/the-strange-story-behind-finlands-white-tailed-deer/',
      readOn: '2026-11-21',
      usedFor: 'whitetails in Finland and other countries outside America',
      section: 'regions',
    },
    {
      title: 'About Chronic Wasting Disease (CWD)',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/chronic-wasting/about/index.html',
      readOn: '2026-11-26',
      usedFor: 'advice on chronic wasting disease',
      section: 'hunting',
    },
    {
      title: 'Lacey Act Amendments of 1981',
      publisher: 'U.S. Fish and Wildlife Service',
      url: 'https://www.fws.gov/law/lacey-act-amendments-1981',
      readOn: '2026-11-21',
      usedFor: 'the Lacey Act',
      section: 'conservation',
    },
    {
      title: 'Pittman-Robertson Wildlife Restoration Act: Understanding Apportionments for States and Territories',
      publisher: 'Congressional Research Service',
      url: 'https://www.everycrsreport.com/files/20190405_R45667_130c3ca62f2f76d7175aad5072102a5eb93183aa.html',
      readOn: '2026-11-21',
      usedFor: 'the Pittman-Robertson Act',
      section: 'conservation',
    },
    {
      title: 'The Yaqui Deer Dance: A Study in Cultural Change',
      publisher: 'Smithsonian Institution, Bureau of American Ethnology',
      url: 'https://repository.si.edu/server/api/core/bitstreams/6183214d-930b-487f-892c-51dd981ecc46/content',
      readOn: '2026-11-21',
      usedFor: 'the Yaqui deer dance',
      section: 'facts',
    },
    {
      title: 'Myths of the Cherokee',
      publisher: 'James Mooney, Bureau of American Ethnology, at Sacred Texts',
      url: 'https://sacred-texts.com/nam/cher/motc/motc015.htm',
      readOn: '2026-11-21',
      usedFor: 'the Cherokee tale of Little Deer',
      section: 'facts',
    },
    {
      title: 'EHD: What You Need to Know',
      publisher: 'Cornell Wildlife Health Lab',
      url: 'https://cwhl.vet.cornell.edu/resource/ehd-what-you-need-know',
      readOn: '2026-11-25',
      usedFor: 'epizootic hemorrhagic disease: midges, signs, end of an outbreak',
      section: 'faqs',
    },
    {
      title: 'Ohio White-tailed Deer Diseases: EHD and CWD Explained',
      publisher: 'Ohio State University Extension',
      url: 'https://ocvn.osu.edu/news/ohio-white-tailed-deer-diseases-ehd-and-cwd-explained',
      readOn: '2026-11-25',
      usedFor: 'venison after epizootic hemorrhagic disease',
      section: 'faqs',
    },
    {
      title: 'Nasal Bots (Parasites)',
      publisher: 'Missouri Department of Conservation',
      url: 'https://mdc.mo.gov/wildlife/wildlife-diseases/nasal-bots-parasites',
      readOn: '2026-11-25',
      usedFor: 'nasal bots: size, where hunters find them, safety of the meat',
      section: 'faqs',
    },
    {
      title: 'While I was skinning my deer, grubs crawled out of his nose. What were they?',
      publisher: 'Texas Parks and Wildlife Department',
      url: 'https://tpwd.texas.gov/landwater/land/habitats/faq/diseases/disease3.phtml',
      readOn: '2026-11-26',
      usedFor: 'nasal bots that crawl out as a carcass cools',
      section: 'faqs',
    },
    {
      title: 'Scrape Behavior and Physical Characteristics of Scrapes and Rubs of White-Tailed Deer',
      publisher: 'Missouri State University (Woods, 1988; abstract)',
      url: 'https://bearworks.missouristate.edu/theses/162',
      readOn: '2026-11-25',
      usedFor: 'scrapes that does and young deer use too',
      section: 'behavior',
    },
    {
      title: 'What are the visual signs of chronic wasting disease?',
      publisher: 'U.S. Geological Survey',
      url: 'https://www.usgs.gov/faqs/what-are-visual-signs-chronic-wasting-disease',
      readOn: '2026-11-26',
      usedFor: 'months between infection and the first signs of chronic wasting disease',
      section: 'faqs',
    },
    {
      title: 'What are Prions?',
      publisher: 'Virginia Department of Wildlife Resources, in the Internet Archive',
      url: 'https://web.archive.org/web/2019/http://www.dgif.virginia.gov/wildlife/diseases/cwd/what-are-prions/',
      readOn: '2026-11-25',
      usedFor: 'healthy-looking infected deer, and prions that survive freezing',
      section: 'faqs',
    },
    {
      title: 'Firearm-related hunting fatalities in North Carolina: impact of the “Hunter Orange” Law',
      publisher: 'Southern Medical Journal (Cina and others, 1996; abstract at PubMed)',
      url: 'https://pubmed.ncbi.nlm.nih.gov/8614879/',
      readOn: '2026-11-25',
      usedFor: 'measured effect of a blaze orange law',
      section: 'hunting',
    },
    {
      title: 'Hunting-Associated Injuries and Wearing “Hunter” Orange Clothing: New York, 1989–1995',
      publisher: 'Centers for Disease Control and Prevention, MMWR',
      url: 'https://www.cdc.gov/mmwr/preview/mmwrhtml/00044112.htm',
      readOn: '2026-11-25',
      usedFor: 'injured hunters and what they wore',
      section: 'hunting',
    },
    {
      title: 'Estimating Age of White-tailed Deer: Tooth Wear Versus Cementum Annuli',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies (1989; abstract)',
      url: 'https://seafwa.org/journal/1989/estimating-age-white-tailed-deer-tooth-wear-versus-cementum-annuli',
      readOn: '2026-11-25',
      usedFor: 'two ways to tell a deer’s age from its teeth',
      section: 'faqs',
    },
    {
      title: 'Oral Biomarking of a Supplementally-fed Herd of Free-ranging White-tailed Deer',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies (1995; abstract)',
      url: 'https://seafwa.org/journal/1995/oral-biomarking-supplementally-fed-herd-free-ranging-white-tailed-deer',
      readOn: '2026-11-25',
      usedFor: 'tetracycline marks in teeth, and how far deer carried them',
      section: 'facts',
    },
    {
      title:
        'Sale and purchase of game birds and animals including the meat or other product thereof (Section 9-11-237)',
      publisher: 'Code of Alabama, at Justia',
      url: 'https://law.justia.com/codes/alabama/title-9/chapter-11/article-8/section-9-11-237/',
      readOn: '2026-11-25',
      usedFor: 'Alabama’s ban on selling game',
      section: 'conservation',
    },
    {
      title: 'Sale of Game Meat',
      publisher: 'Congressional Sportsmen’s Foundation',
      url: 'https://congressionalsportsmen.org/policy/sale-of-game-meat/',
      readOn: '2026-11-25',
      usedFor: 'market hunting as the reason for such bans',
      section: 'conservation',
    },
    {
      title: 'Bullet fragments in deer remains: implications for lead exposure in avian scavengers',
      publisher: 'Wildlife Society Bulletin 34(1) (Hunt and others, 2006)',
      url: 'https://doi.org/10.2193/0091-7648(2006)34%5B167:BFIDRI%5D2.0.CO;2',
      readOn: '2026-11-25',
      usedFor: 'lead fragments in deer: number and distance',
      section: 'hunting',
    },
    {
      title: 'Cleaning deer of lead will take more care, DNR says',
      publisher: 'Star Tribune, with the Minnesota Department of Natural Resources',
      url: 'https://www.startribune.com/cleaning-deer-of-lead-will-take-more-care-dnr-says/30579269',
      readOn: '2026-11-26',
      usedFor: 'lead fragments up to 18 inches from the wound channel',
      section: 'hunting',
    },
    {
      title: 'Deer (White-tail), Odocoileus virginianus borealis',
      publisher: 'T.E.R:R.A.I.N., Taranaki Educational Resource',
      url: 'http://www.terrain.net.nz/friends-of-te-henui-group/animals/deer-white-tail-odocoileus-virginianus-borealis.html',
      readOn: '2026-11-25',
      usedFor: 'introductions to New Zealand in 1901 and 1905',
      section: 'faqs',
    },
    {
      title: 'Early conservation helped deer populations soar',
      publisher: 'Francis Skalicky, Missouri Department of Conservation, in the Springfield News-Leader',
      url: 'https://www.news-leader.com/story/sports/outdoors/2019/11/08/francis-skalicky-early-conservation-helped-deer-populations-soar/4156416002/',
      readOn: '2026-11-25',
      usedFor: 'decline and restocking in Missouri',
      section: 'faqs',
    },
    {
      title: 'A Key for Aging White-Tailed Deer Using the Tooth Replacement and Wear Technique',
      publisher: 'Clemson University, Land-Grant Press',
      url: 'https://lgpress.clemson.edu/publication/a-key-for-aging-white-tailed-deer-using-the-tooth-replacement-and-wear-technique/',
      readOn: '2026-11-25',
      usedFor: 'tooth replacement, wear and cementum',
      section: 'faqs',
    },
    {
      title: 'IUCN Red List, mammals, exported on June 21, 2010',
      publisher: 'International Union for Conservation of Nature, in the data of the Mammal Diversity Database',
      url: 'https://github.com/mammaldiversity/MDDv2_ms/blob/main/inputs/IUCN-Mammalia-2010-06-21_5503species.csv',
      readOn: '2026-11-25',
      usedFor: 'trend in the assessment of 2008',
      section: 'conservation',
    },
    {
      title: 'Deer facts',
      publisher: 'International Falls Journal, with the Minnesota Department of Natural Resources',
      url: 'https://www.ifallsjournal.com/news/outdoors/deer-facts/article_f801c055-2c39-5446-b261-63341a8f407d.html',
      readOn: '2026-11-26',
      usedFor: 'average weights in Minnesota',
      section: 'physical',
    },
    {
      title: 'Experts Offer Hunters Tips on Avoiding Disease in the Field',
      publisher: 'Texas Parks and Wildlife Department (2014)',
      url: 'https://tpwd.texas.gov/newsmedia/releases/?req=20141008e',
      readOn: '2026-11-26',
      usedFor: 'tularemia, brucellosis and ticks, gloves and washing',
      section: 'faqs',
    },
    {
      title: 'Hunters warned to look out for bovine tuberculosis in wild deer',
      publisher: 'KWCH and the Associated Press, with the Michigan Department of Natural Resources',
      url: 'https://www.kwch.com/content/news/Hunters-warned-to-look-out-for-bovine-tuberculosis-in-wild-deer-496667101.html',
      readOn: '2026-11-26',
      usedFor: 'bovine tuberculosis in Michigan deer, and its signs',
      section: 'faqs',
    },
    {
      title: 'Game from Farm to Table (revised 2011), page 8',
      publisher: 'USDA Food Safety and Inspection Service, as quoted at SmokingMeatForums',
      url: 'https://www.smokingmeatforums.com/threads/usda-wild-game-internal-temperature-cooking-guidelines-and-documentation.262677/',
      readOn: '2026-11-26',
      usedFor: '160°F for game',
      section: 'faqs',
    },
    {
      title: 'How do I get my deer tested?',
      publisher: 'Chronic Wasting Disease Alliance, on testing in Wisconsin',
      url: 'https://cwd-info.org/how-do-i-get-my-deer-tested/',
      readOn: '2026-11-26',
      usedFor: 'what a negative test means',
      section: 'faqs',
    },
    {
      title: 'DNR asks hunters to help stop the spread of bovine TB',
      publisher: 'WLNS, with the Michigan Department of Natural Resources (2020)',
      url: 'https://www.wlns.com/news/michigan/dnr-asks-hunters-to-help-stop-the-spread-of-bovine-tb/',
      readOn: '2026-11-28',
      usedFor: 'infected deer that show nothing, and the heads that Michigan asks for',
      section: 'faqs',
    },
  ],
} satisfies SampleDeerType
