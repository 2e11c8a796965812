/** The text below the checklist generator, and the basis of its numbers. */
import type { ToolConstant, ToolContent } from '~/tools/tool-content'
import { extraList, groups, huntTypes } from './checklist-items.data'
import { longestOwnItem, mostOwnItems } from './own-items'

export const checklistConstants: readonly ToolConstant[] = [
  {
    name: 'Kinds of hunt',
    value: huntTypes.map(({ name }) => name).join(', '),
    source: 'This site’s choice',
  },
  {
    name: 'Groups',
    value: groups.map(({ name }) => name).join(', '),
    source: 'This site’s choice',
  },
  {
    name: 'Items',
    value: '5 to 8 in each group',
    source: 'Field practice and the hunter education pages under Sources',
  },
  {
    name: 'Elk and backcountry',
    value: `${String(extraList.items.length)} items on top of any list`,
    source: 'This site’s own list, from field practice',
  },
  {
    name: 'Your own items',
    value: `At most ${String(mostOwnItems)}, of ${String(longestOwnItem)} characters each`,
    source: 'So that they fit the address of the page',
  },
  { name: 'Progress', value: 'Rounded to a whole percent; 0 for an empty list', source: 'This site’s rule' },
]

const hunterEd = 'Hunter Ed'

export const checklistContent: ToolContent = {
  science: [
    {
      title: 'How progress is counted',
      text: 'Checked means packed, in the truck or not. Every item counts the same, the harness as much as the spare socks. That keeps the number simple but makes it a poor judge. At 90 percent without your license or lifeline, you are not ready to leave home.',
      formula: 'progress = checked items ÷ all items × 100, rounded to a whole percent',
      details: [
        'Have: it is in the house and it works. Packed: it is in the bag. Truck: the bag is in the truck.',
        'A tap on a row takes its next stage, and after the truck none. A later box checks those before it. Your own items count, and what you leave out doesn’t.',
      ],
    },
    {
      title: 'Why the harness comes first',
      text: 'Falls from tree stands are the number one cause of serious injury and death among deer hunters, according to the Hunter Ed course program, and a harness in the pack prevents none of them.',
      details: [
        'Stay connected from the moment you leave the ground until you are back on it. A lifeline covers the ladder too.',
        'Climb with empty hands. Your gun or bow follows on a haul line, unloaded or with the arrows covered.',
        'Keep your whistle, phone and light in a pocket. Hanging in a harness, you can’t reach your pack.',
        'If you can’t wear a harness properly, hunt from the ground.',
      ],
    },
    {
      title: 'What differs from weapon to weapon',
      text: 'Unload a rifle and leave the action open. Taking off the cap or primer makes a muzzleloader safer, but the charge is still in the barrel. Never cock a crossbow leaning over in a stand, and keep your fingers off the rail, where the string travels. With a bow, the danger rides in the quiver.',
      details: [
        'Ammunition has to match the stamp on the barrel. Carry only one kind and you can’t mix them up.',
        'Load a muzzleloader from a measure, one charge at a time, and cap it only when you are ready to fire.',
        'Check arrows and bolts for cracked shafts and nocks before each hunt.',
      ],
    },
    {
      title: 'Three layers and one color',
      text: 'Layers insulate well, and you can shed one as the day warms up: one next to the skin to let moisture out, one to hold warm air, one to keep out water and wind. Over them goes daylight fluorescent orange, which nothing in nature matches. Many states require it, each in its own amount.',
    },
    {
      title: 'The plan that stays at home',
      text: 'Tell someone where and with whom you are hunting, your route, other places you might go, and when you will be back. Searchers can only look where someone sends them, so don’t change the plan without sending word.',
    },
  ],
  essentialFor: [
    'New hunters who don’t know yet what they’ll wish they had brought.',
    'Hunters who switch between gun and bow in one season and pack out of habit.',
    'Parents and mentors who also answer for someone else’s harness and license.',
    'Camps where everybody thinks somebody else packed the first-aid kit.',
  ],
  proTips: [
    'Go through the list the evening before, gear in hand. Check an item when it is in the bag, not when you know where it is.',
    'Print two: one for the pack and one for the truck, so nothing gets left behind on the way home.',
    'Save a list for each kind of trip: elk camp with its own items, the Saturday doe hunt without the stand.',
    'Send the link to the friend who is packing the other half: your check marks go with it.',
    'Try the harness on at home in your hunting clothes, and hang in it just above the ground with someone beside you.',
    'Practice once more with all your layers on. A thick sleeve finds every bowstring.',
    'After the hunt, write down what you wished you had and what you carried for nothing.',
  ],
  sources: [
    {
      title: 'Tree Stand Safety Awareness Could Save Your Life',
      publisher: hunterEd,
      url: 'https://www.hunter-ed.com/blog/tree-stand-safety-awareness-save-life/',
      readOn: '2026-11-21',
      usedFor: 'falls, harness, staying connected',
    },
    {
      title: 'Hauling Hunting Equipment into a Stand',
      publisher: 'Hunter Ed Missouri Course',
      url: 'https://www.hunter-ed.com/missouri/studyGuide/Hauling-Hunting-Equipment-into-a-Stand/201025_700062530/',
      readOn: '2026-11-21',
      usedFor: 'the haul line, for guns and bows',
    },
    {
      title: 'Think Safety Checklist',
      publisher: 'Bowhunter Ed, Ohio',
      url: 'https://bowhunter-ed.com/ohio/studyGuide/Think-Safety-Checklist/301036_5376',
      readOn: '2026-11-21',
      usedFor: 'checks before a bowhunt',
    },
    {
      title: 'Rifle and Handgun Cartridges',
      publisher: 'National Hunter Ed Course',
      url: 'https://www.hunter-ed.com/national/studyGuide/Rifle-and-Handgun-Cartridges/201099_700192256/',
      readOn: '2026-11-21',
      usedFor: 'ammunition and the stamp on the barrel',
    },
    {
      title: 'Basic Muzzleloader Safety',
      publisher: 'Hunter Ed, Maryland',
      url: 'https://www.hunter-ed.com/maryland/studyGuide/Basic-Muzzleloader-Safety/20102101_70665/',
      readOn: '2026-11-21',
      usedFor: 'powder, measure and caps',
    },
    {
      title: 'Crossbow Hunting From an Elevated Stand',
      publisher: 'Hunter Ed, Nebraska',
      url: 'https://www.hunter-ed.com/nebraska/studyGuide/Crossbow-Hunting-From-an-Elevated-Stand/20103002_86944/',
      readOn: '2026-11-21',
      usedFor: 'crossbows and stands',
    },
    {
      title: 'Crossbow Safety',
      publisher: 'Vermont Fish and Wildlife Department',
      url: 'http://vtfishandwildlife.com/hunt/hunting-and-trapping-opportunities/crossbow-hunting/crossbow-safety',
      readOn: '2026-11-21',
      usedFor: 'rail, limbs and uncocking',
    },
    {
      title: 'Clothing',
      publisher: 'Hunter Ed, Alaska',
      url: 'https://hunter-ed.com/alaska/studyGuide/Clothing/20100101_258363',
      readOn: '2026-11-21',
      usedFor: 'layers, boots and fluorescent orange',
    },
    {
      title: 'Survival Kit',
      publisher: 'Bowhunter Ed, Ohio',
      url: 'https://bowhunter-ed.com/ohio/studyGuide/Survival-Kit/301036_5534',
      readOn: '2026-11-21',
      usedFor: 'light, fire, blanket and whistle',
    },
    {
      title: 'Four Key Parts of Preparing',
      publisher: 'Hunter Ed, Virginia',
      url: 'https://www.hunter-ed.com/virginia/studyGuide/Four-Key-Parts-of-Preparing/20104702_700178841',
      readOn: '2026-11-21',
      usedFor: 'the hunting plan you leave with someone',
    },
  ],
}
