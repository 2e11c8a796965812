import type { SampleDeerType } from './sample-deer-type'

export const whiteTailedDeer = {
  name: 'White-tailed Deer',
  slug: 'white-tailed-deer',
  scientificName: 'Odocoileus virginianus',
  generalDescription:
    'The white-tailed deer, or whitetail, is the deer most hunters in the eastern half of North America grow up with. It lives from southern Canada through Mexico and Central America to Peru and Bolivia, in forest, farmland, swamp, brush country and suburbs. It is a deer of edges: it beds in cover, feeds in the open or half open, and moves between the two at dawn and dusk. When it runs it lifts its tail and shows the white underside, the flag that gave it its name.',
  bodySize:
    'A medium-sized deer, about 3 ft (0.9 m) at the shoulder and about 6 ft (1.8 m) long. Weights run from roughly 50 to 350 lb (23 to 159 kg) between the smallest and largest forms; northern deer are the heaviest.',
  antlerType:
    'Bucks carry one main beam on each side that sweeps back and then forward, with single, unforked tines rising from it. Antlers are grown and shed every year.',
  uniqueTraits:
    'The wide tail is brown above and white below, and a fleeing deer holds it high and swings it from side to side. Whitetails live with people better than most big game and use small patches of cover that hunters walk past. Related does stay close to where they were born, often for life. The species also varies more in size than almost any other deer: a Key deer buck of Florida can weigh less than a large dog, while big northern bucks have passed 300 lb (136 kg).',

  evolutionaryLineage:
    'The whitetail belongs to the deer family, Cervidae, in the subfamily of the New World deer, Capreolinae. Its genus, Odocoileus, is known from the Pleistocene to today and is an American one; the mule deer is its nearest well-known relative. The genus name means hollow tooth. About 38 subspecies have been described, from Canada to the Andes, though genetic work suggests that fewer of them are truly distinct.',
  firstDiscoveredLocation:
    'Named by the German zoologist Zimmermann in 1780, from deer of the southeastern part of what is now the United States. Both the old name Virginia deer and the Latin name virginianus point there. Native peoples had of course known it for thousands of years.',

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
    'Peru',
    'Bolivia',
    'Finland (introduced)',
    'Czech Republic (introduced)',
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
    'Wooded suburbs',
  ],
  altitudePreferences:
    'From sea level in the coastal marshes of the Carolinas and the Florida Keys to high country in the Andes. Where it shares ground with mule deer in the northern Rockies, the whitetail keeps mostly to river bottoms, valley floors and lower foothills and leaves the steep, open slopes to its cousin.',
  climatePreferences:
    'Very adaptable: it lives in tropical forest, desert scrub and temperate woods, and north into cold boreal country. Deep snow is what limits it in the north. There, deer move to winter ranges, the so-called deer yards, where cover and food make the cold months survivable.',

  maleSize: 'About 6 ft (1.8 m) long; northern bucks stand up to 3.5 ft (107 cm) at the shoulder',
  femaleSize: 'Smaller than the buck; about 3 ft (0.9 m) at the shoulder is typical of the species',
  maleWeight: 'Typical Missouri bucks 155 to 195 lb (70 to 88 kg); northern bucks can be much heavier',
  femaleWeight: 'Typical Missouri does 110 to 145 lb (50 to 66 kg)',
  antlerShape:
    'Each antler is one main beam that leaves the skull backward, bends outward and forward, and carries upright, mostly unbranched tines, with a short brow tine near the base. Yearlings may have spikes or small forks. Health and food shape the rack as much as age does. In Missouri growth starts in April and is finished in August; most antlers fall in February and March.',
  coloration:
    'Reddish-brown to tan in summer, grayish to grayish-brown in winter. Belly, throat, chin, a band across the nose and the underside of the tail stay white all year. Fawns are reddish-brown with white spots, which they lose at three to five months when the first winter coat grows.',
  physicalDifferences:
    'Bucks are larger and heavier than does and are the ones with antlers; an antlered doe is a rarity. In the rut a mature buck’s neck swells and the dark, wet tarsal glands inside the hocks show. Next to a mule deer, a whitetail has smaller ears, a wide tail without a black tip, tines that rise singly from one beam, and a leaping run rather than a four-footed bounce.',

  dietType: 'Herbivore, a selective browser',
  springDiet: ['New grass and clover', 'Fresh forbs', 'Buds and opening leaves', 'Winter wheat and alfalfa', 'Mosses'],
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
    'A whitetail is a ruminant that picks the best bites rather than filling up on one plant, so its menu changes with the month. It feeds quickly, then lies up in cover and chews its cud. In spring and summer does with fawns and bucks growing antlers need protein; in fall and winter deer look for energy, which is why a good acorn crop can empty the fields. Find the food of the week and you have found the deer.',

  matingSeasonStart:
    'October in most of the United States and Canada; as early as late August in coastal South Carolina',
  matingSeasonEnd: 'December in most areas, January in parts of the South; the peak is usually in November',
  gestationPeriod: '190 to 210 days, about six and a half months',
  parentingHabits:
    'Most fawns are born in late May and June. A doe’s first birth is usually a single fawn and later births are often twins of 4 to 7 lb (1.8 to 3.2 kg) each. For the first weeks the fawn lies hidden and still while the doe feeds apart and returns to nurse it, and she does not tolerate other deer near it. A lone fawn is rarely orphaned: leave it where it is. Bucks take no part in raising young.',
  lifespanWild: 'Up to about 15 years; prime age is 2 1/2 to 7 1/2, and where hunting is heavy few bucks grow old',
  lifespanCaptivity: 'Up to 25 years reported',

  dailyActivity:
    'Most active around dawn and dusk, with shorter feeding bouts at night and in the middle of the day. Hunting pressure pushes daylight movement into thick cover. Cold fronts, a fresh food source and above all the rut put deer on their feet at odd hours; in November a buck may walk past at noon.',
  territorialBehavior:
    'Whitetails hold home ranges rather than defended territories. In north-central Texas an individual’s range often exceeds one square mile (2.6 square km), and a buck’s grows in the rut. Does defend a small area around newborn fawns. Bucks settle rank by posture and sparring, and in fall by fights, and mark with rubs on saplings and scrapes under an overhanging branch.',
  herdingBehavior:
    'Outside the rut bucks and does live mostly apart. The core of deer society is a doe with her daughters and their fawns, several generations on shared ground; USGS biologists followed one such family on the same summer range for twenty years. Bucks spend the summer in small bachelor groups that break up as antlers harden.',
  migrationBehavior:
    'Most whitetails are residents. In the snowy north many move each fall to a winter range and return in spring to the same summer place, a habit young does learn from their mothers. Yearling bucks often leave the area where they were born for good.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'Assessed as Least Concern by the IUCN, 2016. The abundance is a recovery: unregulated killing and loss of habitat had made deer scarce in much of the United States by about 1900. Closed seasons, licenses, wardens and the moving of live-trapped deer to empty range brought them back. Two forms still need help: the Key deer of Florida, and the Columbian white-tailed deer, whose Columbia River population was moved from endangered to threatened in 2016. Today’s work is mostly about balance: harvest, crop damage, forest browsing and disease.',
  protectedAreas: [
    'National Key Deer Refuge, Florida',
    'Julia Butler Hansen Refuge for the Columbian White-tailed Deer, Washington and Oregon',
    'Ridgefield National Wildlife Refuge, Washington',
    'South Llano River State Park, Texas',
    'ACE Basin, South Carolina',
  ],
  conservationLaws:
    'In the United States wild deer are managed by the states. The federal Lacey Act of 1900 makes it a crime to ship game killed against one state’s law to another. The Pittman-Robertson Act of 1937 returns an excise tax on guns and ammunition, and later on archery gear, to state wildlife work. Key deer and Columbian white-tailed deer fall under the Endangered Species Act. Canada, Mexico and other countries have their own laws.',

  huntingRegions: [
    'Midwestern farm country',
    'Texas Hill Country and brush country',
    'The Southeast',
    'Appalachia and the Northeast',
    'The Great Lakes states',
    'The Canadian prairies and southern Canada',
    'River bottoms of the northern plains',
  ],
  huntingRegulations:
    'Seasons, licenses, bag limits, legal weapons and antler rules are set by each state, province or country and change every year. Read the current regulations at the wildlife agency before every season; this guide does not replace them. Ask also about hunter education, tagging, baiting and blaze orange. Chronic wasting disease zones add rules on testing and on moving carcasses. The CDC advises against eating meat from an animal that tests positive. Endangered forms such as the Key deer may not be hunted.',
  huntingBestPractices:
    'Hunt the wind first: choose the stand, and the way in, so that your scent never crosses the bedding area or the trail you watch. Scout food, then the trails to it, then rubs and scrapes. Be certain of your animal and of what lies beyond it, and never shoot at a skylined deer. Keep to broadside or quartering-away shots inside the range you have practiced. Wait after the shot, mark the spot, and follow every hit to its end. In a tree, wear a full-body harness from leaving the ground to returning, and raise the unloaded gun or bow on a haul line. Wear blaze orange where it is required.',
  recommendedEquipment: [
    'Rifle, slug gun, muzzleloader or bow that is legal locally',
    'Full-body harness with lifeline',
    'Tree stand or ground blind',
    '8x or 10x binoculars',
    'Wind checker',
    'Grunt call and rattling antlers for the rut',
    'Quiet, layered clothing and blaze orange',
    'Sharp knife, gloves, drag and headlamp',
  ],
  trackingSigns: [
    'Heart-shaped tracks 2 to 3 in (5 to 8 cm) long',
    'Rubs on saplings, with fresh sap and shreds of bark',
    'Scrapes pawed under a chewed branch',
    'Oval beds in grass, leaves or snow',
    'Dark pellets, softer in spring and summer',
    'Raggedly torn browse, as deer lack upper front teeth',
    'Worn trails from cover to food',
  ],

  interestingFacts: [
    'It is the most widely distributed hoofed plant eater of mainland America.',
    'A Key deer buck weighs about 55 to 75 lb (25 to 34 kg), the smallest of all whitetails.',
    'One wild doe in a USGS study lived to 14 1/2 and used the same summer and winter ranges all that time.',
    'Missouri lists snails and fish among the small amounts of animal food a deer may eat.',
    'About half of Missouri’s young does breed in the year of their birth.',
    'South Carolina made it the official state animal in 1972.',
    'Rut timing varies by latitude: short and sharp in the north, drawn out in the south.',
  ],
  culturalSignificance:
    'Deer fed and clothed people in eastern North America for thousands of years: meat for food, hides for clothing, sinew for bowstrings and bone for tools. Colonists lived on them as well, and deerskins were a trade good on the frontier. Several states, among them South Carolina and Missouri, chose the whitetail as a state animal. Today deer season is a family event across much of the continent, and license fees carry a large part of wildlife work.',
  mythsAndLegends:
    'James Mooney’s collection of Cherokee myths tells of Little Deer, Awi Usdi, the white chief of the deer, no larger than a small dog. When a deer is shot he comes at once and asks the bloodstains whether the hunter begged its pardon. If not, he follows the trail home and cripples the hunter with rheumatism. The Yaqui of Sonora and Arizona keep a deer dance and deer songs to this day; the Smithsonian described it in Pascua in 1939 and 1940.',

  faqQuestions: [
    {
      question: 'When is the best time to hunt white-tailed deer?',
      answer:
        'The first and last hours of daylight are the most reliable all season. In most of the country the rut peaks in November, and then bucks may move at any hour. Early in the season watch food in the evening; late in the season return to food, especially before and after hard weather.',
    },
    {
      question: 'How do I tell a whitetail from a mule deer?',
      answer:
        'Look at the tail, the ears and the antlers. A whitetail has a wide tail that is white below, smaller ears, and tines rising singly from one main beam. A mule deer has a thin, black-tipped tail, very large ears and antlers that fork and fork again.',
    },
    {
      question: 'What do white-tailed deer eat in the fall?',
      answer:
        'Acorns lead the list wherever oaks grow. Deer also eat apples and other fruit, corn, soybeans, the last green forbs, and leaves and twigs. When acorns start to drop, deer often leave the fields for the woods, so check which oaks are bearing before you choose a stand.',
    },
    {
      question: 'What should I do if I find a fawn alone?',
      answer:
        'Leave it. A doe hides her fawn and stays away between feedings so that she does not lead predators to it. She is most likely close by. If you believe that it is injured or that the doe is dead, call your wildlife agency instead of moving it.',
    },
    {
      question: 'Is venison safe where chronic wasting disease occurs?',
      answer:
        'No case in people has been shown, but the CDC advises caution. Do not shoot or eat an animal that looks sick, wear gloves, avoid the brain and spine, strongly consider testing in affected areas, and do not eat meat from a deer that tests positive. State advice differs, so read it first.',
    },
    {
      question: 'Do bucks defend a territory?',
      answer:
        'Not in the strict sense. A buck lives in a home range that overlaps with those of other deer. He advertises with rubs and scrapes and settles rank by posture and fights, but what he guards in the rut is a doe, not a piece of ground.',
    },
  ],

  metaTitle: 'White-tailed Deer: Habits, Rut and Hunting Guide',
  metaDescription:
    'White-tailed deer for hunters: range, size, antlers, food by season, the rut, daily movement, tracks and sign, safe practice, equipment and common questions.',
  metaKeywords:
    'white-tailed deer, whitetail, Odocoileus virginianus, whitetail rut, whitetail hunting, deer tracks, deer food',

  sources: [
    {
      title: 'White-Tailed Deer (field guide)',
      publisher: 'Missouri Department of Conservation',
      url: 'https://mdc.mo.gov/discover-nature/field-guide/white-tailed-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Wild Guide: White-Tailed Deer, January 2018',
      publisher: 'Missouri Department of Conservation',
      url: 'https://mdc.mo.gov/magazines/conservationist/2018-01/wild-guide',
      readOn: '2026-11-21',
    },
    {
      title: 'White-tailed Deer management (G9493)',
      publisher: 'University of Missouri Extension',
      url: 'https://extension.missouri.edu/p/G9493',
      readOn: '2026-11-21',
    },
    {
      title: 'Critter of the week: whitetailed deer',
      publisher: 'Lake News Online',
      url: 'https://www.lakenewsonline.com/news/20171223/critter-of-week-whitetailed-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'White-tailed Deer (ACE Basin species gallery)',
      publisher: 'South Carolina Department of Natural Resources',
      url: 'https://www.dnr.sc.gov/marine/mrri/acechar/speciesgallery/Mammals/White-tailedDeer/index.html',
      readOn: '2026-11-21',
    },
    {
      title: 'White-tailed deer (summary)',
      publisher: 'Encyclopaedia Britannica',
      url: 'https://www.britannica.com/summary/white-tailed-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'White-tailed deer (article, read in a stored copy)',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/White-tailed_deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Odocoileus virginianus',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'http://www.iucnredlist.org/details/full/42394/0',
      readOn: '2026-11-21',
    },
    {
      title: 'White-tailed Deer (distribution and habits)',
      publisher: 'Comparative Mammalian Brain Collections',
      url: 'https://brainmuseum.org/specimens/artiodactyla/deer/index.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Twenty-year Home-range Dynamics of a White-tailed Deer Matriline',
      publisher: 'USGS Northern Prairie Wildlife Research Center',
      url: 'http://www.npwrc.usgs.gov/resource/mammals/deermat/discuss.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Big Game of the Cross Timbers',
      publisher: 'Texas Parks and Wildlife Department',
      url: 'https://tpwd.texas.gov/landwater/land/habitats/cross_timbers/big_game/',
      readOn: '2026-11-21',
    },
    {
      title: '81 FR 71386, Columbian White-Tailed Deer reclassified as threatened',
      publisher: 'Federal Register (U.S. Fish and Wildlife Service)',
      url: 'https://thefederalregister.org/81-FR/71386',
      readOn: '2026-11-21',
    },
    {
      title: 'Federal Aid in Wildlife Restoration Act (digest)',
      publisher: 'U.S. Fish and Wildlife Service',
      url: 'https://webarchive.library.unt.edu/eot2008/20081105092815/http://laws.fws.gov/lawsdigest/fawild.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Chronic wasting disease, advice of the CDC',
      publisher: 'BC Health Department, quoting the CDC',
      url: 'https://bchealthdept.org/post/11-22-24-public-health-education-topic-chronic-wasting-disease',
      readOn: '2026-11-21',
    },
    {
      title: 'Identifying animal sign can increase your odds when hunting',
      publisher: 'Idaho Fish and Game',
      url: 'https://idfg.idaho.gov/blog/2021/08/identifying-animal-sign-can-increase-your-odds-when-hunting',
      readOn: '2026-11-21',
    },
    {
      title: 'Safety is a top priority this deer season',
      publisher: 'North Platte Telegraph',
      url: 'https://nptelegraph.com/sports/outdoors/geiser-safety-is-a-top-priority-this-deer-season/article_2ba83360-42ae-11ec-9237-a312a4d63010.html',
      readOn: '2026-11-21',
    },
    {
      title: 'The Spirit of Little Deer, a Cherokee legend',
      publisher: 'First People',
      url: 'https://www.firstpeople.us/FP-Html-Legends/The_Spirit_Of_Little_Deer-Cherokee.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Little Deer, from James Mooney’s Myths of the Cherokee',
      publisher: 'Suzy Nees (weblog)',
      url: 'http://suzynees.blogspot.com/2007/11/blog-post_30.html',
      readOn: '2026-11-21',
    },
    {
      title: 'The Yaqui Deer Dance: A Study in Cultural Change',
      publisher: 'Smithsonian Institution, Bureau of American Ethnology',
      url: 'https://repository.si.edu/server/api/core/bitstreams/6183214d-930b-487f-892c-51dd981ecc46/content',
      readOn: '2026-11-21',
    },
    {
      title: 'Key Deer',
      publisher: 'Absolute Astronomy',
      url: 'http://image.absoluteastronomy.com/topics/Key_Deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Conservation Coalition’s Efforts Move Columbian White-tailed Deer Along Road to Recovery',
      publisher: 'U.S. Fish and Wildlife Service',
      url: 'https://www.fws.gov/press-release/2016-10/conservation-coalitions-efforts-move-columbian-white-tailed-deer-along-road',
      readOn: '2026-11-21',
    },
    {
      title: 'Hunting, Fishing, Recreational Shooting, and Other Wildlife Measures: S. 3525 (R42751)',
      publisher: 'Congressional Research Service',
      url: 'http://sportdocbox.com/Hunting_and_Shooting/74109877-Hunting-fishing-recreational-shooting-and-other-wildlife-measures-s-3525.html',
      readOn: '2026-11-21',
    },
    {
      title: 'White-tailed Deer (Odocoileus virginianus)',
      publisher: 'Wild Texas',
      url: 'https://www.wildtexas.com/white-tailed-deer-odocoileus-virginianus/',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleDeerType
