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
  { name: 'Directions', value: '8, in steps of 45°', source: 'The compass' },
  { name: 'Your position', value: '(wind + 180°) mod 360°', source: ruleOfThumb },
  {
    name: 'Scent cone in the drawing',
    value: '22.5° to each side',
    source: 'For the drawing alone: it was not measured',
  },
]

export const windContent: ToolContent = {
  science: [
    {
      title: 'Where a wind is named from',
      text: 'A wind is named after where it comes from. A north wind blows from north to south, so it carries your scent south. Sit on the south side of the deer that you expect, and the air moves from them to you.',
      formula: 'position = (direction of the wind + 180°) mod 360°',
    },
    {
      title: 'What this leaves out',
      text: 'The general wind is only half of the air on a hillside. Ground that warms makes air rise, and ground that cools lets it sink, so a slope can have a wind of its own that turns twice a day. Trees, ridges and draws bend both.',
      details: [
        'On calm, clear days the slope’s own air decides: down before sunrise, up as the sun strikes, down again when the shade comes.',
        'Behind a ridge and at the edge of timber air tumbles, and scent can go anywhere.',
        'A wind that shifts within the hour is no wind to plan with.',
      ],
    },
  ],
  essentialFor: [
    'Bowhunters, who wait within a deer’s best range of smell.',
    'Stand hunters with more than one stand, who choose in the morning which one the wind allows.',
    'Still hunters, who plan a loop so that the wind stays in their face.',
  ],
  proTips: [
    'Carry milkweed down or unscented powder and test the air at the height where you sit: the forecast does not know your hollow.',
    'Think of the way in as well. A stand with the right wind is spoiled by an approach with the wrong one.',
    'Draw the cone of your scent on a map. Let it fall where no deer is likely to be: water, a road, a bare field.',
    'When the wind turns, leave. One evening is cheaper than a stand that the deer have learned to avoid.',
    'Wear the harness and stay clipped in, also when you change stands in a hurry.',
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
      usedFor: 'how local winds rise and sink, and how the general wind changes them',
    },
  ],
}
