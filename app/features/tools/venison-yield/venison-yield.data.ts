/**
 * The numbers of the yield rule, and what stands below the tool. Weights are in pounds, shares are fractions of one.
 * The shares are a rule of thumb for planning: nobody weighed them.
 */
import type { ToolConstant, ToolContent } from '~/features/tools/tool-content'

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
export const kilogramsPerPound = 0.45359237

/** Outside of these the answer comes with a note. */
export const usualLb = { least: 50, most: 1000 }
/** Above this nothing is answered. */
export const mostLb = 5000

const ruleOfThumb = 'This site’s rule of thumb'

export const yieldConstants: readonly ToolConstant[] = [
  {
    name: 'Average weight',
    value: species.map(({ name, averageLb }) => `${name} ${String(averageLb)} lb`).join(', '),
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
  { name: 'One package', value: `about ${String(packageLb)} lb`, source: ruleOfThumb },
  {
    name: 'Usual weights',
    value: `${String(usualLb.least)} to ${usualLb.most.toLocaleString('en-US')} lb`,
    source: 'This site’s choice; other weights get a note',
  },
  { name: 'One pound', value: `${String(kilogramsPerPound)} kg`, source: 'The international pound, by definition' },
]

/** As "Steaks 25%, Roasts 35%". */
export function inWords(parts: readonly { name: string; share: number }[]): string {
  return parts.map(({ name, share }) => `${name} ${asPercent(share)}`).join(', ')
}

export function asPercent(share: number): string {
  return `${String(Math.round(share * 100))}%`
}

export const yieldContent: ToolContent = {
  science: [
    {
      title: 'One weight, two factors',
      text: 'The rule cuts the weight down twice: first to the share of the animal that is meat, then to what the knife and the grinder leave of it. Both factors are round numbers for planning, and a real animal is free to ignore them.',
      formula: 'yield = weight × species share × processing efficiency',
      details: [
        'Loss is the weight minus the yield: hide, head, bone, trim and whatever else never reaches the freezer.',
        'Packages are the yield divided by 1.5 lb, rounded up because the last one is rarely full.',
      ],
    },
    {
      title: 'Which weight to use',
      text: 'Live weight includes everything, field-dressed weight leaves out the organs, and hanging weight leaves out the hide and head as well. The rule was handed down without saying which one it means. The same deer gives the largest answer at live weight and the smallest at hanging weight.',
      details: [
        'Write down what was on the scale with the number: whole, dressed or skinned.',
        'If you know more than one weight, use the lowest for a safer estimate.',
      ],
    },
    {
      title: 'Why the freezer often holds less',
      text: 'Every season, hunters ask the Wyoming Game and Fish Department where the rest of the meat went. The department puts the normal dressed weight of a mule deer buck at 120 to 190 pounds and says it is not unusual for a forkhorn or a doe to yield no more than 50 pounds of boned meat.',
      details: [
        'A hit in the hindquarters or another meaty part costs meat.',
        'Dirt has to be trimmed away, and so does any dried crust.',
        'Boned meat weighs less than the same cuts with the bone in.',
      ],
    },
    {
      title: 'Two ways to divide the same meat',
      text: 'Steaks, roasts and grind are one way to divide the yield; bone-in and boneless are another. Each adds up to the whole.',
      formula: 'steaks 25% + roasts 35% + grind 40% = bone-in 15% + boneless 85% = the yield',
    },
    {
      title: 'How long it keeps',
      text: 'Venison keeps for a season, not forever. University of Minnesota Extension recommends these times for wild game at 0 °F, wrapped to keep out air and moisture.',
      details: [
        'Ground meat and stew meat: 2 to 3 months.',
        'Roasts and steaks: 8 to 12 months.',
        'Don’t freeze more at once than will be solid within 24 hours.',
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
    'Weigh your deer the same way every year and write down what came home. Two seasons of your own numbers beat any rule of thumb, this one included.',
    'Wait for a shot that spares the hindquarters and shoulders. It is the cheapest way to more meat.',
    'Keep the carcass clean and cool it right away. Dirty, dried or sour meat gets trimmed off and lost.',
    'Before the season, ask your processor what comes bone-in, what goes to grind, whether fat is added, and whether your deer is cut by itself.',
    'Where chronic wasting disease occurs, strongly consider a test before anyone eats the meat, as the CDC recommends, and don’t eat an animal that looked sick. Label the packages so you can find them again.',
    'Pack meal-size portions, press out the air, and write the cut and date on each package.',
    'Know what your state requires you to bring out of the field and how to tag it. Leaving edible meat behind is against the law in many places.',
  ],
  sources: [
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
      title: 'Freeze or Can Wild Game to Preserve for Later Use',
      publisher: 'University of Minnesota Extension',
      url: 'http://www.extension.umn.edu/food/food-safety/preserving/meat-fish/freeze-or-can-wild-game/',
      readOn: '2026-11-21',
      usedFor: 'wrapping, freezing and storage times',
    },
    {
      title: 'Prevention',
      publisher: 'Centers for Disease Control and Prevention, Chronic Wasting Disease (CWD)',
      url: 'https://www.cdc.gov/prions/cwd/prevention.html',
      readOn: '2026-11-21',
      usedFor: 'advice on testing, and on which deer not to eat',
    },
  ],
}
