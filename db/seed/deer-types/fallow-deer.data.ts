import type { SampleDeerType } from './sample-deer-type'

/**
 * The page is about the European species; the Persian fallow deer is another animal, named only to keep the two apart.
 */
export const fallowDeer = {
  name: 'Fallow Deer',
  slug: 'fallow-deer',
  scientificName: 'Dama dama',
  generalDescription:
    'Fallow deer are medium-sized, social deer, known for broad palmate antlers and for coats that run from white ' +
    'through spotted chestnut to nearly black. The male is a buck, the female a doe, the young a fawn. Their last ' +
    'native herd lives in Türkiye, but people have moved them around since the Stone Age and released them on ' +
    'every inhabited continent. They like woodland beside grass or crops, and under hunting pressure they soon ' +
    'learn to move at night.',
  bodySize:
    'Medium, larger than roe deer and smaller than red deer: 30 to 33 in (75 to 85 cm) at the shoulder in does and 33 to 37 in (85 to 95 cm) in bucks, a few taller.',
  antlerType: 'Broad, flattened (palmate) antlers in mature bucks; does have none',
  uniqueTraits:
    'No other wild deer shows so many coat colors: common, menil, black and white animals may share one herd. ' +
    'Bucks have a plain Adam’s apple and a brush of hair at the penis sheath. In the rut they groan, a rough, ' +
    'repeated, belch-like sound. In some herds several bucks hold small display grounds side by side, called a lek, ' +
    'as grouse do and hardly any other deer does. The tail is long for a deer and rarely still.',

  evolutionaryLineage:
    'The genus Dama has two living members: this fallow deer and the larger, endangered Persian (or Mesopotamian) fallow deer. The IUCN lists the Persian form as a separate species, Dama mesopotamica, and adds that the debate is still open. [2] Several studies find the extinct giant deer, Megaloceros, to be the closest relative of both. A 2024 DNA and bone study places the Ice Age refuges of the European species in Anatolia and the Balkans. [3]',
  firstDiscoveredLocation:
    'People of the eastern Mediterranean knew and moved fallow deer from the Stone Age on, so there is no single ' +
    'place of discovery; early farmers shipped them from the Balkans to the islands of Chios and Rhodes. Linnaeus ' +
    'named the species in 1758, from Sweden, where people had brought it. [23] The only population still accepted as native is in Türkiye, in the Düzlerçamı forest ' +
    'near Antalya.',

  countriesFound: [
    'Türkiye (native)',
    'United Kingdom (introduced)',
    'Ireland (introduced)',
    'Sweden (introduced)',
    'Norway (introduced)',
    'Finland (introduced)',
    'Denmark (introduced)',
    'Germany (introduced)',
    'Netherlands (introduced)',
    'Belgium (introduced)',
    'France (introduced)',
    'Spain (introduced)',
    'Portugal (introduced)',
    'Italy (introduced)',
    'Switzerland (introduced)',
    'Austria (introduced)',
    'Czech Republic (introduced)',
    'Poland (introduced)',
    'Slovakia (introduced)',
    'Hungary (introduced)',
    'Slovenia (introduced)',
    'Croatia (introduced)',
    'Serbia (introduced)',
    'Bulgaria (introduced)',
    'Greece (introduced)',
    'Romania (introduced)',
    'Ukraine (introduced)',
    'Lithuania (introduced)',
    'United States (introduced)',
    'Canada (introduced)',
    'Argentina (introduced)',
    'Chile (introduced)',
    'Peru (introduced)',
    'Uruguay (introduced)',
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
    'Dry pine and scrub hills in the native range',
  ],
  altitudePreferences:
    'Fallow are mainly deer of lowland and gently rolling country, where woods and open ground are side by side. ' +
    'They also use higher forest and foothills in parts of the introduced range. Grass, cover and snow matter more ' +
    'than elevation itself.',
  climatePreferences:
    'The species comes from lands with dry summers, yet it thrives in the damp of Britain and Ireland, in southern ' +
    'Sweden, in Tasmania and on the Edwards Plateau of Texas. Mild winters with grass showing suit it best. Deep ' +
    'snow that stays is hard on a deer that lives on grass for most of the year.',

  maleSize: '33 to 37 in (85 to 95 cm) at the shoulder [22]; 36 to 38 in (91 to 97 cm) in Texas [4]',
  femaleSize: '30 to 33 in (75 to 85 cm) at the shoulder [22]',
  maleWeight: '130 to 220 lb (60 to 100 kg) [22]; 174 to 225 lb (79 to 102 kg) in Texas before the rut [4]',
  femaleWeight: '66 to 110 lb (30 to 50 kg) [22]; 79 to 90 lb (36 to 41 kg) in Texas [4]',
  antlerShape:
    'A mature buck carries a round beam with brow and trez tines that widens above into a flat palm, with a row of ' +
    'points, the spellers, along its rear edge. Bucks grow spikes first, then simple pointed heads; palms usually ' +
    'appear at three to four years of age and measure about 3 to 10 in (8 to 25 cm) across. A full head runs about ' +
    '25 to 37 in (64 to 94 cm) along the outer curve. Antlers are cast in spring and take four to five months to ' +
    'regrow; in Britain bucks are in velvet from May to August and carry clean antlers from September on. [21]',
  coloration:
    'There are four main types. Common fallow are rust to chestnut with white spots in summer, with a black line ' +
    'down the back and a white rump edged in black; in winter they turn dull and the spots fade. Menil are paler, ' +
    'have a brown line in place of the black one and stay clearly spotted in winter. Black animals show hardly any ' +
    'spots. White ones have dark eyes: they are a true color form, not albinos.',
  physicalDifferences:
    'Bucks are about twice as heavy as does, with a thick neck in fall, an Adam’s apple and palmate antlers for much ' +
    'of the year; in the rut they can lose 20 to 50 lb (9 to 23 kg). After casting in spring, look for the penile ' +
    'brush and the body shape. Does are slim and carry no antlers. A yearling buck, the pricket, may have only short ' +
    'spikes hidden by his ears. Black fallow and dark winter sika are easily confused at last light.',

  dietType: 'Herbivore: mainly a grazer, with browse and mast in season',
  springDiet: ['Grasses', 'Herbs', 'Young leaves', 'Winter cereals'],
  summerDiet: ['Grasses', 'Herbs', 'Leaves of broadleaf trees', 'Farm crops'],
  fallDiet: ['Acorns', 'Beech mast', 'Fallen fruit', 'Grasses'],
  winterDiet: ['Bramble and ivy', 'Holly and bilberry', 'Heather', 'Grasses', 'Browse from felled conifers'],
  feedingHabits:
    'A study of 325 rumens from the New Forest, England, shows a clear year: grass is the main food from about March ' +
    'to September, acorns and mast from September to around Christmas, then bramble, bilberry, heather, holly, ivy ' +
    'and conifer browse with whatever grass is left. Herds feed in the open at dusk and dawn, or at night where ' +
    'disturbed, and bed in cover to chew their cud in between.',

  matingSeasonStart: 'October (Northern Hemisphere)',
  matingSeasonEnd: 'November (Northern Hemisphere)',
  gestationPeriod: 'About seven and a half months (AnAge gives 233 days)',
  parentingHabits:
    'Does leave the herd to give birth in June or July and have a single fawn of about 10 lb (4.5 kg); twins are ' +
    'rare. The fawn stays hidden in long grass for its first days while the doe feeds elsewhere and comes back to nurse, ' +
    'so leave a fawn found alone where it is. Later both join other does and fawns. Weaning comes at about ' +
    'six months. Young bucks leave their mothers’ group as yearlings.',
  lifespanWild: 'In a 16-year study of bucks, survival fell sharply after age nine; for does it is not well known',
  lifespanCaptivity: 'Up to 21.1 years (AnAge record)',

  dailyActivity:
    'Fallow may be active at any hour, with peaks at dawn and dusk. In quiet country they graze in daylight. Where ' +
    'people disturb or hunt them they stay in woodland through the day and use open ground in the dark. They ' +
    'spot movement well and look around often, and a group has many eyes, so crossing open ground unseen is the ' +
    'hard part of a stalk.',
  territorialBehavior:
    'Bucks defend ground only for the rut. Most hold a rutting stand that they mark with scrapes, urine and thrashed ' +
    'bushes and from which they groan. Where there are many bucks, stands may cluster into a lek; at Point Reyes, ' +
    'California, a lek covered about 1,100 to 1,600 sq ft (100 to 150 m²) and held two to five bucks. Rivals walk in ' +
    'parallel, then push antler to antler if neither backs down.',
  herdingBehavior:
    'These are true herd deer. Bucks and does keep apart for most of the year in large woods, while in open farmland ' +
    'mixed herds are common and can be large. Groups break up around the rut and again at fawning. A herd can do ' +
    'much damage to crops and young trees in one night, so taking enough does is the key to managing them.',
  migrationBehavior:
    'Fallow do not migrate. They live in home ranges that overlap with others, and herds shift within them for ' +
    'food, shelter and quiet. Bucks may travel to reach their rutting stand and go back afterward. Many new herds ' +
    'began with escapes from parks and farms or with releases rather than with deer that spread on their own.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'The IUCN’s 2008 review, by Masseti and Mertzanidou, lists fallow as Least Concern, because introductions have made them widespread and abundant in Europe; it warns that the native deer of Türkiye are under serious threat. [1] Fallow are among the most common deer of Europe. [19] A breeding station opened at Düzlerçamı in 1966 for the last seven animals and has since grown to about 1,290 acres (521 ha). Counts of its herd differ widely: a 2010 study has it rising from 7 animals to over 500 by the mid-1980s, collapsing until 2000 and then holding fewer than 130. [18] The Persian fallow deer has its own listing.',
  protectedAreas: [
    'Düzlerçamı near Antalya, Türkiye (native herd and breeding station)',
    'Phoenix Park, Dublin, Ireland (introduced herd, kept there since 1662)',
    'New Forest, England (introduced herd)',
  ],
  conservationLaws:
    'The law differs from place to place. Türkiye guards its native deer and fines anyone ' +
    'who shoots one. Tasmania lists wild fallow as partly protected wildlife and manages them as game. In New ' +
    'Zealand official policy has swung between resource and pest; the Te Ara encyclopedia (2008) has them as a pest again since the 1990s. In the United States fallow are exotics, and each state has its own rules. Moving ' +
    'or releasing live deer is often an offense.',

  huntingRegions: [
    'England, Wales and parts of Scotland (introduced)',
    'Ireland (introduced)',
    'Continental Europe under national law',
    'New Zealand, both main islands (introduced)',
    'Tasmania and mainland Australia (introduced)',
    'Texas, mostly the Edwards Plateau (introduced)',
  ],
  huntingRegulations:
    'Each country or state sets its own seasons, licenses and limits. They change, so read the agency’s page before each season. Two American examples: Maryland lets hunters take a fallow deer, where found, in place of a ' +
    'whitetail in any deer season. Texas sets no closed season or bag limit for exotics on private property, but you ' +
    'need a hunting license and the landowner’s consent. Don’t assume one state’s rules hold in the next. Rifle and ammunition minimums, night shooting and lights are regulated too. Wear blaze orange where required.',
  huntingBestPractices:
    'Scout by sitting: learn which field edge the herd uses and in what wind. A high seat helps in flat country ' +
    'because it gives a steep shot into the ground. In a herd, pick one animal, wait until it is broadside and ' +
    'clear, and check what is behind it; a bullet can pass through. Be sure of species and sex, and do not orphan ' +
    'a fawn that still depends on its doe. Use a rest, stay within your practiced range, and aim for the chest. Mark ' +
    'where the animal was standing and follow up every shot, even an apparent miss, with a tracking dog where lawful.',
  recommendedEquipment: [
    'Rifle that meets local minimums, with expanding bullets',
    'Binoculars with good low-light performance',
    'Shooting sticks, or a high seat with safety harness',
    'Quiet clothing for the season',
    'Wind checker',
    'Flashlight, knife and gloves',
    'Drag and clean game bag',
    'Tracking dog on call where lawful',
  ],
  trackingSigns: [
    'Narrow, pointed cloven tracks, hard to tell from sika, red deer or sheep',
    'Browse line at reach height in woodland',
    'Bare rutting scrapes under thrashed branches, with a strong smell',
    'Frayed saplings and thrashed bushes',
    'Well-used paths across banks and woodland tracks',
    'Piles of dark pellets on feeding ground',
    'Groaning of bucks in the rut, short barks of alarmed does',
  ],

  interestingFacts: [
    'The Mammals of Texas calls fallow the most widely kept of the world’s deer.',
    'Roman fallow deer died out in northern Europe; medieval people brought new ones, this time from Anatolia.',
    'Romans put Persian, not European, fallow deer on the island of Mallorca.',
    'The fallow deer is the national animal of Antigua and Barbuda, brought there in colonial times.',
    'White fallow are not albinos: their eyes are dark.',
    'Point Reyes, California, got its fallow from the San Francisco Zoo in the 1940s; by 2005 there were about 860.',
    'Phoenix Park in Dublin still holds descendants of deer released for a royal park in 1662.',
  ],
  culturalSignificance:
    'The spread of fallow deer follows the history of people: Stone Age settlers, Romans, medieval lords and ' +
    'colonial powers all took them along. In Britain the Roman animals died out, and today’s herds go back to a ' +
    'medieval return that is usually credited to the Normans. Deer parks kept them for venison, sport and show, and ' +
    'many wild herds descend from deer that got out. They are still the deer that most people in Britain picture in ' +
    'a country park.',
  mythsAndLegends:
    'In the Greek and Roman world fallow deer were linked with Artemis and Diana, goddesses of the hunt, and ' +
    'researchers think that this bond helped spread the animal around the Mediterranean. [3]',

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
        'Look at the rear and the head. Common fallow have a white rump edged in black and a long tail with a black ' +
        'stripe; sika have a shorter tail, a white rump that flares in alarm and a pale gland on the hind leg. ' +
        'Mature fallow bucks have palms and an Adam’s apple; sika antlers are round and narrow.',
    },
    {
      question: 'When is the fallow rut?',
      answer:
        'In Europe bucks rut mainly in October and into November. In Australia the peak runs from late March through ' +
        'April to early May. Dates shift a little with location and weather.',
    },
    {
      question: 'At what age does a fallow buck grow palms?',
      answer:
        'Usually at three to four years. Before that he carries spikes and then simple pointed heads. Palm width ' +
        'depends on food and breeding as well as age, so antlers alone do not tell a buck’s exact age.',
    },
    {
      question: 'Where are fallow deer native?',
      answer:
        'The only population still accepted as native lives near Antalya in Türkiye. A 2024 study places the Ice Age refuges of the species in Anatolia and the Balkans. People introduced all the others, including those of Britain, North America, Australia and New Zealand, where the first arrived in 1864. [20] Attempts to bring them back to other parts of Türkiye had failed by 2010. [18]',
    },
    {
      question: 'Is the Persian fallow deer the same species?',
      answer:
        'The IUCN treats it as a separate species, Dama mesopotamica, though the debate is not over. It is ' +
        'larger, has different antlers and is endangered. Nothing said here about hunting applies to it.',
    },
    {
      question: 'Can I hunt fallow deer in the United States?',
      answer:
        'Yes, in some places. Texas has more than 10,000, about a third of them outside fences, and treats them as ' +
        'exotics. In Maryland a fallow fills a whitetail tag. Other states have their own rules.',
    },
  ],

  metaTitle: 'Fallow Deer Guide: Colors, Antlers, Rut and Stalking',
  metaDescription:
    'Fallow deer for hunters: native and introduced range, color types, palmate antlers by age, rut and leks, food ' +
    'by season, status and safe stalking.',
  metaKeywords:
    'fallow deer, Dama dama, fallow buck, palmate antlers, fallow rut, menil, fallow deer hunting, fallow stalking',

  sources: [
    {
      title: 'Dama dama',
      publisher: 'IUCN Red List of Threatened Species (Masseti and Mertzanidou, 2008)',
      url: 'https://www.iucnredlist.org/species/42188/10656554',
      readOn: '2026-11-21',
      usedFor: 'Red List category, native range and threat in Türkiye',
      section: 'regions',
    },
    {
      title: 'Dama dama: Taxonomic Notes',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'https://www.iucnredlist.org/species/42188/224359451',
      readOn: '2026-11-21',
      usedFor: 'Persian fallow deer and kinship with the giant deer',
      section: 'origins',
    },
    {
      title: 'The 10,000-year biocultural history of fallow deer and its implications for conservation policy',
      publisher: 'Open Research Exeter (Baker and others, PNAS, 2024; abstract)',
      url: 'https://ore.exeter.ac.uk/repository/handle/10871/135301',
      readOn: '2026-11-21',
      usedFor: 'Ice Age refuges, Roman and medieval introductions, Artemis and Diana',
      section: 'origins',
    },
    {
      title: 'Fallow Deer, Dama dama',
      publisher: 'The Mammals of Texas, Online Edition, Texas Tech University',
      url: 'https://www.depts.ttu.edu/nsrl/mammals-of-texas-online-edition/Accounts_Introduced_Artiodactyla/Dama_dama.php',
      readOn: '2026-11-21',
      usedFor: 'sizes and weights, color forms, palms by age, habitat and numbers in Texas',
      section: 'physical',
    },
    {
      title: 'Dama dama',
      publisher: 'Global Invasive Species Database, IUCN',
      url: 'http://iucngisd.org/gisd/species.php?sc=1940',
      readOn: '2026-11-21',
      usedFor: 'general sizes, antler measurements, world range',
      section: 'regions',
    },
    {
      title: 'Distribution and Abundance of Fallow Deer Leks at Point Reyes National Seashore, California',
      publisher: 'U.S. Geological Survey',
      url: 'https://pubs.usgs.gov/sir/2006/5149/Introduction.html',
      readOn: '2026-11-21',
      usedFor: 'leks, rutting pits and the Point Reyes herd',
      section: 'behavior',
    },
    {
      title:
        'The annual diet of the Fallow deer (Dama dama) in the New Forest, Hampshire, as determined by rumen content ' +
        'analysis',
      publisher: 'Journal of Zoology (Jackson, 1977; abstract)',
      url: 'https://doi.org/10.1111/j.1469-7998.1977.tb03257.x',
      readOn: '2026-11-21',
      usedFor: 'food by season',
      section: 'diet',
    },
    {
      title:
        'Age-specific survival and reproductive probabilities: evidence for senescence in male fallow deer (Dama dama)',
      publisher: 'Proceedings of the Royal Society B (McElligott and others, 2002; abstract)',
      url: 'https://doi.org/10.1098/rspb.2002.1993',
      readOn: '2026-11-21',
      usedFor: 'survival of bucks with age',
      section: 'breeding',
    },
    {
      title: 'AnAge entry for Dama dama',
      publisher: 'Human Ageing Genomic Resources',
      url: 'https://genomics.senescence.info/species/entry.php?species=Dama_dama',
      readOn: '2026-11-21',
      usedFor: 'gestation, birth weight and weaning',
      section: 'breeding',
    },
    {
      title: 'Fallow Deer: lifespan, longevity, and ageing (text of AnAge)',
      publisher: 'Encyclopedia of Life',
      url: 'https://eol.org/pages/313992/articles',
      readOn: '2026-11-23',
      usedFor: 'the age record',
      section: 'breeding',
    },
    {
      title: 'Phoenix Park Wildlife',
      publisher: 'RTÉ Archives',
      url: 'https://www.rte.ie/archives/2024/1109/1477091-phoenix-park-wildlife',
      readOn: '2026-11-21',
      usedFor: 'rut, casting of antlers, hidden fawns, the Phoenix Park herd',
      section: 'breeding',
    },
    {
      title: 'Number of endangered fallow deer increases from seven to 500',
      publisher: 'Hürriyet Daily News',
      url: 'https://hurriyetdailynews.com/amp/number-of-endangered-fallow-deer-increases-from-seven-to-500-154561',
      readOn: '2026-11-21',
      usedFor: 'Düzlerçamı breeding station and fines in Türkiye',
      section: 'conservation',
    },
    {
      title: 'Fallow deer',
      publisher: 'Te Ara, the Encyclopedia of New Zealand',
      url: 'https://teara.govt.nz/en/photograph/15616/fallow-deer',
      readOn: '2026-11-21',
      usedFor: 'range and official status in New Zealand',
      section: 'regions',
    },
    {
      title: 'Wild fallow management plan, Tasmania',
      publisher: 'Australian Deer Association',
      url: 'https://www.austdeer.com.au/news/wild-fallow-management-plan-tasmania',
      readOn: '2026-11-26',
      usedFor: 'partly protected status in Tasmania',
      section: 'hunting',
    },
    {
      title: 'Deer sign with Ken Slee - Rutting scrapes',
      publisher: 'Australian Deer Association',
      url: 'https://www.austdeer.com.au/2020/04/09/1380036/deer-sign-with-ken-slee-rutting-scrapes',
      readOn: '2026-11-21',
      usedFor: 'rutting scrapes and the rut in Australia',
      section: 'hunting',
    },
    {
      title: 'Other Deer Hunting Regulations',
      publisher: 'Maryland Department of Natural Resources',
      url: 'https://dnr.maryland.gov/wildlife/Pages/hunt_trap/deer_otherregs.aspx',
      readOn: '2026-11-21',
      usedFor: 'fallow deer rule in Maryland',
      section: 'hunting',
    },
    {
      title: 'Nongame, Exotic, Endangered, Threatened & Protected Species',
      publisher: 'Texas Parks and Wildlife Department',
      url: 'https://tpwd.texas.gov/regulations/outdoor-annual/hunting/nongame-and-other-species/',
      readOn: '2026-11-21',
      usedFor: 'rules for exotics in Texas',
      section: 'hunting',
    },
    {
      title: 'Development of the population of the European Fallow Deer, Dama dama dama (Linnaeus, 1758), in Turkey',
      publisher: 'Zoology in the Middle East (Arslangündoğdu and others, 2010; abstract)',
      url: 'https://doi.org/10.1080/09397140.2010.10638383',
      readOn: '2026-11-25',
      usedFor: 'numbers of the last native herd',
      section: 'conservation',
    },
    {
      title: 'Fallow Deer (Dama dama) Population and Harvest Changes in Europe since the Early 1980s',
      publisher: 'Sustainability (Bijl and Csányi, 2022)',
      url: 'https://doi.org/10.3390/su141912198',
      readOn: '2026-11-25',
      usedFor: 'fallow deer among the most common deer of Europe',
      section: 'conservation',
    },
    {
      title: 'History of Deer Releases in New Zealand',
      publisher: 'Deer Hunting NZ',
      url: 'http://www.deerhuntingnz.com/2010/09/history-of-deer-releases-in-nz.html',
      readOn: '2026-11-25',
      usedFor: 'fallow deer in New Zealand since 1864',
      section: 'faqs',
    },
    {
      title: 'Deer antler cycles',
      publisher: 'British Deer Society',
      url: 'https://bds.org.uk/index.php/advice-education/species/deer-antler-cycles',
      readOn: '2026-11-25',
      usedFor: 'months of antler growth in Britain',
      section: 'physical',
    },
    {
      title: 'European fallow deer',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/European_fallow_deer',
      readOn: '2026-11-26',
      usedFor: 'shoulder heights and weights',
      section: 'physical',
    },
    {
      title: 'Dama dama (Mammalian Species No. 317, 1988)',
      publisher: 'American Society of Mammalogists (Feldhamer and others), at docslib',
      url: 'https://docslib.org/download/499209/dama-dama-by-george-a',
      readOn: '2026-11-26',
      usedFor: 'the place of the first description',
      section: 'origins',
    },
  ],
} satisfies SampleDeerType
