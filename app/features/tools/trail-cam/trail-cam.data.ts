/**
 * What the simulated analysis of a trail camera picture is made of, and what stands below the tool: what real software
 * does, and how a hunter reads a picture without any.
 */
import type { ToolConstant, ToolContent } from '~/features/tools/tool-content'

export const delayMs = 2000
export const fewestDeer = 1
export const mostDeer = 5

const forShow = 'Set for this demonstration'

export const trailCamConstants: readonly ToolConstant[] = [
  { name: 'Wait', value: `${String(delayMs / 1000)} seconds`, source: forShow },
  {
    name: 'Deer',
    value: `${String(fewestDeer)} to ${String(mostDeer)}, each equally likely`,
    source: `${forShow}: chance, not sight`,
  },
]

/** What to look for, in this order. It needs eyes and no software. */
export const readingSteps = [
  {
    name: 'Time',
    text: 'Read the stamp and check that the clock of the camera is right. Note how far from sunrise or sunset.',
  },
  { name: 'Direction', text: 'Which way do head and feet point? To food, to bed, or along the trail?' },
  {
    name: 'Count',
    text: 'Count heads, then look for legs and ears in the brush. The next picture may show who follows.',
  },
  {
    name: 'Sex',
    text: 'Antlers in fall mean a buck, almost always. Without them look at body, face and the top of the head.',
  },
  {
    name: 'Age class',
    text: 'Fawn, yearling or adult: judge neck, belly and legs from the side, not the antlers alone.',
  },
] as const

export const trailCamContent: ToolContent = {
  science: [
    {
      title: 'What this tool does, and what it does not',
      text: 'This tool shows how an analysis would feel, and nothing more. It shows your picture inside your own browser, waits two seconds and draws a number. It does not look at the picture, sends it nowhere and keeps nothing.',
      formula: 'deer = 1 + floor(random × 5)',
      details: [
        'An empty picture, a raccoon or your own boots get one to five “deer” just the same.',
        'Press the button again and the number may change, for it is drawn anew.',
        'Plan no hunt and no harvest by it.',
      ],
    },
    {
      title: 'What real software does',
      text: 'Real analysis rests on neural networks that were trained with many pictures labeled by people. Wildlife researchers use them above all to throw out the empty frames. MegaDetector, a free one, sorts pictures into animals, people, vehicles and empty ones, and leaves the species to a second program or to a person.',
      details: [
        'In one large study networks learned to name, count and describe 48 African species in 3.2 million pictures, with more than 93.8 percent of the animals named correctly.',
        'Left to the pictures that it was confident about, 99.3 percent of them, that system was as accurate as its human volunteers: 96.6 percent.',
        'A camera in a new place is another matter. A study of 20 camera sites found excellent results where the programs had been trained and poor ones elsewhere, above all for naming the species.',
      ],
    },
    {
      title: 'Read it yourself: time and direction',
      text: 'One picture tells when a deer stood where, and where it was going. Many of them tell a pattern. Sort by stand, then by hour, and note the wind and the weather of the day beside it: the same buck at the same corner, three evenings with the same wind, is worth more than his best portrait.',
      details: [
        'A deer that walks toward food in the evening shows the way from its bed. Think back along the trail.',
        'Only pictures taken in legal hours point to a deer that you may meet. Night pictures say that it lives there.',
        'One deer can fill a card. Count animals that you can tell apart, not pictures.',
      ],
    },
    {
      title: 'Buck, doe or fawn',
      text: 'Antlers make it easy while they last: whitetail bucks shed them each winter, and from then on a deer without antlers may be a grown buck. In fall the deer that is mistaken most is the button buck, a male fawn.',
      details: [
        'A grown doe has a rectangular body with a long neck and face. A fawn is square, with a short neck and face.',
        'Between the ears a doe’s head is rounder on top. A buck’s is flattened by the base of the antlers.',
        'A single deer without antlers may well be a button buck: they often travel alone, and grown does rarely do.',
      ],
    },
    {
      title: 'Age class, and how sure one can be',
      text: 'Judge a buck by his body, seen from the side. A yearling of 1½ years has a thin neck, a taut stomach, long legs and a thin body, like a doe with antlers. At 2½ the body is a little thicker, and the legs still look long. Older classes take practice and stay uncertain.',
      details: [
        'Researchers who measured proportions in photographs of captive bucks of known age put 75 percent of the yearlings and 86 percent of the 2½-year-olds into the right class before the breeding season.',
        'Of the 3½-year-olds it was 40 percent, and of the 4½-year-olds none.',
        'So three classes are what a picture gives: yearling, 2½, and older.',
      ],
    },
  ],
  essentialFor: [
    'Hunters who wonder what picture software would do for them, before they pay for one.',
    'Hunters with a full memory card and no software, who want to read it well by eye.',
    'Landowners, who judge sex and age in a herd before they decide on a harvest.',
    'Newcomers, who learn to tell a fawn from a doe before the season, not in it.',
  ],
  proTips: [
    'Read the law before you hang a camera. Utah, for one, allows none for hunting on public land from July 31 to December 31, and other states have rules of their own. Ask the landowner, too.',
    'Set date and time after every change of batteries, and again when the clocks change. A wrong stamp is worse than none.',
    'Aim the camera north where you can, so that the sun stays out of the lens, and cut the grass in front of it.',
    'Turn the camera along the trail, not across it: you see more of each deer, and longer.',
    'Check it rarely, at midday, with the wind right. Each visit leaves your scent.',
    'Counting a herd takes a survey with several cameras, run by a plan. Such surveys can estimate age structure, sex ratio and fawn crop; a single camera on a corner cannot.',
    'A picture at home is not a target in the field. When a deer stands before you, identify it anew, in good light, or do not shoot.',
  ],
  sources: [
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
      title: 'Learn to Identify "Button Bucks"',
      publisher: 'Michigan Department of Natural Resources',
      url: 'http://www.michigan.gov/dnr/0,4570,7-153-10363_10856_10905-29622--,00.html',
      readOn: '2026-11-21',
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
