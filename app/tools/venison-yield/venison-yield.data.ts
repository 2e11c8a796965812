/**
 * Weights are in pounds, and shares are fractions of one. The shares are a rule of thumb for planning: nobody weighed
 * them. meat-tables.data.ts has what was weighed.
 */
import type { ToolConstant, ToolContent } from '~/tools/tool-content'
import { kilogramsPerPound, roughWeight, weightRange, type Units } from '~/tools/units'

export const species = [
  { id: 'whitetail', name: 'Whitetail deer', one: 'A whitetail', averageLb: 150, meatShare: 0.7 },
  { id: 'mule', name: 'Mule deer', one: 'A mule deer', averageLb: 200, meatShare: 0.72 },
  { id: 'elk', name: 'Elk', one: 'An elk', averageLb: 500, meatShare: 0.65 },
  { id: 'moose', name: 'Moose', one: 'A moose', averageLb: 800, meatShare: 0.6 },
] as const

export type Species = (typeof species)[number]

/** The rule has no more than the three names; the hints are how this site reads them. */
export const processings = [
  { id: 'basic', name: 'Basic', efficiency: 0.85, hint: 'At home, with a knife and a grinder' },
  { id: 'professional', name: 'Professional', efficiency: 0.9, hint: 'A meat processor, standard cuts' },
  { id: 'custom', name: 'Custom', efficiency: 0.95, hint: 'A processor who cuts to order' },
] as const

export type Processing = (typeof processings)[number]

export const cuts = [
  { id: 'steaks', name: 'Steaks', share: 0.25 },
  { id: 'roasts', name: 'Roasts', share: 0.35 },
  { id: 'grind', name: 'Grind', share: 0.4 },
] as const

export const boneParts = [
  { id: 'bone-in', name: 'Bone-in', share: 0.15 },
  { id: 'boneless', name: 'Boneless', share: 0.85 },
] as const

export const packageLb = 1.5

export const usualLb = { least: 50, most: 1000 }
export const mostLb = 5000

const ruleOfThumb = 'This site’s rule of thumb'

export const yieldConstants = (units: Units): readonly ToolConstant[] => [
  {
    name: 'Average weight',
    value: species.map(({ name, averageLb }) => `${name} ${roughWeight(averageLb, units)}`).join(', '),
    source: 'This site’s sample values',
  },
  {
    name: 'Meat, as a share of the weight',
    value: inWords(species.map(({ name, meatShare: share }) => ({ name, share }))),
    source: ruleOfThumb,
  },
  {
    name: 'Left after processing',
    value: inWords(processings.map(({ name, efficiency: share }) => ({ name, share }))),
    source: ruleOfThumb,
  },
  { name: 'Cuts, as a share of the meat', value: inWords(cuts), source: ruleOfThumb },
  { name: 'Bone, as a share of the meat', value: inWords(boneParts), source: ruleOfThumb },
  { name: 'One package', value: `about ${roughWeight(packageLb, units)}`, source: ruleOfThumb },
  {
    name: 'Usual weights',
    value: weightRange(usualLb, units),
    source: 'This site’s choice; other weights get a note',
  },
  { name: 'One pound', value: `${String(kilogramsPerPound)} kg`, source: 'The international pound, by definition' },
]

export function inWords(parts: readonly { name: string; share: number }[]): string {
  return parts.map(({ name, share }) => `${name} ${asPercent(share)}`).join(', ')
}

export function asPercent(share: number): string {
  return `${String(Math.round(share * 100))}%`
}

export const yieldContent: ToolContent = {
  science: [
    {
      title: 'What was measured',
      text: 'Michigan State University Extension printed the meat to expect from each dressed weight. Its two tables, one for game of 50 to 200 lb dressed and one for 200 to 700 lb, follow straight lines, so this page can answer for the weights in between. Neither names a species. This page takes the first for deer, the second for moose, and for elk only the second’s spread. Two of their figures break the line and look like misprints: 24.8 lb boneless at 50 lb (24.0 by the line) and 296.2 lb bone-in at 700 lb (396.2). This page uses the line.',
      formula: 'deer: boneless = 0.48 × dressed · moose: 0.43 × dressed · elk: 0.499 × dressed',
      details: [
        'A deer carcass could easily be 5% off, and 15% in extreme cases. Larger game: 7% and 21%.',
        'Wyoming weighed mule deer and got the same: bucks of 114 lb dressed gave 55 lb boneless, does of 93 lb gave 44 lb.',
        'Wyoming’s elk gave more than the table: 218 lb from bulls of 437 lb, 169 lb from cows of 339 lb, which is half the dressed weight. This page goes by them for elk.',
        'Moose quarters in British Columbia, 1995 to 2007, without head, hide and lower legs: adult bulls 249 kg (549 lb) give or take 37, adult cows 199 (439 lb) give or take 29, young bulls 162 (357 lb), calves about 82 (180 lb).',
        'We found no weights of boned moose. An Alaska newspaper has 700 lb of wrapped meat from a 1,600-lb bull, more than the table’s extreme.',
      ],
    },
    {
      title: 'From live to dressed',
      text: 'A wildlife manager in northern Minnesota weighed 1,027 deer, most of them hit by cars, before and after field dressing. They lost 25.4% on average. Groups by age and sex averaged 23.7 to 26.3%, but single deer lost anything from 14 to 39%. So a live weight says less about the freezer than a dressed one, and this page widens the range instead of hiding it: the low end takes the largest loss and the low end of the table, the high end the smallest loss and the high end.',
      formula: 'least = live × (1 − largest loss) × 0.48 × (1 − spread)',
      details: [
        'An address or form that names no basis means live weight, because this site’s average weights are live weights.',
        'Elk and moose borrow the deer’s loss. The same manager weighed moose, too, but the copy we read stops before those figures.',
        'Hanging weight, without head and hide, was 84 to 85% of dressed in Wyoming’s mule deer and 83 to 87% in its elk.',
        'A moose hangs lighter: in Sweden the carcass was 45 to 51% of the live weight, by age. With the deer’s loss that makes 60 to 68% of dressed.',
      ],
    },
    {
      title: 'Why the box looks small',
      text: 'Every season, hunters ask the Wyoming Game and Fish Department where the rest of the meat went. The department puts the normal dressed weight of a mule deer buck at 120 to 190 pounds and says it is not unusual for a forkhorn or a doe to yield no more than 50 pounds of boned meat.',
      details: [
        'A hit in the hindquarters or another meaty part costs meat.',
        'Dirt has to be trimmed away, and so does any dried crust. Long aging makes more crust.',
        'Boned meat weighs less than the same cuts with the bone in.',
      ],
    },
    {
      title: 'The site’s rule: one weight, two factors',
      text: 'The rule cuts the weight down twice: first to the share of the animal that is meat, then to what the knife and the grinder leave of it. Both factors are round numbers for planning. The rule does not say whether it means live, dressed or hanging weight.',
      formula: 'yield = weight × species share × processing efficiency',
      details: [
        'Loss is the weight minus the yield: hide, head, bone, trim and whatever else never reaches the freezer.',
        'Packages are the yield divided by 1.5 lb, rounded up because the last one is rarely full.',
      ],
    },
    {
      title: 'Two ways to divide the same meat',
      text: 'Steaks, roasts and grind are one way to divide the yield; bone-in and boneless are another. Each adds up to the whole.',
      formula: 'steaks 25% + roasts 35% + grind 40% = bone-in 15% + boneless 85% = the yield',
    },
    {
      title: 'How long it keeps',
      text: 'Venison keeps for a season, not forever. Michigan State University Extension recommends these times for wild game at 0 °F, wrapped to keep out air and moisture.',
      details: [
        'Ground meat and stew meat: 2 to 3 months.',
        'Roasts and steaks: 8 to 12 months.',
        'Don’t freeze more at once than will be solid within 24 hours: 2 to 3 lb for each cubic foot of freezer.',
        'A cubic foot holds about 35 lb of packages that fit together tightly.',
      ],
    },
  ],
  essentialFor: [
    'Hunters with a small freezer who need to know how much room to clear.',
    'First-time hunters who wonder why a deer on the scale is not a deer in the freezer.',
    'Camps that share the meat and want a fair starting point for who gets what.',
    'Anyone thinking of donating venison who wants to know what one animal might yield.',
  ],
  proTips: [
    'Weigh your deer dressed, the same way every year, and write down what came home. Two seasons of your own numbers beat any table.',
    'Wait for a shot that spares the hindquarters and shoulders. It is the cheapest way to more meat.',
    'Keep the carcass clean and cool it right away. Dirty, dried or sour meat gets trimmed off and lost.',
    'Before the season, ask your processor what comes bone-in, what goes to grind, whether fat is added, and whether your deer is cut by itself.',
    'Where chronic wasting disease occurs, strongly consider a test before anyone eats the meat, as the CDC recommends, and don’t eat an animal that looked sick. Label the packages so you can find them again.',
    'Pack meal-size portions, press out the air, and write the cut and date on each package.',
    'Know what your state requires you to bring out of the field and how to tag it. Leaving edible meat behind is against the law in many places.',
  ],
  sources: [
    {
      title: 'Preserving Food Safely 01600637: weights of cuts to expect, 50 to 200 lb',
      publisher: 'Michigan State University Extension (archived copy)',
      url: 'https://cdn.preterhuman.net/texts/survival/survival_library/pfs/01600637.htm',
      readOn: '2026-11-25',
      usedFor: 'meat from deer, boneless and bone-in, with its spread',
    },
    {
      title: 'Preserving Food Safely 01600636: weights of cuts to expect, 200 to 700 lb',
      publisher: 'Michigan State University Extension (archived copy)',
      url: 'https://cdn.preterhuman.net/texts/survival/survival_library/pfs/01600636.htm',
      readOn: '2026-11-25',
      usedFor: 'meat from moose, boneless and bone-in, and the spread for elk',
    },
    {
      title: 'Big Game Meat, Part 1',
      publisher: 'Cook County News Herald, by a former area wildlife manager of the Minnesota DNR',
      url: 'https://www.cookcountynews-herald.com/articles/big-game-meat-part-1/',
      readOn: '2026-11-25',
      usedFor: 'what 1,027 deer lost in field dressing',
    },
    {
      title: 'How Much Meat Should You Get From Your Elk or Deer?',
      publisher: 'The Hunter Conservationist, on two University of Wyoming studies',
      url: 'https://thehunterconservationist.com/wild-cooking/how-much-meat-should-you-from-your-elk-or-deer/',
      readOn: '2026-11-25',
      usedFor: 'dressed, hanging and boneless weights of mule deer and elk',
    },
    {
      title: 'The Elk Carcass, B-594R (first page)',
      publisher: 'University of Wyoming Agricultural Experiment Station (2003)',
      url: 'https://www.edocr.com/v/yppvodoy/globaldocuments/elk-carcasspdf',
      readOn: '2026-11-27',
      usedFor: 'how the elk were weighed: six bulls and six cows, boned after two weeks',
    },
    {
      title:
        'Age, sex, and seasonal differences of carcass weights of moose from the Central Interior of British Columbia (abstract)',
      publisher: 'Alces, at The Free Library',
      url: 'https://www.thefreelibrary.com/Age%2C+sex%2C+and+seasonal+differences+of+carcass+weights+Of+moose+from...-a0323142709',
      readOn: '2026-11-27',
      usedFor: 'what moose quarters weigh',
    },
    {
      title: '3.5 million pounds of Alaska moose meat goes into freezers each year',
      publisher: 'Anchorage Daily News (2018)',
      url: 'https://www.adn.com/outdoors-adventure/2018/10/20/3-5-million-pounds-of-alaska-moose-meat-goes-into-freezers-each-year/',
      readOn: '2026-11-27',
      usedFor: 'wrapped meat from a large moose',
    },
    {
      title: 'Predicting body mass from chest circumference in moose Alces alces (abstract)',
      publisher: 'Wildlife Biology 2(3) (Wallin, Cederlund and Pehrson, 1996)',
      url: 'https://complete.bioone.org/journals/wildlife-biology/volume-2/issue-3/wlb.1996.008/Predicting-body-mass-from-chest-circumference-in-moose-iAlces-alces/10.2981/wlb.1996.008.short',
      readOn: '2026-11-26',
      usedFor: 'the carcass of a moose as a share of its live weight',
    },
    {
      title: 'What is a basic measurement of freezer capacity?',
      publisher: 'North Carolina State University, food safety questions',
      url: 'http://www.foodsafetysite.com/consumers/faq/?m_knowledgebase_article=265',
      readOn: '2026-11-25',
      usedFor: 'pounds per cubic foot of freezer',
    },
    {
      title: 'How to best use a freezer for food preservation',
      publisher: 'Coshocton Tribune, Emily Marrison',
      url: 'https://www.coshoctontribune.com/story/news/local/coshocton-county/2023/05/21/how-to-best-use-a-freezer-for-food-preservation/70235202007/',
      readOn: '2026-11-25',
      usedFor: 'pounds per cubic foot, and how much to freeze at once',
    },
    {
      title: 'How much meat can I get from a deer?',
      publisher: 'Wyoming Game and Fish Department',
      url: 'https://wgfd.wyo.gov/how-much-meat-can-i-get-deer',
      readOn: '2026-11-21',
      usedFor: 'dressed weights of mule deer, boned meat, and where meat is lost',
    },
    {
      title: 'Getting all required meat from your harvested big game animal and disposal of the carcass',
      publisher: 'Wyoming Game and Fish Department',
      url: 'https://wgfd.wyo.gov/News/Getting-all-required-meat-from-your-harvested-big',
      readOn: '2026-11-21',
      usedFor: 'an example of a law on the edible portion',
    },
    {
      title: 'Be prepared for incoming venison: Part 1',
      publisher: 'Michigan State University Extension',
      url: 'https://www.canr.msu.edu/news/be_prepared_for_incoming_venison_part_1',
      readOn: '2026-11-26',
      usedFor: 'wrapping, freezing and storage times',
    },
    {
      title: 'How much can I put in the freezer at one time?',
      publisher: 'University of Minnesota Extension',
      url: 'https://blog-cottage-food.extension.umn.edu/2017/03/how-much-can-i-put-in-freezer-at-one.html',
      readOn: '2026-11-26',
      usedFor: 'what freezes within 24 hours',
    },
    {
      title: 'About Chronic Wasting Disease (CWD)',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/chronic-wasting/about/index.html',
      readOn: '2026-11-26',
      usedFor: 'advice on testing, and on which deer not to eat',
    },
  ],
}
