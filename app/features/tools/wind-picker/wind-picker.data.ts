/** The eight winds, and what stands below the tool. Degrees are those of a compass, clockwise from north. */
import type { ToolConstant, ToolContent } from '~/features/tools/tool-content'

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

/** How far to either side the drawing shows your scent to spread: a picture of a gust, not a measurement. */
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
        'Don’t plan a sit around a wind that shifts within the hour.',
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
      usedFor: 'slope winds through the day',
    },
    {
      title: '7. Convective Winds',
      publisher: 'National Wildfire Coordinating Group',
      url: 'https://www.nwcg.gov/publications/pms425-1/7-convective-winds',
      readOn: '2026-11-21',
      usedFor: 'how local winds rise and sink, and how the prevailing wind changes them',
    },
  ],
}
