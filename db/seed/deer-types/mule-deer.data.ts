import type { SampleDeerType } from './sample-deer-type'

export const muleDeer = {
  name: 'Mule Deer',
  slug: 'mule-deer',
  scientificName: 'Odocoileus hemionus',
  generalDescription:
    'The mule deer is the deer of the American West, found from the Yukon and the Canadian prairies through the Rocky Mountains and the deserts to Baja California and northern Mexico. Its name comes from its large ears. It prefers open or broken country to thick forest: sagebrush, foothill brush, badlands, desert and mountain slopes. The black-tailed deer of the Pacific coast belong to the same species. Many herds summer high and winter low, so a hunter has to know which season’s range he is standing on.',
  bodySize:
    'A medium-sized, stocky deer, 3 to 3.5 ft (0.9 to 1.1 m) at the shoulder and 4.5 to 7 ft (1.4 to 2.1 m) long. Size differs a good deal with subspecies and with the quality of the range.',
  antlerType:
    'Bucks carry forked antlers: each main beam divides into two, and in a mature buck each of these forks again. They are shed and regrown every year.',
  uniqueTraits:
    'Three things give a mule deer away: the big ears that turn one at a time, the thin tail with its black tip, and the stotting gait, a stiff bounce in which all four feet leave and strike the ground together. On broken ground that bounce clears brush and rock and turns quickly; on the flat it is slower than a run. A spooked mule deer often stops to look back before it goes over the ridge.',

  evolutionaryLineage:
    'Mule deer belong to the New World deer, in the genus Odocoileus, with the white-tailed deer. Genetic work finds two distinct lines in the species: the black-tailed deer of the northern coast and the true mule deer of the interior and the Southwest. They seem to have survived the last ice age, about 18,000 years ago, in separate refuges and met again when the ice drew back. Eight to ten subspecies are usually listed, some of them disputed.',
  firstDiscoveredLocation:
    'First written up from the upper Missouri in what is now South Dakota, where John Colter of the Lewis and Clark party shot one on September 17, 1804. Rafinesque named the species in 1817 without having seen one; a later study places the source of his description in Lyman County, South Dakota.',

  countriesFound: ['Canada', 'United States', 'Mexico', 'Argentina (introduced)'],
  continentsFound: ['North America', 'South America (introduced)'],
  typicalHabitats: [
    'Sagebrush and foothill shrub',
    'Mountain meadows and open conifer forest',
    'Badlands and prairie breaks',
    'Desert scrub and dry washes',
    'Pinyon-juniper woodland',
    'Chaparral and oak woodland',
    'Coastal rain forest (black-tailed deer)',
  ],
  altitudePreferences:
    'From lowland desert to alpine ground above timberline. In the mountains most herds follow the snow line: up in late spring behind the new growth, down again when snow covers the feed. Summer bucks are often the highest deer on the mountain, and by late fall the same animals may be in sagebrush foothills.',
  climatePreferences:
    'At home in dry and seasonal climates, with cold winters in the north and long droughts in the south. Deep snow and hard cold on poor winter range kill the most deer in the mountains; in the desert, dry years do, because does in poor condition lose their fawns. Herds climb again after mild winters and wet springs.',

  maleSize: 'About 3.5 ft (1.1 m) at the shoulder and up to 7 ft (2.1 m) long',
  femaleSize: 'About 3 ft (0.9 m) at the shoulder, lighter in build than the buck',
  maleWeight: 'Usually 125 to 250 lb (57 to 113 kg); exceptional bucks are reported up to 400 lb (181 kg)',
  femaleWeight: 'Usually 100 to 150 lb (45 to 68 kg)',
  antlerShape:
    'High and branching. The beam splits into a front and a back fork, and in older bucks both split again, which makes four points on a side without the brow tine. Western hunters count one side only: such a deer is a four-point. Brow tines are small or missing. In California the antlers fall in January or early February and new growth starts in late spring.',
  coloration:
    'Reddish or rust-brown in summer, gray-brown in winter. The muzzle, throat and belly are light, the forehead of a mature buck is dark, and the rump is white or cream with a thin, black-tipped tail hanging down over it. On black-tailed deer most of the upper tail is dark. Fawns are spotted and lose the spots within a few months.',
  physicalDifferences:
    'Bucks are heavier than does, with thicker necks in the rut, darker foreheads and, from late spring to winter, antlers. Beside a whitetail, a mule deer has larger ears, a rope-like tail with a black tip that it keeps down when it runs, and forked antlers instead of single tines on one beam. Antlers alone can mislead, so check tail and ears as well.',

  dietType: 'Herbivore, mainly a browser of shrubs and forbs',
  springDiet: [
    'First green grasses',
    'New forbs',
    'Opening leaf buds',
    'Fresh shrub growth',
    'Alfalfa where fields allow',
  ],
  summerDiet: ['Broad-leaved forbs', 'Leaves of mountain shrubs', 'Aspen leaves', 'Berries', 'Mushrooms'],
  fallDiet: [
    'Bitterbrush',
    'Mountain mahogany',
    'Remaining green forbs',
    'Acorns where oaks grow',
    'Fall regrowth of grasses',
  ],
  winterDiet: [
    'Sagebrush',
    'Bitterbrush',
    'Mountain mahogany',
    'Juniper and other conifer browse',
    'Cured grasses and forbs',
  ],
  feedingHabits:
    'A mule deer has a small rumen for its body, so it cannot live by filling up on coarse grass as elk and cattle do. It picks the most nourishing plants and parts of plants: forbs and green leaves while they last, shrub twigs in winter. Good shrub country is therefore good deer country, and young growth after fire or other disturbance draws deer. They feed in the open early and late and bed within reach of feed, shade and a view.',

  matingSeasonStart: 'October in some areas, November in most',
  matingSeasonEnd: 'December; later in parts of the southwestern deserts',
  gestationPeriod: 'About 200 days, six and a half months',
  parentingHabits:
    'Does leave company in late May and June and give birth alone, in cover. Young mothers often have one fawn, older does usually two; triplets are rare. A doe with a newborn fawn drives other deer off, even her own yearlings. The fawn hides at first, then follows, is weaned in the fall after 60 to 75 days, and stays with her through its first year. Bucks take no part.',
  lifespanWild: 'About 9 to 11 years for deer that survive to adulthood; many die younger',
  lifespanCaptivity: '20 years and more; up to 25 reported',

  dailyActivity:
    'Active at dawn, at dusk and through moonlit nights. By mid-morning deer are bedded, bucks often in the shade of a rimrock, a lone tree or a cut bank with the wind behind them and the slope in view. They get up once or twice in the day to stretch, shift with the shade and feed a little. In hot desert country they hardly move at midday.',
  territorialBehavior:
    'Mule deer hold home ranges, not territories. Adults return to the same seasonal ranges year after year, and daughters tend to settle near their mothers, but ranges overlap. The exception is the doe with a new fawn, who keeps others away for a month or so. Bucks rank themselves by posture, antler size and sparring; in the rut they travel from one doe group to the next.',
  herdingBehavior:
    'Does, their grown daughters and fawns form the lasting groups. Bucks live in small bachelor bands in summer, single up in the rut and gather again afterward. On winter range all ages mix; a California study counted mixed groups of 3 to 30 deer.',
  migrationBehavior:
    'Many herds migrate between summer and winter range, others stay put, and one herd may hold both kinds. Wyoming’s Red Desert to Hoback route is the longest mule deer migration recorded: 150 miles (240 km) each way, crossing highways, rivers and more than 100 fences. Deer follow the green-up in spring and return by the same path in fall.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'Least Concern by the IUCN: assessed in 2015, published in 2016. The form on Cedros Island in Mexico is in danger, from poaching and feral dogs. In much of the West numbers have fallen since the late 20th century and stand below agency goals. In 1997 the western agencies set up the Mule Deer Working Group to share research and habitat guidelines. Current work maps migration routes, makes fences passable, builds road crossings, restores shrub range and watches for chronic wasting disease.',
  protectedAreas: [
    'Yellowstone National Park',
    'Golden Spike National Historical Park, Utah',
    'Mount Rainier National Park (black-tailed deer)',
    'Bosque del Apache National Wildlife Refuge, New Mexico',
    'Cedros Island, Mexico (island subspecies)',
  ],
  conservationLaws:
    'States, provinces and Mexico manage their own deer. In the United States the Lacey Act of 1900 bars shipping game taken against one state’s law to another, and the Pittman-Robertson Act of 1937 pays for state wildlife work from an excise tax on hunting arms. Federal Secretarial Order 3362 directs land agencies to work with western states on winter range and migration corridors. The Cedros Island deer has been listed under the U.S. Endangered Species Act.',

  huntingRegions: [
    'Colorado and Utah high country',
    'Wyoming and Montana sagebrush and breaks',
    'Idaho and eastern Oregon canyons',
    'Nevada basin and range',
    'Arizona and New Mexico deserts',
    'Alberta and Saskatchewan prairie',
    'Sonora, Mexico',
  ],
  huntingRegulations:
    'Seasons, licenses, quotas and point rules are set by each state, province or country and change every year; read the current regulations at the agency. Much western hunting is by drawing, with application dates months ahead, and a license is good for a named unit only. Check land ownership and access, blaze orange and weapon rules, and evidence of sex. Chronic wasting disease occurs in mule deer: some units require a sample, and carcass parts may not be carried freely across borders. The CDC advises against eating an animal that tests positive.',
  huntingBestPractices:
    'Let your eyes do the walking. Be on a good vantage point before light, glass slowly from a steady rest, and look into shade and edges for an ear or a tine rather than a whole deer. Put the buck to bed, plan a route you can recognize from the other side, and stalk with the wind in your face, best from above. Identify the deer by tail, ears and antlers. Shoot only within your practiced range, with ground behind the animal, and only where you can reach and recover it. Follow up every shot at the spot where it stood. Carry water, and get meat cool quickly.',
  recommendedEquipment: [
    'Flat-shooting rifle or bow, well practiced',
    '10x binoculars and a tripod',
    'Spotting scope and rangefinder',
    'Broken-in mountain boots',
    'Pack frame and game bags',
    'Map or GPS with land ownership',
    'Layers, rain gear and blaze orange where required',
    'Water, headlamp and first-aid kit',
  ],
  trackingSigns: [
    'Heart-shaped tracks 2 1/2 to 3 1/4 in (6 to 8 cm) long',
    'Sets of four prints close together from the bounding gait',
    'Beds scraped under rims, junipers and cut banks',
    'Rubs on saplings and brush',
    'Piles of dark, oval pellets',
    'Browsed tips of bitterbrush and mahogany',
    'Deep trails at saddles and stream crossings on migration routes',
  ],

  interestingFacts: [
    'The Latin name hemionus means half mule, after the ears.',
    'The longest recorded migration runs 150 miles (240 km) from Wyoming’s Red Desert to the Hoback.',
    'Migrating deer there spent 95 percent of the time on stopovers, feeding.',
    'Lewis wrote some 800 words on the new deer; zoologists did not see them until 1904.',
    'Rafinesque named the species from a travel journal that later proved to be a fraud.',
    'In Montana studies old does held the best ground and pushed their sons out of it.',
    'Black-tailed and mule deer are one species with two old genetic lines.',
  ],
  culturalSignificance:
    'For the peoples of the Southwest deer were food, clothing and ceremony at once. Zuni hunters treated the deer hunt as a ritual, alone or as a community, and used deerskin for moccasins, dresses and medicine pouches. Navajo ceremony still has a place for buckskin. Miners and settlers lived on market-hunted venison until herds collapsed, and the first restrictions on deer hunting in Colorado followed. Today the mule deer is the classic western deer hunt and a concern shared by more than twenty western agencies.',
  mythsAndLegends:
    'In the Navajo creation story, as retold by the writer Michael Engelhard, the Holy Beings laid two ears of corn between two sacred buckskins; wind passed through, and in their place lay First Man and First Woman. At San Juan Pueblo in New Mexico the Deer Dance was described in 1930: dancers came running down from the hills at dawn, asking the deer to increase and stay near. Such dances continue in several pueblos.',

  faqQuestions: [
    {
      question: 'Are mule deer and black-tailed deer the same species?',
      answer:
        'Yes. Black-tailed deer of the Pacific coast are subspecies of the mule deer. Genetic studies show two old lines that were parted in the ice age, and they differ in size and tail. Game agencies and record books often treat them separately, so check which rules apply where you hunt.',
    },
    {
      question: 'When is the mule deer rut?',
      answer:
        'In most of the West it peaks in November and runs into December; it can start in October, and it comes later in some southwestern deserts. In the rut mature bucks leave their hideouts and look for doe groups, so find the does and keep watching them.',
    },
    {
      question: 'Where do big bucks bed?',
      answer:
        'Where they can see below, smell from behind and leave in two jumps. Look at shaded pockets under rims, the heads of draws, lone junipers and benches near a ridge. A bedded buck shows little more than ears or antler tips, so grid such places slowly with a steady glass.',
    },
    {
      question: 'How far do mule deer migrate?',
      answer:
        'It depends on the herd. Some deer never leave home, many move a few dozen miles, and the longest known route, in western Wyoming, is 150 miles (240 km) each way. Deer use much the same path year after year, which is why a fence or a new road in the wrong place matters.',
    },
    {
      question: 'Why do mule deer bounce when they run?',
      answer:
        'The gait is called stotting. All four feet push off and land together, which carries the deer over brush and rocks and lets it change direction at each landing. On steep, broken ground it leaves most pursuers behind, although on level ground it is not the fastest way to run.',
    },
    {
      question: 'Do I need a special license to hunt mule deer?',
      answer:
        'You need a license from the state, province or country, and in many western units you must win it in a drawing. Deadlines, costs and quotas change every year, and most licenses are tied to a unit, weapon and season. Start with the agency’s current booklet.',
    },
  ],

  metaTitle: 'Mule Deer: Range, Rut, Migration and Hunting Guide',
  metaDescription:
    'Mule deer for hunters: how to identify them, where they live, what they eat, rut, migration, tracks and sign, glassing and stalking, equipment and questions.',
  metaKeywords:
    'mule deer, Odocoileus hemionus, black-tailed deer, mule deer hunting, mule deer migration, spot and stalk',

  sources: [
    {
      title: 'Mammals: Mule Deer (Golden Spike)',
      publisher: 'National Park Service',
      url: 'https://www.nps.gov/gosp/learn/nature/mammals.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Odocoileus hemionus',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'http://www.iucnredlist.org/details/full/42393/0',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer: Natural History Overview',
      publisher: 'California Department of Fish and Wildlife',
      url: 'https://wildlife.ca.gov/Regions/6/Deer/Natural-History',
      readOn: '2026-11-21',
    },
    {
      title: 'Mule Deer Distribution and sagebrush habitat',
      publisher: 'Docsbay (text on the WAFWA Mule Deer Working Group ecoregions)',
      url: 'https://docsbay.net/mule-deer-distribution',
      readOn: '2026-11-21',
    },
    {
      title: 'Mule Deer Working Group',
      publisher: 'Western Association of Fish and Wildlife Agencies',
      url: 'https://wafwa.org/?p=3670',
      readOn: '2026-11-21',
    },
    {
      title: '2020 Range-wide Status of Black-tailed and Mule Deer',
      publisher: 'WAFWA Mule Deer Working Group',
      url: 'https://fdocuments.net/document/2020-range-wide-status-of-black-tailed-and-mule-.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Mule Deer',
      publisher: 'Colorado Encyclopedia',
      url: 'https://coloradoencyclopedia.org/article/mule-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Odocoileus hemionus (Handbook of the Mammals of the World)',
      publisher: 'Lynx Edicions, record at Open Polar',
      url: 'https://openpolar.no/Record/ftzenodo:oai:zenodo.org:6514565',
      readOn: '2026-11-21',
    },
    {
      title: 'Odocoileus hemionus, Mammal Species of the World, 2nd edition',
      publisher: 'Plazi TreatmentBank',
      url: 'http://treatment.plazi.org/GgServer/html/D512126ADB0AFF9A2DBBDE2EFCC6087D',
      readOn: '2026-11-21',
    },
    {
      title: 'The type localities of the mule deer are not where we thought they were',
      publisher: 'Neal Woodman, Smithsonian repository',
      url: 'https://repository.si.edu/server/api/core/bitstreams/3d575214-f5ae-4c74-ba44-9629c8552068/content',
      readOn: '2026-11-21',
    },
    {
      title: 'Mule Deer',
      publisher: 'Discover Lewis and Clark',
      url: 'https://discoveringlewisandclark.com/sciences/mammals/deer/mule-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Red Desert to Hoback mule deer migration corridor',
      publisher: 'RD2H',
      url: 'http://rd2h.org/',
      readOn: '2026-11-21',
    },
    {
      title: 'America’s longest mule deer migration discovered in Wyoming',
      publisher: 'WyoFile',
      url: 'https://wyofile.com/americas-longest-mule-deer-migration-discovered-in-wyoming/',
      readOn: '2026-11-21',
    },
    {
      title: '2020 Action Plan for Secretarial Order 3362, Wyoming',
      publisher: 'Wyoming Game and Fish Department',
      url: 'https://docslib.org/doc/10830376/wyoming-2020-state-action-plan',
      readOn: '2026-11-21',
    },
    {
      title: 'The social ethology of mule deer in Southern California',
      publisher: 'California State University',
      url: 'https://scholarworks.calstate.edu/concern/theses/vt150n67m?locale=it',
      readOn: '2026-11-21',
    },
    {
      title: 'Does are from Venus, Bucks are from Mars (Montana Outdoors, 2005)',
      publisher: 'Monster Muleys, reprinting Montana Fish, Wildlife and Parks',
      url: 'http://www.monstermuleys.info/cgi-bin/dcforum/dcboard.pl?az=show_thread&om=11594&forum=DCForumID6&archive=yes',
      readOn: '2026-11-21',
    },
    {
      title: 'Mule deer',
      publisher: 'Yellowstone Geographic',
      url: 'http://www.yellowstonegeographic.com/Animals/mule-deer.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Mule Deer (life span)',
      publisher: 'Merced Zoo',
      url: 'http://mercedzoo.org/mule-deer/',
      readOn: '2026-11-21',
    },
    {
      title: 'Mule Deer (life expectancy)',
      publisher: 'El Carmen Reserve',
      url: 'https://elcarmenreserve.com/w/mule-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Mule Deer Hunting Tips',
      publisher: 'USA Hunters',
      url: 'https://huntingguide.info/mule-deer-hunting-tips/',
      readOn: '2026-11-21',
    },
    {
      title: 'Sacred game',
      publisher: 'Michael Engelhard',
      url: 'https://paperzz.com/doc/8790864/sacred-game---michael-engelhard',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer Dance of San Juan',
      publisher: 'Inquiry Net',
      url: 'http://www.inquiry.net/outdoor/native/dance/deer_san_juan.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Deerskin (Zuni)',
      publisher: 'University of New Mexico, eHillerman',
      url: 'https://ehillerman.unm.edu/node/2871',
      readOn: '2026-11-21',
    },
    {
      title: 'Chronic wasting disease, advice of the CDC',
      publisher: 'BC Health Department, quoting the CDC',
      url: 'https://bchealthdept.org/post/11-22-24-public-health-education-topic-chronic-wasting-disease',
      readOn: '2026-11-21',
    },
    {
      title: 'Federal Aid in Wildlife Restoration Act (digest)',
      publisher: 'U.S. Fish and Wildlife Service',
      url: 'https://webarchive.library.unt.edu/eot2008/20081105092815/http://laws.fws.gov/lawsdigest/fawild.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Hunting, Fishing, Recreational Shooting, and Other Wildlife Measures: S. 3525 (R42751)',
      publisher: 'Congressional Research Service',
      url: 'http://sportdocbox.com/Hunting_and_Shooting/74109877-Hunting-fishing-recreational-shooting-and-other-wildlife-measures-s-3525.html',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleDeerType
