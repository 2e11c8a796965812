/** What stands below the checklist generator, and what its numbers rest on. */
import type { ToolConstant, ToolContent } from '~/features/tools/tool-content'
import { groups, huntTypes } from './checklist-items.data'

export const checklistConstants: readonly ToolConstant[] = [
  {
    name: 'Kinds of hunt',
    value: huntTypes.map(({ name }) => name).join(', '),
    source: 'This site’s choice',
  },
  {
    name: 'Groups of a list',
    value: groups.map(({ name }) => name).join(', '),
    source: 'This site’s choice',
  },
  {
    name: 'The items',
    value: '5 to 8 in a group',
    source: 'Field practice, and the hunter education pages under Sources: a start, and never the law',
  },
  { name: 'Progress', value: 'rounded to whole percent; 0 for an empty list', source: 'This site’s rule' },
]

const hunterEd = 'Hunter Ed'

export const checklistContent: ToolContent = {
  science: [
    {
      title: 'How the progress is counted',
      text: 'Every item counts the same, the harness as much as the spare socks. That makes the number simple, and it makes it a poor judge: a list at 90 percent without the license or the lifeline is no list to leave home with.',
      formula: 'progress = checked items ÷ all items × 100, rounded to a whole percent',
    },
    {
      title: 'Why the harness comes first',
      text: 'Falls from tree stands are the number one cause of serious injury and death among deer hunters, says the Hunter Ed course program, and a harness in the pack prevents none of them.',
      details: [
        'Stay connected from the moment you leave the ground until you are back on it. A lifeline does that on the ladder too.',
        'Climb with empty hands. Gun or bow follows on a haul line, unloaded or with the arrows covered.',
        'Whistle, phone and light belong in a pocket: from a harness you do not reach your pack.',
        'Who cannot wear the harness as it is meant hunts from the ground.',
      ],
    },
    {
      title: 'What differs from weapon to weapon',
      text: 'A rifle is unloaded with the action open. A muzzleloader is made safer by taking off cap or primer, but its charge is still in the barrel. A crossbow is never cocked leaning over in a stand, and what moves on it moves across the rail, where fingers do not belong. On a bow the danger travels in the quiver.',
      details: [
        'Ammunition has to match the stamp on the barrel. Carry one kind, and nothing can be confused.',
        'A muzzleloader is loaded from a measure, one charge at a time, and capped only when you are ready to fire.',
        'On arrows and bolts look for cracks in shaft and nock before each hunt.',
      ],
    },
    {
      title: 'Three layers, and one color',
      text: 'Layers insulate well, and you can shed one as the day warms up: one against the skin that lets moisture out, one that holds warm air, one against water and wind. Over them goes daylight fluorescent orange, which nothing in nature matches. Many states demand it, each in its own measure.',
    },
    {
      title: 'The plan that stays at home',
      text: 'Leave word where and with whom you hunt, your route, other places you may go to, and when you will be back. Searchers can only look where somebody sends them, so do not change the plan without a message.',
    },
  ],
  essentialFor: [
    'Hunters on their first trips, who do not know yet what they will miss.',
    'Hunters who change from gun to bow or back within a season, and pack from habit.',
    'Parents and mentors, who answer for somebody else’s harness and license too.',
    'Camps, where everybody thinks that somebody else has packed the first-aid kit.',
  ],
  proTips: [
    'Go through the list the evening before, with the things in your hands. An item is checked when it is in the bag, not when you know where it is.',
    'Print two: one for the bag, one for the truck, where the things are that you forget on the way home.',
    'The address of the page holds your marks. Bookmark it, or send it to the friend who packs the other half.',
    'Read the regulations every year, from your state’s own agency. Dates, blaze orange, broadheads and calibers change, and a list on the web does not know your state.',
    'Put on the harness at home once, in the clothes of the hunt, and hang in it just above the ground with somebody beside you.',
    'Shoot the weapon once more with all of your layers on. A thick sleeve finds every bowstring.',
    'After the hunt, write down what you missed and what you carried for nothing.',
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
      usedFor: 'the hunting plan that stays with somebody',
    },
  ],
}
