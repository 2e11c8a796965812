import type { SampleDeerType } from './sample-deer-type'

/** Sizes and weights differ so much from place to place that each is given with its country. */
export const redDeer = {
  name: 'Red Deer',
  slug: 'red-deer',
  scientificName: 'Cervus elaphus',
  generalDescription:
    'Red deer are among the largest deer of Europe and the best-known quarry of its hills and forests. The male is ' +
    'a stag, the female a hind, the young a calf. Most live in woodland with open feeding ground close by, but ' +
    'they adapt well to bare hill and moor, as in the Scottish Highlands. Body size follows food: hill deer are ' +
    'far lighter than deer of rich forest. Settlers took the species to New Zealand, Australia and South America, ' +
    'where it is hunted and, in many places, controlled as an introduced animal. The elk of North America, including ' +
    'California’s tule elk, is a separate species.',
  bodySize:
    'Large: from about 35 in (90 cm) at the shoulder in small hinds to 54 in (137 cm) in the largest stags, from light hill and island animals to very heavy deer of rich forest.',
  antlerType: 'Branched, many-pointed antlers with a crown in good mature stags; stags only',
  uniqueTraits:
    'The roar of the stag in the rut carries far, and New Zealand hunters call the whole season the roar. Stags ' +
    'size each other up by voice and by walking side by side before they risk a fight. Old, well-fed stags often ' +
    'grow a cup of points, the crown, at the top of each antler. The species is also the only deer native to ' +
    'present-day Africa, through the Barbary form of Tunisia and Algeria. It can cross with sika where the two ' +
    'meet, and hybrids can be hard to pick out.',

  evolutionaryLineage:
    'Red deer belong to the genus Cervus, together with elk (wapiti) and sika. For most of the twentieth century ' +
    'elk were counted as red deer. Studies published since 1995 treat the two as separate species, on the evidence ' +
    'of genes as well as of behavior: western red deer of Europe, western Asia and North Africa on one side, elk ' +
    'of eastern Asia and North America on the other. More recent genetic work sets the deer of central Asia apart ' +
    'as well.',
  firstDiscoveredLocation:
    'People of Europe hunted red deer long before written history and made tools from the antlers. Linnaeus gave ' +
    'the species its scientific name in 1758, in the work that began the modern naming of animals; his deer are taken to have come from southern Sweden. [22]',

  countriesFound: [
    'United Kingdom (native)',
    'Ireland (native)',
    'Norway (native)',
    'Sweden (native)',
    'Denmark (native)',
    'Germany (native)',
    'Netherlands (native)',
    'Belgium (native)',
    'Luxembourg (native)',
    'France (native)',
    'Spain (native)',
    'Portugal (native)',
    'Italy (native)',
    'Switzerland (native)',
    'Austria (native)',
    'Czech Republic (native)',
    'Poland (native)',
    'Slovakia (native)',
    'Hungary (native)',
    'Slovenia (native)',
    'Croatia (native)',
    'Bosnia and Herzegovina (native)',
    'Serbia (native)',
    'Montenegro (native)',
    'North Macedonia (native)',
    'Bulgaria (native)',
    'Greece (native)',
    'Romania (native)',
    'Moldova (native)',
    'Ukraine (native)',
    'Belarus (native)',
    'Lithuania (native)',
    'Latvia (native)',
    'Estonia (native)',
    'Russia: west and Caucasus (native)',
    'Türkiye (native)',
    'Georgia (native)',
    'Armenia (native)',
    'Azerbaijan (native)',
    'Iran (native)',
    'Tunisia (native, Barbary deer)',
    'Algeria (native, Barbary deer)',
    'New Zealand (introduced)',
    'Australia (introduced)',
    'Argentina (introduced)',
    'Chile (introduced)',
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
    'Red deer live from the coast to mountain pasture. Where there is high ground they tend to use it by season: ' +
    'up to fresh grass, wind and relief from flies in summer, and down to sheltered glens, woods and farmland in ' +
    'winter. In open hill country hinds hold the better grass, while stags often make do with poorer, heathery ' +
    'ground for much of the year.',
  climatePreferences:
    'The species copes with a wide span of climates, from the west coast of Norway to the forests of North Africa. ' +
    'Cold alone is seldom the problem. Long wet winters on poor hill ground, with little shelter, cost condition, ' +
    'and most deaths come in early spring, especially among stags and when spring growth is late. In the hot ' +
    'south, the lean time is the dry summer instead.',

  maleSize:
    '42 to 54 in (107 to 137 cm) at the shoulder in Britain [21]; a big stag is about 47 in (120 cm) in Ireland or Queensland',
  femaleSize:
    'About 35 to 43 in (90 to 110 cm) at the shoulder in Queensland and Ireland; up to 42 to 48 in (107 to 122 cm) in Britain [21]',
  maleWeight:
    'Up to 420 lb (190 kg) in Ireland, 485 lb (220 kg) in Queensland; in western Germany about 330 lb (150 kg) gutted; 198 to 419 lb (90 to 190 kg) in Britain, least on the Scottish hill [21]',
  femaleWeight:
    'Up to 240 lb (110 kg) in Ireland, 220 lb (100 kg) in Queensland; in western Germany about 200 lb (90 kg) gutted; 139 to 265 lb (63 to 120 kg) in Britain [21]',
  antlerShape:
    'The antlers are round in section and rough, with brow, bez and trez tines on the main beam and a group of ' +
    'points on top, which forms a cup or crown in good stags. The bez may be small or missing. The brow tine ' +
    'leaves the beam at a wide angle, a useful mark against sika. In Ireland 14 to 16 points is common on mature ' +
    'stags and the best carry 18 to 20; poor hill ground grows far fewer. Antlers are cast in spring, and in ' +
    'Germany stags rub off the velvet of the new pair in July and August. A heavy pair can weigh up to 33 lb (15 ' +
    'kg).',
  coloration:
    'The summer coat is a warm red-brown, with a pale belly. In winter it turns thicker and brown to gray. The ' +
    'rump patch is cream to straw colored and runs up above a short tail of much the same color, without the black ' +
    'edges seen on fallow. Calves are spotted and lose the spots in their first months; adults show none, or only ' +
    'a faint row along the spine. Stags grow a mane for the rut and the winter.',
  physicalDifferences:
    'Stags are clearly larger, carry antlers, and in fall have a thick neck with a mane and a dark, mud-caked ' +
    'belly. Hinds are lighter in build, with a long slim neck and no antlers; in Germany they reach about two ' +
    'thirds of a stag’s weight. A yearling stag may show only short spikes, so look twice before calling an animal ' +
    'a hind. Know before any shot whether a hind has a calf: do not leave a dependent calf ' +
    'without its mother.',

  dietType: 'Herbivore: grass, herbs, browse and mast, in shares that differ from place to place',
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
    'forces them. They feed every four to six hours and bed in between to chew their cud. Where people disturb ' +
    'them, they stay in cover by day and come out on open ground after dark. Heavy browsing by dense herds can stop ' +
    'young forest from growing back.',

  matingSeasonStart: 'September (Europe); March (southern hemisphere)',
  matingSeasonEnd: 'October, in places early November (Europe); April (southern hemisphere)',
  gestationPeriod: 'About eight months (PanTHERIA gives about 236 days, AnAge 245)',
  parentingHabits:
    'A hind leaves her group to give birth; in Scotland that is mostly in May in woodland and in June on the open ' +
    'hill. There is normally a single calf; twins are very rare. The calf lies hidden and alone between feeds for ' +
    'its first days, then follows her back to the group. By about four months it no longer depends on milk but may ' +
    'keep nursing, and young hinds tend to stay with the mother’s group. Hill hinds may have a calf only every ' +
    'second year.',
  lifespanWild: 'Up to about 20 years; most die far younger',
  lifespanCaptivity: 'Up to 31.5 years',

  dailyActivity:
    'Red deer are active in bouts through the full 24 hours, with peaks around dawn and dusk. In quiet places they ' +
    'feed in the open by day; under pressure they shift to night and thick cover. Weather moves them more than ' +
    'the clock on open hill: they use lee slopes in wind and high, airy ground in warm, still weather. During the ' +
    'rut stags may be on their feet and roaring at any hour.',
  territorialBehavior:
    'Stags do not defend a fixed piece of land for the year. In the rut a mature stag goes to ground that hinds ' +
    'use, gathers what hinds he can, and keeps rivals away by roaring, parallel walking and, between well-matched ' +
    'stags, fighting. Fights can wound or kill. He wallows in mud and urine, thrashes bushes, hardly eats, and can ' +
    'lose up to 30 percent of his weight.',
  herdingBehavior:
    'For most of the year the sexes live apart. Hind groups are led by an experienced female and made up of her ' +
    'daughters and their young; young stags leave to join bands of other stags. In dense forest the groups are ' +
    'much smaller, often a hind with her calf. A stalker should find the lead hind first, because her alarm moves ' +
    'all the others.',
  migrationBehavior:
    'Many red deer stay in one home range all year. In hill and mountain country others move by season. On the ' +
    'southwest coast of Norway populations hold both kinds: the migrants follow the new green uphill in spring and ' +
    'come back to valleys and the coast in fall, driven by hunting, snow or cold. Stags also travel to the hinds ' +
    'for the rut. How far they go varies with snow, food, fences and disturbance, so local knowledge is worth ' +
    'more than any general rule.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'The IUCN’s 2016 review (Lovari and others) lists red deer as Least Concern, with numbers rising. [1] Some local herds have needed help all the same. Around Killarney in Ireland, more than 1,500 deer had dwindled to as few as 60 by 1960; strict protection brought 690 back into the national park by the early 1990s. Tunisia fenced a reserve of 1,030 acres (417 ha) at El Feija in 1966 for its Barbary deer, though WWF found signs in 2002 that they fared badly outside such reserves. [13] Today crossing with introduced sika is a concern in several countries.',
  protectedAreas: [
    'El Feija National Park, Tunisia (Barbary deer)',
    'Killarney National Park, Ireland',
    'Doñana National Park, Spain',
  ],
  conservationLaws:
    'The species is listed in Appendix III of the Bern Convention, and the Corsican form is strictly protected under ' +
    'Appendix II and the European Union’s Habitats Directive. The Deer Act 1991 covers England and Wales and the ' +
    'Deer (Scotland) Act 1996 covers Scotland, with rules on seasons, night shooting and firearms. Tunisia banned ' +
    'hunting of Barbary deer in 1963. Where people introduced the deer, the law treats them as pests: Queensland lists ' +
    'wild red deer as a restricted invasive animal, and New Zealand went from full protection to state control in ' +
    'the 1930s.',

  huntingRegions: [
    'Scottish Highlands and Islands',
    'Woodland and moor of England',
    'Norway and continental Europe, under national hunting law',
    'New Zealand (introduced)',
    'Australia (introduced)',
    'Argentina (introduced)',
  ],
  huntingRegulations:
    'Each country, state or province sets its own seasons, licenses, bag limits and firearm rules; read the agency’s page before you go. The British Deer Society gives the open seasons for England and Wales as August ' +
    '1 to April 30 for stags and November 1 to March 31 for hinds. Scotland has had no close season for stags ' +
    'since October 21, 2023; hinds are open there from October 21 to February 15. Scottish law also sets minimum ' +
    'bullet weight, velocity and energy. In New Zealand you need a permit for public conservation land, and ' +
    'spotlighting there is forbidden. Many countries require a hunting exam or a guide. Get permission from ' +
    'whoever holds the shooting rights, and wear blaze orange where it is required.',
  huntingBestPractices:
    'Glass the ground first, choose the animal, then plan the stalk by the wind. Keep below the skyline and watch ' +
    'for sheep, grouse and outlying hinds that give you away. Identify species, sex and age, and know whether a ' +
    'hind has a calf. A British study of 2,281 stalkers’ shots comes down to this: get comfortable, use a rest, aim for the chest, don’t rush, and shoot only at an animal standing still in plain view. Have solid ground ' +
    'behind it and stay within your own tested range. After the shot, reload, watch, wait, then follow up every ' +
    'shot, with a trained dog if you can. In the roar, never shoot at a sound, a shape or a color: another hunter ' +
    'may be roaring. Inspect and clean the carcass properly.',
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
    'Large, rounded cloven tracks, clearly bigger than those of roe or fallow',
    'Muddy wallows with hair on the rim',
    'Frayed saplings and thrashed bushes',
    'Bark stripped from trees in winter',
    'Worn paths and fence crossings',
    'A clear browse line in woodland',
    'Dark pellets, often in heaps or strings',
    'Roaring in the rut',
  ],

  interestingFacts: [
    'Red deer are the largest wild land mammal of Britain and of Ireland.',
    'By tradition a British stag with twelve points is called a royal.',
    'Norway’s yearly harvest peaked above 50,000 red deer in 2021–22.',
    'English and Scottish red deer were first released near Nelson, New Zealand, in 1851.',
    'Well over 100 New Zealand releases are on record up to 1924.',
    'In Patagonia the rut falls in March and April.',
    'A National Trust deer warden in England says a stag may go a month without eating in the rut.',
  ],
  culturalSignificance:
    'Few wild animals in Europe have a longer history with people. Stone Age hunters lived on red deer and made ' +
    'tools from them. Norman kings kept whole forests for the royal hunt. In the nineteenth century deer stalking ' +
    'became the fashion in the Highlands and shaped how large estates there are run. The stag is still found on ' +
    'coats of arms and on the hill, and venison from wild herds feeds many households.',
  mythsAndLegends:
    'Christian legend tells how Eustace, an officer of the Roman emperor Trajan, met a white stag with a shining ' +
    'crucifix between its antlers while he was hunting, and gave up his old life. The same story was later told of ' +
    'Saint Hubert, whom hunters in much of Europe honor to this day on November 3. In the Scottish Highlands red ' +
    'deer were said to be the cattle of the fairies, and fairy women were said to walk the hill in the shape of hinds.',

  faqQuestions: [
    {
      question: 'Are red deer and elk the same animal?',
      answer:
        'No. They look alike and were long counted as one species, but studies of genes and behavior now separate ' +
        'the red deer of Europe, western Asia and North Africa from the elk, or wapiti, of North America and ' +
        'eastern Asia. The two can interbreed where people have brought them together.',
    },
    {
      question: 'When is the red deer rut?',
      answer:
        'In Europe mostly in September and October, usually earlier in the south than in the north; in Britain ' +
        'October is the peak. South of the equator it comes in their fall: late March through April in New ' +
        'Zealand, March and April in Patagonia. Weather, food and condition shift the dates a little.',
    },
    {
      question: 'Is there a closed season for stags in Scotland?',
      answer:
        'No. The close season for male deer of every species ended on October 21, 2023. Hinds still have one, from ' +
        'February 16 to October 20. England and Wales keep a close season for both sexes. Dates have been under ' +
        'review, so check with NatureScot or the British Deer Society before a trip.',
    },
    {
      question: 'How do I tell a red stag from a sika stag?',
      answer:
        'Red deer are larger, and the brow tine leaves the main beam at a wide angle; in sika the angle is sharp. ' +
        'Sika seldom carry more than eight points, have a white gland on the hind leg and whistle in the rut. ' +
        'Hybrids exist, so look at several marks.',
    },
    {
      question: 'How big does a red stag get?',
      answer:
        'It depends on the food. Irish stags reach about 420 lb (190 kg), Queensland gives up to 485 lb (220 kg), ' +
        'and a gutted stag in western Germany weighs about 330 lb (150 kg). Stags on poor Scottish hill ground are ' +
        'much lighter, and some eastern European stags are heavier.',
    },
    {
      question: 'Why are hinds culled?',
      answer:
        'Hinds decide how fast a herd grows. Where no large predator is left, taking enough hinds is the main way ' +
        'to keep numbers in line with the food and let young forest grow. It must be done in season, with ' +
        'care for dependent calves.',
    },
    {
      question: 'Are red deer native to New Zealand?',
      answer:
        'No. They were brought from England and Scotland for sport and first released near Nelson in 1851. [12] Without natural predators they spread and damaged native forest, so they are hunted for sport, taken for meat and controlled by the state.',
    },
    {
      question: 'Where were red deer introduced, and where did they die out?',
      answer:
        'Their own range is much of Europe, western Asia and a corner of North Africa. [18] New Zealand got its first in 1851 [12]; Australia and Argentina have them too, and in Argentina’s national parks they count as unwanted invaders. [19] In the Lousã hills of Portugal they died out; animals released from 1995 to 2004 grew into a herd of more than 3,000. [20]',
    },
  ],

  metaTitle: 'Red Deer Guide: Stags, Rut, Habitat and Stalking',
  metaDescription:
    'Red deer for hunters and stalkers: size, antlers, the roar, seasonal food and movement, status, laws to ' +
    'check, and how to stalk with a safe shot.',
  metaKeywords:
    'red deer, Cervus elaphus, red stag, hind, deer stalking, red deer rut, the roar, Scottish Highlands, New ' +
    'Zealand red deer',

  sources: [
    {
      title: 'Cervus elaphus. The IUCN Red List of Threatened Species 2016: e.T55997072A22155320',
      publisher: 'International Union for Conservation of Nature (Lovari et al.)',
      url: 'https://dx.doi.org/10.2305/IUCN.UK.2016-2.RLTS.T55997072A22155320.en',
      readOn: '2026-11-21',
      usedFor: 'Red List category and the separation from elk',
      section: 'conservation',
    },
    {
      title: 'Red deer',
      publisher: 'Best Practice Guides, Scotland',
      url: 'https://bestpracticeguides.org.uk/deer-ecology/red-deer/',
      readOn: '2026-11-21',
      usedFor: 'groups, calves, condition and deaths through the year',
      section: 'breeding',
    },
    {
      title: 'About deer open season',
      publisher: 'British Deer Society',
      url: 'https://bds.org.uk/information-advice/resources/deer-open-season',
      readOn: '2026-11-21',
      usedFor: 'open seasons in England, Wales and Scotland',
      section: 'hunting',
    },
    {
      title: 'Red deer',
      publisher: 'Wild Deer Association of Ireland',
      url: 'http://wdai.ie/red-deer',
      readOn: '2026-11-21',
      usedFor: 'sizes, weights, points and the Killarney herd',
      section: 'physical',
    },
    {
      title: 'Rotwild',
      publisher: 'Landesjagdverband Nordrhein-Westfalen (hunting association of North Rhine-Westphalia)',
      url: 'https://ljv-nrw.de/tiere/rotwild/',
      readOn: '2026-11-21',
      usedFor: 'weights in Germany, antlers, age, feeding and weight loss in the rut',
      section: 'physical',
    },
    {
      title: 'Fact Sheet on Red Deer Migration, Møre og Romsdal',
      publisher: 'Convention on Migratory Species, Global Initiative on Ungulate Migration',
      url: 'https://www.cms.int/raptors/fr/node/25578',
      readOn: '2026-11-21',
      usedFor: 'migration and harvest in Norway',
      section: 'behavior',
    },
    {
      title: 'Deer rut rambles',
      publisher: 'National Trust',
      url: 'https://www.nationaltrust.org.uk/lists/deer-rut-rambles',
      readOn: '2026-11-21',
      usedFor: 'rut in Britain',
      section: 'breeding',
    },
    {
      title:
        'Factors Associated with Shooting Accuracy and Wounding Rate of Four Managed Wild Deer Species in the UK, ' +
        'Based on Anonymous Field Records from Deer Stalkers',
      publisher: 'PLOS ONE (Aebischer et al. 2014)',
      url: 'https://doi.org/10.1371/journal.pone.0109698',
      readOn: '2026-11-21',
      usedFor: 'advice on the shot',
      section: 'hunting',
    },
    {
      title: 'Feral red deer',
      publisher: 'Queensland Government',
      url: 'https://business.qld.gov.au/industries/farms-fishing-forestry/agriculture/biosecurity/animals/invasive/restricted/red-deer',
      readOn: '2026-11-21',
      usedFor: 'size, coat and law in Queensland',
      section: 'physical',
    },
    {
      title: 'Spatio-temporal movements among red deer males, Cervus elaphus, introduced to Patagonia',
      publisher: 'CONICET, Argentina (Flueck 2005)',
      url: 'http://www.conicet.gov.ar/new_scp/detalle.php?capit_id=1212758&capitulos=yes&detalles=yes&id=21710',
      readOn: '2026-11-21',
      usedFor: 'rut in Patagonia',
      section: 'breeding',
    },
    {
      title: 'DOC reminds hunters to follow the rules this roar season',
      publisher: 'Department of Conservation, New Zealand',
      url: 'https://www.doc.govt.nz/news/media-releases/2018/doc-reminds-hunters-to-follow-the-rules-this-roar-season/',
      readOn: '2026-11-21',
      usedFor: 'the roar and hunting rules in New Zealand',
      section: 'hunting',
    },
    {
      title: 'Red Deer, in: An Encyclopaedia of New Zealand 1966',
      publisher: 'Te Ara, the Encyclopedia of New Zealand',
      url: 'https://teara.govt.nz/en/1966/mammals-introduced/page-10',
      readOn: '2026-11-21',
      usedFor: 'releases and control in New Zealand',
      section: 'faqs',
    },
    {
      title: 'WWF studies show need for better barbary deer monitoring',
      publisher: 'WWF',
      url: 'http://wwf.panda.org/?2751/WWF-studies-show-need-for-better-barbary-deer-monitoring',
      readOn: '2026-11-21',
      usedFor: 'Barbary deer in Tunisia',
      section: 'conservation',
    },
    {
      title: 'Cervus elaphus Linnaeus, 1758',
      publisher: 'State Museum of Natural History, National Academy of Sciences of Ukraine',
      url: 'http://dc.smnh.org/species/detail/species-738.html',
      readOn: '2026-11-21',
      usedFor: 'Bern Convention and European law',
      section: 'conservation',
    },
    {
      title: 'St Eustace (Biographical details)',
      publisher: 'British Museum',
      url: 'https://www.britishmuseum.org/research/search_the_collection_database/term_details.aspx?bioId=46106',
      readOn: '2026-11-21',
      usedFor: 'legends of Saint Eustace and Saint Hubert',
      section: 'facts',
    },
    {
      title: 'AnAge entry for Cervus elaphus',
      publisher: 'Human Ageing Genomic Resources',
      url: 'https://genomics.senescence.info/species/entry.php?species=Cervus_elaphus',
      readOn: '2026-11-21',
      usedFor: 'gestation and lifespan in captivity',
      section: 'breeding',
    },
    {
      title:
        'PanTHERIA: a species-level database of life history, ecology, and geography of extant and recently extinct mammals',
      publisher: 'Ecological Society of America (Jones et al. 2009)',
      url: 'https://esapubs.org/archive/ecol/E090/184/',
      readOn: '2026-11-21',
      usedFor: 'gestation',
      section: 'breeding',
    },
    {
      title: 'Cervus elaphus (red deer)',
      publisher: 'CABI Compendium',
      url: 'https://doi.org/10.1079/cabicompendium.89943',
      readOn: '2026-11-25',
      usedFor: 'native range',
      section: 'faqs',
    },
    {
      title: 'Cervus elaphus: species profile',
      publisher: 'Global Invasive Species Database, IUCN',
      url: 'https://www.iucngisd.org/gisd/species.php?sc=119',
      readOn: '2026-11-25',
      usedFor: 'wild red deer in Argentina',
      section: 'faqs',
    },
    {
      title: 'É oficial: veados regressaram à Lousã',
      publisher: 'Diário de Notícias, Portugal',
      url: 'http://dn.pt/sociedade/interior/e-oficial-veados-regressaram-a-lousa-5604293.html',
      readOn: '2026-11-25',
      usedFor: 'lost and brought back in the Lousã hills of Portugal',
      section: 'faqs',
    },
    {
      title: 'Red Deer',
      publisher: 'HCS Deer Services, England',
      url: 'https://hcsdeerservices.co.uk/deer-info/species/4-red-deer',
      readOn: '2026-11-26',
      usedFor: 'shoulder heights and weights in Britain',
      section: 'physical',
    },
    {
      title: 'Cervus elaphus Linnaeus 1758, in: Mammal Species of the World, 3rd edition (2005)',
      publisher: 'Plazi TreatmentBank',
      url: 'https://treatment.plazi.org/id/EA895081-4AE7-C00F-EB6B-1BD2C5006A3E',
      readOn: '2026-11-26',
      usedFor: 'the place of the first description',
      section: 'origins',
    },
  ],
} satisfies SampleDeerType
