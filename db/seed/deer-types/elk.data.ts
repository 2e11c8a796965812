import type { SampleDeerType } from './sample-deer-type'

export const elk = {
  name: 'Elk',
  slug: 'elk',
  scientificName: 'Cervus canadensis',
  generalDescription:
    'The elk, or wapiti, is the second largest deer after the moose. It lives in western North America, in restored herds farther east, and in Central and East Asia. Elk are herd animals of meadow, forest edge and mountain slope: grazers first, browsers when snow covers the grass. In early fall the bulls bugle, gather cows and fight. In Europe the word elk means the moose, which is a different animal.',
  bodySize:
    'A very large deer. In the Great Smoky Mountains adults stand 4.5 to 5 ft (1.4 to 1.5 m) at the shoulder and measure 7 to 10 ft (2.1 to 3 m) from nose to tail. A mature Rocky Mountain bull averages about 700 lb (318 kg), a cow about 500 lb (227 kg). Roosevelt elk are larger and tule elk smaller.',
  antlerType:
    'Bulls carry long, round antlers that sweep back over the shoulders with tines pointing forward; mature bulls usually have six or more tines to a side. They are shed from late winter into spring and fully regrown by August.',
  uniqueTraits:
    'The bugle is the sound of elk country: it starts low, climbs to a high whistle and ends in grunts. Herds talk all year in mews, chirps and barks, and a bark means you have been spotted. The pale rump gives the species its other name; wapiti comes from a Shawnee and Cree word for white rump. Elk of both sexes also have two rounded upper canine teeth, the ivories, prized for dress decoration by peoples of the Plains and the Plateau.',

  evolutionaryLineage:
    'Elk belong to the Old World deer, Cervinae, unlike the whitetail, the mule deer and the moose. The elk was long considered a form of the European red deer. Studies of mitochondrial DNA put the deer of Europe on one side and those of eastern Asia and North America on the other [7], and the IUCN now assesses the elk as a separate species. North America has four living forms: Roosevelt, tule, Manitoban and Rocky Mountain elk. The eastern and Merriam’s elk are extinct.',
  firstDiscoveredLocation:
    'Described for science by Erxleben in 1777, from eastern Canada [6]; canadensis means of Canada. English-speaking colonists gave it the name of the European elk, which is the moose, and the mix-up has lasted ever since.',

  countriesFound: [
    'United States',
    'Canada',
    'Russia',
    'China',
    'Mongolia',
    'Kazakhstan',
    'Kyrgyzstan',
    'New Zealand (introduced)',
    'Argentina (introduced)',
  ],
  continentsFound: ['North America', 'Asia', 'Oceania (introduced)', 'South America (introduced)'],
  typicalHabitats: [
    'Mountain meadows and parks',
    'Open conifer and aspen forest',
    'Foothills and grassy winter range',
    'Coastal rain forest (Roosevelt elk)',
    'California grassland and marsh (tule elk)',
    'Prairie and aspen parkland (Manitoban elk)',
    'Reclaimed mine land in Appalachia',
  ],
  altitudePreferences:
    'In the Rockies, elk use nearly every level of a mountain over the course of a year. They climb behind the melting snow to high meadows and alpine tundra, and come down to foothills and valleys when snow buries the grass. Many Roosevelt and tule elk live close to sea level, and eastern herds stay on low mountains all year.',
  climatePreferences:
    'Suited to cool and temperate climates with real seasons. A thick winter coat handles the cold; deep or crusted snow over the grass is the harder test and sends herds to windblown slopes, valleys or winter refuges. In warm fall weather elk keep to shaded north slopes by day and move mostly at night.',

  maleSize: 'On average about 4.9 ft (1.5 m) at the shoulder and 8 ft (2.4 m) from nose to tail',
  femaleSize: 'On average about 4.3 ft (1.3 m) at the shoulder and 6.9 ft (2.1 m) from nose to tail',
  maleWeight:
    'About 700 lb (318 kg) for a mature Rocky Mountain bull; the heaviest on record 1,036 to 1,168 lb (470 to 530 kg), lean [6]; Alaska’s Roosevelt bulls are estimated at up to 1,300 lb (590 kg) [4]',
  femaleWeight: 'About 500 lb (227 kg) for a Rocky Mountain cow; the heaviest on record 761 lb (345 kg) [6]',
  antlerShape:
    'A main beam sweeps outward, up and back, with long tines that point forward and up. Yearlings usually carry spikes, young bulls light racks, and mature bulls six or more tines to a side. Adult beams average 33 to 51 in (85 to 130 cm), the longest on record 65 in (164 cm) [6], and a big bull’s pair can weigh 40 lb (18 kg) or more. They drop in February and March [6], in the Smokies mostly in March, start growing again soon after, and are rubbed clean in August. Roosevelt elk have shorter, thicker antlers than Rocky Mountain elk.',
  coloration:
    'Reddish-brown in summer, with a thicker, paler body coat in winter. The neck, head and legs are darker, and bulls have a heavy, dark mane in fall and winter. The rump patch is cream to yellowish, with a short tail of the same color. Calves are spotted in their first summer.',
  physicalDifferences:
    'Bulls are clearly heavier than cows and carry antlers and a dark mane; in the rut their bellies are stained and they smell strongly. Cows have slimmer necks and no antlers. An elk differs from a mule deer in its size, dark neck and pale rump without a black-tipped tail, and from a moose in its straight nose, pale rump and tined rather than palmed antlers. Know the difference before you shoot: moose and elk share a lot of country.',

  dietType: 'Herbivore, a grazer that also browses',
  springDiet: ['First green grasses', 'Sedges', 'New forbs', 'Clover', 'Buds of shrubs'],
  summerDiet: ['Broad-leaved forbs', 'Grasses and sedges', 'Aspen and willow leaves', 'Ferns in coastal forest'],
  fallDiet: ['Drying grasses', 'Sedges', 'Acorns in eastern forests', 'Shrub leaves', 'Alfalfa and hay fields'],
  winterDiet: [
    'Cured grasses on open slopes',
    'Aspen bark and twigs',
    'Willow and mountain mahogany',
    'Sagebrush',
    'Fir and other conifer needles',
  ],
  feedingHabits:
    'Grass is the mainstay through much of the year; in summer broad-leaved plants can take over, and when snow buries the grass elk turn to shrubs, bark and even conifer needles. A herd feeds from before dawn into the morning, beds in timber to chew cud, and returns to the grass late in the day. Mineral licks draw elk as well.',

  matingSeasonStart: 'September, after the first bugling in late August',
  matingSeasonEnd: 'Mid-October in the Rockies, with stragglers later; tule elk in California rut earlier, in summer',
  gestationPeriod: 'About 250 days, a little over eight months',
  parentingHabits:
    'Calves come in late May and June. A cow nearly always has one, weighing 30 to 35 lb (14 to 16 kg); fewer than one birth in a hundred is twins. The cow eats the afterbirth and whatever else carries scent. The spotted calf lies motionless for two to three weeks while she feeds nearby. Then cows and calves join others in summer herds, and the calf stays with its mother through the first winter. Bulls take no part in raising young.',
  lifespanWild:
    'Rarely past 17 or 18 years; up to 15 years in the Great Smoky Mountains, and some cows still bear calves past 14',
  lifespanCaptivity: '20 years or more',

  dailyActivity:
    'Most active in the first and last hours of light, and through the night where they are hunted. They bed in timber on benches and north slopes in the middle of the day. In September, bulls bugle and follow cows at any hour, mostly in the cool of the morning, and cool off in wallows.',
  territorialBehavior:
    'A bull defends a group of cows, the harem, rather than a place. He rounds up strays, bugles at rivals, rakes trees and rolls in wallows that reek of urine. Evenly matched bulls walk side by side to size each other up, and only some meetings end in a fight. A bull in the rut or a cow with a young calf may charge people. Outside the rut, elk share their ranges.',
  herdingBehavior:
    'Among the most social of deer. Cows, calves and young animals live in herds in which an experienced cow, not the herd bull, often leads the way out of danger. In summer bulls keep to themselves or to small groups on breezy knolls and ridges, where flies bother them less. After the rut they split up again, and winter herds can number in the hundreds.',
  migrationBehavior:
    'Many mountain herds migrate. The herds that summer in Yellowstone’s high country winter lower, mostly outside the park, some of them on the National Elk Refuge at Jackson. Snow drives them down and the green-up draws them back. Such moves average 31 to 40 miles (50 to 65 km); the longest in the Rockies reach 81 to 112 miles (130 to 180 km). [6] Where food lasts all year, as in the rain forest valleys of the Olympic Peninsula, elk stay.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'The IUCN assessed the elk as Least Concern in 2018. [17] Market hunting had almost ended it in North America. For the early 1900s Colorado Parks and Wildlife counts 40,000 left on the continent, the Handbook of the Mammals of the World about 90,000; the handbook has about one million by the late 1990s. [6] Colorado brought in 50 elk from Wyoming in 1916 and today has more than 280,000 elk. [1] California’s tule elk, down to between two and five animals in 1875 [6], grew from 500 in 1970 to about 5,700. [9] From 1997 to 2002 Kentucky released 1,541 western elk and built the largest herd east of the Rockies. [10] Not every population is doing so well; in Central Asia, elk have lost much of their range. Today’s concerns are winter range, migration routes and chronic wasting disease.',
  protectedAreas: [
    'Yellowstone National Park',
    'National Elk Refuge, Wyoming',
    'Rocky Mountain National Park, Colorado',
    'Olympic National Park, Washington (Roosevelt elk)',
    'Point Reyes National Seashore, California (tule elk)',
    'Great Smoky Mountains National Park, North Carolina and Tennessee',
  ],
  conservationLaws:
    'States, provinces and countries make the rules for their own elk. In the United States the Pittman-Robertson Act of 1937 gives states the proceeds of an 11 percent excise tax on sporting arms and ammunition for habitat, research and the return of wildlife to suitable country. Moving live elk, and in many places whole carcasses, is restricted because of chronic wasting disease. In national parks each park’s own rules apply; in the Smokies, even a shed antler must be left in place.',

  huntingRegions: [
    'Colorado high country',
    'Montana and Wyoming',
    'Idaho',
    'New Mexico and Arizona',
    'Pacific Northwest (Roosevelt elk)',
    'Alberta, British Columbia and Manitoba',
    'Kentucky and Pennsylvania, by drawing',
  ],
  huntingRegulations:
    'Seasons, licenses, drawings, antler-point rules and bag limits are set by each state, province or country and change every year; read the current rules at the agency. Many elk licenses come only by drawing, often with points and early deadlines. Check unit boundaries, private land, weapon rules and blaze orange, and know what evidence of sex must stay attached to the carcass. Where chronic wasting disease occurs, follow the rules on testing and on moving carcasses; Wyoming Game and Fish, in line with the CDC, advises against eating an animal that tests positive.',
  huntingBestPractices:
    'Find elk before you call to them. Glass at first light, listen at night, and read fresh sign; if a spot is empty, move on. Never let the wind carry your scent into a basin. Call sparingly: locate with a bugle, close the distance, then use cow calls. Be sure of species, sex and points, and of the ground behind. Shoot within your practiced range at the chest of a standing animal, and be ready to shoot again. Mark the spot, wait, and follow up thoroughly. Plan the pack-out before the shot: one elk is many heavy loads. Skin and quarter it right away and get the meat cool. In bear country stay alert at the carcass.',
  recommendedEquipment: [
    'Rifle or bow with enough power, well practiced',
    '10x binoculars and rangefinder',
    'Bugle tube and cow calls',
    'Wind checker',
    'Pack frame and large game bags',
    'Sharp knife or replaceable blades',
    'Mountain boots, layers and rain gear',
    'Bear spray and satellite messenger where needed',
  ],
  trackingSigns: [
    'Rounded tracks 4 to 5 in (10 to 13 cm) long and 2.5 to 4 in (6 to 10 cm) wide',
    'Many tracks together, heading the same way',
    'Muddy wallows with a strong, musky smell',
    'Rubbed and thrashed saplings from August on',
    'Hard pellets in winter, soft chips in summer',
    'Bark gnawed from aspen trunks',
    'Groups of large beds on timbered benches',
  ],

  interestingFacts: [
    'Among deer, only the moose is larger.',
    'Colorado has more than 280,000 elk; its wildlife agency calls that the largest elk population in the world.',
    'A bull’s antlers can weigh 40 lb (18 kg) or more and take only a summer to grow.',
    'Shed antlers rarely last: mice and other animals eat them for the calcium.',
    'The elk on Alaska’s Afognak Island descend from eight calves caught in Washington State in 1928.',
    'Many hunters keep an elk’s two ivories as a memento of the hunt.',
  ],
  culturalSignificance:
    'Elk gave meat, hides and antler to many peoples of North America. The two ivories of each animal were sewn on women’s dresses, among the Nez Perce and others; a dress full of them meant many seasons of successful hunting. For settlers elk were market meat until they were nearly gone, and their return is one of the founding stories of modern wildlife management. Today elk hunting brings income to western towns and a September ritual to those who hunt them.',
  mythsAndLegends:
    'For the Lakota the elk, heȟáka, has strength, speed and courage, and represents beauty, gallantry and protection. The Oglala admired how a bull draws a mate with a single call. They modeled the love flute on it, with a voice that copies the bugle: a suitor played it to win the woman meant for him. From the elk, it is said, the Lakota learned about love between men and women.',

  faqQuestions: [
    {
      question: 'When do elk bugle?',
      answer:
        'In Rocky Mountain National Park the best time is from late August to about mid-October, especially around dawn and dusk. A bugle tells cows where the bull is and warns rivals. Cold, still mornings carry the sound best. Where hunting pressure is high, bulls call less and mostly in the dark.',
    },
    {
      question: 'Is an elk the same as a red deer or a moose?',
      answer:
        'No. The red deer of Europe is a close relative, and some agencies still list both under one name, but genetic studies and the IUCN separate them. The moose is a different animal altogether, although Europeans call it elk. This guide uses elk for the wapiti, Cervus canadensis.',
    },
    {
      question: 'How large is an average bull elk?',
      answer:
        'A mature Rocky Mountain bull weighs about 700 lb (318 kg) and is about 5 ft (1.5 m) tall at the shoulder. Roosevelt elk of the Pacific coast grow heavier; tule elk of California weigh only 370 to 550 lb (170 to 250 kg). Even boned out, a bull means several heavy loads for the pack.',
    },
    {
      question: 'Where do I find elk after the rut?',
      answer:
        'Bulls leave the cows and rest in thick, quiet cover near feed. Look at small parks in dark timber, burns and steep north slopes away from roads. As snow builds up, follow the herds toward lower, windblown grass. Fresh tracks in snow are the best guide there is.',
    },
    {
      question: 'Can I hunt elk in the eastern United States?',
      answer:
        'In a few states with restored herds, among them Kentucky and Pennsylvania, by drawing and with few licenses. Odds, dates and zones change every year. The herds live on a mix of public land, private land and reclaimed mines.',
    },
    {
      question: 'How should I handle the meat?',
      answer:
        'Heat is the enemy. Skin the animal right away, quarter or bone it, leave the required evidence of sex attached, and hang the meat in breathable bags in shade and moving air until it reaches a cooler. Where chronic wasting disease occurs, wear gloves, avoid cutting the brain and spine, and have the animal tested as your agency advises.',
    },
    {
      question: 'Can I catch brucellosis from an elk?',
      answer:
        'Yes, where elk and bison carry it: in northwestern Wyoming and nearby Idaho and Montana. Wear gloves when you dress one, and do not open the reproductive organs or swollen testicles or joints. Fever, night sweats and aching joints may come weeks or months later; tell the doctor that you handled elk. [25] Keep your hands off your eyes and mouth until you have washed, discard the organs, and cook the meat through. [26]',
    },
    {
      question: 'Where did elk die out, and where were they introduced?',
      answer:
        'Elk once lived across most of the continent. The last one of the East was shot in Pennsylvania on September 1, 1877. [18] Merriam’s elk of the Southwest lasted a generation longer: William Hornaday put its end at about 1901 [23], and 1906 is the year usually given. [24] Early in the 20th century Michigan and Pennsylvania brought elk from the Yellowstone area, and from 1997 on Kentucky brought more than 1,500 from six western states. [28] Arkansas released 112 from Colorado and Nebraska from 1981 to 1985. [29] Other herds came from these new ones: the 25 elk of Wisconsin in 1995 were trapped in Michigan [30], and the first of West Virginia in 2016 came from Kentucky [31]. Ontario has elk again since 1998, Tennessee since 2000, North Carolina since 2001, Missouri since 2011 and Virginia since 2012. [27] New Zealand released 18 in Fiordland in 1905, ten of them a present from President Roosevelt. [20] They thrived there. Italy has had releases, too. [19] On Alaska’s Afognak Island they descend from eight calves of 1928. [4]',
    },
    {
      question: 'Can an elk with chronic wasting disease look healthy?',
      answer:
        'Yes, for years. Wyoming’s wildlife agency says that infected elk may live up to seven years and deer up to three, and that most show nothing until a few months before they die. [21] Prions stay infectious when meat is frozen, even for a long time. [22] Have the animal tested where the disease occurs, and do not eat one that tests positive. [13]',
    },
  ],

  metaTitle: 'Elk (Wapiti): Bugling, Range and Hunting Guide',
  metaDescription:
    'Elk for hunters: size and antlers, where herds live through the year, food, the September rut, tracks and wallows, calling, meat care and equipment.',
  metaKeywords: 'elk, wapiti, Cervus canadensis, elk hunting, elk bugle, elk rut, elk migration, bull elk',

  sources: [
    {
      title: 'Elk',
      publisher: 'Colorado Parks and Wildlife',
      url: 'https://cpw.state.co.us/species/elk',
      readOn: '2026-11-21',
      usedFor: 'decline, return to Colorado and numbers today',
      section: 'conservation',
    },
    {
      title: 'Elk: life history (private land wildlife management)',
      publisher: 'Montana State University Extension, James E. Knight',
      url: 'https://animalrangeextension.montana.edu/wildlife/private_land_wildlife_mgmt/elk-mgmt.html',
      readOn: '2026-11-21',
      usedFor: 'weights, antlers, gestation, calves, herds and the rut',
      section: 'breeding',
    },
    {
      title: 'Elk Biology',
      publisher: 'National Park Service, Great Smoky Mountains, in the Internet Archive',
      url: 'https://web.archive.org/web/20110113234110/http://www.nps.gov/grsm/naturescience/elk-facts.htm',
      readOn: '2026-11-21',
      usedFor: 'size, weights, food, antler shedding, calves and lifespan',
      section: 'physical',
    },
    {
      title: 'Roosevelt Elk (Cervus elaphus roosevelti) Species Profile',
      publisher: 'Alaska Department of Fish and Game',
      url: 'https://www.adfg.alaska.gov/index.cfm?adfg=elk.main',
      readOn: '2026-11-21',
      usedFor: 'Roosevelt elk, ivories and the elk of Afognak Island',
      section: 'physical',
    },
    {
      title: 'Elk',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Elk',
      readOn: '2026-11-21',
      usedFor: 'names, average size, subspecies, range, lifespan in captivity and the IUCN assessment of 2018',
      section: 'regions',
    },
    {
      title: 'Cervus canadensis, in: Handbook of the Mammals of the World 2 (2011)',
      publisher: 'Plazi TreatmentBank',
      url: 'https://treatment.plazi.org/id/03A087C4-FFD5-FFD4-FF60-FA22EFD5F46A',
      readOn: '2026-11-23',
      usedFor: 'lifespan, records of weight and antlers, when antlers drop, migration, and numbers',
      section: 'breeding',
    },
    {
      title: 'A phylogenetic comparison of red deer and wapiti using mitochondrial DNA (abstract)',
      publisher: 'Molecular Phylogenetics and Evolution, at PubMed',
      url: 'https://pubmed.ncbi.nlm.nih.gov/11884159/',
      readOn: '2026-11-21',
      usedFor: 'why elk and red deer are two species',
      section: 'origins',
    },
    {
      title: 'Elk bugling echoing in Colorado mountains',
      publisher: 'Reporter-Herald, quoting Rocky Mountain National Park',
      url: 'https://www.reporterherald.com/2016/09/21/elk-bugling-echoing-in-colorado-mountains/',
      readOn: '2026-11-21',
      usedFor: 'dates of bugling and the rut',
      section: 'breeding',
    },
    {
      title: 'Elk',
      publisher: 'California Department of Fish and Wildlife',
      url: 'https://www.wildlife.ca.gov/Conservation/Mammals/Elk',
      readOn: '2026-11-21',
      usedFor: 'tule elk numbers',
      section: 'conservation',
    },
    {
      title: 'Ky. Fish & Wildlife receives award for elk program',
      publisher: 'WAVE 3',
      url: 'https://www.wave3.com/2023/12/14/ky-fish-wildlife-receives-award-elk-program/',
      readOn: '2026-11-21',
      usedFor: 'the restoration in Kentucky',
      section: 'conservation',
    },
    {
      title: 'Crash Course in Moose Tracks',
      publisher: 'State Forest State Park, Colorado Parks and Wildlife (at Macaroni KID)',
      url: 'https://teller.macaronikid.com/articles/5f8216f51f065273d7a6bcdd/crash-course-in-moose-tracks',
      readOn: '2026-11-21',
      usedFor: 'elk tracks compared with those of moose and deer',
      section: 'hunting',
    },
    {
      title: 'Early Elk Seasons Open Next Month',
      publisher: 'Idaho Department of Fish and Game',
      url: 'https://idfg.idaho.gov/press/early-elk-seasons-open-next-month-0',
      readOn: '2026-11-21',
      usedFor: 'meat care and evidence of sex',
      section: 'hunting',
    },
    {
      title: 'Game and Fish finds CWD in new elk hunt area in southeast Wyoming',
      publisher: 'Wyoming Game and Fish Department',
      url: 'https://content.govdelivery.com/accounts/WYWGFD/bulletins/12b2f4a',
      readOn: '2026-11-21',
      usedFor: 'advice on chronic wasting disease',
      section: 'hunting',
    },
    {
      title: 'Federal Aid in Wildlife Restoration Act (Digest of Federal Resource Laws)',
      publisher: 'U.S. Fish and Wildlife Service, in the web archive of the University of North Texas',
      url: 'https://webarchive.library.unt.edu/eot2008/20081105092815/http://laws.fws.gov/lawsdigest/fawild.html',
      readOn: '2026-11-21',
      usedFor: 'the Pittman-Robertson Act',
      section: 'conservation',
    },
    {
      title: 'Elk Teeth',
      publisher: 'National Park Service, Nez Perce National Historical Park',
      url: 'https://www.nps.gov/museum/exhibits/nepe/exb/transportation_trade/NEPE9460-9465_Elk-Teeth.html',
      readOn: '2026-11-21',
      usedFor: 'ivories on dresses',
      section: 'facts',
    },
    {
      title: 'Elk — Heȟáka',
      publisher: 'Aktá Lakota Museum and Cultural Center',
      url: 'https://aktalakota.stjo.org/lakota_spirit_animal/elk-he%C8%9Faka/',
      readOn: '2026-11-21',
      usedFor: 'the elk in Lakota tradition',
      section: 'facts',
    },
    {
      title: 'Cervus canadensis. The IUCN Red List of Threatened Species 2018: e.T55997823A142396828',
      publisher: 'International Union for Conservation of Nature (Brook and others)',
      url: 'https://doi.org/10.2305/IUCN.UK.2018-2.RLTS.T55997823A142396828.en',
      readOn: '2026-11-25',
      usedFor: 'Red List category',
      section: 'conservation',
    },
    {
      title: 'Eastern elk',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Eastern_elk',
      readOn: '2026-11-25',
      usedFor: 'end of the elk in the East',
      section: 'faqs',
    },
    {
      title: 'Cervus canadensis (wapiti)',
      publisher: 'CABI Compendium',
      url: 'https://doi.org/10.1079/cabicompendium.119059',
      readOn: '2026-11-25',
      usedFor: 'introductions to New Zealand and Italy',
      section: 'faqs',
    },
    {
      title: 'Wild Life in New Zealand, Part I: Mammalia (G. M. Thomson, 1921)',
      publisher: 'New Zealand Board of Science and Art, at Project Gutenberg',
      url: 'https://www.gutenberg.org/cache/epub/56762/pg56762-images.html#:~:text=Sir%20George%20Grey%20liberated%20a%20pair%20of%20wapiti',
      readOn: '2026-11-25',
      usedFor: 'elk released in New Zealand in 1905',
      section: 'faqs',
    },
    {
      title: 'For slow-moving chronic wasting disease, mitigation efforts will also take time',
      publisher: 'Casper Star-Tribune, with the Wyoming Game and Fish Department',
      url: 'https://trib.com/news/state-and-regional/for-slow-moving-chronic-wasting-disease-mitigation-efforts-will-also-take-time/article_21502f01-c1ad-5ce5-92aa-e08d4cd61122.html',
      readOn: '2026-11-25',
      usedFor: 'how long infected deer and elk live and look healthy',
      section: 'faqs',
    },
    {
      title: 'What are Prions?',
      publisher: 'Virginia Department of Wildlife Resources, in the Internet Archive',
      url: 'https://web.archive.org/web/2019/http://www.dgif.virginia.gov/wildlife/diseases/cwd/what-are-prions/',
      readOn: '2026-11-25',
      usedFor: 'healthy-looking infected deer, and prions that survive freezing',
      section: 'faqs',
    },
    {
      title: 'Our Vanishing Wild Life (William T. Hornaday, 1913)',
      publisher: 'Project Gutenberg',
      url: 'https://www.gutenberg.org/cache/epub/13249/pg13249-images.html#:~:text=THE%20ARIZONA%20ELK',
      readOn: '2026-11-26',
      usedFor: 'the end of Merriam’s elk, about 1901',
      section: 'faqs',
    },
    {
      title: 'Merriam’s elk',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Merriam%27s_elk',
      readOn: '2026-11-26',
      usedFor: 'the year usually given for the end of Merriam’s elk',
      section: 'faqs',
    },
    {
      title: 'Brucellosis',
      publisher: 'Wyoming Game and Fish Department',
      url: 'https://wgfd.wyo.gov/wyoming-wildlife/wildlife-disease-and-health/brucellosis',
      readOn: '2026-11-26',
      usedFor: 'where elk carry brucellosis, its signs in people, and what not to open',
      section: 'faqs',
    },
    {
      title:
        'Brucellosis Safety, with the guide for hunters of the Greater Yellowstone Interagency Brucellosis Committee',
      publisher: 'Blackfeet Fish and Wildlife',
      url: 'http://www.blackfeetfishandwildlife.net/blackfeet-nation-off-reservation-bison-hunting/brucellosis-safety/',
      readOn: '2026-11-26',
      usedFor: 'handling elk and bison, and cooking the meat',
      section: 'faqs',
    },
    {
      title: 'Mission',
      publisher: 'Rocky Mountain Elk Foundation, Arizona',
      url: 'https://arizonarmef.org/mission/',
      readOn: '2026-11-26',
      usedFor: 'years in which elk came back to eastern states and Ontario',
      section: 'faqs',
    },
    {
      title: 'Elk’s Home Game',
      publisher: 'USA Today (2014)',
      url: 'https://www.usatoday.com/story/news/nation/2014/08/16/elks-home-game/14048979/',
      readOn: '2026-11-28',
      usedFor: 'where the elk of Michigan, Pennsylvania and Kentucky came from',
      section: 'faqs',
    },
    {
      title: 'Return of the Elk (Michael E. Cartwright, Arkansas Game and Fish)',
      publisher: 'Ozarkmtns.com',
      url: 'http://www.ozarkmtns.com/buffalo/elk.asp',
      readOn: '2026-11-28',
      usedFor: 'where the elk of Arkansas came from',
      section: 'faqs',
    },
    {
      title: 'Wisconsin to import elk',
      publisher: 'Brownfield Ag News, with the Wisconsin Department of Natural Resources',
      url: 'https://www.brownfieldagnews.com/news/wisconsin-import-elk/',
      readOn: '2026-11-28',
      usedFor: 'where the elk of Wisconsin came from',
      section: 'faqs',
    },
    {
      title: 'West Virginia Elk Reintroduction Gets Green Light',
      publisher: 'Sporting Classics Daily, with West Virginia’s Division of Natural Resources',
      url: 'http://sportingclassicsdaily.com/west-virginia-elk-reintroduction-gets-green-light/',
      readOn: '2026-11-28',
      usedFor: 'where the elk of West Virginia came from',
      section: 'faqs',
    },
  ],
} satisfies SampleDeerType
