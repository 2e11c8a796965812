import type { SampleDeerType } from './sample-deer-type'

export const moose = {
  name: 'Moose',
  slug: 'moose',
  scientificName: 'Alces alces',
  generalDescription:
    'The moose is the largest deer in the world. It lives in the northern forests of North America, Europe and Asia, wherever willow, birch and other young growth stand near water. In Europe it is called elk. Long legs carry it through deep snow, bog and lakes, and it dives for water plants. It does not form herds: outside the rut a hunter meets single animals, or a cow with her calf. Quiet and slow in look, it is fast and dangerous when crowded.',
  bodySize:
    'The tallest and heaviest deer. Adults of Denali stand 5 to 6.5 ft (1.5 to 2 m) at the shoulder; Canada moose bulls measure 7.9 to 10.2 ft (2.4 to 3.1 m) in length. Subspecies differ widely, from the smaller Shiras moose to the giant of Alaska.',
  antlerType:
    'Bulls carry broad, palm-shaped antlers with short points along the edge, up to about 6 ft (1.8 m) across in the largest. They are shed each winter.',
  uniqueTraits:
    'A moose is all legs and nose: a long, drooping muzzle, a shoulder hump, a tail of a few inches, and under the throat a flap of skin and hair called the bell. The legs wade where other deer swim and step over snow in which other deer founder. It feeds under water for pond plants. Sight is its weakest sense, while hearing and smell are very good; those large ears pick up a broken twig or a call from far away.',

  evolutionaryLineage:
    'The moose belongs to the New World deer, Capreolinae, where it forms its own branch, genus Alces. It is one of the giants that this group brought forth in the Ice Age. Linnaeus named it Cervus alces. Some authors split European elk and American moose into two species, but genetic studies support one species with several subspecies; the usual list counts eight living ones, four of them in North America, and one extinct form in the Caucasus.',
  firstDiscoveredLocation:
    'Described by Linnaeus in 1758 from Sweden, the type locality of the species. The English word moose comes from the Algonquian languages of northeastern America, where Abenaki, Ojibwe and their neighbors have very similar names for it.',

  countriesFound: [
    'Canada',
    'United States',
    'Norway',
    'Sweden',
    'Finland',
    'Estonia',
    'Latvia',
    'Lithuania',
    'Poland',
    'Belarus',
    'Ukraine',
    'Russia',
    'Kazakhstan',
    'Mongolia',
    'China',
  ],
  continentsFound: ['North America', 'Europe', 'Asia'],
  typicalHabitats: [
    'Boreal forest with lakes and bogs',
    'Willow flats along rivers',
    'Recent burns and cutovers with young birch and aspen',
    'Marshes and shallow ponds',
    'Timberline plateaus in Alaska',
    'Fir forest with closed canopy in deep snow',
    'Mixed northern hardwoods',
  ],
  altitudePreferences:
    'From sea-level river flats to mountain forest. Moose move by season more than by height alone: in northern Yellowstone some leave low willow flats when the snow deepens and go up, as high as 8,500 ft (2,590 m), to winter under mature fir, where the canopy holds back much of the snow. In Maine bulls spend much of summer on higher, cooler ground.',
  climatePreferences:
    'Made for cold. The thick coat and large body keep heat well, and deep snow that stops deer and elk hardly slows a moose. Warmth is harder on it: in summer it seeks shade, water and higher, cooler ground. Warm falls and late snow also favor winter ticks, which can kill calves in great numbers.',

  maleSize: '5 to 6.5 ft (1.5 to 2 m) at the shoulder; 7.9 to 10.2 ft (2.4 to 3.1 m) long in Canada moose',
  femaleSize: 'Somewhat smaller; 7.5 to 9.8 ft (2.3 to 3 m) long in Canada moose',
  maleWeight: '900 to 1,400 lb (408 to 635 kg) at Denali; Alaska bulls in prime condition up to 1,600 lb (726 kg)',
  femaleWeight: '700 to 1,100 lb (318 to 499 kg) at Denali; up to 1,300 lb (590 kg) in Alaska',
  antlerShape:
    'Each antler spreads into a flat palm with points along the outer edge and a set of brow tines in front. Yearlings grow spikes or small forks, two-year-olds the first palms. Growth begins in spring and velvet comes off by late August or September. The largest racks of Alaska stand on bulls of about 10 to 12 years; a pair can weigh about 70 lb (32 kg). Prime bulls drop theirs first, from November to January.',
  coloration:
    'Golden brown to almost black, paler on the legs. Bulls have a dark muzzle; cows in New Hampshire show a lighter brown face and a white patch below the tail. Newborn calves are reddish-brown, without spots, and turn to the adult color by late summer.',
  physicalDifferences:
    'Bulls are larger than cows, by about a fifth in Sweden, with antlers, a bigger bell and a dark muzzle. When antlers are off, the white patch under a cow’s tail and the lighter face tell the sexes apart. Against an elk, a moose shows a hanging nose, a hump, a dark body without a pale rump, and palms instead of round beams. In country with both, look twice: mistaken kills happen.',

  dietType: 'Herbivore, a browser of woody and water plants',
  springDiet: ['Willow buds and shoots', 'New birch and aspen leaves', 'Fresh grasses and sedges', 'Early forbs'],
  summerDiet: ['Leaves of willow, birch and aspen', 'Pondweed', 'Water lilies', 'Forbs', 'Maple and cherry leaves'],
  fallDiet: ['Willow twigs', 'Birch and aspen twigs', 'Mountain ash', 'Red maple', 'Last water plants'],
  winterDiet: ['Willow, birch and aspen twigs', 'Balsam fir', 'Subalpine fir in the Rockies', 'Lodgepole pine', 'Bark'],
  feedingHabits:
    'A moose strips leaves through its mouth, bites twigs and bends saplings down with its body. In summer it wades and dives for pondweed and water lilies, which also supply sodium that twigs lack. An adult takes in a great weight of plants a day in summer and about half as much in winter, when the woody food also takes longer to digest. Heavy browsing leaves a hedge line 6 to 8 ft (1.8 to 2.4 m) above the ground.',

  matingSeasonStart: 'Early to mid September',
  matingSeasonEnd: 'Mid October; the peak is in late September and early October',
  gestationPeriod: 'About 230 days, close to eight months',
  parentingHabits:
    'Calves are born from mid-May to early June. One is usual; twins come in 15 to 75 percent of Alaska births, depending on the range. A calf weighs 28 to 35 lb (13 to 16 kg) and passes 300 lb (136 kg) within five months. The cow defends it with her front hooves against wolves, bears, dogs and people. The bond usually lasts until the calf is about a year old. Bulls take no part.',
  lifespanWild: 'Rarely more than 16 years in Alaska; few bulls grow old where they are hunted hard',
  lifespanCaptivity: 'Not well recorded: moose are hard to keep, and this guide found no reliable average',

  dailyActivity:
    'Most active around dawn and dusk, with feeding bouts spread over day and night. On warm days moose lie in shade or stand in water; in cool fall weather they are up much longer. During the rut bulls travel and answer calls at any hour, best in the still cold of morning and evening.',
  territorialBehavior:
    'Moose are not strongly territorial. Each uses seasonal home ranges that overlap with those of others. In the rut bulls thrash brush, dig pits, urinate in them and wallow, and cows come to the smell. Rivals sway their antlers to show the palms and walk stiff-legged; fights between equal bulls are short, heavy pushing matches and sometimes end in death. A cow with a newborn calf lets nothing come close.',
  herdingBehavior:
    'Solitary by habit. The lasting bond is between a cow and her calf. Small groups gather on good winter browse or around a cow in the rut, and in deep snow moose share packed trails called yards. In open country of Alaska rutting groups can be larger.',
  migrationBehavior:
    'Most moose shift between summer, rutting and winter places, anything from a few miles to 60 miles (97 km) in Alaska. Some stay on one range all year. They travel along rivers and old trails, swim lakes, and pick winter ground for browse and snow depth rather than for distance.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'Assessed as Least Concern by the IUCN, 2016; its assessment of 2008 named the wide range, the great numbers and the spread into new places in spite of hunting. The picture differs by region. In Mongolia’s national Red List it is Endangered. New Hampshire’s moose recovered from a handful in the mid-1800s as old farmland grew back to forest. In Maine 60 of 70 calves collared one winter had died by May 2022, with winter ticks a main cause. Agencies count herds from the air, set permits by zone, and manage young forest and road crossings.',
  protectedAreas: [
    'Denali National Park and Preserve, Alaska',
    'Isle Royale National Park, Michigan',
    'Yellowstone National Park',
    'Cape Breton Highlands National Park, Nova Scotia',
    'Elk Island National Park, Alberta',
    'Nomrog Strictly Protected Area, Mongolia',
  ],
  conservationLaws:
    'States, provinces and countries make their own moose rules. In the United States the Lacey Act of 1900 bars shipping game killed against one state’s law to another, and the Pittman-Robertson Act of 1937 returns an excise tax on hunting arms to state wildlife work, moose research included. National parks have rules of their own. Countries of Europe and Asia regulate moose hunting by their own national laws.',

  huntingRegions: [
    'Alaska',
    'Yukon and British Columbia',
    'Ontario, Quebec and Newfoundland',
    'Maine and New Hampshire, by drawing',
    'Wyoming, Idaho and Montana (Shiras moose)',
    'Sweden, Norway and Finland',
    'The Baltic states',
  ],
  huntingRegulations:
    'Seasons, licenses, quotas and antler rules are set by each state, province or country and change every year; read the current rules at the agency. In many states a moose permit comes only by drawing, sometimes once in a lifetime. Some places set antler rules by width or brow tines: learn to judge a bull before you go. Rules on salvaging all meat, on evidence of sex and on blaze orange differ. Chronic wasting disease can affect moose; follow local advice on testing, and do not eat an animal that tests positive.',
  huntingBestPractices:
    'Go in the rut if you can, sit near willow and water, and call with patience: a cow moan, a few grunts, brush scraped with a paddle or a shoulder blade, then a long wait with the wind watched. A bull may take an hour to come and may come silently. Judge species, sex and legal antlers before anything else, and the ground behind. Shoot broadside through the chest inside your practiced range, and keep shooting while the bull stands. Never shoot one in deep water. Expect 400 to 700 lb (181 to 318 kg) of meat: think of the pack-out first, work in pairs, keep it clean, dry and cool, and mind bears.',
  recommendedEquipment: [
    'Heavy-bullet rifle, well practiced',
    'Binoculars and rangefinder',
    'Birch-bark or fiberglass call',
    'Hip boots or waders',
    'Strong pack frame, rope and tarp',
    'Eight or more large game bags, knives and saw',
    'Canoe, raft or other legal transport',
    'Bear spray, satellite messenger, first-aid kit',
  ],
  trackingSigns: [
    'Long, pointed tracks 5 to 7 in (13 to 18 cm), dewclaws in soft ground',
    'Hard winter pellets; soft piles in summer',
    'Rut pits with a strong smell',
    'Thrashed saplings and brush, rubs high above the ground',
    'Twigs bitten off at 6 to 8 ft (1.8 to 2.4 m)',
    'Muddy trails to ponds and floating water-lily roots',
    'Large oval beds in snow or grass',
  ],

  interestingFacts: [
    'The moose is the largest deer, and its antlers are the largest of any mammal.',
    'A calf of about 30 lb (14 kg) can weigh more than 300 lb (136 kg) five months later.',
    'Wolves and moose on Isle Royale have been studied since 1958, the longest predator-prey study anywhere.',
    'Its Algonquian name is often explained as eater of twigs.',
    'Some 100,000 moose a year were taken in Sweden, from a summer herd of 300,000 to 400,000.',
    'In Alaska moose injure more people each year than bears do.',
    'What North Americans call a moose is an elk in British English.',
  ],
  culturalSignificance:
    'For northern peoples moose meant food, hides, tools and thread. It was a mainstay for the Athapaskan people of Alaska’s rivers, and for Cree, Innu, Slavey, Chipewyan, Abenaki and many others. Ojibwe and Menominee have moose clans, and in Ojibwe and Cree tradition the moose stands for endurance and survival. In Finland the animal is the one most often painted on prehistoric rocks. In Scandinavia the fall moose hunt is a fixture of country life, and Maine has the moose on its state seal.',
  mythsAndLegends:
    'Wabanaki stories of northern New England and the Maritimes say that Moose was once a monster until the hero Glooskap, or Gluskabe, defeated him; the Abenaki tell how its nose became crooked. In the Finnish Kalevala the hero Lemminkainen must chase on skis the Elk of Hiisi, an animal built of driftwood and rotten branches. Among the Dane-zaa a story recorded in 1912 tells of a hunter with a small moose figure that brought luck until he offended the moose.',

  faqQuestions: [
    {
      question: 'Are moose and elk the same animal?',
      answer:
        'Not in North America, where elk means the wapiti, Cervus canadensis. In Europe, however, elk is the name of the moose, Alces alces. If a hunt in Sweden or the Baltic states is offered as an elk hunt, it is a moose hunt.',
    },
    {
      question: 'When is the moose rut?',
      answer:
        'Over most of the range it begins in September, peaks in late September and early October and is over by the middle or end of October. Cool, still mornings and evenings are the best time for calling, because moose are comfortable then and sound carries far.',
    },
    {
      question: 'How big does a moose get?',
      answer:
        'At Denali bulls weigh 900 to 1,400 lb (408 to 635 kg) and stand up to 6.5 ft (2 m) at the shoulder. Alaska bulls in top condition can reach 1,600 lb (726 kg). Shiras moose of the Rockies and most European moose are smaller.',
    },
    {
      question: 'Are moose dangerous to people?',
      answer:
        'They can be. A bull in the rut, a cow with a calf and any moose tired by deep snow may charge. Raised neck hair and ears laid back are warnings. Give every moose plenty of room, keep dogs away, back off early, and if it charges, get behind a tree, a car or another solid thing.',
    },
    {
      question: 'How do I plan for the meat of a moose?',
      answer:
        'Count on 400 to 700 lb (181 to 318 kg) of meat, many heavy loads for two people. Hunt close to water, a road or legal transport, carry game bags, saw and tarp, and get quarters hung in shade at once. Many places require that all edible meat is salvaged.',
    },
    {
      question: 'Why are moose declining in some places?',
      answer:
        'Causes differ: winter ticks in Maine and elsewhere in the Northeast, brain worm carried by whitetails, heat, predators, and forest that has grown too old for good browse. Other regions have plenty. Look at your agency’s herd report rather than at a general trend.',
    },
  ],

  metaTitle: 'Moose: Size, Rut, Habitat and Hunting Guide',
  metaDescription:
    'Moose for hunters: range, size and antlers, food from willow to water lily, the fall rut, calling, tracks and sign, meat care, safety, equipment and questions.',
  metaKeywords: 'moose, Alces alces, moose hunting, moose rut, moose calling, Alaska moose, Shiras moose, European elk',

  sources: [
    {
      title: 'Moose',
      publisher: 'National Park Service, Denali',
      url: 'http://www.nps.gov/dena/learn/nature/moose.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Alaska Moose (general description and life history)',
      publisher: 'Alaska Trekker',
      url: 'http://alaskatrekker.com/moose.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Alaska’s Moose, Mr. Bullwinkle? (excerpts from Alaska Fish and Game)',
      publisher: 'Kenai Fjords National Park, at Paperzz',
      url: 'https://paperzz.com/doc/9102556/alaska-s-moose--mr.-bullwinkle%3F',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose (food and movements)',
      publisher: 'Hallo Bay',
      url: 'http://bearsathallobay.blogspot.com/2014/01/moose_22.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose',
      publisher: 'Hunt Alaska Magazine',
      url: 'https://www.huntalaskamagazine.com/moose/',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose: tracks and scat',
      publisher: 'Alaska Department of Fish and Game',
      url: 'https://www.wildlife.alaska.gov/index.cfm?adfg=moose.sign',
      readOn: '2026-11-21',
    },
    {
      title: 'Spotting Moose: tracks, droppings and other signs',
      publisher: 'On the Outside',
      url: 'https://ontheoutside.co/spotting-moose-how-to-identify-moose-tracks-droppings-and-other-signs/',
      readOn: '2026-11-21',
    },
    {
      title: 'Canada Moose',
      publisher: 'GOABC',
      url: 'https://www.goabc.org/canada-moose/',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose',
      publisher: 'HowStuffWorks',
      url: 'https://animals.howstuffworks.com/mammals/moose.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Alces alces',
      publisher: 'Mammal Diversity Database, American Society of Mammalogists',
      url: 'https://mammaldiversity.org/taxon/1006285',
      readOn: '2026-11-21',
    },
    {
      title: 'Alces alces',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'http://www.iucnredlist.org/details/56003281/0',
      readOn: '2026-11-21',
    },
    {
      title: 'Alces alces, Mongolia (NRLD-190)',
      publisher: 'National Red List Database',
      url: 'https://nationalredlist.org/assessments/nrld-190-0',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose (article, stored copy of 2017)',
      publisher: 'Wikipedia',
      url: 'http://web.archive.org/web/20170411230314/https://en.wikipedia.org/wiki/Moose',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose (subspecies)',
      publisher: 'The Animal Files',
      url: 'https://www.theanimalfiles.com/mammals/hoofed_mammals/moose.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose of Yellowstone',
      publisher: 'yellowstonenationalpark.com',
      url: 'https://yellowstonenationalpark.com/moose.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Bull moose in the Maine woods',
      publisher: 'Bangor Daily News, after the Maine Department of Inland Fisheries and Wildlife',
      url: 'https://www.bangordailynews.com/2023/12/06/outdoors/bull-moose-in-maine-woods-n6hjn1me0n/',
      readOn: '2026-11-21',
    },
    {
      title: 'Maine Moose Survey Finds Record High Death Rate From Ticks',
      publisher: 'NECN',
      url: 'https://www.necn.com/tag/maine-moose/',
      readOn: '2026-11-21',
    },
    {
      title: 'Maine moose: how are they doing?',
      publisher: 'Forests for Maine’s Future',
      url: 'https://mainetree.org/post/maine-moose-how-are-they-doing',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose (New Hampshire)',
      publisher: 'StoryJumper',
      url: 'https://storyjumper.com/book/read/9089822/Moose',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose Facts',
      publisher: 'Natural Habitat Adventures',
      url: 'https://nathab.com/know-before-you-go/alaska-northern-adventures/alaska/wildlife-guide/moose',
      readOn: '2026-11-21',
    },
    {
      title: 'About the moose',
      publisher: 'Dalslands Moose Ranch, Sweden',
      url: 'http://dalslandsmooseranch.se/english/about-the-moose/',
      readOn: '2026-11-21',
    },
    {
      title: 'How Long Does A Moose Live?',
      publisher: 'Feeding Wildlife',
      url: 'https://feedingwildlife.com/how-long-does-a-moose-live/',
      readOn: '2026-11-21',
    },
    {
      title: 'Wolves and moose on Isle Royale',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Wolves_and_moose_on_Isle_Royale',
      readOn: '2026-11-21',
    },
    {
      title: 'Native American Moose Mythology',
      publisher: 'Native Languages of the Americas',
      url: 'http://www.native-languages.org/legends-moose.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose: use by Indigenous peoples',
      publisher: 'Traditional Animal Foods of Indigenous Peoples of Northern North America',
      url: 'http://traditionalanimalfoods.org/mammals/hoofed/page.aspx?id=6132',
      readOn: '2026-11-21',
    },
    {
      title: 'Hirvi, the elk in Finnish myth',
      publisher: 'GreekMythology.com',
      url: 'https://www.greekmythology.com/pictures/Myths/Sun/232501/hirvi/',
      readOn: '2026-11-21',
    },
    {
      title: 'A story of the Dane-zaa, from Goddard, The Beaver Indians (1912)',
      publisher: 'Dreamtime Whispers',
      url: 'https://dreamtimewhispers.com/2025/02/11/am02dz-31',
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
