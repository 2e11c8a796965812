import type { SampleDeerType } from './sample-deer-type'

export const moose = {
  name: 'Moose',
  slug: 'moose',
  scientificName: 'Alces alces',
  generalDescription:
    'The moose is the largest deer in the world. It lives in the northern forests of North America, Europe and Asia, wherever willow, birch and other young growth grow near water. In Europe it is called elk. Long legs carry it through deep snow, bog and lakes, and it wades deep for water plants. It does not form herds: outside the rut, a hunter meets single animals or a cow with her calf. It looks quiet and slow, but it is fast, and dangerous when crowded.',
  bodySize:
    'The tallest and heaviest deer. In Denali, adults are 5 to 6.5 ft (1.5 to 2 m) tall at the shoulder and bulls weigh 900 to 1,400 lb (408 to 635 kg); in Newfoundland bulls weigh 850 to 1,180 lb (386 to 535 kg). The Alaska moose is the largest form, the Shiras moose of the Rockies the smallest in North America.',
  antlerType:
    'Bulls carry broad, palm-shaped antlers with short points along the edge. Alaska counts bulls with a spread of 50 in (127 cm) or more as trophy class. They are shed each winter.',
  uniqueTraits:
    'A moose is all legs and nose: a long, drooping muzzle, a shoulder hump, a very short tail, and under the throat a flap of skin and hair called the bell. Its legs wade where other deer swim and step through snow where other deer founder. It feeds on pond plants underwater. Sight is its weakest sense, while hearing and smell are very good; those large ears pick up a broken twig or a call from far away. For all its size a moose can slip through timber without a sound.',

  evolutionaryLineage:
    'The moose belongs to the New World deer, Capreolinae, where it forms its own branch, genus Alces. Some authors have split it into a European elk, Alces alces, and an American moose, Alces americanus, with a border at the Yenisei River in Siberia. The IUCN [6] keeps one species: antlers do not differ across that river, and genetic studies support subspecies rather than species. Hunters in North America know the Alaska-Yukon moose, the western and eastern forms of Canada and New England, and the Shiras moose. A Caucasus form is extinct.',
  firstDiscoveredLocation:
    'Named by Linnaeus in 1758 as Cervus alces, from Sweden. [26] The English word moose comes from the Algonquian languages of northeastern America, in which several peoples have very similar names for it.',

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
    'From sea-level river flats to mountain forest. Moose move by season more than by elevation alone: in Yellowstone, some go down to where willow still sticks out of the snow, but many climb, as high as 8,500 ft (2,590 m), to winter under mature subalpine fir and Douglas-fir, where the branches hold back much of the snow. In Maine bulls spend much of summer on higher, cooler ground, while cows stay lower, where food is denser.',
  climatePreferences:
    'Made for cold. The thick coat and large body hold heat well, and snow that stops deer and elk hardly slows a moose. Warmth is harder on it: in summer it seeks shade, water and higher, cooler ground. Warm falls and late snow also favor winter ticks, which can kill calves in great numbers.',

  maleSize: '5 to 6.5 ft (1.5 to 2 m) at the shoulder for adults in Denali; 5 to 6 ft (1.5 to 1.8 m) in Newfoundland',
  femaleSize:
    'Somewhat smaller than bulls of the same region; in Denali adults of both sexes stand 5 to 6.5 ft (1.5 to 2 m) at the shoulder',
  maleWeight:
    '900 to 1,400 lb (408 to 635 kg) in Denali; Alaska bulls in prime condition up to 1,600 lb (726 kg), and on record about 1,700 lb (770 kg) [26]',
  femaleWeight:
    '700 to 1,100 lb (318 to 499 kg) in Denali; 600 to 800 lb (272 to 363 kg) in Newfoundland; the heaviest on record about 1,320 lb (600 kg) [26]',
  antlerShape:
    'Each antler spreads into a flat palm with points along the outer edge and a set of brow tines in front. Yearlings grow spikes or small forks; older bulls carry palms. Many Scandinavian bulls carry racks like a deer’s, not palms. The average spread is 57 in (145 cm) in Alaska, where the record is 81 in (205 cm), and 41 in (105 cm) in Europe. [26] Growth begins in spring and the velvet comes off by late August or September. In Alaska, bulls of about 10 to 12 years carry the largest racks. Antlers drop from November on, in Alaska mostly in December and January; young bulls keep theirs longest.',
  coloration:
    'Golden brown to almost black, paler on the legs. Bulls have a dark muzzle; many cows show a lighter, browner face and a white patch below the tail. Newborn calves are reddish-brown, without spots, and turn to the adult color by late summer. Captive moose in Alberta began to shed their winter hair in late April; winter ticks made others lose it much earlier. [25]',
  physicalDifferences:
    'Bulls are larger than cows, with antlers, a bigger bell and a dark muzzle. Once antlers are shed, the white patch under a cow’s tail and her lighter face help tell the sexes apart. Compared with an elk, a moose has a hanging nose, a hump, a dark body without a pale rump, and palms instead of round beams, though the antlers of a young bull may not have flattened yet. In country with both, look twice: mistaken kills happen every fall.',

  dietType: 'Herbivore, a browser of woody and water plants',
  springDiet: ['Willow buds and shoots', 'New birch and aspen leaves', 'Fresh grasses and sedges', 'Early forbs'],
  summerDiet: ['Leaves of willow, birch and aspen', 'Pondweed', 'Water lilies', 'Forbs', 'Maple and cherry leaves'],
  fallDiet: ['Willow twigs', 'Birch and aspen twigs', 'Mountain ash', 'Red maple', 'Last water plants'],
  winterDiet: ['Willow, birch and aspen twigs', 'Balsam fir', 'Subalpine fir in the Rockies', 'Lodgepole pine', 'Bark'],
  feedingHabits:
    'A moose strips leaves through its mouth, bites off twigs and bends saplings down with its body. In summer it wades for pondweed and water lilies, which hold more sodium than woody plants; roadside salt draws it for the same reason. Estimates run from 22 to 60 lb (10 to 27 kg) a day in summer and from 10 to 50 lb (4.5 to 23 kg) in winter: the low figures are Yellowstone’s [3], the high ones Newfoundland’s. [5] Heavy browsing leaves a clear line on the brush.',

  matingSeasonStart: 'Early to mid-September',
  matingSeasonEnd: 'October; the peak is in late September and early October',
  gestationPeriod: 'About 230 days, close to eight months',
  parentingHabits:
    'Calves are born from mid-May to early June. In Alaska, twins come in 15 to 75 percent of births, depending on the range, and triplets now and then. A calf weighs 28 to 35 lb (13 to 16 kg) and passes 300 lb (136 kg) within five months. The cow defends it with her front hooves against wolves, bears, dogs and people. The bond usually lasts until the calf is about a year old and the next one is due. Bulls take no part.',
  lifespanWild:
    'Rarely more than 16 years in Alaska; the average in Maine is 8 years for a cow and 7 for a bull; the oldest on record were a bull of 21 and a cow of 25 [26]',
  lifespanCaptivity: 'Up to 27 years [26]',

  dailyActivity:
    'Most active around dawn and dusk, with feeding bouts spread over day and night. On warm days, moose lie in the shade or stand in water; in cool fall weather they are on their feet much longer. During the rut, bulls travel and answer calls at any hour, best in the still cold of morning and evening.',
  territorialBehavior:
    'Moose are not strongly territorial. Each uses seasonal home ranges that overlap with those of others. In the rut, bulls thrash brush, dig pits, urinate in them and wallow, and cows come to the smell. Rivals sway their antlers to show the palms and walk stiff-legged; most contests end there or in a pushing match, but a fight between equal bulls can cost a life. A cow with a newborn calf lets nothing near.',
  herdingBehavior:
    'Solitary by habit. The lasting bond is between a cow and her calf. Small groups gather on good winter browse or around a cow in the rut, and in deep snow moose tramp and share a network of paths called a yard. In open country in Alaska, rutting groups can be larger.',
  migrationBehavior:
    'Most moose shift between summer, rutting and winter ranges, in Alaska anywhere from a few miles to 60 miles (97 km) apart. The longest moves are about 125 miles (200 km) in North America and 190 to 310 miles (300 to 500 km) in Siberia. [26] Some stay on one range all year. They travel along rivers and old trails, swim lakes, and pick winter ground for browse and snow depth rather than for distance.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'The IUCN’s 2016 review lists moose as Least Concern. [6] In 2013 moose were gaining ground in Europe and worldwide. [20] North America had about 500,000 in 1948 and about one million by 2011, when a handbook also counted at least 440,000 in Europe. [26] The picture differs by region and by year. In one study area in Maine, winter ticks killed 61 of 70 collared calves in the spring of 2022; after a fall with few ticks, only 4 of 69 had died of them by April 2023. [7] A 2023 report has Sweden’s moose down by a third in ten years. [8] Minnesota’s last herd, in three counties of the northeast, declined by more than half within a decade. [17] Agencies count herds, set permits by zone, and manage young forest and road crossings.',
  protectedAreas: [
    'Denali National Park and Preserve, Alaska',
    'Isle Royale National Park, Michigan',
    'Yellowstone National Park',
    'Cape Breton Highlands National Park, Nova Scotia',
    'Elk Island National Park, Alberta',
    'Nomrog Strictly Protected Area, Mongolia',
  ],
  conservationLaws:
    'No single law covers the moose: states, provinces and countries protect it and set the hunt. Many do so by a fixed number of permits. In parts of Alaska only bulls of a certain antler spread or with a certain number of brow tines are legal, so that middle-aged bulls survive to breed. National parks have their own rules. Norway tests its wild deer, moose among them, for chronic wasting disease.',

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
    'Seasons, licenses, quotas and antler rules are set by each state, province or country and change every year; read the current rules at the agency. In many states a moose permit comes only by drawing, sometimes once in a lifetime. Where Alaska requires a spread of 50 in (127 cm) or a number of brow tines, its agency tells hunters to count the tines from the front when the spread is in doubt, and not to shoot when the count is in doubt. Rules on salvaging all meat, on evidence of sex and on blaze orange differ. Chronic wasting disease can affect moose: follow local advice on testing, and do not eat an animal that tests positive.',
  huntingBestPractices:
    'Go in the rut if you can, sit near willow and water, and call with patience: a cow moan, a few grunts, brush scraped with a paddle or a shoulder blade, then a long wait while you watch the wind. A bull may take an hour to come and may come silently. Judge species, sex and legal antlers before anything else, and the ground behind. Shoot broadside through the chest inside your practiced range, and keep shooting while the bull stands. Never shoot one in or beside deep water. Think of the pack-out first, work in pairs, get the hide off and the quarters apart on the spot, keep them clean, dry and cool, and watch for bears.',
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
    'Large, pointed tracks about 4.5 to 6 in (11 to 15 cm) long, dewclaws in soft ground',
    'A single line of tracks, or one large and one small',
    'Hard, dry pellets in winter; soft piles in summer',
    'Rut pits with a strong smell',
    'Thrashed saplings and brush, rubs high above the ground',
    'Twigs bitten off raggedly, higher than a deer can reach',
    'Muddy trails to ponds and floating water-lily roots',
  ],

  interestingFacts: [
    'No living deer is larger, and no living mammal grows larger antlers.',
    'A calf of about 30 lb (14 kg) can weigh more than 300 lb (136 kg) five months later.',
    'The island of Newfoundland had no moose until people brought some in, in 1878 and again in 1904.',
    'Moose lick roads in spring because road salt gives them the sodium their browse lacks.',
    'The first moose of Europe with chronic wasting disease were found in Norway in 2016.',
    'What North Americans call a moose is an elk in British English.',
  ],
  culturalSignificance:
    'For northern peoples, moose meant food, hides, tools and thread. Moose were a mainstay for Athapaskan people along Alaska’s rivers and just as important to Cree, Innu, Ojibwe, Mi’kmaq, Abenaki and many others. Stone Age people in Finland painted the animal on cliffs above their lakes. In Scandinavia the fall moose hunt is a fixture of country life, and Maine shows a moose on its state seal.',
  mythsAndLegends:
    'Charles Leland wrote down from a Penobscot woman how Glooskap killed a moose and threw its entrails across the bay to his dogs; the bones, turned to stone, were shown at Bar Harbor in Maine. Thoreau heard from his guide that Mount Kineo, too, was said to be a great cow moose lying down. In the Finnish Kalevala, the hero Lemminkainen must run down the Elk of Hiisi on skis to win a bride. He is warned that he will get a piece of rotten wood for his trouble, because that is what evil powers made the animal of.',

  faqQuestions: [
    {
      question: 'Are moose and elk the same animal?',
      answer:
        'Not in North America, where elk means the wapiti, Cervus canadensis. In Europe, however, elk is the name of the moose, Alces alces. If a hunt in Sweden or the Baltic states is offered as an elk hunt, it is a moose hunt.',
    },
    {
      question: 'When is the moose rut?',
      answer:
        'It begins in September, peaks in late September and early October over much of the range, and fades out in October. Cool, still mornings and evenings are the best time for calling, because moose are comfortable then and sound carries far.',
    },
    {
      question: 'How big does a moose get?',
      answer:
        'In Denali, bulls weigh 900 to 1,400 lb (408 to 635 kg), and adults are up to 6.5 ft (2 m) tall at the shoulder. Alaska bulls in prime condition can reach 1,600 lb (726 kg). Shiras moose of the Rockies and most European moose are smaller.',
    },
    {
      question: 'Are moose dangerous to people?',
      answer:
        'They can be. A bull in the rut, a cow with a calf and any moose tired by deep snow may charge. Raised hair on the hump and ears laid back are warnings. Give every moose plenty of room, keep dogs away and back off early. If it charges, run and get a tree, a car or something else solid between you. If it knocks you down, curl up, protect your head and lie still until it has gone.',
    },
    {
      question: 'How do I plan for the meat of a moose?',
      answer:
        'An average Maine moose yields about 300 lb (136 kg) of cuts, a big Alaska bull far more: many heavy loads. Hunt close to water, a road or legal transport, and line up a butcher beforehand. Above 40°F (4°C) meat begins to spoil, so skin and quarter the animal in the field, use game bags and bring coolers. Many places require you to salvage all edible meat.',
    },
    {
      question: 'Why are moose declining in some places?',
      answer:
        'Causes differ. In northeastern Minnesota biologists knew by 2017 what had killed 57 collared moose. Parasites killed 30 percent, a brain worm that whitetails carry among them, and bacterial infections 21 percent. Wolves killed nearly a third, and 8 of those 18 had been sick before. [17] In New Hampshire and Maine, winter ticks killed almost 90 percent of the 125 calves that died in a 2014–2016 study; a calf carried 47,000 ticks on average. [18] Favorable weather and a high density of moose both help the ticks. [19] Heat, heavy hunting in places, and forest that has grown too old for good browse add to it. Other regions have plenty. Look at your agency’s herd report rather than a general trend.',
    },
    {
      question: 'Where were moose introduced, and where did they die out?',
      answer:
        'Newfoundland got its moose from people, in 1878 and 1904. [5] Colorado brought 24 from Utah and Wyoming to its North Park in 1978, and more than 200 others to other parts of the state over the next three decades. [21] Michigan’s Upper Peninsula got its moose back from Algonquin Park in Ontario, 29 in 1985 and about as many in 1987. [27] New Zealand shipped 14 calves from Canada in 1900, of which four arrived [22]; moose are not among the deer that live wild there today. [23] The Caucasus lost its moose in the 19th century, and a small population in Austria is gone, too. [24]',
    },
  ],

  metaTitle: 'Moose: Size, Rut, Habitat and Hunting Guide',
  metaDescription:
    'Moose for hunters: range, size and antlers, food from willow to water lily, the fall rut, calling, tracks and sign, meat care, safety and equipment.',
  metaKeywords: 'moose, Alces alces, moose hunting, moose rut, moose calling, Alaska moose, Shiras moose, European elk',

  sources: [
    {
      title: 'Moose',
      publisher: 'National Park Service, Denali',
      url: 'https://www.nps.gov/dena/learn/nature/moose.htm',
      readOn: '2026-11-21',
      usedFor: 'size, weights, rut and winter yards',
      section: 'physical',
    },
    {
      title: 'Moose (Alces alces) Species Profile',
      publisher: 'Alaska Department of Fish and Game',
      url: 'https://www.adfg.alaska.gov/index.cfm?adfg=moose.main',
      readOn: '2026-11-21',
      usedFor: 'weights, antlers, gestation, calves, movements and lifespan',
      section: 'breeding',
    },
    {
      title: 'Moose Information Continued',
      publisher: 'National Park Service, Yellowstone',
      url: 'https://www.nps.gov/yell/learn/nature/mooseinfo.htm',
      readOn: '2026-11-26',
      usedFor: 'food and winter range in the Rockies',
      section: 'diet',
    },
    {
      title: 'Moose',
      publisher: 'U.S. Fish and Wildlife Service, Aroostook National Wildlife Refuge, in the Internet Archive',
      url: 'https://web.archive.org/web/2020/https://www.fws.gov/refuge/Aroostook/wildlife_and_habitat/moose.html',
      readOn: '2026-11-21',
      usedFor: 'habitat, food, sodium and life expectancy in Maine',
      section: 'regions',
    },
    {
      title: 'Moose (Alces alces)',
      publisher: 'Government of Newfoundland and Labrador, Fisheries and Land Resources',
      url: 'https://www.flr.gov.nl.ca/wildlife/snp/programs/education/animal_facts/mammals/moose.html',
      readOn: '2026-11-21',
      usedFor: 'size, food, lifespan and introduction in Newfoundland',
      section: 'regions',
    },
    {
      title: 'Alces alces',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'https://www.iucnredlist.org/species/56003281/22157381',
      readOn: '2026-11-21',
      usedFor: 'names, one species or two, and the assessment of 2016',
      section: 'origins',
    },
    {
      title: 'Maine moose calves likely to see higher survival rates following low winter tick count',
      publisher: 'Fox Bangor, with the Maine Department of Inland Fisheries and Wildlife',
      url: 'https://www.foxbangor.com/news/maine-moose-calves-llikely-to-see-higher-survival-rates-following-low-winter-tick-count/article_a970397e-d42e-11ed-8604-3bdf1f7b613d.html',
      readOn: '2026-11-21',
      usedFor: 'winter ticks and calf deaths',
      section: 'conservation',
    },
    {
      title: 'Hunters concerned there are too few moose in the Swedish forests',
      publisher: 'Radio Canada International, Eye on the Arctic',
      url: 'https://www.rcinet.ca/eye-on-the-arctic/2023/09/13/hunters-concerned-there-are-too-few-moose-in-the-swedish-forests/',
      readOn: '2026-11-21',
      usedFor: 'moose numbers in Sweden',
      section: 'conservation',
    },
    {
      title: 'Identifying a legal moose in antler restricted hunts',
      publisher: 'Alaska Department of Fish and Game',
      url: 'https://www.adfg.alaska.gov/static/regulations/wildliferegulations/pdfs/mooseid.pdf',
      readOn: '2026-11-21',
      usedFor: 'judging legal antlers',
      section: 'hunting',
    },
    {
      title: 'Taking Care Of Your Moose',
      publisher: 'Maine Department of Inland Fisheries and Wildlife',
      url: 'https://www.maine.gov/ifw/news-events/single-release.html?id=768707',
      readOn: '2026-11-21',
      usedFor: 'meat yield and meat care',
      section: 'faqs',
    },
    {
      title: 'Crash Course in Moose Tracks',
      publisher: 'State Forest State Park, Colorado Parks and Wildlife (at Macaroni KID)',
      url: 'https://teller.macaronikid.com/articles/5f8216f51f065273d7a6bcdd/crash-course-in-moose-tracks',
      readOn: '2026-11-21',
      usedFor: 'tracks',
      section: 'hunting',
    },
    {
      title: 'Moose Safety',
      publisher: 'University of Alaska Anchorage, University Police Department',
      url: 'https://uaa.alaska.edu/about/administrative-services/departments/university-police-department/prevention/moose-safety.cshtml',
      readOn: '2026-11-21',
      usedFor: 'warning signs and what to do when a moose charges',
      section: 'faqs',
    },
    {
      title: 'Detection of Chronic Wasting Disease in two Norwegian moose',
      publisher: 'Norwegian Veterinary Institute',
      url: 'https://wwweng.vetinst.no/news/detection-of-chronic-wasting-disease-in-two-norwegian-moose',
      readOn: '2026-11-21',
      usedFor: 'chronic wasting disease in moose of Europe',
      section: 'facts',
    },
    {
      title: 'Game and Fish finds CWD in new elk hunt area in southeast Wyoming',
      publisher: 'Wyoming Game and Fish Department',
      url: 'https://content.govdelivery.com/accounts/WYWGFD/bulletins/12b2f4a',
      readOn: '2026-11-21',
      usedFor: 'advice on deer, elk and moose that test positive',
      section: 'hunting',
    },
    {
      title: 'The Algonquin Legends of New England, by Charles Godfrey Leland',
      publisher: 'Project Gutenberg',
      url: 'https://www.gutenberg.org/cache/epub/6803/pg6803-images.html#:~:text=He%20threw%20the%20entrails%20of%20the%20Moose',
      readOn: '2026-11-21',
      usedFor: 'Glooskap and Mount Kineo',
      section: 'facts',
    },
    {
      title: 'Kalevala, Runo XIII: Hiisi’s Elk (translated by W. F. Kirby, 1907)',
      publisher: 'Wikisource',
      url: 'https://en.wikisource.org/wiki/Kalevala_(Kirby_1907)/Runo_13',
      readOn: '2026-11-21',
      usedFor: 'the Elk of Hiisi',
      section: 'facts',
    },
    {
      title: 'Moose study reveals familiar causes of mortality in northeastern Minnesota',
      publisher: 'St. Paul Pioneer Press, with the Minnesota Department of Natural Resources',
      url: 'https://www.twincities.com/2017/06/27/moose-study-reveals-familiar-causes-of-mortality-in-northeastern-minnesota/',
      readOn: '2026-11-25',
      usedFor: 'decline in Minnesota and causes of death',
      section: 'conservation',
    },
    {
      title: 'Bloodthirsty ticks are hitting New England’s moose population hard',
      publisher: 'Bangor Daily News, on a study in the Canadian Journal of Zoology',
      url: 'https://www.bangordailynews.com/2018/10/24/outdoors/bloodthirsty-ticks-are-hitting-new-englands-moose-population-hard/',
      readOn: '2026-11-25',
      usedFor: 'calf deaths from winter ticks in New Hampshire and Maine',
      section: 'conservation',
    },
    {
      title:
        'Evaluating moose Alces alces population response to infestation level of winter ticks Dermacentor albipictus',
      publisher: 'Wildlife Biology (Ellingwood and others, 2020)',
      url: 'https://doi.org/10.2981/wlb.00619',
      readOn: '2026-11-25',
      usedFor: 'winter ticks, density and climate in New Hampshire',
      section: 'conservation',
    },
    {
      title: 'Wildlife Comeback in Europe: the recovery of selected mammal and bird species (2013)',
      publisher: 'Zoological Society of London and others, for Rewilding Europe',
      url: 'http://www.rewildingeurope.com/assets/uploads/News/Wildlife-Comeback-in-Europe/Wildlife-Comeback-in-Europe-the-recovery-of-selected-mammal-and-bird-species.pdf',
      readOn: '2026-11-25',
      usedFor: 'Red List trend, and return in Europe',
      section: 'conservation',
    },
    {
      title: 'Moose',
      publisher: 'Colorado Parks and Wildlife, in the Internet Archive',
      url: 'https://web.archive.org/web/2020/https://www.cpw.state.co.us/learn/Pages/CON-Moose.aspx',
      readOn: '2026-11-25',
      usedFor: 'moose brought to Colorado since 1978',
      section: 'faqs',
    },
    {
      title: 'Wild Life in New Zealand, Part I: Mammalia (G. M. Thomson, 1921)',
      publisher: 'New Zealand Board of Science and Art, at Project Gutenberg',
      url: 'https://www.gutenberg.org/cache/epub/56762/pg56762-images.html#:~:text=The%20first%20attempt%20to%20introduce%20moose',
      readOn: '2026-11-25',
      usedFor: 'the moose sent to New Zealand in 1900',
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
      title: 'Alces alces (assessment of 2008)',
      publisher: 'IUCN Red List of Threatened Species, in the Internet Archive',
      url: 'https://web.archive.org/web/2012/http://www.iucnredlist.org/details/links/41782/0/print',
      readOn: '2026-11-25',
      usedFor: 'extinct in the Caucasus and Austria',
      section: 'faqs',
    },
    {
      title:
        'Shedding of the juvenile and winter hair coats of moose with emphasis on the influence of the winter tick (abstract)',
      publisher: 'Alces 22 (Samuel, Welch and Drew, 1986)',
      url: 'https://alcesjournal.org/index.php/alces/article/view/1353',
      readOn: '2026-11-25',
      usedFor: 'when the winter coat is shed',
      section: 'physical',
    },
    {
      title: 'Alces alces, in: Handbook of the Mammals of the World 2 (2011)',
      publisher: 'Plazi TreatmentBank',
      url: 'https://treatment.plazi.org/id/03A087C4-FFDD-FFDC-FFB4-FE48EE7DF8A4',
      readOn: '2026-11-26',
      usedFor: 'records of weight, antlers and age, migration, numbers, and the country of the first description',
      section: 'physical',
    },
    {
      title: 'Iconic moose transfer still making a difference 30 years later',
      publisher: 'My Haliburton Now, with Algonquin Park',
      url: 'https://www.myhaliburtonnow.com/5998/iconic-moose-transfer-still-making-a-difference-30-years-later/',
      readOn: '2026-11-26',
      usedFor: 'moose taken from Algonquin Park to Michigan',
      section: 'faqs',
    },
  ],
} satisfies SampleDeerType
