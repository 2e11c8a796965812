/**
 * The points of the deer movement score and the windows of the day, with what stands below the tool. The points were
 * set by hand, after what hunters say; nobody measured them.
 */
import type { ToolConstant, ToolContent } from '~/features/tools/tool-content'

export const weathers = [
  { id: 'overcast', name: 'Overcast', points: 80 },
  { id: 'light-rain', name: 'Light rain', points: 70 },
  { id: 'clear', name: 'Clear', points: 60 },
  { id: 'other', name: 'Other', points: 50, hint: 'Snow, fog, heavy rain, a gale' },
] as const

export const moonPhases = [
  { id: 'new', name: 'New moon', points: 85 },
  { id: 'full', name: 'Full moon', points: 45 },
  { id: 'quarter', name: 'Quarter moon', points: 65, hint: 'First or last' },
  { id: 'other', name: 'Other', points: 55, hint: 'Crescent or gibbous' },
] as const

export const windows = [
  { id: 'dawn', name: 'Dawn' },
  { id: 'mid-morning', name: 'Mid-morning' },
  { id: 'midday', name: 'Midday' },
  { id: 'dusk', name: 'Dusk' },
] as const

export type Weather = (typeof weathers)[number]
export type MoonPhase = (typeof moonPhases)[number]
export type DayWindow = (typeof windows)[number]

export const mostLuck = 20
export const mostScore = 100
export const mostLocationCharacters = 120

const ruleOfThumb = 'This site’s rule of thumb: set by hand, not measured'
const chance = 'Chance, drawn when you press the button'

function pointList(choices: readonly (Weather | MoonPhase)[]): string {
  return choices.map(({ name, points }) => `${name} ${String(points)}`).join(', ')
}

export const predictorConstants: readonly ToolConstant[] = [
  { name: 'Weather', value: pointList(weathers), source: ruleOfThumb },
  { name: 'Moon', value: pointList(moonPhases), source: ruleOfThumb },
  { name: 'Luck', value: `A whole number from 0 to ${String(mostLuck)}, each equally likely`, source: chance },
  { name: 'Best time', value: `One of ${String(windows.length)} windows, each equally likely`, source: chance },
  { name: 'Most', value: String(mostScore), source: ruleOfThumb },
]

export const predictorContent: ToolContent = {
  science: [
    {
      title: 'What the score is made of',
      text: 'The score adds hunters’ lore and a roll of the dice. The lore is the mean of two numbers, one for the weather and one for the moon. The dice add 0 to 20 points and pick the best time. Up to a fifth of the scale is chance, so two scores that lie 20 points apart or less may differ by luck alone.',
      formula: 'score = (weather + moon) / 2 + luck, rounded half up, at most 100',
      details: [
        'A high score promises no deer, and a low one is no reason to stay at home.',
        'Season, food, hunting pressure and the wind at your stand are not in it.',
        'Your location is a label for your notes. It is not looked up and changes nothing.',
      ],
    },
    {
      title: 'What collars say about the weather',
      text: 'Researchers in Oklahoma followed 32 white-tailed deer with GPS collars that noted a place every 15 minutes, over seven years. Short-term weather had an inconsistent influence on how far the deer moved, and the authors concluded that changes from hour to hour and day to day matter little in the south. An older study with radio collars did find more movement in fall with lower temperatures and dew points. So weather lore is not baseless everywhere, and nothing to rely on.',
    },
    {
      title: 'What they say about the moon',
      text: 'In the same Oklahoma study the phase of the moon had no effect on how far deer moved by day, by night or in all. Another study, of 38 bucks with GPS collars, found some link between their activity and the rising, setting and highest points of the moon, and still warned that the way solunar charts tie this to the phase may be misleading. The 40 points between new and full moon in this tool are lore, not a finding. The moon calendar of this site follows another piece of lore, which puts the quarters lowest: the two do not agree, and neither was measured.',
    },
    {
      title: 'Dawn and dusk, and the rut',
      text: 'What most collar studies agree on is the daily rhythm: movement peaks at twilight. This tool draws its best time at random all the same, so weigh the draw against this.',
      details: [
        'In Oklahoma, bucks covered 20 percent more ground in a day during the rut than after it.',
        'Among 24 mature bucks in south Texas the peaks at dawn and dusk were plain in spring, summer and pre-rut, and could not be made out in the rut and after it: in those weeks midday in the stand need not be wasted.',
      ],
    },
    {
      title: 'You are part of the forecast',
      text: 'Does with GPS collars used the surroundings of a stand less in the middle of the day, and more at night, in the days after somebody had hunted from it. Where and how often you sit is in your hand; the moon is not.',
    },
  ],
  essentialFor: [
    'Hunters with one free day, who want a nudge and know that it is one.',
    'Beginners, who see what hunters weigh, and how little of it is certain.',
    'Keepers of a hunting log, who can set the score beside what they really saw.',
    'Skeptics, who want to see every part of a “deer forecast” with the luck in plain view.',
  ],
  proTips: [
    'Hunt the wind first. No score makes up for a breeze that carries your scent to the trail.',
    'Write down what you see with the weather, the hour and the stand. Two seasons of your own notes beat any formula.',
    'Rest a stand after you have sat in it, and keep a second one for another wind.',
    'In the rut stay longer than the score suggests: a buck that looks for does may come at any hour.',
    'Know the legal hours of your state. In Wyoming, for one, big game may be taken from one-half hour before sunrise to one-half hour after sunset; other states differ, and your state’s current regulations decide.',
    'At dawn and dusk light is poor: be sure of your target, of what is in front of it and of what is beyond it, or do not shoot.',
    'Wear a full-body harness and stay connected to the tree from the moment you leave the ground until you are back down.',
  ],
  sources: [
    {
      title: 'Measuring Fine-Scale White-Tailed Deer Movements and Environmental Influences Using GPS Collars',
      publisher: 'International Journal of Ecology',
      url: 'https://www.hindawi.com/journals/ijecol/2010/459610/abs/',
      readOn: '2026-11-21',
      usedFor: 'weather, moon, twilight and rut in the movements of 32 deer in Oklahoma',
    },
    {
      title: 'Seasonal Change in Circadian Activity of Radio-Monitored Deer',
      publisher: 'Scilit, abstract',
      url: 'https://scilit.com/publications/95a254db1ac026f21c0b0cdc0c29a7c3',
      readOn: '2026-11-21',
      usedFor: 'movement and temperature in fall',
    },
    {
      title: 'Movement with the Moon: White-tailed Deer Activity and Solunar Events',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies',
      url: 'https://seafwa.org/journal/2016/movement-moon-white-tailed-deer-activity-and-solunar-events',
      readOn: '2026-11-21',
      usedFor: 'what solunar charts are worth',
    },
    {
      title: 'Environmental effects on activity patterns of mature male white-tailed deer',
      publisher: 'Southeast Deer Study Group, abstract',
      url: 'http://sedsg.com/abstract.asp?id=479',
      readOn: '2026-11-21',
      usedFor: 'twilight peaks before, in and after the rut',
    },
    {
      title: 'Recognizing the danger zone: response of female white-tailed to discrete hunting events',
      publisher: 'Wildlife Biology',
      url: 'https://complete.bioone.org/journals/wildlife-biology/volume-2018/issue-1/wlb.00455/Recognizing-the-danger-zone--response-of-female-white-tailed/10.2981/wlb.00455.full',
      readOn: '2026-11-21',
      usedFor: 'how does avoid a stand that was hunted',
    },
    {
      title: 'Shooting Hours',
      publisher: 'Hunter-ed, Wyoming study guide',
      url: 'https://hunter-ed.com/wyoming/studyGuide/Shooting-Hours/20105301_61525',
      readOn: '2026-11-21',
      usedFor: 'legal hours in Wyoming',
    },
    {
      title: 'Introduction to Firearm Safety',
      publisher: 'Hunter-ed, Tennessee study guide',
      url: 'https://www.hunter-ed.com/tennessee/studyGuide/Introduction-to-Firearm-Safety/20204401_58218/',
      readOn: '2026-11-21',
      usedFor: 'the rule about the target',
    },
    {
      title: 'Tree Stand Safety Awareness Could Save Your Life',
      publisher: 'Hunter-ed',
      url: 'https://www.hunter-ed.com/blog/tree-stand-safety-awareness-save-life/',
      readOn: '2026-11-21',
      usedFor: 'the harness',
    },
  ],
}
