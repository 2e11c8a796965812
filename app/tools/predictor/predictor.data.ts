/**
 * The points of the deer movement score and the windows of the day, with the text below the tool. This site chose the
 * points after what hunters say; nobody measured them.
 */
import type { ToolConstant, ToolContent } from '~/tools/tool-content'

export const weathers = [
  { id: 'overcast', name: 'Overcast', points: 80 },
  { id: 'light-rain', name: 'Light rain', points: 70 },
  { id: 'clear', name: 'Clear', points: 60 },
  { id: 'other', name: 'Other', points: 50, hint: 'Snow, fog, heavy rain, high wind' },
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

const ruleOfThumb = 'This site’s rule of thumb, not measured'
const chance = 'Drawn at random when you press the button'

function pointList(choices: readonly (Weather | MoonPhase)[]): string {
  return choices.map(({ name, points }) => `${name} ${String(points)}`).join(', ')
}

export const predictorConstants: readonly ToolConstant[] = [
  { name: 'Weather', value: pointList(weathers), source: ruleOfThumb },
  { name: 'Moon', value: pointList(moonPhases), source: ruleOfThumb },
  { name: 'Luck', value: `A whole number from 0 to ${String(mostLuck)}, each equally likely`, source: chance },
  { name: 'Best time', value: `One of ${String(windows.length)} windows, each equally likely`, source: chance },
  { name: 'Highest score', value: String(mostScore), source: ruleOfThumb },
]

export const predictorContent: ToolContent = {
  science: [
    {
      title: 'What goes into the score',
      text: 'The score is deer-camp lore and a roll of the dice. The lore is the average of two numbers, one for the weather and one for the moon. The dice add 0 to 20 points and pick the best time. That means two scores within 20 points of each other may differ by luck alone.',
      formula: 'score = (weather + moon) / 2 + luck, rounded half up, 100 at most',
      details: [
        'A high score promises no deer, and a low one is no reason to stay home.',
        'It leaves out the season, food, hunting pressure and the wind at your stand.',
        'Your location is a label for your notes. It is never looked up.',
      ],
    },
    {
      title: 'What collars say about weather',
      text: 'Over seven years, researchers in Oklahoma followed 32 white-tailed deer with GPS collars that recorded a position every 15 minutes. Short-term weather had no consistent effect on how far the deer moved, and the authors concluded that hourly and daily changes matter little in the South. An older study with radio collars did find more movement in fall at lower temperatures and dew points. Weather lore may have something to it in places, but don’t count on it.',
    },
    {
      title: 'What collars say about the moon',
      text: 'In the same Oklahoma study, moon phase had no effect on how far deer moved by day, by night or overall. A study of 38 bucks with GPS collars found some link between their activity and moonrise, moonset and the moon’s highest point, but warned that the way solunar charts tie this to the phase may be misleading. The 40 points between new and full moon in this score are lore. Our moon calendar follows a different piece of lore that ranks the quarters lowest; the two disagree, and neither was measured.',
    },
    {
      title: 'Dawn and dusk, and the rut',
      text: 'Most collar studies agree on the daily rhythm: movement peaks at twilight. The best time of the score is drawn at random, so trust the rhythm first.',
      details: [
        'In Oklahoma, bucks covered 20 percent more ground per day during the rut than after it.',
        'Among 24 mature bucks in south Texas, the dawn and dusk peaks were clear in spring, summer and the pre-rut but vanished during and after the rut. In those weeks, a midday sit can pay off.',
      ],
    },
    {
      title: 'You are part of the forecast',
      text: 'In the days after someone hunted a stand, does with GPS collars used the area around it less at midday and more at night. You can’t change the moon, but you choose where and how often you sit.',
    },
  ],
  essentialFor: [
    'Hunters with one free day who just want a nudge.',
    'Beginners who want to see what hunters weigh, and how little of it is certain.',
    'Hunters who keep a log and can compare the score with what they actually saw.',
    'Skeptics who want to see every part of a “deer forecast,” luck included.',
  ],
  proTips: [
    'Hunt the wind first. No score makes up for a breeze that carries your scent to the trail.',
    'Write down what you see with the weather, the hour and the stand. Two seasons of your own notes beat any formula.',
    'Rest a stand after you sit in it, and keep a second one for another wind.',
    'In the rut, stay longer than the score suggests. A buck looking for does may come by at any hour.',
    'Know your state’s legal hours, and check them in this year’s regulations: they differ from state to state.',
    'Light is poor at dawn and dusk. Be sure of your target and of what is in front of it and beyond it, or don’t shoot.',
    'Wear a full-body harness and stay connected to the tree from the moment you leave the ground until you are back down.',
  ],
  sources: [
    {
      title: 'Seasonal Change in Circadian Activity of Radio-Monitored Deer',
      publisher: 'Scilit, abstract',
      url: 'https://scilit.com/publications/95a254db1ac026f21c0b0cdc0c29a7c3',
      readOn: '2026-11-21',
      usedFor: 'movement and temperature in fall',
    },
    {
      title: 'Recognizing the danger zone: response of female white-tailed to discrete hunting events',
      publisher: 'Wildlife Biology',
      url: 'https://complete.bioone.org/journals/wildlife-biology/volume-2018/issue-1/wlb.00455/Recognizing-the-danger-zone--response-of-female-white-tailed/10.2981/wlb.00455.full',
      readOn: '2026-11-21',
      usedFor: 'how does avoid a stand that was hunted',
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
