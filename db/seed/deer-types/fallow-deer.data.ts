import type { SampleDeerType } from './sample-deer-type'

/**
 * Fallow deer, the European species; the Persian fallow deer is another animal and is named only to keep the two apart.
 */
export const fallowDeer = {
  name: 'Fallow Deer',
  slug: 'fallow-deer',
  scientificName: 'Dama dama',
  generalDescription:
    'Fallow deer are medium-sized, social deer, known for broad palmate antlers and for coats that run from white ' +
    'through spotted chestnut to black. The male is a buck, the female a doe, the young a fawn. Their last native ' +
    'home lies in Türkiye, but people have carried them about since the Stone Age, and free-living herds are now ' +
    'found from Europe to North America, New Zealand and Tasmania. They like mixed woodland beside grass or crops, ' +
    'and where hunters press them they soon learn to move by night.',
  bodySize: 'Medium: larger than roe deer, smaller than red deer',
  antlerType: 'Broad, flattened (palmate) antlers in mature bucks; does have none',
  uniqueTraits:
    'Fallow show more coat colors than any other wild deer: common, menil, black and white animals may stand in one ' +
    'herd. Bucks have a plain Adam’s apple and a brush of hair at the penis sheath. In the rut they groan, a rough, ' +
    'repeated, belch-like sound, from stands that may be used year after year; in some places several bucks hold ' +
    'small display grounds side by side, called a lek. The tail is longer than in other deer of the same woods and ' +
    'is often on the move.',

  evolutionaryLineage:
    'The genus Dama has two living members: the fallow deer treated here and the rarer Persian fallow deer. Some ' +
    'authors rank the Persian form as a subspecies, others, the IUCN among them, as a species, Dama mesopotamica; ' +
    'genetic studies find the two clearly different. Fallow lived in much of Europe in warm periods of the Ice Age, ' +
    'Britain included. The last cold maximum pushed them back to refuges around Anatolia and perhaps parts of ' +
    'southern Europe.',
  firstDiscoveredLocation:
    'People of the eastern Mediterranean hunted and kept fallow deer from the Stone Age on, so no single place of ' +
    'discovery exists. Linnaeus described the species in 1758, as Cervus dama. The only surviving population that is ' +
    'accepted as both native and unmixed lives at Düzlerçamı near Antalya in Türkiye. Italy, the Balkans and the ' +
    'island of Rhodes are possible parts of the old native range.',

  countriesFound: [
    'Türkiye (native)',
    'United Kingdom (introduced)',
    'Ireland (introduced)',
    'Sweden (introduced)',
    'United States (introduced)',
    'Australia (introduced)',
    'New Zealand (introduced)',
    'South Africa (introduced)',
  ],
  continentsFound: [
    'Asia (native: Türkiye)',
    'Europe (mostly introduced, very early)',
    'North America (introduced)',
    'South America (introduced)',
    'Oceania (introduced)',
    'Africa (introduced)',
  ],
  typicalHabitats: [
    'Mature broadleaf woodland',
    'Mixed woodland with glades',
    'Open grassland and parkland',
    'Farmland beside cover',
    'Conifer forest near pasture',
    'Pine and scrub hills in Türkiye',
  ],
  altitudePreferences:
    'Fallow are mainly deer of lowland and gentle hills, where woods and open ground lie side by side. They also use ' +
    'higher forest and mountain foothills in some introduced ranges. Food, cover and snow decide more than height ' +
    'itself: short legs and a grazing habit make deep, lasting snow hard for them, so strong herds are found where ' +
    'winters are mild or moderate.',
  climatePreferences:
    'The species comes from a Mediterranean climate with dry summers, yet it thrives in the damp of Britain and ' +
    'Ireland, in southern Sweden, in Tasmania and on dry southern hill country. Mild winters with grass showing suit ' +
    'it best. Long snow cover raises losses, because fallow depend on grass for most of the year and then have to ' +
    'live on browse alone.',

  maleSize: '33 to 37 in (84 to 94 cm) at the shoulder',
  femaleSize: '29 to 36 in (73 to 91 cm) at the shoulder',
  maleWeight: '100 to 205 lb (46 to 94 kg); exceptional bucks more',
  femaleWeight: '77 to 123 lb (35 to 56 kg)',
  antlerShape:
    'A mature buck carries a round beam with brow and trez tines that widens above into a flat palm, with a row of ' +
    'points, the spellers, along its rear edge. Most antlers are about 20 to 28 in (50 to 70 cm) long. Young bucks ' +
    'have simple spikes at first, and true palms appear from about the third year on. Antlers are cast in spring, ' +
    'mainly April and May, and are free of velvet again by August or September.',
  coloration:
    'Four main types are known. Common fallow are chestnut with white spots in summer and grey-brown, hardly ' +
    'spotted, in winter. Menil are paler and keep their spots all year. Black animals show no white. White ones are ' +
    'a true color form with dark eyes, not albinos. In common fallow the white rump has a black horseshoe edge and ' +
    'the tail a black stripe. Menil lack the black edge.',
  physicalDifferences:
    'Bucks are heavier than does, with a thick neck in autumn, a visible Adam’s apple and palmate antlers for much ' +
    'of the year. After casting in spring, look for the penile brush and the body shape. Does are slim and carry no ' +
    'antlers. A young buck, or pricket, may have only short spikes hidden by his ears. Black fallow and dark winter ' +
    'sika are easily confused at last light; tail length and rump pattern help.',

  dietType: 'Herbivore: mainly a grazer, with browse and mast in season',
  springDiet: ['Grasses', 'Herbs', 'Young leaves', 'Winter cereals'],
  summerDiet: ['Grasses and rushes', 'Herbs', 'Leaves of broadleaf trees', 'Cereal crops'],
  fallDiet: ['Acorns', 'Beech mast', 'Berries', 'Grasses'],
  winterDiet: ['Bramble and ivy', 'Holly and bilberry', 'Heather', 'Grasses', 'Conifer browse and bark'],
  feedingHabits:
    'Rumen studies in the New Forest, England, show a clear year: grass from about March to September, acorns and ' +
    'mast from September to around Christmas, then bramble, bilberry, heather, holly, ivy and browse with whatever ' +
    'grass is left. Herds wander over a wide area and seldom stay long in one field. They feed in the open at dusk ' +
    'and dawn, or by night where disturbed, and lie up to chew the cud in between.',

  matingSeasonStart: 'Early October (Europe)',
  matingSeasonEnd: 'Mid November (Europe)',
  gestationPeriod: 'About 7.5 months (around 230 days)',
  parentingHabits:
    'Does leave the herd to give birth in June or early July and have a single fawn; twins are rare. The fawn lies ' +
    'hidden for its first days while the doe feeds apart and comes back to nurse. Later both join other does and ' +
    'fawns. Young are mostly weaned by autumn. Young bucks stay with the does until about eighteen months of age and ' +
    'then join male groups.',
  lifespanWild: 'About 12 to 16 years at most for animals that reach old age',
  lifespanCaptivity: 'Up to about 21 years',

  dailyActivity:
    'Fallow may be active at any hour, with peaks at dawn and dusk. In quiet country they graze in daylight. Where ' +
    'people disturb or hunt them they stay in woodland through the day and use open ground in the dark. They have ' +
    'good eyes for movement and look about often, and a group has many eyes, so crossing open ground unseen is the ' +
    'hard part of a stalk.',
  territorialBehavior:
    'Bucks defend ground only for the rut. Most hold a traditional rutting stand that they mark with scrapes, urine ' +
    'and frayed bushes and from which they groan. Where buck numbers are high, stands may cluster into a lek; where ' +
    'numbers are low, bucks search for does or try to herd them. Rivals walk in parallel, then push antler to antler ' +
    'if neither gives way.',
  herdingBehavior:
    'These are true herd deer. Bucks and does keep apart for most of the year in large woods, while in open farmland ' +
    'mixed herds are common, and gatherings can pass 100 animals. Groups break up around the rut and again at ' +
    'fawning. A herd can do much damage to crops and young woodland in one night, which is why culling of does is a ' +
    'large part of management.',
  migrationBehavior:
    'Fallow do not migrate. They live in home ranges that overlap with others, and herds shift within them after ' +
    'food, shelter and quiet. Bucks may travel to reach their rutting stand and go back afterwards. New areas are ' +
    'taken slowly as a rule, and many new herds began with escapes from parks and farms or with releases.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'The IUCN Red List assessment of 2008, by Masseti and Mertzanidou, gives Least Concern for the species as a ' +
    'whole, because it is widespread and abundant through introductions; it also says that the native population in ' +
    'Türkiye is under serious threat. A breeding programme began at Düzlerçamı in 1966 with seven animals. Numbers ' +
    'rose, then fell again; reports from 2025 count 177 at the breeding station there. The Persian fallow deer is ' +
    'counted apart.',
  protectedAreas: [
    'Düzlerçamı Wildlife Development Area, Türkiye',
    'Güllük Mountain-Termessos National Park, Türkiye',
    'New Forest, England (introduced herd)',
  ],
  conservationLaws:
    'Law treats the species very differently from place to place. Türkiye guards its native deer strictly. In ' +
    'Scotland fallow count as non-native and policy aims to limit their spread. Tasmania lists them as partly ' +
    'protected wildlife, with licences and seasons, while in Queensland feral fallow are a restricted invasive ' +
    'animal that may not be moved or released. In England and Wales the Deer Act 1991 applies. Moving or releasing ' +
    'live deer often needs a permit.',

  huntingRegions: [
    'England, Wales and parts of Scotland',
    'Ireland',
    'Continental Europe under national law',
    'New Zealand (introduced)',
    'Tasmania and mainland Australia (introduced)',
    'Ranches in Texas (introduced)',
  ],
  huntingRegulations:
    'Seasons, licences and bag limits are set by each country, state or province, and they change, often every year. ' +
    'Read them at the agency before each season. Where fallow are introduced, the same animal can be protected game ' +
    'in one state and a declared pest in the next, so never carry rules across a border. Rifle and ammunition ' +
    'minimums, night shooting and use of lights are regulated too. You need the permission of the landowner or ' +
    'holder of the shooting rights. Wear blaze orange where required.',
  huntingBestPractices:
    'Scout by sitting: learn which field edge the herd uses and in what wind. High seats help in flat country ' +
    'because they give a steep shot into the ground. In a herd, pick one animal, wait until it stands broadside and ' +
    'alone, and check what lies behind it; a bullet can pass through. Be sure of species and sex, and know whether a ' +
    'doe has a fawn. Use a rest, stay within your practised range, and aim for the chest. Mark where the animal ' +
    'stood, wait, and follow up every shot, also an apparent miss. Have a dog on call.',
  recommendedEquipment: [
    'Rifle that meets local minimums, with expanding bullets',
    'Binoculars with good low-light performance',
    'Shooting sticks or a high seat with harness',
    'Quiet clothing for the season',
    'Wind checker',
    'Torch, knife and gloves',
    'Drag and clean game bag',
    'Tracking dog on call',
  ],
  trackingSigns: [
    'Narrow, pointed tracks: doe about 2 to 2.4 in (5 to 6 cm) long',
    'Buck tracks about 2.4 to 3.1 in (6 to 8 cm) long',
    'Browse line at reach height in woodland',
    'Bare rutting scrapes that smell strongly in October',
    'Frayed saplings and thrashed bushes',
    'Well-used paths across banks and rides',
    'Piles of dark pellets on feeding ground',
    'Groaning of bucks in the rut',
  ],

  interestingFacts: [
    'A British research council calls fallow the most widely distributed deer on the planet.',
    'Fallow lived in Britain some 400,000 years ago, then died out and came back only with people.',
    'Roman fallow in Britain died out; today’s herds go back to Norman introductions.',
    'Fallow came to Tasmania in the 1830s for hunting.',
    'George Washington kept fallow deer at Mount Vernon.',
    'White fallow are not albinos: their eyes are dark.',
    'A golden drinking horn in the shape of a fallow deer survives from ancient Thrace.',
  ],
  culturalSignificance:
    'Fallow deer follow the history of people round the Mediterranean and beyond. Bronze Age Minoans and Mycenaeans ' +
    'valued them in religion, and a wall painting at Ayia Triada on Crete shows bucks led to sacrifice. Normans ' +
    'brought them to England in the eleventh century, and many medieval parks kept them for venison, sport and show. ' +
    'Many wild herds of today descend from deer that got out when parks decayed. They are still the deer that most ' +
    'people picture in a country park.',
  mythsAndLegends:
    'In Greek religion the fallow deer belonged to Artemis, goddess of the hunt. Researchers trace the link in ' +
    'images from about the ninth century BC, and in the fifth century BC craftsmen made drinking vessels in the ' +
    'shape of fallow deer, probably for offerings at her rites. The spread of the cult may even have helped to ' +
    'spread the animal. Celtic tales of a white stag that marks the way to the Otherworld speak of stags in general, ' +
    'not of this species.',

  faqQuestions: [
    {
      question: 'Why do fallow deer come in so many colors?',
      answer:
        'Four color types are inherited: common, menil, black and white. Park owners kept and bred the ones they ' +
        'liked for centuries, and many wild herds come from park deer, so several types often run together. Color ' +
        'says nothing about age or quality.',
    },
    {
      question: 'How do I tell fallow deer from sika?',
      answer:
        'Look at the rear. Common fallow have a white rump with a black horseshoe and a fairly long tail with a ' +
        'black stripe. Sika have a white rump that flares when alarmed, a shorter tail and a pale gland on the hind ' +
        'leg. Mature fallow bucks have palms; sika antlers are round.',
    },
    {
      question: 'When is the fallow rut?',
      answer:
        'In Europe bucks groan on their stands mostly in October, from early in the month to about mid November. In ' +
        'Australia the peak comes from late March to early May. Dates shift a little with place and weather.',
    },
    {
      question: 'Where are fallow deer native?',
      answer:
        'The only population accepted as native and unmixed lives near Antalya in Türkiye. Italy, the Balkans and ' +
        'Rhodes may have belonged to the old range. Nearly all others, including those of Britain, North America, ' +
        'Australia and New Zealand, were introduced by people.',
    },
    {
      question: 'Is the Persian fallow deer the same species?',
      answer:
        'It is a close relative. Some authors rank it as a subspecies, the IUCN as a species of its own, Dama ' +
        'mesopotamica. It is larger, rarer and has less palmate antlers. It is not the deer described on this page, ' +
        'and nothing said here about hunting applies to it.',
    },
    {
      question: 'What do fallow deer eat in autumn?',
      answer:
        'Where oak and beech grow, acorns and mast are the main food from September to about Christmas, as rumen ' +
        'studies in the New Forest showed. Before that they live mostly on grass; after it, on bramble, ivy, holly, ' +
        'heather and remaining grass.',
    },
  ],

  metaTitle: 'Fallow Deer Guide: Colors, Antlers, Rut and Stalking',
  metaDescription:
    'Fallow deer for hunters: native and introduced range, color types, palmate antlers, rutting stands, food by ' +
    'season, status, and how to stalk a herd safely.',
  metaKeywords:
    'fallow deer, Dama dama, fallow buck, palmate antlers, fallow rut, menil, fallow deer hunting, fallow stalking',

  sources: [
    {
      title: 'Dama dama (Red List assessment of 2008)',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'http://www.iucnredlist.org/details/full/42188/0',
      readOn: '2026-11-21',
    },
    {
      title: 'Dama dama (articles from AnAge and Animal Diversity Web)',
      publisher: 'Encyclopedia of Life',
      url: 'http://prod.eol.org/pages/313992/articles',
      readOn: '2026-11-21',
    },
    {
      title: 'European fallow deer',
      publisher: 'Wikipedia, copy at en.m.wiki.x.io',
      url: 'https://en.m.wiki.x.io/wiki/Dama_dama',
      readOn: '2026-11-21',
    },
    {
      title: 'Fallow deer',
      publisher: 'Wikipedia, copy at w.owiki.org',
      url: 'http://w.owiki.org/wiki/Fallow_deer',
      readOn: '2026-11-21',
    },
    {
      title: 'White deer (color types)',
      publisher: 'gallery-point.blogspot.com, text after Wikipedia',
      url: 'https://gallery-point.blogspot.com/2012/02/white-deer.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Fallow Deer',
      publisher: 'animals-reign.blogspot.com, text after the British Deer Society',
      url: 'https://animals-reign.blogspot.com/2011/10/fallow-deer.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Fallow Deer',
      publisher: 'Matts Outpost, text after the British Deer Society',
      url: 'https://mattsoutpost.com/index.php/deer-species-at-mt-ranch/2-uncategorised/36-fallow-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Fallow deer: Britain’s most beautiful deer',
      publisher: 'Country Life',
      url: 'https://countrylife.co.uk/nature/fallow-deer-britains-most-beautiful-deer-252497',
      readOn: '2026-11-21',
    },
    {
      title: 'Species profile: fallow deer',
      publisher: 'Working for Wildlife, GWCT',
      url: 'https://workingforwildlife.co.uk/species-profile-fallow-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Fallow deer',
      publisher: 'Woodlands.co.uk',
      url: 'https://woodlands.co.uk/blog/flora-and-fauna/wildlife/fallow-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'European fallow deer',
      publisher: 'Győr Zoo',
      url: 'https://zoogyor.com/european-fallow-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Dama dama (Fallow Deer)',
      publisher: 'BushcraftOz',
      url: 'https://bushcraftoz.com/threads/dama-dama-fallow-deer.1864/',
      readOn: '2026-11-21',
    },
    {
      title: 'The annual diet of the Fallow deer in the New Forest, Hampshire (1977, abstract)',
      publisher: 'Journal of Zoology, at Zendy',
      url: 'https://zendy.io/title/10.1111/j.1469-7998.1977.tb03257.x',
      readOn: '2026-11-21',
    },
    {
      title: 'Development of the population of the European Fallow Deer in Turkey',
      publisher: 'Arslangündoğdu and others, copy at docslib.org',
      url: 'https://docslib.org/doc/10973346/development-of-the-population-of-the-european-fallow-deer-dama-dama-dama-linnaeus-1758-in-turkey',
      readOn: '2026-11-21',
    },
    {
      title: 'Modeling habitat suitability and utilization of the last surviving populations of fallow deer (abstract)',
      publisher: 'Journal of Forestry Research',
      url: 'https://link.springer.com/article/10.1007/s11676-021-01391-z',
      readOn: '2026-11-21',
    },
    {
      title: 'Endangered fallow deer give birth to 11 new fawns in Türkiye’s only natural habitat',
      publisher: 'Anadolu Agency, at usmuslims.com',
      url: 'https://usmuslims.com/endangered-fallow-deer-give-birth-to-11-new-fawns-in-turkiyes-only-natural-habitat-308428h.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'European fallow deer',
      publisher: 'See Animals Wild',
      url: 'https://seeanimalswild.com/european-fallow-deer-2',
      readOn: '2026-11-21',
    },
    {
      title: 'Dama: the deer that walked the world',
      publisher: 'British Geological Survey blog',
      url: 'http://britgeopeople.blogspot.com/2016/04/dama-deer-that-walked-worldby-naomi.html',
      readOn: '2026-11-21',
    },
    {
      title: 'On the trail of the fallow deer',
      publisher: 'Arts and Humanities Research Council',
      url: 'https://ahrc.ukri.org/research/readwatchlisten/features/onthetrailofthefallowdeer/',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer (journal), page on fallow deer and Artemis',
      publisher: 'FlipHTML5',
      url: 'https://fliphtml5.com/ahigg/bbnl/Deer/27',
      readOn: '2026-11-21',
    },
    {
      title: 'Fallow Deer (tracks)',
      publisher: 'trantor.is',
      url: 'https://trantor.is/content/BCeXJVImZL6G6SEj/ch88.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer sign with Ken Slee: rutting scrapes',
      publisher: 'Australian Deer Association',
      url: 'https://www.austdeer.com.au/2020/04/09/1380036/deer-sign-with-ken-slee-rutting-scrapes?amp=1',
      readOn: '2026-11-21',
    },
    {
      title: 'Rutting pit distribution and the significance of fallow deer scrapes during the rut (abstract)',
      publisher: 'Wildlife Biology',
      url: 'https://complete.bioone.org/journals/wildlife-biology/volume-6/issue-4/wlb.2000.034/Rutting-pit-distribution-and-the-significance-of-fallow-deer-iDama/10.2981/wlb.2000.034.short',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer signs',
      publisher: 'Best Practice Guides, Ireland',
      url: 'http://bestpracticeguides.ie/guides/ecology/deer-signs/',
      readOn: '2026-11-21',
    },
    {
      title: 'The management of wild deer in Scotland, section 17',
      publisher: 'Scottish Government',
      url: 'https://gov.scot/publications/management-wild-deer-scotland/pages/22',
      readOn: '2026-11-21',
    },
    {
      title: 'No plan to change fallow deer status',
      publisher: 'Tasmanian Country',
      url: 'https://www.tasmaniancountry.com/newspaper/tasmanian-country/no-plan-change-fallow-deer-status',
      readOn: '2026-11-21',
    },
    {
      title: 'Fallow deer population increase in Tasmania',
      publisher: 'AUARC',
      url: 'http://auarc.com/fallow-deer-population-increase-in-tasmanian-warning-bell/',
      readOn: '2026-11-21',
    },
    {
      title: 'Feral fallow deer',
      publisher: 'Queensland Government, copy at docslib.org',
      url: 'https://docslib.org/doc/8649763/feral-fallow-deer-dama-dama',
      readOn: '2026-11-21',
    },
    {
      title: 'Fallow deer in New Zealand',
      publisher: 'Citizen Science Hub, Phil Bendle Collection',
      url: 'https://wiki.citscihub.nz/w/index.php?oldid=1005&title=Phil_Bendle_Collection%3ADeer_%28Fallow%29_Dama_dama',
      readOn: '2026-11-21',
    },
    {
      title: 'The Kiwi connection',
      publisher: 'The Free Library',
      url: 'https://www.thefreelibrary.com/The+Kiwi+connection%3A+on+the+trail+of+fallow+deer+and+red+deer+in+the+...-a0107895460',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer legislation',
      publisher: 'The Deer Initiative, copy at docslib.org',
      url: 'https://docslib.org/doc/758659/deer-legislation',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer stalking code of practice',
      publisher: 'British Association for Shooting and Conservation',
      url: 'https://basc.org.uk/deer/advice/deer-stalking-code-of-practice/',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer study confirms best practice',
      publisher: 'Sporting Rifle',
      url: 'http://www.sporting-rifle.com/news/deer-study-confirms-best-practice/',
      readOn: '2026-11-21',
    },
    {
      title: 'Celtic stag symbol',
      publisher: 'celticsymbols.net',
      url: 'http://celticsymbols.net/celtic-stag-symbol/',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika Deer',
      publisher: 'Childerley Sporting',
      url: 'http://childerleysporting.co.uk/sika-deer.html',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleDeerType
