import type { ToolConstant, ToolContent } from '~/tools/tool-content'

export const delayMs = 2000
export const fewestDeer = 1
export const mostDeer = 5

const forShow = 'Set for this demonstration'

export const trailCamConstants: readonly ToolConstant[] = [
  { name: 'Wait', value: `${String(delayMs / 1000)} seconds`, source: forShow },
  {
    name: 'Deer',
    value: `${String(fewestDeer)} to ${String(mostDeer)}, each equally likely`,
    source: `${forShow}, at random`,
  },
]

export const labConstants: readonly ToolConstant[] = [
  {
    name: 'Pause that ends a visit',
    value: '10 minutes, unless you change it',
    source: 'This site’s rule of thumb; counted from the picture before, as camtrapR can',
  },
  {
    name: 'Bars around the sun',
    value: '30 minutes wide, from 90 minutes on the dark side to 3 hours on the light side',
    source: 'Set for this page',
  },
  {
    name: 'Sunrise and sunset',
    value: 'upper edge of the sun, level horizon, 34′ of refraction',
    source: 'astronomy-engine, as on the Legal Light page',
  },
  {
    name: 'Legal light',
    value: 'The state’s own hours, where we read them; elsewhere sunrise to sunset, called daylight',
    source: 'The table of fifty states on the Legal Light page',
  },
]

export const readingSteps = [
  {
    name: 'Time',
    text: 'Read the time stamp, and make sure the camera’s clock is right. Note how close it is to sunrise or sunset.',
  },
  { name: 'Direction', text: 'Which way do the head and feet point: toward food, toward bed or along the trail?' },
  {
    name: 'Count',
    text: 'Count heads, then look for legs and ears in the brush. The next picture may show more deer following.',
  },
  {
    name: 'Sex',
    text: 'Antlers in fall almost always mean a buck. Without them, look at the body, face and top of the head.',
  },
  {
    name: 'Age class',
    text: 'Fawn, yearling or adult? Judge the neck, belly and legs from the side, not the antlers alone.',
  },
] as const

export const trailCamContent: ToolContent = {
  science: [
    {
      title: 'What this page reads',
      text: 'Cameras write the time, their make and model, and sometimes a position into the first bytes of a picture, as EXIF tags. The page reads those bytes in your browser, one file after the other. It does not look at what the picture shows, so a raccoon is a visit, too.',
      details: [
        'Temperature and moon phase are read from Reconyx cameras (RapidFire, HyperFire, HyperFire 2, HyperFire 4K, MicroFire and UltraFire), which write them into their maker notes, and the temperature from any camera that fills the EXIF tag for it.',
        'Other makes usually print both into the banner of the picture and nowhere else. A page that does not look at the picture cannot read them there.',
        'Of a position in GPS tags, the page shows the numbers; of one in XMP, only that it is there.',
      ],
    },
    {
      title: 'Clocks',
      text: 'A camera writes the time of its own clock without a time zone. The page takes it as the time of day at the place and compares it with sunrise and sunset by the clocks there.',
      details: [
        'Most cameras keep the hour they were set to when daylight saving time begins or ends. If yours ran across that date, choose the pictures before and after it separately, and correct one part by an hour.',
        'A camera that lost its batteries may begin again on its first day, such as January 1, 2000, and the page says so. One picture of known time, such as of yourself at the camera, puts all that follow right.',
      ],
    },
    {
      title: 'From pictures to visits',
      text: 'A doe at a scrape fills a card; she is still one visit. Researchers set a pause after which pictures count as another event; in one study of foxes and cats it was 5 minutes. Change it on this page and see how much the answer depends on it.',
      formula: 'new visit: time − time of the picture before > 10 min',
      details: [
        'In a study at Auburn University, cameras with a 10-minute delay caught at least as many individual deer as cameras with a 5-minute delay at 7 of 8 sites, with about half the pictures.',
      ],
    },
    {
      title: 'What the simulation does',
      text: 'It shows your picture in your own browser, waits two seconds and draws a number. It does not look at the picture, send it anywhere or keep it.',
      formula: 'deer = 1 + floor(random × 5)',
      details: [
        'An empty frame, a raccoon or your own boots get one to five “deer” just the same.',
        'Press the button again and you may get a different number.',
      ],
    },
    {
      title: 'What real software does',
      text: 'Real analysis uses neural networks trained on many pictures labeled by people. Wildlife researchers use them mainly to throw out empty frames. MegaDetector, a free one, sorts pictures into animals, people, vehicles and empty frames and leaves the species to a second program or a person.',
      details: [
        'In one large study, networks learned to name, count and describe 48 African species in 3.2 million pictures and named more than 93.8 percent of the animals correctly.',
        'On the 99.3 percent of pictures it was confident about, that system matched its human volunteers: 96.6 percent.',
        'A camera in a new place is another matter. A study of 20 camera sites found excellent results where the programs had been trained and poor ones elsewhere, especially in naming species.',
      ],
    },
    {
      title: 'Read it yourself: time and direction',
      text: 'One picture shows when and where a deer passed and which way it was headed. Many pictures show a pattern. Sort by stand, then by hour, and note the day’s wind and weather. The same buck at the same corner on three evenings with the same wind is worth more than his best portrait.',
      details: [
        'A deer walking toward food in the evening came from its bed. Follow the trail back in your mind.',
        'Only pictures from legal hours show a deer you might get a chance at. Night pictures only say that it lives there.',
        'One deer can fill a memory card. Count animals you can tell apart, not pictures.',
      ],
    },
    {
      title: 'Buck, doe or fawn',
      text: 'Antlers make it easy while they last. Whitetail bucks shed them each winter, and after that a deer without antlers may be an adult buck. In fall, the deer most often mistaken is the button buck, a male fawn.',
      details: [
        'An adult doe has a rectangular body and a long head. A fawn is square, with a stubby head.',
        'A doe’s head is round on top, old or young. A button buck’s is almost flat.',
        'A lone deer without antlers that trots out and starts to eat is very likely a button buck. Does are warier.',
      ],
    },
    {
      title: 'Age class, and how sure you can be',
      text: 'Judge a buck by his body, seen from the side. A 1½-year-old has a thin neck, a taut stomach, long legs and a thin body, like a doe with antlers. At 2½ the body is a little thicker, and the legs still look long. Older classes take practice and stay uncertain.',
      details: [
        'Researchers measured proportions in photographs of captive bucks of known age. Before the breeding season, they placed 75 percent of yearlings and 86 percent of 2½-year-olds in the right class.',
        'For 3½-year-olds it was 40 percent, and for 4½-year-olds none.',
        'So a picture gives you three classes: yearling, 2½ and older.',
      ],
    },
  ],
  essentialFor: [
    'Hunters with cards full of pictures who want to know when deer pass, not only that they do.',
    'Hunters with a full memory card and only their own eyes to read it.',
    'Landowners who judge sex and age in a herd before deciding on a harvest.',
    'Newcomers who want to tell a fawn from a doe before the season opens.',
  ],
  proTips: [
    'Read the law before you hang a camera. Utah, for one, allows none for hunting on public land from July 31 to December 31, and other states have their own rules. Ask the landowner, too.',
    'Set the date and time after every battery change and again when the clocks change. A wrong time stamp is worse than none.',
    'Aim the camera north where you can, so that the sun stays out of the lens, and cut the grass in front of it.',
    'Point the camera along the trail, not across it. You’ll see more of each deer, for longer.',
    'Check it rarely, at midday, with the wind right. Every visit leaves scent.',
    'Counting a herd takes a planned survey with several cameras. A survey can estimate age structure, sex ratio and fawn crop; a single camera on a corner cannot.',
    'A picture at home is not a target in the field. When a deer is in front of you, identify it again, in good light, or don’t shoot.',
  ],
  sources: [
    {
      title: 'Reconyx.pm: maker notes of Reconyx cameras',
      publisher: 'ExifTool 13.58, Phil Harvey',
      url: 'https://github.com/exiftool/exiftool/blob/38bdbace3037a89d2c332664fc60bddad118958a/lib/Image/ExifTool/Reconyx.pm',
      readOn: '2026-11-25',
      usedFor: 'where Reconyx cameras write time, moon and temperature',
    },
    {
      title: 'Add Bushnell and Reconyx trail camera images',
      publisher: 'metadata-extractor-images, pull request 3',
      url: 'https://github.com/drewnoakes/metadata-extractor-images/pull/3',
      readOn: '2026-11-25',
      usedFor: 'that other makes print the moon into the banner alone',
    },
    {
      title: 'Revelations of Trail Cam Photography in Winter',
      publisher: 'Tundra Graphics',
      url: 'https://tundragraphics.com/blog/2016/02/massachusetts-trail-cam-in-winter',
      readOn: '2026-11-25',
      usedFor: 'the banner of a Browning camera',
    },
    {
      title: 'filterRecordTable: temporal independence of records',
      publisher: 'camtrapR',
      url: 'https://jniedballa.github.io/camtrapR/reference/filterRecordTable.html',
      readOn: '2026-11-25',
      usedFor: 'how researchers tell one event from the next',
    },
    {
      title: 'What are we missing? How the delay-period setting on camera traps affects mesopredator detection',
      publisher: 'Australian Mammalogy 43(2) (Sparkes and others, 2020), abstract',
      url: 'https://doi.org/10.1071/AM19068',
      readOn: '2026-11-26',
      usedFor: 'pictures less than 5 minutes apart as one event',
    },
    {
      title: 'Deer on trail cams: Will changing trigger speed alter productivity?',
      publisher: 'Outdoor News, on a thesis by Peter Acker at Auburn University',
      url: 'https://www.outdoornews.com/2017/03/01/deer-trail-cams-will-changing-trigger-speed-alter-productivity/',
      readOn: '2026-11-25',
      usedFor: 'delays of 5 and 10 minutes compared',
    },
    {
      title: 'Artificial Intelligence Offers a New Solution to Sorting Camera Trap Data',
      publisher: 'CCLM portal, Boreal Caribou',
      url: 'https://www.cclmportal.ca/portal/boreal-caribou/news/artificial-intelligence-offers-new-solution-sorting-camera-trap-data',
      readOn: '2026-11-21',
      usedFor: 'what MegaDetector sorts, and what it leaves to others',
    },
    {
      title:
        'Automatically identifying, counting, and describing wild animals in camera-trap images with deep learning',
      publisher: 'Proceedings of the National Academy of Sciences',
      url: 'https://www.pnas.org/doi/10.1073/pnas.1719367115',
      readOn: '2026-11-21',
      usedFor: 'how well networks name and count animals',
    },
    {
      title: 'Recognition in Terra Incognita',
      publisher: 'European Conference on Computer Vision',
      url: 'http://openaccess.thecvf.com/content_ECCV_2018/html/Beery_Recognition_in_Terra_ECCV_2018_paper.html',
      readOn: '2026-11-21',
      usedFor: 'what happens at a new camera site',
    },
    {
      title: 'Whitetail Hunters’ Three-Point Checklist for Telling the Difference Between a Button Buck and a Doe',
      publisher: 'Field & Stream, with the Quality Deer Management Association',
      url: 'https://www.fieldandstream.com/whitetail-hunters-three-point-checklist-for-telling-difference-between-button-buck-and-doe/',
      readOn: '2026-11-26',
      usedFor: 'does, fawns and button bucks',
    },
    {
      title: 'Shedding Antlers',
      publisher: 'Penn State Department of Animal Science',
      url: 'https://animalscience.psu.edu/research/areas/deer/photos/shedding-antlers',
      readOn: '2026-11-21',
      usedFor: 'when antlers are shed',
    },
    {
      title: 'White-tailed deer management: guide G9485',
      publisher: 'University of Missouri Extension and Missouri Department of Conservation',
      url: 'https://extension2.missouri.edu/G9485',
      readOn: '2026-11-21',
      usedFor: 'the bodies of bucks at 1½ and 2½ years',
    },
    {
      title: 'Estimating Age and Antler Traits of Photographed Male White-tailed Deer',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies',
      url: 'https://seafwa.org/journal/2015/estimating-age-and-antler-traits-photographed-male-white-tailed-deer',
      readOn: '2026-11-21',
      usedFor: 'how sure an age from a photograph is',
    },
    {
      title: 'Conducting Camera Surveys to Estimate Population Characteristics of White-Tailed Deer',
      publisher: 'Mississippi State University Extension',
      url: 'http://extension.msstate.edu/publications/conducting-camera-surveys-estimate-population-characteristics-white-tailed-deer',
      readOn: '2026-11-21',
      usedFor: 'what a camera survey can estimate',
    },
    {
      title: 'Utah Code Section 23A-5-307',
      publisher: 'FindLaw, as of January 1, 2025',
      url: 'https://codes.findlaw.com/ut/title-23a-wildlife-resources-act/ut-code-sect-23a-5-307/',
      readOn: '2026-11-21',
      usedFor: 'Utah’s law on trail cameras',
    },
  ],
}
