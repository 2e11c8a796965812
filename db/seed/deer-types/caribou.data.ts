import type { SampleDeerType } from './sample-deer-type'

/**
 * Caribou, globally Vulnerable. Where a herd is open changes every year, so the text names closures with their year and
 * sends the reader to the agency.
 */
export const caribou = {
  name: 'Caribou',
  slug: 'caribou',
  scientificName: 'Rangifer tarandus',
  generalDescription:
    'Caribou are the deer of the far north: long-legged, broad-hoofed animals of tundra, mountains and boreal ' +
    'forest. Wild herds in North America are called caribou; the same species in Europe and Asia is called reindeer, ' +
    'and so is the domesticated form everywhere. Both bulls and cows normally carry antlers. Some tundra herds ' +
    'travel hundreds of miles between winter range and calving ground, while many woodland groups stay in one area ' +
    'all year. Herd size rises and falls strongly over the decades, and a large share of the world’s herds is now in ' +
    'decline.',
  bodySize: 'Medium to large; size varies greatly by region, smallest in the high Arctic',
  antlerType: 'Branched antlers on both sexes, with flattened brow and bez tines on bulls',
  uniqueTraits:
    'No other deer grows antlers in both sexes as a rule. Bulls use theirs in the autumn rut and cast them by early ' +
    'winter; cows keep theirs through the winter, when they compete for feeding places in the snow. The hooves are ' +
    'wide and crescent shaped, with low dewclaws that spread the weight on snow and bog and work as paddles in ' +
    'water. The foot pads are soft in summer and shrink back in winter, so that the sharp rim grips ice. Even the ' +
    'muzzle is covered with hair.',

  evolutionaryLineage:
    'Caribou are the only living species of the genus Rangifer in the classification most agencies still use; some ' +
    'recent work would split it into several species. The oldest remains of the genus come from Alaska and are about ' +
    'two million years old. Genetic work shows that the ice sheets separated lines north and south of the ice, which ' +
    'explains part of the difference between today’s tundra, woodland and high Arctic forms. Authors do not agree on ' +
    'the number of subspecies.',
  firstDiscoveredLocation:
    'People of the north knew and hunted this animal for thousands of years before any book named it. Linnaeus gave ' +
    'it its first scientific name in 1758, as Cervus tarandus, from animals of Lapland in Sweden. The English word ' +
    'caribou goes back to the Mi’kmaq word xalibu, an animal that paws or shovels, after its habit of digging ' +
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
    'Caribou live from sea-level coastal plain to high mountain meadow; a standard handbook gives an upper limit of ' +
    'about 8,900 to 9,800 ft (2,700 to 3,000 m). In summer many bands climb to ridges, snow patches and windy slopes ' +
    'where insects are fewer. In winter the choice of ground depends less on altitude than on snow: they look for ' +
    'places where it is shallow or soft enough to dig through.',
  climatePreferences:
    'This is a cold-weather animal. Dense fur with hollow guard hairs lets it stand extreme frost, while summer ' +
    'warmth and biting insects trouble it more than cold does. Deep snow and ice crusts are the hard limit in ' +
    'winter, because they close off the lichen below. Thaws followed by frost can therefore hurt a herd more than ' +
    'steady cold.',

  maleSize: '35 to 53 in (90 to 135 cm) at the shoulder; 73 to 83 in (185 to 210 cm) head and body',
  femaleSize: '28 to 39 in (70 to 100 cm) at the shoulder; 67 to 77 in (170 to 195 cm) head and body',
  maleWeight: 'In Alaska, adult bulls average 350 to 400 lb (159 to 181 kg); smaller in the high Arctic',
  femaleWeight: 'In Alaska, adult cows average 175 to 225 lb (79 to 102 kg); smaller in the high Arctic',
  antlerShape:
    'A bull’s main beam sweeps back, out and then forward in a long curve, with points gathered at the top. The brow ' +
    'tine often widens into a flat vertical shovel over the face, and the bez tine above it is flattened too. Beams ' +
    'of adult bulls are commonly 35 to 47 in (90 to 120 cm) long. Cow antlers are thin and simple, mostly 12 to 18 ' +
    'in (30 to 45 cm). Bulls strip velvet around September; older bulls cast first, from about November, and ' +
    'pregnant cows last, around calving.',
  coloration:
    'In autumn most North American caribou are clove brown with a pale neck, rump and a white band above each hoof, ' +
    'and many show a light stripe along the flank. Mature bulls grow a white neck and mane that can be seen from far ' +
    'off. By late winter the coat bleaches and looks worn. Animals of the high Arctic are much whiter; woodland ' +
    'animals are darker. Calves are brown and carry no spots.',
  physicalDifferences:
    'Bulls are larger, with a deep neck, a mane in autumn and much heavier antlers. Since both sexes carry antlers, ' +
    'antlers alone do not tell them apart, and a young bull can look much like a cow. Where the law allows bulls ' +
    'only, look for the penis sheath and compare with the dark patch below the tail of a cow, use body size and the ' +
    'width of the brow shovel as a first hint only, and pass when you are not certain.',

  dietType: 'Herbivore: grazer and browser, with lichens as the main winter food',
  springDiet: [
    'Lichens on snow-free ridges',
    'New sedges and cottongrass',
    'First green shoots',
    'Willow and dwarf birch buds',
  ],
  summerDiet: ['Willow leaves', 'Sedges and grasses', 'Flowering tundra plants', 'Dwarf birch leaves', 'Mushrooms'],
  fallDiet: ['Mushrooms', 'Lichens', 'Drying sedges', 'Small shrubs such as blueberry'],
  winterDiet: [
    'Ground lichens dug from under snow',
    'Tree lichens in old forest',
    'Dried sedges',
    'Twigs and small shrubs',
  ],
  feedingHabits:
    'Caribou feed on the move and seldom strip one place bare. In the short summer they take leaves, sedges and ' +
    'flowers, choosing the freshest growth, and they add mushrooms as these appear. From September they turn to ' +
    'lichens. In winter they smell lichen through the snow and dig craters with the front hooves, and they defend ' +
    'these holes against others. Feeding and resting follow each other through day and night.',

  matingSeasonStart: 'Late September',
  matingSeasonEnd: 'October, into early November in some herds',
  gestationPeriod: 'About 7.5 months (221 to 237 days)',
  parentingHabits:
    'Cows of migratory herds return to the same general calving ground each spring; most Alaskan calves are born ' +
    'between mid May and early June. Woodland cows instead calve alone, spread far apart. One calf is the rule. It ' +
    'stands within about an hour and follows its mother the same day, and it can double its weight in its first two ' +
    'weeks. It nibbles plants early and is weaned at four to five months, but stays near the cow through its first ' +
    'winter.',
  lifespanWild: 'Rarely more than 15 to 18 years; most live much shorter lives',
  lifespanCaptivity: 'Up to about 22 years',

  dailyActivity:
    'Caribou do not keep strictly to dawn and dusk. They feed, rest and chew cud in bouts of a few hours through day ' +
    'and night, more in summer than in winter. On warm, still days mosquitoes and bot flies rule their movement: ' +
    'animals bunch up, climb to wind or snow, or run. Cool, breezy weather brings longer feeding. For a hunter this ' +
    'means that a herd may pass at any hour of the day.',
  territorialBehavior:
    'Caribou hold no fixed territory. In the rut, tundra bulls follow and guard single cows in heat within the ' +
    'moving crowd, while woodland and mountain bulls more often try to hold a small group of cows together. Bulls ' +
    'thrash brush, spar and sometimes fight hard, eat little and can lose a fifth of their weight. Outside the rut, ' +
    'space between animals depends on food, insects and danger.',
  herdingBehavior:
    'They are among the most sociable of deer on open ground. Cows, calves and yearlings form the core groups, and ' +
    'bulls keep small bands for much of the year. After calving, tundra animals may gather into crowds of many ' +
    'thousands, partly against insects and predators. Forest caribou live in small, scattered groups; spacing out is ' +
    'their way of avoiding wolves.',
  migrationBehavior:
    'Large tundra herds move between wooded winter range and open calving ground, in Alaska up to 400 miles (640 km) ' +
    'one way; smaller herds may hardly migrate at all. Animals on the move can cover 12 to 31 miles (20 to 50 km) in ' +
    'a day and swim wide rivers. Calving grounds are used faithfully, but routes and timing change from year to year ' +
    'with snow, weather and food, so last year’s crossing is no promise.',

  conservationStatus: 'Vulnerable',
  conservationEfforts:
    'The IUCN Red List has classed the species as Vulnerable since its 2016 assessment, after an overall decline of ' +
    'about 40 percent over three generations. Work on recovery includes protecting mature forest and calving ' +
    'grounds, managing predators in some places, counting herds from the air, and sharing decisions with Indigenous ' +
    'peoples who depend on the animal. Results differ: some herds grow again, others keep falling or recover slowly.',
  protectedAreas: [
    'Arctic National Wildlife Refuge, Alaska',
    'Gates of the Arctic National Park and Preserve, Alaska',
    'Denali National Park and Preserve, Alaska',
    'Tetlin National Wildlife Refuge, Alaska',
  ],
  conservationLaws:
    'In the United States the southern mountain caribou population is listed as endangered under the Endangered ' +
    'Species Act, by a rule in effect since November 2019. In Canada the boreal population of woodland caribou has ' +
    'been listed as threatened under the Species at Risk Act since 2003. Canada’s advisory committee assessed ' +
    'barren-ground caribou as threatened in 2016; such an assessment is not yet a listing. Provinces, territories ' +
    'and land-claim agreements add rules of their own.',

  huntingRegions: [
    'Alaska, where the herd and unit are open',
    'Island of Newfoundland, by limited draw',
    'Northern Canada, only where a herd is open',
    'Norway, wild reindeer under area quotas',
  ],
  huntingRegulations:
    'Seasons, licences, permits and bag limits are set by the state, province, territory or country, herd by herd ' +
    'and unit by unit. They change every year and sometimes in mid-season, so read them at the agency before each ' +
    'hunt. Many herds are closed or open to local residents only: Quebec ended sport hunting of migratory caribou in ' +
    'February 2018 for an undetermined time, and caribou hunting in Labrador was still prohibited in 2024. Check ' +
    'guide rules, sex limits, salvage duties and harvest reports too. Subsistence and treaty rights follow separate ' +
    'law.',
  huntingBestPractices:
    'Glass from high ground, learn the line of travel, and get ahead of the animals; nobody catches walking caribou ' +
    'from behind. Keep the wind right and use folds in the ground. Know the sex for certain before the safety comes ' +
    'off. In a herd, wait until one animal stands clear, with nothing behind it that a bullet could reach and a safe ' +
    'backstop. Open tundra hides distance: range it, and stay within the range you have practised. Watch the animal, ' +
    'follow up every shot, and stop after the first hit. Save all the meat, cool it fast, keep it clean, and mind ' +
    'bears. Wear blaze orange where required.',
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
    'Rubbed saplings and thrashed brush in early autumn',
  ],

  interestingFacts: [
    'Caribou and reindeer are one species under two names.',
    'A calf can follow its mother within hours of birth.',
    'Alaska counts 32 herds, and each uses its own calving area.',
    'Hollow hair and broad hooves make caribou strong swimmers.',
    'Reindeer were domesticated about 3,000 years ago in northern Europe and Russia.',
    'Wild reindeer of Siberia’s Taymyr region migrate 620 to 1,240 miles (1,000 to 2,000 km).',
    'For its body weight, a bull grows more antler than any other deer.',
  ],
  culturalSignificance:
    'For many northern peoples caribou has meant food, clothing, tools and shelter for thousands of years, and still ' +
    'does. The Gwich’in of Alaska, Yukon and the Northwest Territories live along the path of the Porcupine herd and ' +
    'call the coastal plain where it calves the sacred place where life begins. Sharing meat and using every part of ' +
    'the animal belong to that way of life. In northern Europe and Siberia, whole cultures grew around reindeer ' +
    'herding.',
  mythsAndLegends:
    'A Gwich’in teaching, told today by members of the community, says that the first caribou and the first people ' +
    'came from one heart, so that the fate of each is tied to the other. A saying of Mary Kendi, quoted by the ' +
    'Gwich’in Tribal Council, goes the same way: long ago, people were caribou and caribou were people. Far from the ' +
    'Arctic, the reindeer that pull Santa Claus’s sleigh are a much younger tale, usually traced to America in the ' +
    'early nineteenth century.',

  faqQuestions: [
    {
      question: 'Is there a difference between caribou and reindeer?',
      answer:
        'They are the same species, Rangifer tarandus. In North America, wild animals are called caribou and ' +
        'reindeer means the domesticated form. In Europe and Asia both wild and domestic animals are called ' +
        'reindeer. Regional forms differ in size, color and habits.',
    },
    {
      question: 'Do female caribou have antlers?',
      answer:
        'Yes, most cows do, which is unusual among deer. Their antlers are short and thin and stay on through the ' +
        'winter; pregnant cows shed them around calving in spring. Bulls shed after the rut, the oldest first. So an ' +
        'antlered animal in late winter is often a cow.',
    },
    {
      question: 'How can I tell a bull from a cow in the field?',
      answer:
        'Take your time with a spotting scope. Look between the hind legs for the penis sheath of a bull and below ' +
        'the tail for the dark vulva patch of a cow. Heavy antlers and a white mane point to a mature bull, but ' +
        'young bulls are easy to mistake. If in doubt, do not shoot.',
    },
    {
      question: 'Can I hunt caribou in Quebec or Labrador?',
      answer:
        'Quebec closed sport hunting of migratory caribou from February 2018 for an undetermined time, after its ' +
        'herds fell sharply, and a 2024 notice said hunting was prohibited in Labrador. Rules can change, so ask the ' +
        'provincial agencies for the present state before you plan anything.',
    },
    {
      question: 'How far do caribou migrate?',
      answer:
        'It depends on the herd. Large Alaskan herds can move up to 400 miles (640 km) between summer and winter ' +
        'range, while small and woodland herds may stay in one area. Some Siberian reindeer travel farther. Routes ' +
        'shift with snow, weather and food.',
    },
    {
      question: 'What do caribou eat in winter?',
      answer:
        'Lichens are the main winter food, with dried sedges and small shrubs. Caribou smell them under the snow and ' +
        'dig craters with their front hooves. Old forest that carries plenty of lichen is therefore important winter ' +
        'range for woodland caribou.',
    },
    {
      question: 'Are caribou endangered?',
      answer:
        'As a species they are classed as Vulnerable on the IUCN Red List, with a decline of about 40 percent over ' +
        'three generations at the time of the 2016 assessment. Some populations are in worse trouble: southern ' +
        'mountain caribou are listed as endangered in the United States.',
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
      title: 'Rangifer tarandus (IUCN Red List page)',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'http://www.iucnredlist.org/details/summary/29742/0',
      readOn: '2026-11-21',
    },
    {
      title: 'Rangifer tarandus, assessment of 2008 (native countries)',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'http://www.iucnredlist.org/details/summary/29742/0/print',
      readOn: '2026-11-21',
    },
    {
      title: 'Update on the Global Status of Wild Reindeer and Caribou (abstract)',
      publisher: 'CCLM Portal',
      url: 'https://www.cclmportal.ca/resource/update-global-status-wild-reindeer-and-caribou',
      readOn: '2026-11-21',
    },
    {
      title: 'Rangifer tarandus, in Handbook of the Mammals of the World, volume 2 (2011)',
      publisher: 'Lynx Edicions, text served by Plazi',
      url: 'https://github.com/plazi/treatments-xml/blob/44c1b4a36a2d3406f4fd6113d3fd2533538893fb/data/03/A0/87/03A087C4FFDDFFDDFAB1F70FEF6BF800.xml',
      readOn: '2026-11-21',
    },
    {
      title: 'Caribou: Wildlife Notebook Series',
      publisher: 'Alaska Department of Fish and Game, copy at docslib.org',
      url: 'https://docslib.org/doc/4973780/caribou-wildlife-notebook-series',
      readOn: '2026-11-21',
    },
    {
      title: 'Caribou: tracks and scat',
      publisher: 'Alaska Department of Fish and Game',
      url: 'https://www.wildlife.alaska.gov/index.cfm?adfg=caribou.sign',
      readOn: '2026-11-21',
    },
    {
      title: 'Caribou',
      publisher: 'Tetlin National Wildlife Refuge, U.S. Fish and Wildlife Service',
      url: 'https://www.fws.gov/refuge/Tetlin/wildlife_and_habitat/caribou.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Young caribou, Gates of the Arctic National Park and Preserve',
      publisher: 'U.S. National Park Service',
      url: 'https://npgallery.nps.gov/AssetDetail?assetId=6bacae38-1d33-4520-9721-e292da1ec685',
      readOn: '2026-11-21',
    },
    {
      title: 'Caribou',
      publisher: 'Denali.org',
      url: 'https://www.denali.org/denalis-natural-history/caribou/',
      readOn: '2026-11-21',
    },
    {
      title: 'Caribou (tracks and sign)',
      publisher: 'eNature field guides',
      url: 'http://www.enature.com/fieldguides/detail.asp?shapeID=1033&curGroupID=5&lgfromWhere=&curPageNum=12&viewType=tracks',
      readOn: '2026-11-21',
    },
    {
      title: 'Endangered Species Status for Southern Mountain Caribou Distinct Population Segment; Final Rule',
      publisher: 'U.S. Fish and Wildlife Service, Federal Register',
      url: 'https://www.fws.gov/policy/library/2019/2019-20459.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Critical Habitat of the Woodland Caribou Boreal Population Order',
      publisher: 'Canada Gazette, Part I, 8 December 2018',
      url: 'http://www.gazette.gc.ca/rp-pr/p1/2018/2018-12-08/html/reg2-eng.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Woodland caribou scientific review to identify critical habitat: chapter 12',
      publisher: 'Environment and Climate Change Canada',
      url: 'https://www.canada.ca/en/environment-climate-change/services/species-risk-public-registry/publications/woodland-caribou-scientific-review/chapter-12.html',
      readOn: '2026-11-21',
    },
    {
      title: 'COSEWIC Assessment and Status Report on the Caribou, Barren-ground population (2016)',
      publisher: 'COSEWIC, copy at businessdocbox.com',
      url: 'http://businessdocbox.com/Forestry/112052190-Caribou-rangifer-tarandus.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Quebec to Close Last Caribou Hunt for Undetermined Period',
      publisher: 'American Hunter',
      url: 'https://americanhunter.org/content/quebec-to-close-last-caribou-hunt-for-undetermined-period',
      readOn: '2026-11-21',
    },
    {
      title: 'Applications open for big game license draw (2024)',
      publisher: 'NTV, Newfoundland',
      url: 'https://ntv.ca/applications-open-for-big-game-license-draw-2/',
      readOn: '2026-11-21',
    },
    {
      title: 'More wild reindeer felled (2005)',
      publisher: 'Statistics Norway',
      url: 'https://www.ssb.no/en/jord-skog-jakt-og-fiskeri/statistikker/reinjakt/arkiv/2005-12-21',
      readOn: '2026-11-21',
    },
    {
      title: 'Caribou People',
      publisher: 'Our Arctic Refuge',
      url: 'https://ourarcticrefuge.org/about-the-gwichin/caribou-people/',
      readOn: '2026-11-21',
    },
    {
      title: 'Caribou and Gwich’in descend from one heart',
      publisher: 'NWT newspaper article, copy at nilteams.com',
      url: 'http://nilteams.com/local-news/caribou-and-gwichin-descend-from-one-heart-7465848',
      readOn: '2026-11-21',
    },
    {
      title: 'Gwich’in Knowledge of Porcupine Caribou (2019)',
      publisher: 'Gwich’in Tribal Council, copy at docslib.org',
      url: 'https://docslib.org/doc/730915/gwichin-tribal-council-current-knowledge-and-gaps-assessment',
      readOn: '2026-11-21',
    },
    {
      title: 'Rangifer tarandus (articles from AnAge and Animal Diversity Web)',
      publisher: 'Encyclopedia of Life',
      url: 'https://www.eol.org/pages/328653/articles',
      readOn: '2026-11-21',
    },
    {
      title: 'Caribou, Reindeer',
      publisher: 'Smithsonian National Museum of Natural History',
      url: 'http://naturalhistory.si.edu/mna/image_info.cfm?species_id=288',
      readOn: '2026-11-21',
    },
    {
      title: 'Reindeer or Caribou',
      publisher: 'cre8tivfacts, text after Wikipedia',
      url: 'https://cre8tivfacts.blogspot.com/2010/12/reindeer-or-caribou.html',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleDeerType
