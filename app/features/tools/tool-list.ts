/** The ten tools, in the order in which they are listed. */
import { withId } from '~/lib/with-id'

export const tools = [
  {
    id: 'deer-movement-predictor',
    name: 'Deer Movement Predictor',
    description:
      'Weather and moon as a score out of 100, with every part of the sum, the luck in it too, in plain view.',
  },
  {
    id: 'moon-phase-calendar',
    name: 'Moon Phase Calendar',
    description: 'A month of moons at a glance: the eight-day rule of thumb, and the true phase of the sky beside it.',
  },
  {
    id: 'wind-direction-stand-picker',
    name: 'Wind Direction Stand Picker',
    description: 'Where the wind comes from, where your scent goes, and the side on which to sit.',
  },
  {
    id: 'rut-activity-tracker',
    name: 'Rut Activity Tracker',
    description: 'Pre-rut, rut and post-rut for your region on a timeline, with what today means for your hunt.',
  },
  {
    id: 'trail-cam-analyzer',
    name: 'Trail Cam Analyzer',
    description: 'Shows how an analysis of a trail camera picture would look. Simulated; the picture stays with you.',
  },
  {
    id: 'deer-call-recommender',
    name: 'Deer Call Recommender',
    description: 'Which call for which phase of the season, how it sounds, when to use it and when to be silent.',
  },
  {
    id: 'stand-location-mapper',
    name: 'Stand Location Mapper',
    description: 'Describe your ground, and see what its saddles, funnels and edges are worth to a hunter.',
  },
  {
    id: 'venison-yield-calculator',
    name: 'Venison Yield Calculator',
    description: 'From the weight on the scale to pounds of meat and packages in the freezer, step by step.',
  },
  {
    id: 'hunting-checklist-generator',
    name: 'Hunting Checklist Generator',
    description: 'Weapon, safety, clothing, essentials: a list for your hunt to tick off or to print.',
  },
  {
    id: 'license-regulation-finder',
    name: 'License and Regulation Finder',
    description: 'Sample seasons, limits and fees to plan with, and a plain word on what the law really asks.',
  },
] as const

/** What the search knows of them, in their order. */
export const searchableTools = tools.map(({ name, description }) => ({
  title: name,
  keywords: 'hunting tool',
  body: description,
}))

export const toolMessages = {
  notFound: { title: 'Tool Not Found', message: 'The requested hunting tool could not be found.' },
} as const

export type ToolId = (typeof tools)[number]['id']

export type Tool = (typeof tools)[number]

export function toolOf(id: ToolId): Tool {
  return withId(tools, id)
}
