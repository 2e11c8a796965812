import type { SampleDeerType } from './sample-deer-type'

export const muleDeer = {
  name: 'Mule Deer',
  slug: 'mule-deer',
  scientificName: 'Odocoileus hemionus',
  generalDescription:
    'The mule deer is the deer of the American West, found from the Yukon and the Canadian prairies through the Rocky Mountains and the deserts to Baja California and northern Mexico. Its name comes from its large ears. It prefers open or broken country to thick forest: sagebrush, foothill brush, badlands, desert and mountain slopes. The black-tailed deer of the Pacific coast belong to the same species. Many herds summer high and winter low, so you have to know which season’s range you are on.',
  bodySize:
    'A medium-sized, stocky deer: bucks stand 33 to 41 in (85 to 105 cm) at the shoulder, does 30 to 37 in (75 to 95 cm). Adult bucks average 50 to 70 percent heavier than does. Size varies a good deal with subspecies and quality of range; the heaviest deer live in the northern Rocky Mountains.',
  antlerType:
    'Bucks carry forked antlers: each main beam divides into two, and in a mature buck each of these usually forks again. They are shed and regrown every year.',
  uniqueTraits:
    'Three things give a mule deer away: the big ears, about two thirds as long as its face, the thin tail with its black tip, and the stotting gait, a stiff bounce in which all four feet leave and strike the ground together. On broken ground that bounce clears brush and rock and turns quickly; even so the deer can reach about 25 mph (40 km/h) for a short distance. A spooked mule deer often stops to look back before it goes over the ridge.',

  evolutionaryLineage:
    'Mule deer belong to the New World deer, in the genus Odocoileus, with the white-tailed deer. Genetic work finds two distinct lines in the species: the black-tailed deer of the northern coast and the true mule deer of the interior and the Southwest. They seem to have survived the last ice age, about 18,000 years ago, in separate refuges. Eight to ten subspecies are usually listed, some of them disputed.',
  firstDiscoveredLocation:
    'John Colter of the Lewis and Clark party shot one on September 17, 1804, above the White River in what is now South Dakota, and Clark noted it as a curious kind of deer. Rafinesque named the species in 1817 without having seen one. Older works place his description at the mouth of the Big Sioux River; a later study traces it to the journal of Patrick Gass, another member of the expedition, and to Lyman County, South Dakota. Native peoples had known the animal for thousands of years.',

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
    'From lowland desert to the alpine; in Arizona from about 90 ft to 10,000 ft (27 to 3,050 m). In the mountains most herds follow the snow line: up in late spring behind the new growth, down again when snow covers the feed. Summer bucks are often the highest deer on the mountain, and by late fall the same animals may be in sagebrush foothills.',
  climatePreferences:
    'At home in dry and seasonal climates, with cold winters in the north and long droughts in the south. Snow about 12 in (30 cm) deep can hinder a mule deer, and more than 20 in (50 cm) closes an area to it. In the mountains, deep snow and hard cold on poor winter range kill the most deer; in the desert, dry years do, because does in poor condition lose their fawns.',

  maleSize: 'Head and body 4.9 to 5.9 ft (150 to 180 cm); 33 to 41 in (85 to 105 cm) at the shoulder',
  femaleSize: 'Head and body 4.4 to 5.1 ft (135 to 155 cm); 30 to 37 in (75 to 95 cm) at the shoulder',
  maleWeight:
    '110 to 243 lb (50 to 110 kg) across the range; in Yellowstone 150 to 250 lb (68 to 113 kg). A few exceptional bucks of the northern Rockies are on record at about 460 to 510 lb (210 to 230 kg)',
  femaleWeight: '77 to 143 lb (35 to 65 kg) across the range; in Yellowstone 100 to 175 lb (45 to 79 kg)',
  antlerShape:
    'High and branching. The beam rises and splits into a front and a back fork of about equal length, and in older bucks both split again, which makes four points on a side without the brow tine. Western hunters count one side only: such a deer is a four-point. Brow tines are small or missing. Adult antlers are mostly 18 to 26 in (45 to 65 cm) long, at most about 30 in (75 cm) [1]; a yearling has spikes or a simple fork. Antlers fall from late January to March, new growth starts in April or May, and the velvet is gone by September.',
  coloration:
    'Reddish-brown in summer, gray to gray-brown in winter. The muzzle and throat are light, the forehead has a dark patch, strongest in mature bucks, and the rump is white with a thin, black-tipped tail hanging down over it. On black-tailed deer the upper side of the tail is dark. Fawns are spotted and lose the spots at about three months.',
  physicalDifferences:
    'Bucks are heavier than does, with thicker necks in the rut, darker foreheads and, from spring to winter, antlers. Compared with a whitetail, a mule deer has larger ears, a rope-like tail with a black tip that it keeps down when it runs, and forked antlers instead of single tines on one beam. Antlers alone can mislead, so check tail and ears as well.',

  dietType: 'Herbivore, mainly shrubs and forbs',
  springDiet: [
    'First green grasses',
    'New forbs',
    'Opening leaf buds',
    'Fresh shrub growth',
    'Alfalfa where fields allow',
  ],
  summerDiet: ['Broad-leaved forbs', 'Leaves of mountain shrubs', 'Aspen leaves', 'Berries', 'Mushrooms'],
  fallDiet: [
    'Bitterbrush and cliffrose',
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
    'A mule deer is a small ruminant that digests coarse, fibrous feed poorly, so it cannot live by filling up on dry grass as elk and cattle do. It picks the most nourishing plants and parts of plants: forbs and green leaves while they last, shrub twigs in winter. Good shrub country is therefore good deer country, and young growth after fire or other disturbance draws deer. They feed in the open early and late and bed near feed, shade and a view.',

  matingSeasonStart: 'November in most of the West',
  matingSeasonEnd: 'December in most of the West; in some areas the peak comes as late as January',
  gestationPeriod: 'About 203 days, between six and a half and seven months',
  parentingHabits:
    'Does leave the group to give birth alone in cover; most fawns are born in June and July, the first in late May and the last in early August. A first birth is usually a single fawn of 6 to 9 lb (2.7 to 4 kg), later ones usually twins. A doe with a newborn fawn drives other deer off, even her own yearlings. The fawn lies hidden for its first week, then follows, and is weaned at three or four months. A fawn lying alone is rarely abandoned: leave it where it is. Bucks take no part.',
  lifespanWild: 'Few live beyond 8 to 10 years; the longest known lives are 19 to 20',
  lifespanCaptivity: 'Up to about 22 years',

  dailyActivity:
    'Mainly active at dawn and dusk, and more at night where people disturb it. By mid-morning deer are bedded, bucks often in the shade of a rimrock, a lone tree or a cut bank with the wind behind them and the slope in view. They get up once or twice in the day to stretch, shift with the shade and feed a little. In hot desert country they barely move at midday.',
  territorialBehavior:
    'Mule deer hold home ranges, not territories: commonly 0.8 to 2.1 square miles (2 to 5.5 square km), larger for bucks and much larger in dry country. Adults return to the same seasonal ranges year after year, and daughters tend to settle near their mothers, but ranges overlap. The exception is the doe with a new fawn, who keeps others away. Bucks rank themselves by posture, antler size and sparring; in the rut they travel from one doe group to the next.',
  herdingBehavior:
    'Does, their adult daughters and fawns form the lasting groups. Bucks live alone or in small bands of unrelated animals. In winter and early spring, large mixed groups gather wherever feed is exposed and break up again as the snow melts.',
  migrationBehavior:
    'In the mountains and the north many herds move 9 to 19 miles (15 to 30 km) between summer and winter range; others stay put, and one herd may include both. Of the deer that winter in Wyoming’s Red Desert some travel 150 miles (240 km) to the Hoback Basin, some nearly 70 miles (113 km), and some less than 30 miles (48 km) or not at all. One doe of that herd, known as Deer 255, went on to eastern Idaho: 242 miles (389 km), farther than any mule deer had been followed before. Deer follow the green-up in spring and use much the same path each year.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'The IUCN lists it as Least Concern (assessed in December 2015, published in 2016), because its numbers seem fairly stable. [2] The Cedros Island deer of Mexico are in danger from low numbers and feral dogs. Overhunting and habitat loss drove mule deer numbers down in the 19th century; they recovered to a peak of about 7.5 million in the late 1950s, then fell back, and from 1980 numbered roughly five million. [1] In 2024 the western agencies reported populations below their goals in most places: across their 24 member states, provinces and territories numbers were growing in 2, stable in 12 and declining in 8. [10] Through their Mule Deer Working Group the agencies share research and habitat guidelines. Current work maps migration routes, makes fences passable, builds road crossings, restores shrub range and watches for chronic wasting disease.',
  protectedAreas: [
    'Yellowstone National Park',
    'Grand Teton National Park, Wyoming',
    'Bryce Canyon National Park, Utah',
    'Golden Spike National Historical Park, Utah',
    'Mount Rainier National Park, Washington (black-tailed deer)',
  ],
  conservationLaws:
    'In the United States and Canada the states, provinces and territories manage their own deer, and Mexico has its own law. Secretarial Order 3362 of 2018 directs the land agencies of the U.S. Department of the Interior to work with western states on winter range and migration corridors of mule deer, elk and pronghorn. The Cedros Island deer has been listed as endangered under the U.S. Endangered Species Act.',

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
    'Seasons, licenses, quotas and point rules are set by each state, province or country and can change every year; read the current regulations at the agency. Much western hunting is by drawing, with application dates months ahead, and many licenses are good for a named unit, season and weapon only. Black-tailed deer often have their own seasons and rules. Check land ownership and access, blaze orange and weapon rules, and evidence of sex. Chronic wasting disease occurs in mule deer: some units require a sample, and many states limit which carcass parts may be brought in. The CDC advises against eating an animal that tests positive. You can’t spot an infected deer: 18 to 24 months pass on average between infection and the first signs of chronic wasting disease [22], and Wyoming’s agency says that infected deer live up to three years and show little until a few months before they die. [24] Freezing does not destroy the prions. [23]',
  huntingBestPractices:
    'Let your eyes do the walking. Be on a good vantage point before light, glass slowly from a steady rest, and look into shade and edges for an ear or a tine rather than a whole deer. Use binoculars or a spotting scope for this, never the scope on the rifle. Watch the buck bed down, plan a route you can recognize from the other side, and stalk with the wind in your face, best from above. Identify the deer by tail, ears and antlers. Shoot only within your practiced range, with ground behind the animal and never on the skyline, and only where you can reach and recover it. Follow up every shot at the spot where the deer was standing. Tell someone where you are, carry water, and get meat cool quickly.',
  recommendedEquipment: [
    'Flat-shooting rifle or bow, well practiced',
    '10x binoculars and a tripod',
    'Spotting scope and rangefinder',
    'Broken-in mountain boots',
    'Pack frame and game bags',
    'Map or GPS with land ownership',
    'Layers, rain gear and blaze orange',
    'Water, headlamp and first-aid kit',
  ],
  trackingSigns: [
    'Heart-shaped, two-toed tracks, hard to tell from a whitetail’s',
    'Sets of four prints close together from the bounding gait',
    'Beds scraped under rims, junipers and cut banks',
    'Rubs on saplings and brush',
    'Piles of dark, oval pellets',
    'Browsed tips of bitterbrush and mahogany',
    'Deep trails at saddles and stream crossings on migration routes',
  ],

  interestingFacts: [
    'The Latin name hemionus means half mule, after the ears.',
    'A doe called Deer 255 was tracked for 242 miles (389 km) from Wyoming’s Red Desert to Idaho, and she came back.',
    'Yellowstone counts about 1,850 to 1,900 mule deer in summer but fewer than 400 in winter.',
    'Lewis wrote some 800 words about the new deer; zoologists did not see them until 1904.',
    'Rafinesque named the species from a travel journal that later proved to be a fraud.',
    'The species has also been taken to Argentina and to the Hawaiian island of Kauai.',
    'Black-tailed and mule deer are one species with two old genetic lines.',
  ],
  culturalSignificance:
    'For the peoples of the Southwest deer were food, clothing and ceremony at once. The Zuni, known as farmers, treated the deer hunt as a ritual, alone or as a community, and used deerskin for moccasins, dresses and medicine pouches. In Navajo story buckskin is sacred. For the Lewis and Clark party the deer was a discovery and a meal; for later settlers it was meat to sell, until herds collapsed. Today the mule deer is the classic western deer hunt and a shared concern of the agencies of the American and Canadian West.',
  mythsAndLegends:
    'In the Navajo origin legend recorded by Washington Matthews, the Holy Ones lay a white and a yellow ear of corn on a sacred buckskin and cover them with another. Wind slips in between the skins, and when the upper one is raised the white ear has become a man and the yellow ear a woman. The wind gave them breath, and its trail can still be seen, the legend says, in the tip of every human finger.',

  faqQuestions: [
    {
      question: 'Are mule deer and black-tailed deer the same species?',
      answer:
        'Yes. Black-tailed deer of the Pacific coast are counted as subspecies of the mule deer. Genetic studies show two old lines that were separated in the ice age, and they differ in size and tail. Game agencies and record books often treat them separately, so check which rules apply where you hunt.',
    },
    {
      question: 'When is the mule deer rut?',
      answer:
        'In most of the West in November and December; in parts of the southwestern deserts it comes later, into January. In the rut mature bucks leave their hideouts and look for doe groups, so find the does and keep watching them. Many seasons close before the peak, so look at the dates first.',
    },
    {
      question: 'Where do big bucks bed?',
      answer:
        'Where they can see below, smell from behind and leave in two jumps. Look at shaded pockets under rims, the heads of draws, lone junipers and benches near a ridge. A bedded buck shows little more than ears or antler tips, so grid such places slowly with a steady glass.',
    },
    {
      question: 'How far do mule deer migrate?',
      answer:
        'It depends on the herd. Some deer never leave home and many move 9 to 19 miles (15 to 30 km). The famous route from Wyoming’s Red Desert to the Hoback Basin is 150 miles (240 km) each way, and one doe went 242 miles (389 km). Deer use much the same path year after year, which is why a fence or a new road in the wrong place matters.',
    },
    {
      question: 'Why do mule deer bounce when they run?',
      answer:
        'The gait is called stotting. All four feet push off and land together, which carries the deer over brush and rocks and lets it change direction at each landing. On steep, broken ground it leaves most pursuers behind, although on level ground it is not the fastest way to run.',
    },
    {
      question: 'Do I need a special license to hunt mule deer?',
      answer:
        'You need a license from the state, province or country, and in many western units you must win it in a drawing. Deadlines, costs and quotas can change every year, and many licenses are tied to a unit, weapon and season.',
    },
    {
      question: 'What is a Sitka blacktail?',
      answer:
        'The northern form of the black-tailed deer, Odocoileus hemionus sitkensis, at home in the wet coastal forest of Southeast Alaska and northern British Columbia. It is smaller and stockier than the Columbian blacktail farther south: in October bucks average about 120 lb (54 kg) and does about 80 lb (36 kg). Severe winters bring its numbers down, mild ones let them recover. In winter and early spring it needs old-growth forest below 1,500 ft (460 m). [16] Deep snow pushes it down to the beaches; its main predators are wolves and black bears, and some islands have neither. [17]',
    },
    {
      question: 'Where were mule and black-tailed deer introduced, and where didn’t they last?',
      answer:
        'Mule deer went to Argentina. [3] Kauai in Hawaii got 35 black-tailed deer from Oregon in 1961. [19] Within Alaska, people carried Sitka blacktails to Prince William Sound, Yakutat, Kodiak and Afognak [16]; those of Kodiak came in 1924. [18] New Zealand released five in 1905. They bred for a while [20] and died out. [21]',
    },
  ],

  metaTitle: 'Mule Deer: Range, Rut, Migration and Hunting Guide',
  metaDescription:
    'Mule deer for hunters: how to identify them, where they live, what they eat, rut, migration, tracks and sign, glassing, stalking and equipment.',
  metaKeywords:
    'mule deer, Odocoileus hemionus, black-tailed deer, mule deer hunting, mule deer migration, spot and stalk',

  sources: [
    {
      title: 'Odocoileus hemionus (Rafinesque, 1817)',
      publisher: 'Handbook of the Mammals of the World, Lynx Edicions, at Plazi TreatmentBank',
      url: 'https://treatment.plazi.org/id/03A087C4FFD8FFD9FF0FFDF3EF17FC54',
      readOn: '2026-11-21',
      usedFor: 'sizes, weights, genetic lines, breeding, lifespan, movements and numbers',
      section: 'physical',
    },
    {
      title: 'Odocoileus hemionus',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'https://www.iucnredlist.org/species/42393/22162113',
      readOn: '2026-11-21',
      usedFor: 'Red List category, year and subspecies',
      section: 'conservation',
    },
    {
      title: 'Odocoileus hemionus',
      publisher: 'Mammal Species of the World, 3rd edition, Bucknell University',
      url: 'https://www.departments.bucknell.edu/biology/resources/msw3/browse.asp?s=y&id=14200267',
      readOn: '2026-11-21',
      usedFor: 'naming, introductions and the Cedros Island listing',
      section: 'regions',
    },
    {
      title: 'Mule Deer',
      publisher: 'National Park Service, Yellowstone',
      url: 'https://www.nps.gov/yell/learn/nature/mule-deer.htm',
      readOn: '2026-11-21',
      usedFor: 'weights, rut, fawning and numbers in Yellowstone',
      section: 'breeding',
    },
    {
      title: 'Mule Deer',
      publisher: 'Hunter-ed.com, Ethically Hunting Arizona, with the Arizona Game and Fish Department',
      url: 'https://hunter-ed.com/ethically-hunting-arizona/studyGuide/Big-Game-Mule-Deer-and-White-tailed-Deer/203004_185725',
      readOn: '2026-11-21',
      usedFor: 'food plants, breeding time and elevation in Arizona',
      section: 'diet',
    },
    {
      title:
        'The type localities of the mule deer, Odocoileus hemionus (Rafinesque, 1817), and the Kansas white-tailed deer, Odocoileus virginianus macrourus (Rafinesque, 1817), are not where we thought they were',
      publisher: 'Neal Woodman, Proceedings of the Biological Society of Washington',
      url: 'https://meridian.allenpress.com/pbsw/article-abstract/126/3/187/140360/The-type-localities-of-the-mule-deer-Odocoileus',
      readOn: '2026-11-21',
      usedFor: 'how the species was named, and from where',
      section: 'origins',
    },
    {
      title: 'Mule Deer',
      publisher: 'Discover Lewis and Clark',
      url: 'https://discoveringlewisandclark.com/sciences/mammals/deer/mule-deer',
      readOn: '2026-11-21',
      usedFor: 'the deer of the Lewis and Clark journals',
      section: 'origins',
    },
    {
      title: 'The Red Desert to Hoback Mule Deer Migration',
      publisher: 'USGS Cooperative Fish and Wildlife Research Units Program, in the Internet Archive',
      url: 'https://web.archive.org/web/2021/https://www1.usgs.gov/coopunits/project/170330177536/khagan',
      readOn: '2026-11-21',
      usedFor: 'migration distances in Wyoming',
      section: 'behavior',
    },
    {
      title: 'The long, strange trip of Deer 255',
      publisher: 'High Country News',
      url: 'https://www.hcn.org/issues/50.14/wildlife-the-long-strange-trip-of-deer-255',
      readOn: '2026-11-21',
      usedFor: 'the record migration of Deer 255',
      section: 'behavior',
    },
    {
      title: '2024 Rangewide Status of Black-tailed and Mule Deer',
      publisher: 'Western Association of Fish and Wildlife Agencies',
      url: 'https://wafwa.org/wpdm-package/2024-rangewide-status-of-black-tailed-and-mule-deer',
      readOn: '2026-11-21',
      usedFor: 'present trends by state and province',
      section: 'conservation',
    },
    {
      title: 'Secretarial Order 3362',
      publisher: 'Western Association of Fish and Wildlife Agencies',
      url: 'https://wafwa.org/so3362/',
      readOn: '2026-11-21',
      usedFor: 'the order on winter range and migration corridors',
      section: 'conservation',
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
      title: 'deerskin',
      publisher: 'University of New Mexico, eHillerman',
      url: 'https://ehillerman.unm.edu/node/2871',
      readOn: '2026-11-21',
      usedFor: 'deer and deerskin among the Zuni',
      section: 'facts',
    },
    {
      title: 'The Navaho Origin Legend',
      publisher: 'Memoirs of the American Folk-Lore Society V, at Wikisource',
      url: 'https://en.wikisource.org/wiki/Page:Memoirs_of_the_American_Folk-Lore_Society_V.djvu/167',
      readOn: '2026-11-21',
      usedFor: 'the Navajo legend of the two buckskins',
      section: 'facts',
    },
    {
      title: 'AnAge entry for Odocoileus hemionus',
      publisher: 'Human Ageing Genomic Resources',
      url: 'https://genomics.senescence.info/species/entry.php?species=Odocoileus_hemionus',
      readOn: '2026-11-21',
      usedFor: 'longest life in captivity',
      section: 'breeding',
    },
    {
      title: 'Sitka Black-tailed Deer Hunting in Alaska: Life History',
      publisher: 'Alaska Department of Fish and Game',
      url: 'https://www.adfg.alaska.gov/index.cfm?ADFG=deerhunting.main',
      readOn: '2026-11-25',
      usedFor: 'Sitka black-tailed deer: range, transplants, weights and winters',
      section: 'faqs',
    },
    {
      title: 'Outdoor Alaska: Sitka black-tailed deer benefit from decade of mild winters',
      publisher: 'Alaska’s News Source, with the Alaska Department of Fish and Game',
      url: 'https://www.alaskasnewssource.com/content/news/Sitka-black-tailed-deer-benefit-from-decade-of-mild-winters-565868352.html',
      readOn: '2026-11-25',
      usedFor: 'snow and predators of Sitka black-tailed deer',
      section: 'faqs',
    },
    {
      title: 'Sitka Black-tailed Deer',
      publisher: 'U.S. Fish and Wildlife Service, Kodiak National Wildlife Refuge, in the Internet Archive',
      url: 'https://web.archive.org/web/2020/https://www.fws.gov/refuge/Kodiak/wildlife_and_habitat/deer.html',
      readOn: '2026-11-25',
      usedFor: 'introduction to Kodiak in 1924',
      section: 'faqs',
    },
    {
      title: 'Black-tailed Deer',
      publisher: 'Ungulates of Hawaiʻi',
      url: 'https://www.hawaiiungulates.com/black-tailed-deer',
      readOn: '2026-11-25',
      usedFor: 'introduction to Kauai in 1961',
      section: 'faqs',
    },
    {
      title: 'Wild Life in New Zealand, Part I: Mammalia (G. M. Thomson, 1921)',
      publisher: 'New Zealand Board of Science and Art, at Project Gutenberg',
      url: 'https://www.gutenberg.org/cache/epub/56762/pg56762-images.html#:~:text=In%201905%20the%20Government%20purchased%20five',
      readOn: '2026-11-25',
      usedFor: 'black-tailed deer released in New Zealand in 1905',
      section: 'faqs',
    },
    {
      title: 'Deer: animal pests',
      publisher: 'Department of Conservation, New Zealand',
      url: 'https://www.doc.govt.nz/nature/pests-and-threats/animal-pests-and-threats/deer/',
      readOn: '2026-11-25',
      usedFor: 'the deer that live wild in New Zealand today',
      section: 'faqs',
    },
    {
      title: 'What are the visual signs of chronic wasting disease?',
      publisher: 'U.S. Geological Survey',
      url: 'https://www.usgs.gov/faqs/what-are-visual-signs-chronic-wasting-disease',
      readOn: '2026-11-26',
      usedFor: 'months between infection and the first signs of chronic wasting disease',
      section: 'hunting',
    },
    {
      title: 'What are Prions?',
      publisher: 'Virginia Department of Wildlife Resources, in the Internet Archive',
      url: 'https://web.archive.org/web/2019/http://www.dgif.virginia.gov/wildlife/diseases/cwd/what-are-prions/',
      readOn: '2026-11-25',
      usedFor: 'healthy-looking infected deer, and prions that survive freezing',
      section: 'hunting',
    },
    {
      title: 'For slow-moving chronic wasting disease, mitigation efforts will also take time',
      publisher: 'Casper Star-Tribune, with the Wyoming Game and Fish Department',
      url: 'https://trib.com/news/state-and-regional/for-slow-moving-chronic-wasting-disease-mitigation-efforts-will-also-take-time/article_21502f01-c1ad-5ce5-92aa-e08d4cd61122.html',
      readOn: '2026-11-25',
      usedFor: 'how long infected deer and elk live and look healthy',
      section: 'hunting',
    },
  ],
} satisfies SampleDeerType
