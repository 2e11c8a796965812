/** The eight winds, and the text below the tool. Degrees are those of a compass, clockwise from north. */
import type { ToolConstant, ToolContent } from '~/tools/tool-content'

export const directions = [
  { id: 'N', name: 'North', degrees: 0 },
  { id: 'NE', name: 'Northeast', degrees: 45 },
  { id: 'E', name: 'East', degrees: 90 },
  { id: 'SE', name: 'Southeast', degrees: 135 },
  { id: 'S', name: 'South', degrees: 180 },
  { id: 'SW', name: 'Southwest', degrees: 225 },
  { id: 'W', name: 'West', degrees: 270 },
  { id: 'NW', name: 'Northwest', degrees: 315 },
] as const

export type Direction = (typeof directions)[number]

/** The drawing spreads your scent so far to either side: it is a picture of a gust, not a measurement. */
export const scentConeDegrees = 22.5

const ruleOfThumb = 'This site’s rule of thumb'

export const windConstants: readonly ToolConstant[] = [
  { name: 'Directions', value: '8, every 45°', source: 'The compass' },
  { name: 'Your position', value: '(wind + 180°) mod 360°', source: ruleOfThumb },
  {
    name: 'Scent cone in the drawing',
    value: '22.5° to each side',
    source: 'For the drawing only, not measured',
  },
  { name: 'A stand’s wind', value: 'A good wind; crosswind up to 90° off; bad beyond', source: ruleOfThumb },
  {
    name: 'The walk in',
    value: 'Bad with the wind at your back, with care at 45° to that',
    source: ruleOfThumb,
  },
]

export const windContent: ToolContent = {
  science: [
    {
      title: 'How winds are named',
      text: 'A wind is named for where it comes from. A north wind blows from north to south, so it carries your scent south. Sit south of where you expect deer, and the air moves from them to you.',
      formula: 'position = (wind direction + 180°) mod 360°',
    },
    {
      title: 'What this leaves out',
      text: 'The prevailing wind is only half the story on a hillside. Air rises off warming ground and sinks over cooling ground, so a slope can have its own wind that turns twice a day. Trees, ridges and draws bend both.',
      details: [
        'On calm, clear days the slope’s own air rules: down before sunrise, up once the sun hits, down again in evening shade.',
        'Behind a ridge or at the edge of timber, air tumbles and scent can go anywhere.',
        'Upslope air commonly runs at 3 to 8 mph. A forecast wind no stronger than that may lose to it; a strong one wipes it out.',
        'Don’t plan a sit around a wind that shifts within the hour.',
      ],
    },
    {
      title: 'How your stands are judged',
      text: 'A stand is good in the winds you named for it. Up to 90° off those it is a crosswind, usable if your scent drifts where no deer should come from. Beyond that, your scent goes to the deer. Walking in with the wind at your back spoils any stand. The air on the slope counts as a light wind: it can turn a good stand into one to hunt with care, never into a bad one.',
      details: [
        'Morning: once the sun is on a slope, its air rises uphill. Evening: it sinks downhill and collects in the bottoms.',
        'On flat ground thermals are weak.',
        'Rest: collared bucks in South Carolina stayed out of view of a stand for three days after someone sat there, whether or not anyone shot.',
      ],
    },
  ],
  essentialFor: [
    'Bowhunters, who wait well within range of a deer’s nose.',
    'Hunters with more than one stand who pick each morning by the wind.',
    'Still-hunters planning a loop that keeps the wind in their face.',
  ],
  proTips: [
    'Carry milkweed down or unscented powder and test the air at stand height. The forecast doesn’t know your hollow.',
    'Plan the walk in too. The right wind at the stand is no help if you walked in with the wrong one.',
    'Draw your scent cone on a map, and let it fall where deer are unlikely to be: water, a road, a bare field.',
    'When the wind turns, leave. Losing one evening beats teaching deer to avoid your stand.',
    'Wear your harness and stay clipped in, even when you switch stands in a hurry.',
  ],
  sources: [
    {
      title: 'Weather: Estimating Winds for Fire Behavior',
      publisher: 'National Wildfire Coordinating Group',
      url: 'https://www.nwcg.gov/publications/pms437/weather/estimating-winds-for-fire-behavior',
      readOn: '2026-11-21',
      usedFor: 'slope winds through the day, and how strong upslope air is',
    },
    {
      title: '7. Convective Winds',
      publisher: 'National Wildfire Coordinating Group',
      url: 'https://www.nwcg.gov/publications/pms425-1/7-convective-winds',
      readOn: '2026-11-21',
      usedFor: 'how local winds rise and sink, and how the prevailing wind changes them',
    },
    {
      title: 'Nebraskaland, August-September 2020, page 27',
      publisher: 'Nebraska Game and Parks Commission',
      url: 'http://mag.outdoornebraska.gov/i/1273904-nebraskaland-aug-sept-2020/26',
      readOn: '2026-11-25',
      usedFor: 'morning and evening thermals at a deer stand, and the approach from downwind',
    },
    {
      title: 'Hunting Whitetail Bucks at Feeding Areas, Part VII',
      publisher: 'Dr. Nordberg on Deer Hunting',
      url: 'https://drnordbergondeerhunting.blog/2017/02/10/hunting-whitetail-bucks-at-feeding-areas-part-vii/',
      readOn: '2026-11-25',
      usedFor: 'walking in from downwind or crosswind, never with the wind at your back',
    },
    {
      title: 'One Sit in the Deer Woods Equals Three Days of Pressure for Mature Bucks',
      publisher: 'Outdoor Life, on the study of Clint McCoy, Auburn University',
      url: 'https://outdoorlife.com/blogs/big-buck-zone/2014/07/study-one-sit-deer-woods-equals-three-days-pressure-mature-bucks',
      readOn: '2026-11-25',
      usedFor: 'how long bucks avoid a stand after one sit',
    },
  ],
}
