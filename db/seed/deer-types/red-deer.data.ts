import type { SampleDeerType } from './sample-deer-type'

/**
 * Red deer. Weights are those of Britain and of the larger continental races, told apart.
 */
export const redDeer = {
  name: 'Red Deer',
  slug: 'red-deer',
  scientificName: 'Cervus elaphus',
  generalDescription:
    'Red deer are among the largest deer of Europe and the best known quarry of its hills and forests. The male is a ' +
    'stag, the female a hind, the young a calf. Most live in woodland with open feeding ground close by, but they ' +
    'adapt well to bare hill and moor, as in the Scottish Highlands. Body size follows food: hill deer are far ' +
    'lighter than deer of rich forest. Settlers took the species to New Zealand, Australia and South America, where ' +
    'it is hunted and, in many places, controlled as an introduced animal.',
  bodySize: 'Large; from small hill and island animals to very heavy forest stags',
  antlerType: 'Branched, many-pointed antlers with a crown in good mature stags; stags only',
  uniqueTraits:
    'The roar of the stag in autumn carries far and gives the rut its name in New Zealand, the roar. Stags size each ' +
    'other up by voice and by walking side by side before they risk a fight. Old, well-fed stags often grow a cup of ' +
    'points, the crown, at the top of each antler. The species is also the only deer native to present-day Africa, ' +
    'through the Barbary form of Algeria and Tunisia. It can cross with sika where the two meet, and the young may ' +
    'be hard to recognise.',

  evolutionaryLineage:
    'Red deer belong to the genus Cervus, together with elk (wapiti) and sika. The ancestor of the group probably ' +
    'lived in central Asia, and red deer are known from the early Middle Pleistocene. For most of the last century ' +
    'elk were counted as red deer. Genetic studies since the 1990s separate the western red deer of Europe, western ' +
    'Asia and North Africa from the elk, and more recent work also treats the deer of central Asia as a species of ' +
    'their own.',
  firstDiscoveredLocation:
    'People of Europe hunted red deer long before written history: headdresses made from stag skulls were found at ' +
    'Star Carr in Yorkshire, England, and are about 11,000 years old. Linnaeus gave the species its scientific name ' +
    'in 1758. The form that carries his name unchanged, Cervus elaphus elaphus, lives in southern and central ' +
    'Sweden.',

  countriesFound: [
    'United Kingdom (native)',
    'Norway (native)',
    'Spain (native)',
    'Germany (native)',
    'Türkiye (native)',
    'Tunisia (native, Barbary deer)',
    'New Zealand (introduced)',
    'Argentina (introduced)',
  ],
  continentsFound: [
    'Europe (native)',
    'Asia (native, western part)',
    'Africa (native, far north)',
    'Oceania (introduced)',
    'South America (introduced)',
  ],
  typicalHabitats: [
    'Broadleaf and mixed forest with clearings',
    'Conifer plantation',
    'Open hill and moorland',
    'Mountain forest and alpine pasture',
    'River woodland',
    'Farmland next to cover',
  ],
  altitudePreferences:
    'Red deer live from the coast to mountain pasture. Where there is high ground they tend to use it by season: up ' +
    'to fresh grass, wind and relief from flies in summer, and down to sheltered glens, woods and farmland in ' +
    'winter. In open hill country hinds hold the better grass, while stags often make do with poorer, heathery ' +
    'ground for much of the year.',
  climatePreferences:
    'The species copes with a wide span of climates, from Norway just short of the Arctic Circle to the Atlas ' +
    'forests of North Africa. Cold alone is seldom the problem. Long wet winters on poor hill ground, with little ' +
    'shelter, cost condition, and most deaths come in late winter and early spring, stags first. A late spring makes ' +
    'it worse.',

  maleSize: '42 to 54 in (107 to 137 cm) at the shoulder in Britain; larger in parts of the continent',
  femaleSize: '42 to 48 in (107 to 122 cm) at the shoulder in Britain',
  maleWeight: '200 to 420 lb (90 to 190 kg) in Britain; 350 to 530 lb (160 to 240 kg) is typical of larger races',
  femaleWeight: '140 to 265 lb (63 to 120 kg) in Britain; 260 to 370 lb (120 to 170 kg) in larger races',
  antlerShape:
    'The antlers are round in section and rough, with brow, bez and trez tines on the main beam and a group of ' +
    'points on top, which forms a cup or crown in good stags. The bez may be small or missing. The brow tine leaves ' +
    'the beam at more than a right angle, a useful mark against sika. Native British heads reach up to 16 points. ' +
    'Antlers measure about 28 in (71 cm) on average and up to 45 in (115 cm); they are cast around the end of winter ' +
    'and are full grown by late summer.',
  coloration:
    'The summer coat is a warm red-brown, with a pale belly. In winter it turns thicker and brown to grey. The rump ' +
    'patch is creamy or buff and runs up above a short tail of much the same colour, without the black edges seen on ' +
    'fallow. Calves are spotted and lose the spots in their first months; adults show none, or only a faint row ' +
    'along the spine. Stags grow a mane for the rut.',
  physicalDifferences:
    'Stags are clearly larger, carry antlers, and in autumn have a thick neck with a mane and a dark, mud-caked ' +
    'belly. Hinds are lighter in build, with a long slim neck and no antlers. A yearling stag may show only short ' +
    'spikes, so look twice before calling an animal a hind. Hinds with a calf at foot must be recognised before any ' +
    'shot: a dependent calf should not be left without its mother.',

  dietType: 'Herbivore: grazes first, browses when grass is short',
  springDiet: ['New grasses', 'Sedges', 'Buds and opening leaves', 'Young heather shoots'],
  summerDiet: ['Grasses and herbs', 'Leaves of trees and shrubs', 'Bilberry', 'Farm crops where reachable'],
  fallDiet: ['Grasses', 'Heather and bilberry', 'Acorns and other mast', 'Fallen fruit'],
  winterDiet: [
    'Heather and other dwarf shrubs',
    'Tree shoots and twigs',
    'Bark',
    'Dead grass and moss',
    'Ivy and bramble',
  ],
  feedingHabits:
    'Red deer graze grass and low shrubs whenever they can and turn to twigs, shoots and bark when snow or hunger ' +
    'forces them. They feed, then lie up to chew the cud, in turns over the whole day and night. Where people ' +
    'disturb them they keep to cover by day and come out on open ground after dark. Heavy browsing by dense herds ' +
    'can stop young forest from growing back.',

  matingSeasonStart: 'Mid to late September (Europe)',
  matingSeasonEnd: 'Late October to early November (Europe)',
  gestationPeriod: 'About 8 months (roughly 240 days)',
  parentingHabits:
    'A hind leaves her group to give birth, mostly in May in woodland and in June on the open hill. There is ' +
    'normally a single calf; twins are very rare. The calf lies hidden and alone between feeds for its first days, ' +
    'then follows her back to the group. It no longer depends on milk at about four months but learns its home ' +
    'ground from her for much longer. Hill hinds in poor condition often breed only every second year.',
  lifespanWild: 'Seldom over 16 years; up to about 18 in exceptional cases',
  lifespanCaptivity: 'Over 20 years',

  dailyActivity:
    'Red deer are active in bouts through the full 24 hours, with peaks around dawn and dusk. In quiet places they ' +
    'feed in the open by day; under pressure they shift to night and to thick cover. Weather moves them more than ' +
    'the clock on open hill: they use lee slopes in wind and high, airy ground in warm, still weather. During the ' +
    'rut stags may be on their feet and roaring at any hour.',
  territorialBehavior:
    'Stags do not defend a fixed piece of land for the year. In the rut a mature stag goes to ground that hinds use, ' +
    'gathers what hinds he can, and keeps rivals away by roaring, parallel walking and, between well-matched stags, ' +
    'fighting. Fights can wound or kill. He wallows in mud and urine, thrashes bushes, hardly eats, and ends the ' +
    'season thin and tired.',
  herdingBehavior:
    'For most of the year the sexes live apart. Hind groups are led by an experienced female and made up of her ' +
    'daughters and their young, up to about 40 on open hill; stags form looser bands of unrelated males. In dense ' +
    'forest the groups are much smaller, often a hind with her calf. A stalker should find the lead hind first, ' +
    'because her alarm moves all the others.',
  migrationBehavior:
    'Many red deer stay in one home range all year. In hill and mountain country they make seasonal moves, uphill in ' +
    'summer and down to shelter in winter, and stags travel to the hinds for the rut. How far they go differs with ' +
    'snow, food, fences and disturbance, so local knowledge counts for more than any general rule.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'An IUCN Red List assessment by Lovari and others, published in 2016, places the species in the category Least ' +
    'Concern. Red deer were nearly gone from much of Britain by the end of the eighteenth century and have since ' +
    'recovered strongly. Elsewhere help was needed: Corsica received deer from Sardinia in 1985 after its own had ' +
    'died out, and Tunisia protected and bred its Barbary deer. Today crossing with introduced sika is a concern in ' +
    'several countries.',
  protectedAreas: [
    'El Feija National Park, Tunisia (Barbary deer)',
    'Tazekka National Park, Morocco (reintroduced)',
    'Mesola Wood, Italy',
    'Killarney National Park, Ireland',
  ],
  conservationLaws:
    'The species stands in Appendix III of the Bern Convention, and the Corsican form has strict protection in ' +
    'European law. The Deer Act 1991 covers England and Wales, the Deer (Scotland) Act 1996 covers Scotland, with ' +
    'rules on seasons, night shooting and firearms. Tunisia banned hunting of Barbary deer in 1963. In New Zealand, ' +
    'where red deer are an introduced animal, legal protection was taken away in the 1930s.',

  huntingRegions: [
    'Scottish Highlands and Islands',
    'Woodland and moor of England',
    'Continental Europe under national hunting law',
    'New Zealand (introduced)',
    'Australia (introduced)',
    'Argentina (introduced)',
  ],
  huntingRegulations:
    'Seasons, licences, bag limits and firearm rules are set by each country, state or province. They change, ' +
    'sometimes every year, and must be read at the agency before you go. Scotland, for example, ended its close ' +
    'season for stags in October 2023 but keeps one for hinds. Many countries ask for a hunting exam or a guide, and ' +
    'Scottish law sets minimum energy and bullet weight. You need the permission of whoever holds the shooting ' +
    'rights, or a permit on public land. Wear blaze orange where it is required.',
  huntingBestPractices:
    'Spy the ground first, choose the animal, then plan the stalk by the wind. Keep below the skyline and watch for ' +
    'sheep, grouse and outlying hinds that give you away. Identify species, sex and age, and know whether a hind has ' +
    'a calf. Shoot only at a still, unobscured animal from a rest, at the chest, with solid ground behind it. A ' +
    'British study advises closing to within about 100 m (110 yd). Stay within your own tested range. After the ' +
    'shot, reload, watch, wait, then follow up every shot, with a trained dog if you can. Inspect and clean the ' +
    'carcass properly.',
  recommendedEquipment: [
    'Rifle and expanding ammunition that meet the local law',
    'Good binoculars and, on the hill, a telescope',
    'Bipod or shooting sticks',
    'Quiet, windproof and waterproof clothing',
    'Strong boots',
    'Knife, gloves and drag rope',
    'Map, compass and phone',
    'Trained tracking dog within reach',
  ],
  trackingSigns: [
    'Oval tracks, about 2 in wide and 2.8 in long (5 by 7 cm)',
    'Muddy wallows with hair on the rim',
    'Frayed saplings and thrashed bushes',
    'Bark stripped from trees in winter',
    'Worn paths and fence crossings',
    'A clear browse line in woodland',
    'Dark pellets, often in heaps or strings',
    'Roaring in autumn',
  ],

  interestingFacts: [
    'Red deer are the largest wild land mammal of Britain.',
    'Growing antlers can lengthen by up to about 1 in (2.5 cm) a day.',
    'By tradition a British stag with twelve points is called a royal.',
    'The first stag came to New Zealand in 1851; the hind sent with it died on the voyage.',
    'New Zealand records list some 220 separate releases of red deer.',
    'Stone Age people made tools from their bones and antlers.',
    'Stags may hardly eat during the rut.',
  ],
  culturalSignificance:
    'Few wild animals have a longer record beside people in Europe. Hunters of the Middle Stone Age lived on red ' +
    'deer and made tools and headdresses from them. Norman kings kept whole forests for the royal hunt. In the ' +
    'nineteenth century deer stalking became the fashion in the Highlands and shaped how large estates there are ' +
    'run. The stag still stands in coats of arms and on the hill, and venison from wild herds feeds many households.',
  mythsAndLegends:
    'In the Scottish Highlands people called red deer fairy cattle and told that fairies milked them on the mountain ' +
    'tops. Christian legend tells how Eustace, a hunter, saw a shining cross between the antlers of the stag he was ' +
    'chasing and gave up his old life; Jacobus de Varagine wrote it down in the Golden Legend. The same story was ' +
    'later told of Saint Hubert, whom hunters honour to this day. Celtic images show the god Cernunnos with a stag’s ' +
    'antlers.',

  faqQuestions: [
    {
      question: 'Are red deer and elk the same animal?',
      answer:
        'No. They look alike and were long counted as one species, but studies of genes and behaviour now separate ' +
        'red deer of Europe, western Asia and North Africa from elk, or wapiti, of North America and eastern Asia. ' +
        'The two can interbreed where people have brought them together.',
    },
    {
      question: 'When is the red deer rut?',
      answer:
        'In Europe it runs from about mid or late September into early November, with the peak usually in October. ' +
        'South of the equator it falls in their autumn instead; New Zealand hunters call it the roar. Local weather ' +
        'and condition shift the dates a little.',
    },
    {
      question: 'How do I tell a red stag from a sika stag?',
      answer:
        'Red deer are larger, and the brow tine leaves the main beam at more than a right angle; in sika the angle ' +
        'is less. Sika seldom carry more than eight points, have a white gland on the hind leg and whistle in the ' +
        'rut. Hybrids exist, so look at several marks.',
    },
    {
      question: 'How big does a red stag get?',
      answer:
        'In Britain 200 to 420 lb (90 to 190 kg) is the usual span, with hill stags at the light end. Stags of ' +
        'larger continental races often weigh 350 to 530 lb (160 to 240 kg). Food makes most of the difference, so ' +
        'rich forest grows heavier deer than poor hill.',
    },
    {
      question: 'Why are hinds culled?',
      answer:
        'Hinds decide how fast a herd grows. Where no large predator is left, taking enough hinds is the main way to ' +
        'keep numbers in line with the food and to let young forest come up. It must be done in season, with care ' +
        'for dependent calves.',
    },
    {
      question: 'Are red deer native to New Zealand?',
      answer:
        'No. They came as gifts for sport; the first stag arrived at Nelson in 1851 and herds grew up from later ' +
        'releases. Without natural predators they spread and damaged native forest, so they are hunted for sport, ' +
        'taken for meat and controlled by the state.',
    },
  ],

  metaTitle: 'Red Deer Guide: Stags, Rut, Habitat and Stalking',
  metaDescription:
    'Red deer for hunters and stalkers: size, antlers, the roar, seasonal food and movement, status, laws to check, ' +
    'and how to stalk with care and a safe shot.',
  metaKeywords:
    'red deer, Cervus elaphus, red stag, hind, deer stalking, red deer rut, the roar, Scottish Highlands, New ' +
    'Zealand red deer',

  sources: [
    {
      title: 'Cervus elaphus, Red Deer: The IUCN Red List of Threatened Species 2016',
      publisher: 'IUCN, copy at Scribd',
      url: 'https://www.scribd.com/document/494197284/Cervus-elaphus-Red-Deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Cervus elaphus (Red List page)',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'http://www.iucnredlist.org/details/55997072/0',
      readOn: '2026-11-21',
    },
    {
      title: 'Cervus elaphus, taxonomic notes and subspecies',
      publisher: 'IUCN Red List of Threatened Species',
      url: 'https://apistaging.iucnredlist.org/en/species/55997072/211074984',
      readOn: '2026-11-21',
    },
    {
      title: 'Cervus elaphus (red deer), Invasive Species Compendium',
      publisher: 'CABI',
      url: 'https://www.cabi.org/isc/datasheet/89943',
      readOn: '2026-11-21',
    },
    {
      title: 'Red deer',
      publisher: 'Wikipedia, copy at wiki.riteme.site',
      url: 'https://wiki.riteme.site/wiki/European_red_deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Red Deer',
      publisher: 'deer-images.com, text after Wikipedia',
      url: 'http://deer-images.com/red-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Species: Red Deer',
      publisher: 'Roeselien Raimond, text after Wikipedia',
      url: 'http://www.roeselienraimond.com/species-red-deer/',
      readOn: '2026-11-21',
    },
    {
      title: 'Breeding, gestation and lifespan',
      publisher: 'areddeer.blogspot.com, text after Wikipedia',
      url: 'https://areddeer.blogspot.com/2011/03/breeding-gestation-and-lifespan.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Red deer',
      publisher: 'HCS Deer Services',
      url: 'https://hcsdeerservices.co.uk/deer-info/species/4-red-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'UK Deer Species: Red Deer',
      publisher: 'AJN Stalking',
      url: 'http://www.ajnstalking.com/UK-Deer-Species---Red-Deer.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Red deer: species of the month',
      publisher: 'Game & Wildlife Conservation Trust',
      url: 'https://gwct.org.uk/wildlife/species-of-the-month/2023/red-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Species Fact Sheet: Red Deer',
      publisher: 'The Mammal Society, copy at docslib.org',
      url: 'https://docslib.org/doc/12315047/species-fact-sheet-red-deer-cervas-elaphus-info-themammalsociety-org-023-8023-7874',
      readOn: '2026-11-21',
    },
    {
      title: 'Red deer: breeding',
      publisher: 'Better Planet Education',
      url: 'https://betterplaneteducation.org.uk/factsheets/deer-red-breeding',
      readOn: '2026-11-21',
    },
    {
      title: 'Red Deer',
      publisher: 'British Wildlife Centre',
      url: 'https://britishwildlifecentre.co.uk/planyourvisit/animals/red-deer/',
      readOn: '2026-11-21',
    },
    {
      title: 'Red deer: deer ecology',
      publisher: 'Best Practice Guides, Scotland',
      url: 'http://bestpracticeguides.org.uk/deer-ecology/red-deer/',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer signs',
      publisher: 'Best Practice Guides, Ireland',
      url: 'http://bestpracticeguides.ie/guides/ecology/deer-signs/',
      readOn: '2026-11-21',
    },
    {
      title: 'Red deer',
      publisher: 'Trees for Life',
      url: 'https://treesforlife.org.uk/forest/species-profiles/red-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'The rut of the reds',
      publisher: 'D. Seddon Photography',
      url: 'https://www.dseddonphoto.co.uk/blog/2013/10/the-rut-of-the-reds',
      readOn: '2026-11-21',
    },
    {
      title: 'Cervus elaphus (Bern Convention status)',
      publisher: 'State Museum of Natural History, National Academy of Sciences of Ukraine',
      url: 'http://dc.smnh.org/species/detail/species-738.html',
      readOn: '2026-11-21',
    },
    {
      title: 'WWF studies show need for better barbary deer monitoring',
      publisher: 'WWF',
      url: 'http://wwf.panda.org/?2751/WWF-studies-show-need-for-better-barbary-deer-monitoring',
      readOn: '2026-11-21',
    },
    {
      title: 'Barbary stag',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Barbary_stag',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer species of Ireland',
      publisher: 'Killeagh Hunting Trips',
      url: 'https://killeaghhuntingtrips.com/deer-species-of-ireland',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer legislation',
      publisher: 'The Deer Initiative, copy at docslib.org',
      url: 'https://docslib.org/doc/758659/deer-legislation',
      readOn: '2026-11-21',
    },
    {
      title: 'The management of wild deer in Scotland, section 4',
      publisher: 'Scottish Government',
      url: 'https://www.gov.scot/publications/management-wild-deer-scotland/pages/8',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer Management Consultation and Proposed Changes to the Close Season',
      publisher: 'Turcan Connell',
      url: 'https://www.turcanconnell.com/deer-management-consultation-and-proposed-changes-to-the-close-season',
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
      title: 'Exotic Intruders, chapter four (1983)',
      publisher: 'New Zealand Electronic Text Collection',
      url: 'http://nzetc.victoria.ac.nz/tm/scholarly/tei-DruExot-t1-body1-d5.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Introduction and Establishment of Red Deer in New Zealand',
      publisher: 'New Zealand Forest Service, copy at docslib.org',
      url: 'https://docslib.org/doc/13407994/new-zealand-forest-service',
      readOn: '2026-11-21',
    },
    {
      title: 'The red deer: hunters’ meat, environmentalists’ poison',
      publisher: 'Te Papa, Museum of New Zealand',
      url: 'https://collections.tepapa.govt.nz/topic/1446',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer Management in New Zealand',
      publisher: 'University of Otago, GEOG397 wiki',
      url: 'https://geog397.wiki.otago.ac.nz/index.php/Deer_Management_in_New_Zealand',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika',
      publisher: 'HCS Deer Services',
      url: 'https://hcsdeerservices.co.uk/deer-info/species/6-sika',
      readOn: '2026-11-21',
    },
    {
      title: 'Sika Deer',
      publisher: 'Childerley Sporting',
      url: 'http://childerleysporting.co.uk/sika-deer.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Stags and Deer in Celtic mythology and folklore',
      publisher: 'Celtic Cross',
      url: 'https://celticcross.co/blog/stags-and-deer-in-celtic-mythology-and-folklore/',
      readOn: '2026-11-21',
    },
    {
      title: 'Saint Eustace and the deer',
      publisher: 'University of Turin',
      url: 'https://leportedellanno.unito.it/eng_medioevo_animali_grande_6.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer in mythology',
      publisher: 'k00176383.blogspot.com',
      url: 'https://k00176383.blogspot.com/2014/03/deer-in-mythology.html',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleDeerType
