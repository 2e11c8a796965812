import type { SampleDeerType } from './sample-deer-type'

/**
 * Which herds are open changes every year, so the text names closures with their year and sends the reader to the
 * agency.
 */
export const caribou = {
  name: 'Caribou',
  slug: 'caribou',
  scientificName: 'Rangifer tarandus',
  generalDescription:
    'Caribou are the deer of the far north: long-legged, broad-hoofed animals of tundra, mountains and boreal ' +
    'forest. In North America the wild ones are caribou. In Europe and Asia the same species is reindeer, wild or tame, and tame ones are reindeer everywhere. Bulls and most cows carry ' +
    'antlers. Some tundra herds travel hundreds of miles between winter range and calving ground, while many ' +
    'woodland groups stay in one area all year. Herds rise and fall sharply over the decades, and many of them ' +
    'are now in decline.',
  bodySize:
    'Medium to large: from 28 in (70 cm) at the shoulder in the smallest cows to 53 in (135 cm) in the largest bulls. Size varies greatly by region; high Arctic animals are the smallest.',
  antlerType: 'Branched antlers on bulls and most cows, with flattened brow and bez tines on bulls',
  uniqueTraits:
    'In no other deer do both sexes normally grow antlers. Bulls use theirs in the fall rut and cast them between ' +
    'November and January; cows keep theirs through the winter, when they compete for feeding craters in the snow, ' +
    'and most cast them from March to May. The hooves are wide and crescent shaped, with low dewclaws that spread ' +
    'the weight on snow and bog and work as paddles in water. The foot pads are spongy in summer and tighten in ' +
    'winter so that the sharp rim grips ice. Even the muzzle is covered with hair.',

  evolutionaryLineage:
    'Most agencies count caribou as the only living species of the genus Rangifer. The ' +
    'oldest remains of the genus come from Alaska and are about two million years old. Genetic work points to ' +
    'separate populations during the last ice age: a large one in Siberia and Beringia, which has left its mark on ' +
    'all living forms, and smaller ones in western Europe and in eastern North America. Biologists know three main types today, forest, tundra and high Arctic, but do not agree on the number of subspecies.',
  firstDiscoveredLocation:
    'Northern peoples knew and hunted this animal for thousands of years before any book named it. Linnaeus ' +
    'gave it its first scientific name in 1758, as Cervus tarandus, from animals of Lapland in Sweden. The English ' +
    'word caribou goes back to the Mi’kmaq word xalibu, an animal that paws or shovels, after its habit of digging ' +
    'through snow for food.',

  countriesFound: [
    'Canada (native)',
    'United States: Alaska (native)',
    'Greenland (native)',
    'Norway (native, including Svalbard)',
    'Finland (native)',
    'Russia (native)',
    'Mongolia (native)',
    'Iceland (feral reindeer, introduced from Norway)',
  ],
  continentsFound: ['North America', 'Europe', 'Asia'],
  typicalHabitats: [
    'Arctic tundra',
    'Mountain tundra and alpine meadows',
    'Open boreal forest (taiga)',
    'Mature lichen-rich conifer forest',
    'Peatland and muskeg',
    'High Arctic islands',
  ],
  altitudePreferences:
    'Caribou live from sea-level coastal plain to mountain meadows at about 8,900 to 9,800 ft (2,700 to 3,000 m). [1] ' +
    'In summer many bands climb to ridges, snow patches and windy ' +
    'slopes where insects are fewer. In winter the choice of ground depends less on altitude than on snow: they ' +
    'look for places where it is shallow or soft enough to dig through.',
  climatePreferences:
    'This is a cold-weather animal. It handles −76 °F (−60 °C) and starts to suffer above 59 °F (15 °C). [1] Dense fur with hollow guard hairs keeps the cold out; warmth and biting ' +
    'insects are harder on it. Snow deeper than about 24 to 31 in (60 to 80 cm) hinders its movement, and an ' +
    'ice crust closes off the lichen below, so that thaws followed by frost can hurt a herd more than steady cold.',

  maleSize: '35 to 53 in (90 to 135 cm) at the shoulder; 73 to 83 in (185 to 210 cm) head and body',
  femaleSize: '28 to 39 in (70 to 100 cm) at the shoulder; 67 to 77 in (170 to 195 cm) head and body',
  maleWeight:
    '145 to 375 lb (65 to 170 kg) after the rut, large ones 460 to 530 lb (210 to 240 kg) [1]; in Alaska 350 to 400 lb (159 to 182 kg) on average, with up to 700 lb (318 kg) on record [22]',
  femaleWeight:
    '120 to 240 lb (55 to 110 kg); 175 to 225 lb (79 to 102 kg) on average in Alaska [22]; the largest reach about 310 lb (140 kg)',
  antlerShape:
    'A bull’s main beam sweeps back, out and then forward in a long curve, with points gathered at the top. The ' +
    'brow tine often widens into a flat vertical shovel over the face, and the bez tine above it is flattened too. ' +
    'Beams of adult bulls are mostly 35 to 47 in (90 to 120 cm) long, at most 55 to 59 in (140 to 150 cm), and a big pair can weigh 33 lb (15 kg). [1] Cow antlers are thin and simple, 12 to 18 in ' +
    '(30 to 45 cm), and some cows have none. Bulls grow their antlers over the summer and rub off the velvet by early September. [22] Old bulls are the first to cast them after the rut, and pregnant cows are the last, around calving.',
  coloration:
    'In fall most North American caribou are clove brown with a pale neck, rump and a white band above each hoof, ' +
    'and many show a light stripe along the flank. Mature bulls grow a white neck and mane that can be seen from ' +
    'far off. By late winter the coat bleaches and looks worn. Animals of the high Arctic are much whiter; ' +
    'woodland animals are darker. Calves are brown and carry no spots.',
  physicalDifferences:
    'Bulls are larger, with a mane in fall and much heavier antlers. Since both sexes carry antlers, antlers alone ' +
    'do not tell them apart, and a young bull can look much like a cow. Alaska Fish and Game advises hunters to ' +
    'look for the penis sheath from the side, and from behind for the vulva and the shape of the white rump patch, ' +
    'which is usually wide and square on a cow. Not every cow shows a dark vulva, and long winter hair or an udder ' +
    'can be mistaken for bull parts. Where only one sex is legal, pass if you are not certain.',

  dietType: 'Herbivore: grazer and browser, with lichens as the main winter food',
  springDiet: ['Opening willow leaves', 'Lichens', 'Green shoots of sedges and grasses', 'Flowering plants'],
  summerDiet: ['Willow leaves', 'Dwarf birch leaves', 'Lichens', 'Mushrooms', 'Sedges, grasses and herbs'],
  fallDiet: ['Lichens', 'Mushrooms', 'Drying sedges and grasses', 'Small evergreen shrubs'],
  winterDiet: [
    'Ground lichens dug from under snow',
    'Tree lichens in old forest',
    'Dried sedges and grasses',
    'Lingonberry and other low shrubs',
  ],
  feedingHabits:
    'Caribou feed on the move and seldom strip one place bare. In Denali National Park, Alaska, a 1978–80 study found that willow leaves made up more than 40 percent of the spring and summer diet, with mushrooms from midsummer on, and lichens about 62 percent in winter. [6] In winter they smell lichen through the snow, dig craters with the front hooves, and defend these holes against others. Feeding and resting alternate through day and night.',

  matingSeasonStart: 'September',
  matingSeasonEnd: 'October',
  gestationPeriod: 'About 7.5 months (221 to 237 days)',
  parentingHabits:
    'Cows of migratory herds return to the same general calving ground each spring; most calves are born in May ' +
    'and June. Woodland cows instead calve alone, spread far apart. A cow usually has one calf of 9 to 20 lb (4 to 9 kg). It stands within about an hour, follows its mother the same day, and doubles its weight in two weeks. ' +
    'It tries lichens after the first week and is weaned at four to five months, but stays near the cow through ' +
    'its first winter.',
  lifespanWild: 'Seldom more than 15 to 18 years; many die as calves',
  lifespanCaptivity: 'Up to 22 years',

  dailyActivity:
    'Caribou do not keep to dawn and dusk. They feed, rest and chew cud in cycles of four to five hours through ' +
    'day and night, and are more active in summer than in winter. On warm, still days, mosquitoes and bot flies ' +
    'drive their movement: animals bunch up, climb to wind or snow, or run. Cool, breezy weather brings longer ' +
    'feeding. For a hunter this means that a herd may pass at any hour of the day.',
  territorialBehavior:
    'Caribou hold no fixed territory. In the rut, tundra bulls follow and guard single cows in heat within the ' +
    'moving crowd, while woodland and high Arctic bulls more often try to hold a small group of cows together. ' +
    'Bulls thrash brush, spar and sometimes fight hard, eat little and can lose 20 to 25 percent of their weight. ' +
    'Outside the rut, space between animals depends on food, insects and danger.',
  herdingBehavior:
    'They are among the most social deer of open ground. Cows and calves form the core groups, and bulls keep ' +
    'small bands for much of the year. On migration and after calving, tundra animals may gather in crowds of tens ' +
    'or even hundreds of thousands. Forest caribou live in small, scattered groups; spacing out is their way of ' +
    'avoiding wolves.',
  migrationBehavior:
    'Large tundra herds move between winter range and open calving ground, in Alaska up to 400 miles (640 km) from one to the other; woodland animals tend to stay put or to make moves of some 30 to 60 miles (50 to 100 km). In Siberia’s Taymyr they travel 620 to 1,240 miles (1,000 to 2,000 km). [1] A 2019 comparison found that caribou likely make the longest migrations of any land animal. [5] On the move they can cover 12 to 31 miles (20 to 50 km) in a day and swim wide rivers. Routes and timing change from year to year with snow, weather and food, so last year’s crossing is no guarantee.',

  conservationStatus: 'Vulnerable',
  conservationEfforts:
    'The IUCN Red List assessed the species as Vulnerable in 2016, after an overall decline of about 40 percent over three generations. [2] North America still had about four million in 2000, in nearly 200 herds. [1] NOAA’s 2024 Arctic Report Card has migratory tundra caribou down 65 percent over the last two to three decades, with some smaller coastal herds of the western Arctic now recovering. [3] Work on recovery includes protecting mature forest and calving grounds, counting herds from the air, limiting the harvest, and sharing decisions with Indigenous peoples who depend on the animal.',
  protectedAreas: [
    'Arctic National Wildlife Refuge, Alaska',
    'Gates of the Arctic National Park and Preserve, Alaska',
    'Denali National Park and Preserve, Alaska',
    'Hardangervidda National Park, Norway',
  ],
  conservationLaws:
    'In the United States the southern mountain caribou, which once crossed from British Columbia into northern ' +
    'Idaho and northeastern Washington, are listed as endangered under the Endangered Species Act; the present ' +
    'rule took effect on November 1, 2019. In Canada the boreal population of woodland caribou was listed as ' +
    'threatened under the Species at Risk Act in 2003. Canada’s advisory committee COSEWIC assessed barren-ground ' +
    'caribou as threatened in 2016; that is advice, not yet a listing. Provinces, ' +
    'territories and land-claim agreements add their own rules.',

  huntingRegions: [
    'Alaska, where the herd and unit are open',
    'Island of Newfoundland, small quota by draw',
    'Northern Canada, only where a herd is open',
    'Norway, wild reindeer under area quotas',
  ],
  huntingRegulations:
    'Seasons, licenses, permits and bag limits are set herd by herd and unit by unit. They change every year and ' +
    'sometimes in mid-season, so read the agency’s page before each hunt. Since July 2024, for example, federal ' +
    'public lands in Alaska’s Unit 23 are closed to caribou hunting from August 1 to October 31 for all but ' +
    'federally qualified subsistence users, unless the Western Arctic herd is estimated above 200,000. Quebec ' +
    'closed its last sport hunt for migratory caribou after the 2017–18 season, with no date for reopening, and ' +
    'caribou hunting in Labrador was still prohibited in 2024. Check guide rules, sex limits, meat salvage and ' +
    'harvest reports too, and in Alaska the rule on hunting the day you fly. Subsistence and treaty rights follow ' +
    'separate law.',
  huntingBestPractices:
    'Glass from high ground, learn the line of travel, and get ahead of the animals; nobody catches walking ' +
    'caribou from behind. Keep the wind right and use folds in the ground. Know the sex for certain before the ' +
    'safety comes off. In a herd, wait until one animal is clear, with a safe backstop and no other caribou behind it that a ' +
    'bullet could reach. Distance is hard to judge on open tundra: range it, and stay within the range ' +
    'you have practiced. Keep your eyes on the animal you shot at, follow up every shot, and do not fire at a ' +
    'second one. Save all the meat the law requires, cool it fast, keep it clean, and watch for bears. Wear blaze ' +
    'orange where it is required.',
  recommendedEquipment: [
    'Flat-shooting rifle that you know well, legal for the area',
    'Binoculars, tripod and spotting scope',
    'Rangefinder',
    'Breathable game bags and a pack frame',
    'Rain gear and warm layers, no cotton',
    'Waterproof boots for bog and stream',
    'Satellite messenger, map and compass',
    'Bear protection and head net',
  ],
  trackingSigns: [
    'Rounded tracks of two wide crescents, about as broad as long',
    'Dewclaw marks behind most prints',
    'Deep parallel trails worn by migration',
    'Craters pawed in snow for lichen',
    'Small pellets in winter, soft clumps in summer',
    'Rubbed saplings and thrashed brush in early fall',
  ],

  interestingFacts: [
    'Caribou and reindeer are one species under two names.',
    'Calves are born followers: they walk after the cow within hours.',
    'Alaska’s caribou are counted in 32 herds, each with its own calving area.',
    'Hollow hair and broad hooves make caribou good swimmers.',
    'People in Fennoscandia and Russia tamed reindeer about 3,000 years ago.',
    'Wild reindeer of Norway live in 24 more or less separate areas.',
    'For its body weight, a bull grows more antler than any other deer.',
  ],
  culturalSignificance:
    'For many northern peoples caribou has meant food, clothing, tools and shelter for thousands of years, and ' +
    'still does. The Vuntut Gwitchin of Old Crow, Yukon, lived from the Porcupine herd and ran caribou fences ' +
    'until the middle of the nineteenth century. Sharing meat and wasting nothing belong to that way of life. In ' +
    'northern Europe and Siberia, whole cultures grew around reindeer herding.',
  mythsAndLegends:
    'In the oral tradition of the Vuntut Gwitchin, people and caribou were once relatives who could talk with each ' +
    'other. When they parted, each kept a piece of the other’s heart, and a hunter’s success is seen as the gift ' +
    'of a relative who gives its life to feed the community. Far from there, the reindeer that pull Santa Claus’s ' +
    'sleigh are a much younger, American Christmas tale. Old bulls cast their antlers after the rut, so a team ' +
    'that still wears them at Christmas would be mostly cows and young bulls.',

  faqQuestions: [
    {
      question: 'Is there a difference between caribou and reindeer?',
      answer:
        'They are the same species, Rangifer tarandus. In North America, wild animals are called caribou and ' +
        'reindeer means the domestic form. In Europe and Asia both wild and domestic animals are called reindeer. ' +
        'Regional forms differ in size, color and habits.',
    },
    {
      question: 'Do female caribou have antlers?',
      answer:
        'Yes, most cows do, which is unusual among deer. Their antlers are short and thin and stay on through the ' +
        'winter; most are cast between March and May. Bulls cast theirs after the rut, the oldest first. So an ' +
        'antlered animal in late winter is often a cow, though young bulls can be late too.',
    },
    {
      question: 'How can I tell a bull from a cow in the field?',
      answer:
        'Take your time with a spotting scope. Look from the side for the penis sheath of a bull, and from behind ' +
        'for the vulva and the wide, square rump patch of a cow. Watching an animal urinate settles it. Heavy ' +
        'antlers and a white mane point to a mature bull, but young bulls are easy to mistake. If in doubt, do not ' +
        'shoot.',
    },
    {
      question: 'Can I hunt caribou in Quebec or Labrador?',
      answer:
        'Not in Quebec, which closed its last sport hunt for migratory caribou after the 2017–18 season with no date for reopening, and not in Labrador, which banned all caribou hunting in January 2013 and still did in 2024. The island of Newfoundland had 583 licenses that year.',
    },
    {
      question: 'How far do caribou migrate?',
      answer:
        'It depends on the herd. Large Alaskan herds can have up to 400 miles (640 km) between summer and winter ' +
        'range, while woodland herds may stay in one area. A 2019 comparison of land mammals put caribou first for distance. Routes shift with snow, weather and food.',
    },
    {
      question: 'What do caribou eat in winter?',
      answer:
        'Lichens are the main winter food, with dried sedges and low shrubs; in Denali they made up about 62 ' +
        'percent of the winter diet. Caribou smell them under the snow and dig craters with their front hooves. ' +
        'Old forest that carries plenty of lichen is therefore important winter range for woodland caribou.',
    },
    {
      question: 'Are caribou endangered?',
      answer:
        'As a species they are Vulnerable on the IUCN Red List (2016 assessment). Some populations are in ' +
        'worse trouble: southern mountain caribou are listed as endangered in the United States, so there is no ' +
        'caribou hunt in the lower 48 states, and Canada lists its boreal caribou as threatened.',
    },
    {
      question: 'Is chronic wasting disease found in reindeer?',
      answer:
        'Yes, in Norway. It was found in wild reindeer of the Nordfjella area and later on Hardangervidda. Follow ' +
        'the testing and carcass rules wherever you hunt, report a sick animal and do not eat it, and check import ' +
        'rules before you carry meat, heads or antlers across a border.',
    },
    {
      question: 'Can I catch brucellosis from a caribou?',
      answer:
        'Yes. In Alaska it is most common in the Western Arctic, Teshekpuk, Central Arctic and Porcupine herds, and lately in the Mulchatna herd. A swollen “knee” on a front leg or a swollen scrotum is the usual sign, but an infected animal may look healthy. The bacteria enter through cuts, eyes, nose and mouth, and with undercooked meat or marrow. Do not cut into swollen parts, and wash hands, knives and clothes. [23] Freezing does not kill them, and smoking and drying are not reliable: Alaska’s wildlife veterinarian says to cook the meat to 165°F (74°C). [24]',
    },
    {
      question: 'Where did caribou die out, and where were they introduced?',
      answer:
        'They once ranged south to central Idaho, the Great Lakes and northern New England, and wild reindeer are extinct in Sweden. [18] New Brunswick shot its last ones early in the 20th century. [21] The last herd that crossed into the lower 48 states, in the South Selkirk Mountains, ended in January 2019 when its last known animal was caught. [17] Two subspecies have died out altogether [19]: the caribou of East Greenland and of the Queen Charlotte Islands, early in the 20th century. Norway’s reindeer went to Iceland in 1771. [1] Norwegian whalers took reindeer to South Georgia early in the 20th century. They were destroying the island’s plants, so all of them were removed in the southern summers of 2012–13 and 2013–14. [20]',
    },
  ],

  metaTitle: 'Caribou Guide: Range, Habits, Status and Hunting',
  metaDescription:
    'Caribou for hunters: how to tell bull from cow, where herds live and travel, what they eat, which herds are ' +
    'restricted, and field practice that holds up.',
  metaKeywords:
    'caribou, Rangifer tarandus, reindeer, caribou hunting, caribou migration, caribou antlers, barren-ground ' +
    'caribou, woodland caribou',

  sources: [
    {
      title: 'Rangifer tarandus, in: Handbook of the Mammals of the World, volume 2, Hoofed Mammals (2011)',
      publisher: 'Lynx Edicions, text provided by Plazi',
      url: 'https://treatment.plazi.org/id/03A087C4FFDDFFDDFAB1F70FEF6BF800',
      readOn: '2026-11-21',
      usedFor: 'naming, sizes, weights, antlers, rut, calves, lifespan, habitat limits and daily movement',
      section: 'physical',
    },
    {
      title: 'Update on the global status of wild reindeer and caribou',
      publisher: 'IUCN SSC Deer Specialist Group',
      url: 'https://www.deerspecialistgroup.org/article/1060/',
      readOn: '2026-11-21',
      usedFor: 'Red List category, year and decline',
      section: 'conservation',
    },
    {
      title: 'Migratory Tundra Caribou in a Warmer Climate, Arctic Report Card 2024',
      publisher: 'National Oceanic and Atmospheric Administration (NOAA)',
      url: 'https://arctic.noaa.gov/report-card/report-card-2024/migratory-tundra-caribou-in-a-warmer-climate',
      readOn: '2026-11-21',
      usedFor: 'decline and recovery of tundra herds',
      section: 'conservation',
    },
    {
      title: 'Young caribou (Rangifer tarandus), Gates of the Arctic National Park and Preserve',
      publisher: 'U.S. National Park Service',
      url: 'https://npgallery.nps.gov/AssetDetail?assetId=6bacae38-1d33-4520-9721-e292da1ec685',
      readOn: '2026-11-21',
      usedFor: 'hooves, swimming, Alaska’s herds and length of migration',
      section: 'behavior',
    },
    {
      title: 'Longest terrestrial migrations and movements around the world',
      publisher: 'Scientific Reports (Joly et al. 2019)',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6814704/',
      readOn: '2026-11-21',
      usedFor: 'migration compared with other land mammals',
      section: 'behavior',
    },
    {
      title: 'Seasonal Diets of the Denali Caribou Herd, Alaska',
      publisher: 'Arctic (Boertje 1984)',
      url: 'https://doi.org/10.14430/arctic2182',
      readOn: '2026-11-21',
      usedFor: 'food in each season',
      section: 'diet',
    },
    {
      title: 'Identifying Cow Caribou',
      publisher: 'Alaska Department of Fish and Game',
      url: 'https://adfg.alaska.gov/index.cfm?adfg=caribouidentification.cow',
      readOn: '2026-11-21',
      usedFor: 'telling cows from bulls',
      section: 'physical',
    },
    {
      title: 'Changes in Federal Caribou Hunting Regulations in Unit 23',
      publisher: 'U.S. Department of the Interior, Federal Subsistence Board',
      url: 'https://www.doi.gov/subsistencenewshunting/changes-federal-caribou-hunting-regulations-unit-23',
      readOn: '2026-11-21',
      usedFor: 'closure of federal lands in Alaska’s Unit 23',
      section: 'hunting',
    },
    {
      title: 'Endangered Species Status for Southern Mountain Caribou Distinct Population Segment; Final Rule',
      publisher: 'U.S. Fish and Wildlife Service, Federal Register',
      url: 'https://www.fws.gov/policy/library/2019/2019-20459.html',
      readOn: '2026-11-21',
      usedFor: 'endangered listing in the United States',
      section: 'conservation',
    },
    {
      title: 'Critical Habitat of the Woodland Caribou (Rangifer tarandus caribou) Boreal Population Order',
      publisher: 'Canada Gazette, Part I, December 8, 2018',
      url: 'http://www.gazette.gc.ca/rp-pr/p1/2018/2018-12-08/html/reg2-eng.html',
      readOn: '2026-11-21',
      usedFor: 'listing of boreal caribou in Canada',
      section: 'conservation',
    },
    {
      title: 'Species Profile: Caribou, Barren-ground population',
      publisher: 'Government of Canada, Species at Risk Registry',
      url: 'https://wildlife-species.canada.ca/species-risk-registry/species/speciesDetails_e.cfm?sid=1341',
      readOn: '2026-11-21',
      usedFor: 'COSEWIC assessment of barren-ground caribou',
      section: 'conservation',
    },
    {
      title: 'Quebec to Close Last Caribou Hunt for “Undetermined Period”',
      publisher: 'American Hunter',
      url: 'https://americanhunter.org/content/quebec-to-close-last-caribou-hunt-for-undetermined-period',
      readOn: '2026-11-21',
      usedFor: 'hunting closure in Quebec',
      section: 'hunting',
    },
    {
      title: 'Hunting Ban Announced on George River Caribou Herd',
      publisher: 'Government of Newfoundland and Labrador',
      url: 'https://www.releases.gov.nl.ca/releases/2013/env/0128n08.htm',
      readOn: '2026-11-21',
      usedFor: 'start of the hunting ban in Labrador',
      section: 'faqs',
    },
    {
      title: 'Applications open for big game license draw',
      publisher: 'NTV News, Newfoundland',
      url: 'https://ntv.ca/applications-open-for-big-game-license-draw-2/',
      readOn: '2026-11-21',
      usedFor: 'Newfoundland licenses and the Labrador closure in 2024',
      section: 'hunting',
    },
    {
      title: 'Code red and yellow for Norway’s wild reindeer',
      publisher: 'Norwegian Institute for Nature Research (NINA)',
      url: 'https://www.nina.no/english/About-NINA/News/article/code-red-and-yellow-for-norways-wild-reindeer',
      readOn: '2026-11-21',
      usedFor: 'wild reindeer areas and chronic wasting disease in Norway',
      section: 'faqs',
    },
    {
      title: 'Old Crow',
      publisher: 'Indigenous Yukon',
      url: 'https://indigenousyukon.ca/places-to-go/old-crow',
      readOn: '2026-11-21',
      usedFor: 'Vuntut Gwitchin tradition and caribou fences',
      section: 'facts',
    },
    {
      title: 'Caribou have quietly gone extinct in the Lower 48',
      publisher: 'Anchorage Daily News, from the Washington Post',
      url: 'https://www.adn.com/nation-world/2019/03/22/caribou-have-quietly-gone-extinct-in-the-lower-48/',
      readOn: '2026-11-25',
      usedFor: 'the end of the last herd of the lower 48 states',
      section: 'faqs',
    },
    {
      title: 'Rangifer tarandus (assessment of 2008)',
      publisher: 'IUCN Red List of Threatened Species, in the Internet Archive',
      url: 'https://web.archive.org/web/2012/http://www.iucnredlist.org/details/summary/29742/0/print',
      readOn: '2026-11-25',
      usedFor: 'former range in North America, extinct in Sweden',
      section: 'faqs',
    },
    {
      title: 'Rangifer tarandus (assessment of 2016)',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'https://doi.org/10.2305/IUCN.UK.2016-1.RLTS.T29742A22167140.en',
      readOn: '2026-11-25',
      usedFor: 'two extinct subspecies',
      section: 'faqs',
    },
    {
      title: 'The reindeer of South Georgia (abstract of article 387)',
      publisher: 'Arcadia, LMU Munich',
      url: 'https://arcadia.ub.uni-muenchen.de/arcadia/article/view/387',
      readOn: '2026-11-25',
      usedFor: 'reindeer taken to South Georgia and removed',
      section: 'faqs',
    },
    {
      title: 'Caribou comeback: Can the species ever return to N.B.?',
      publisher: 'New Brunswick Museum, from CBC News',
      url: 'http://www.nbm-mnb.ca/index.php/g-mnb-en-manchette?id=900',
      readOn: '2026-11-25',
      usedFor: 'the last caribou of New Brunswick',
      section: 'faqs',
    },
    {
      title: 'Caribou',
      publisher: 'Hunt Alaska magazine',
      url: 'https://www.huntalaskamagazine.com/caribou/',
      readOn: '2026-11-26',
      usedFor: 'weights in Alaska, and when velvet comes off',
      section: 'physical',
    },
    {
      title: 'Parasites and Diseases, A Field Guide: Brucellosis',
      publisher: 'Alaska Department of Fish and Game',
      url: 'https://fish.alaska.gov/index.cfm?adfg=disease.general3',
      readOn: '2026-11-26',
      usedFor: 'brucellosis in caribou: herds, signs and handling',
      section: 'faqs',
    },
    {
      title: 'First cases of bacterial disease, brucellosis, found in Mulchatna caribou',
      publisher: 'KDLG, Public Radio for Alaska’s Bristol Bay',
      url: 'https://www.kdlg.org/hunting/2021-02-01/first-cases-of-bacterial-disease-brucellosis-found-in-mulchatna-caribou',
      readOn: '2026-11-26',
      usedFor: 'freezing, drying and the cooking temperature',
      section: 'faqs',
    },
  ],
} satisfies SampleDeerType
