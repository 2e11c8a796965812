import type { SampleDeerType } from './sample-deer-type'

export const elk = {
  name: 'Elk',
  slug: 'elk',
  scientificName: 'Cervus canadensis',
  generalDescription:
    'The elk, or wapiti, is the second largest deer in the world after the moose. It lives in western North America, in restored herds farther east, and in the mountains of Central and East Asia. Elk are herd animals of forest edge, meadow and mountain slope: grazers first, browsers when snow covers the grass. In early fall the bulls bugle, gather cows and fight. In Europe the word elk means the moose, which is a different animal.',
  bodySize:
    'A very large deer. Bulls stand about 5 ft (1.5 m) at the shoulder and cows about 4.5 ft (1.4 m). A bull of the Rocky Mountains weighs around 700 lb (318 kg) and a cow around 500 lb (227 kg).',
  antlerType:
    'Bulls carry long, round antlers that sweep up and back with tines pointing forward, commonly six to a side at maturity. They are shed in late winter and regrown by August.',
  uniqueTraits:
    'The bugle is the sound of elk country: it starts low, climbs to a high whistle and ends in grunts. Herds talk all year in mews, chirps and barks, and a bark means that you have been noticed. The pale rump patch gives the species its other name; wapiti comes from a Shawnee and Cree word for white rump. Every elk also has two rounded upper canine teeth, the ivories, which peoples of the Plains and the Plateau prized for dress decoration.',

  evolutionaryLineage:
    'Elk belong to the Old World deer, Cervinae, unlike the whitetail, mule deer and moose. Their genus goes back to the early Pleistocene. Their ancestors came to North America from Asia over the Bering land bridge. For long the elk was treated as a form of the European red deer; genetic studies since 1998 support a species of its own. Four living North American forms are recognized: Roosevelt, Tule, Manitoban and Rocky Mountain. The eastern and Merriam’s elk are extinct.',
  firstDiscoveredLocation:
    'Named by Erxleben in 1777; canadensis means of Canada. European settlers in North America took the animal for something like the moose of their old home, which is called elk there, and so it got its confusing English name.',

  countriesFound: ['United States', 'Canada', 'China', 'Russia', 'New Zealand (introduced)', 'Argentina (introduced)'],
  continentsFound: ['North America', 'Asia', 'Oceania (introduced)', 'South America (introduced)'],
  typicalHabitats: [
    'Mountain meadows and parks',
    'Open conifer and aspen forest',
    'Foothills and grassy winter range',
    'Coastal rain forest (Roosevelt elk)',
    'California grassland and marsh (Tule elk)',
    'Prairie and aspen parkland (Manitoban elk)',
    'Reclaimed mine land in Appalachia',
  ],
  altitudePreferences:
    'Elk use nearly every level of a mountain in the course of a year. They climb behind the melting snow to high meadows and sometimes alpine tundra, and come down to foothills and valleys when snow buries the grass. Roosevelt and Tule elk live near sea level, and eastern herds live on low mountains all year.',
  climatePreferences:
    'Suited to cool and temperate climates with real seasons. A thick winter coat deals with the cold; deep or crusted snow over the grass is the harder test and sends herds to windblown slopes, valleys or winter refuges. In warm fall weather elk keep to shaded north slopes and wallows and move mostly at night.',

  maleSize: 'About 5 ft (1.5 m) at the shoulder and 8 ft (2.4 m) from nose to tail',
  femaleSize: 'About 4.5 ft (1.4 m) at the shoulder and 6.5 ft (2 m) from nose to tail',
  maleWeight: 'About 700 lb (318 kg) on average in the Rockies; 700 to 1,000 lb (318 to 454 kg) for large bulls',
  femaleWeight: 'About 500 lb (227 kg) on average; up to 600 lb (272 kg)',
  antlerShape:
    'A main beam sweeps outward, up and back, with long tines that point forward and up. Yearlings carry spikes, young bulls light racks of four or five points, and older bulls usually six on a side, now and then seven or eight. A mature pair can weigh up to 40 lb (18 kg). Antlers drop mostly in March and April, grow again from May, and are rubbed clean in August.',
  coloration:
    'Reddish-brown in summer, with a thicker, paler body coat in winter. The neck, head and legs are darker, and bulls have a heavy, dark mane in fall and winter. The rump patch is cream to yellowish, with a short tail of the same color. Calves are spotted in their first summer.',
  physicalDifferences:
    'Bulls are clearly heavier than cows and carry antlers and a dark mane; in the rut their bellies are stained and they smell strongly. Cows have slimmer necks and no antlers. An elk differs from a mule deer by its size, dark neck and pale rump without a black-tipped tail, and from a moose by its straight nose, its rump patch and its tined rather than palmed antlers. Know the difference before you shoot: moose and elk share much country.',

  dietType: 'Herbivore, a grazer that also browses',
  springDiet: ['First green grasses', 'Sedges', 'New forbs', 'Clover', 'Buds of shrubs'],
  summerDiet: [
    'Grasses and sedges',
    'Broad-leaved forbs',
    'Aspen and willow leaves',
    'Aquatic plants',
    'Mineral licks',
  ],
  fallDiet: [
    'Bluegrass, needlegrass and wheatgrass',
    'Sedges',
    'Fallen leaves',
    'Shrub leaves',
    'Alfalfa and hay fields',
  ],
  winterDiet: [
    'Cured grasses on open slopes',
    'Aspen bark and twigs',
    'Willow and mountain mahogany',
    'Sagebrush',
    'Fir and other conifer needles',
  ],
  feedingHabits:
    'Elk are grazers as long as the snow is not too deep: in spring and summer grasses and sedges make up most of what they eat. When grass is buried they turn to shrubs, bark and even conifer needles. A herd feeds from before dawn into the morning, beds in timber to chew cud, and returns to the grass late in the day. They travel far to salt-rich soil.',

  matingSeasonStart: 'Early September',
  matingSeasonEnd: 'October, with stragglers into early November',
  gestationPeriod: 'About 250 days, a little over eight months',
  parentingHabits:
    'Calves come in late May and June, nearly always one, weighing about 30 lb (14 kg); twins are born less than one time in a hundred. The cow gives birth apart from the herd and cleans up every trace of scent. The spotted calf lies motionless for two to three weeks while she feeds nearby. Then cows and calves join nursery herds. Calves stay with their mothers through the first winter; bulls have no share in rearing them.',
  lifespanWild: 'About 8 to 12 years on average; some cows bear calves beyond the age of 14',
  lifespanCaptivity: '20 years or more; 25 reported',

  dailyActivity:
    'Most active in the first and last hours of light, and through the night where they are hunted. They bed in timber on benches and north slopes in the middle of the day. In September bulls bugle and follow cows at any hour, most of all in the cool of morning, and cool off in wallows.',
  territorialBehavior:
    'A bull does not defend a place but a group of cows, the harem, which may count 15 to 30. He rounds up strays, bugles at rivals, rakes trees and rolls in wallows that reek of urine. Matched bulls walk side by side, judge each other and only sometimes fight, head to head. Outside the rut elk share their ranges.',
  herdingBehavior:
    'Among the most social of deer. Cows, calves and young bulls live in herds, led in their movements by an older cow, even during the rut. Bulls spend summer alone or in small groups on breezy ridges, and rejoin bachelor bands after the rut. In winter herds can count hundreds of animals.',
  migrationBehavior:
    'Many mountain herds migrate. In the Yellowstone country six or seven herds summer high in the park and winter lower, most of them outside it, some on the National Elk Refuge at Jackson. Snow drives them down and the green-up draws them back. Where food lasts all year, elk stay.',

  conservationStatus: 'Least Concern',
  conservationEfforts:
    'Listed as Least Concern by the IUCN, assessment of 2018. The Rocky Mountain Elk Foundation tells the history in numbers: perhaps 10 million elk in North America before settlement, fewer than 100,000 by 1900. Closed seasons, refuges, and transplants from Yellowstone and elsewhere turned that around. Tule elk came back from a remnant of fewer than 30 animals in the 1870s. From 1997 to 2002 Kentucky released 1,541 western elk and now has the largest herd east of the Rockies. Winter range, migration routes and disease are today’s concerns.',
  protectedAreas: [
    'Yellowstone National Park',
    'National Elk Refuge, Wyoming',
    'Grand Teton National Park, Wyoming',
    'Rocky Mountain National Park, Colorado',
    'Point Reyes National Seashore, California (Tule elk)',
  ],
  conservationLaws:
    'States, provinces and countries own the rules for their elk. An Act of Congress of 1912 created the National Elk Refuge in Jackson Hole. The Lacey Act of 1900 bars shipping game killed against one state’s law to another. The Pittman-Robertson Act of 1937 returns an excise tax on hunting arms to state wildlife programs; such funds helped bring elk back to Kentucky. Moving live elk is tightly controlled because of disease.',

  huntingRegions: [
    'Colorado high country',
    'Montana and Wyoming',
    'Idaho and the Bitterroot',
    'New Mexico and Arizona',
    'Pacific Northwest (Roosevelt elk)',
    'Alberta, British Columbia and Manitoba',
    'Kentucky and Pennsylvania, by drawing',
  ],
  huntingRegulations:
    'Seasons, licenses, drawings, point restrictions and bag limits are set by each state, province or country and change every year; read the current rules at the agency. Many elk licenses come only by drawing, often with bonus points and early deadlines. Check unit borders, private land, weapon rules, evidence of sex and blaze orange. Chronic wasting disease affects elk: follow the agency’s rules on testing and on moving carcasses, and do not eat an animal that tests positive, as the CDC advises. In bear country, food and meat storage rules apply too.',
  huntingBestPractices:
    'Find elk before you call to them. Glass at first light, listen at night, and read fresh sign; when a place is empty, move on. Never let the wind carry your scent into a basin. Call sparingly: locate with a bugle, close the distance, then use cow calls. Be sure of sex, points and species, and of the ground behind. Shoot within your practiced range at the chest of a standing bull, and be ready to shoot again. Mark the spot, wait, and follow up thoroughly. Plan the pack-out before the shot: one elk is many heavy loads. Quarter it, hang it in shade and cool the meat fast.',
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
    'Rounded tracks 4 to 4 1/2 in (10 to 11 cm) long',
    'Muddy wallows with a strong, musky smell',
    'Rubbed and thrashed saplings from August on',
    'Pellets up to 1 in (25 mm) in winter, soft chips in summer',
    'Bark gnawed from aspen trunks',
    'Groups of large beds on timbered benches',
    'Wide trails through saddles',
  ],

  interestingFacts: [
    'Only the moose is a larger deer.',
    'Wapiti comes from a Shawnee and Cree word for white rump.',
    'A bull’s antlers can weigh up to 40 lb (18 kg) and take only a summer to grow.',
    'An older cow, not the herd bull, decides where the herd goes.',
    'All Tule elk descend from a small remnant protected by the cattleman Henry Miller in 1874.',
    'The National Elk Refuge at Jackson, Wyoming, dates from 1912.',
    'Elk make up most of the winter kills of wolves in Yellowstone.',
  ],
  culturalSignificance:
    'Elk gave meat, hides and antler to many peoples of North America. The two ivories of each animal were sewn on women’s dresses among the Nez Perce, Lakota, Crow and others; a dress full of them showed many seasons of a good hunter’s work. For settlers elk were market meat until they were nearly gone, and their return is one of the founding stories of modern wildlife management. Today elk hunting brings income to western towns and a September ritual to those who hunt them.',
  mythsAndLegends:
    'For the Lakota the elk, Hehaka, stands for strength, courage and attraction. The bull’s power to call a mate inspired the love flute, which a suitor played to win the woman he wished to marry; dreamers of the elk were said to have this power. Since the ivories outlast everything else of the animal, Lakota parents gave an elk tooth to a child as a wish for long life. A Santee story tells of two Elk Men who brought the first flute to a shy young man.',

  faqQuestions: [
    {
      question: 'When do elk bugle?',
      answer:
        'Bulls begin in late August and bugle most in September and early October, above all around dawn, dusk and at night. A bugle tells cows where the bull is and warns rivals. Cold, still mornings carry the sound best. Where hunting pressure is high, bulls call less and mostly in the dark.',
    },
    {
      question: 'Is an elk the same as a red deer or a moose?',
      answer:
        'No. The red deer of Europe is a close relative, and the two were long treated as one species, but genetic studies separate them. The moose is another animal altogether, although Europeans call it elk. This guide uses elk for the wapiti, Cervus canadensis.',
    },
    {
      question: 'How large is an average bull elk?',
      answer:
        'A mature Rocky Mountain bull weighs about 700 lb (318 kg) and stands about 5 ft (1.5 m) at the shoulder. Roosevelt elk of the Pacific coast grow heavier and Tule elk of California stay smaller. Even boned out, a bull means several heavy loads for the pack.',
    },
    {
      question: 'Where do I find elk after the rut?',
      answer:
        'Bulls leave the cows, seek thick, quiet cover near feed and rest. Look at small parks in dark timber, burns and steep north slopes away from roads. As snow builds up, follow the herds toward lower, windblown grass. Fresh tracks in snow are the best guide there is.',
    },
    {
      question: 'Can I hunt elk in the eastern United States?',
      answer:
        'In a few states with restored herds, among them Kentucky and Pennsylvania, by drawing and with few licenses. Odds, dates and zones change every year, so read the agency’s page. The herds live on a mix of public land, private land and reclaimed mines.',
    },
    {
      question: 'How should I handle the meat?',
      answer:
        'Heat is the enemy. Open and skin the animal at once, quarter or bone it, and hang the meat in breathable bags in shade and moving air. Where chronic wasting disease occurs, wear gloves, avoid cutting the brain and spine, and have the animal tested as your agency advises.',
    },
  ],

  metaTitle: 'Elk (Wapiti): Bugling, Range and Hunting Guide',
  metaDescription:
    'Elk for hunters: size and antlers, where herds live through the year, food, the September rut, tracks and wallows, calling, meat care, equipment and questions.',
  metaKeywords: 'elk, wapiti, Cervus canadensis, elk hunting, elk bugle, elk rut, elk migration, bull elk',

  sources: [
    {
      title: 'Elk',
      publisher: 'National Park Service, Yellowstone',
      url: 'https://www.nps.gov/yell/learn/nature/elk.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk management on private land',
      publisher: 'Montana State University Extension',
      url: 'https://animalrangeextension.montana.edu/wildlife/private_land_wildlife_mgmt/elk-mgmt.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk fast facts, from the Rocky Mountain Elk Foundation',
      publisher: 'Big Sky Weekly',
      url: 'https://issuu.com/outlawpartners/docs/110923_weekly_elk_infographic',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk Biology',
      publisher: 'Tennessee Wildlife Resources Agency (stored copy)',
      url: 'https://cleanairtn.org/twra/elkbio.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk of Yellowstone',
      publisher: 'US-Parks.com',
      url: 'https://www.us-parks.com/yellowstone-national-park/elk.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Rocky Mountain Elk',
      publisher: 'Friends of the Clearwater',
      url: 'http://www.friendsoftheclearwater.org/rocky-mountain-elk/',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk eating behaviors and habitat',
      publisher: 'Floodwood News',
      url: 'http://floodwoodnews.com/Hunting/Elk(Wapiti)EatingBehaviorsHabitat.aspx',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk: life history and the lead cow',
      publisher: 'barnardhealth.us',
      url: 'https://www.barnardhealth.us/amino-acids-2/elk.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk (article, read in stored copies)',
      publisher: 'Wikipedia',
      url: 'https://web.archive.org/web/20170223170703/https://en.wikipedia.org/wiki/Elk',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk (article, later version with the IUCN assessment of 2018, read in a stored copy)',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Elk',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk (subspecies)',
      publisher: 'Animal Images',
      url: 'https://animalimages.net/elk/',
      readOn: '2026-11-21',
    },
    {
      title: 'Cervus canadensis (wapiti) datasheet',
      publisher: 'CABI Invasive Species Compendium',
      url: 'https://www.cabi.org/isc/datasheet/119059',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk: tracks and sign',
      publisher: 'eNature',
      url: 'http://enature.com/fieldguides/detail.asp?shapeID=1033&curGroupID=5&lgfromWhere=&curPageNum=5&viewType=tracks',
      readOn: '2026-11-21',
    },
    {
      title: 'National Elk Refuge',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/National_Elk_Refuge',
      readOn: '2026-11-21',
    },
    {
      title: 'A History of the National Elk Refuge',
      publisher: 'U.S. Fish and Wildlife Service',
      url: 'https://docslib.org/doc/2307554/jackson-hole',
      readOn: '2026-11-21',
    },
    {
      title: 'Kentucky Fish and Wildlife receives award for elk program',
      publisher: 'WAVE 3',
      url: 'https://www.wave3.com/2023/12/14/ky-fish-wildlife-receives-award-elk-program/',
      readOn: '2026-11-21',
    },
    {
      title: 'Pennsylvania Elk Management Plan (2020-2025)',
      publisher: 'Pennsylvania Game Commission',
      url: 'https://docslib.org/doc/5449091/elk-management-plan-2020-2025',
      readOn: '2026-11-21',
    },
    {
      title: 'Tule Elk (caption quoting Point Reyes National Seashore)',
      publisher: 'ViewBug photo page',
      url: 'https://www.viewbug.com/photo/85702300',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk: Hehaka',
      publisher: 'Akta Lakota Museum and Cultural Center',
      url: 'https://aktalakota.stjo.org/lakota_spirit_animal/elk-he%C8%9Faka/',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk Teeth',
      publisher: 'National Park Service, Nez Perce National Historical Park',
      url: 'https://www.nps.gov/museum/exhibits/nepe/exb/transportation_trade/NEPE9460-9465_Elk-Teeth.html',
      readOn: '2026-11-21',
    },
    {
      title: 'The Gift of the Elk Men, a Santee story',
      publisher: 'Hitotoki',
      url: 'https://hitotoki.org/moments/y3msjsn8',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk ivories among the High Plains peoples',
      publisher: 'Gini Rifkin',
      url: 'https://ginirifkin.blogspot.com/2024/?m=1',
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
    {
      title: 'Kentucky takes top honors for elk restoration',
      publisher: 'The Venatic',
      url: 'https://thevenatic.com/kentucky-takes-top-honors-for-elk-restoration',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleDeerType
