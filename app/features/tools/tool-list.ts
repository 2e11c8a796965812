/** In listing order. */
import { withId } from '~/lib/ids'

export const tools = [
  {
    id: 'deer-movement-predictor',
    name: 'Deer Movement Predictor',
    description: 'A score out of 100 from the weather, the moon and a bit of luck, with every point accounted for.',
  },
  {
    id: 'moon-phase-calendar',
    name: 'Moon Phase Calendar',
    description:
      'A month of moons at a glance: the true phase for every day, next to the hunter’s eight-day rule of thumb.',
  },
  {
    id: 'wind-direction-stand-picker',
    name: 'Wind Direction Stand Picker',
    description: 'Where the wind comes from, where your scent goes, and which side to sit on.',
  },
  {
    id: 'rut-activity-tracker',
    name: 'Rut Activity Tracker',
    description: 'Pre-rut, rut and post-rut in your region on one timeline, and what today means for your hunt.',
  },
  {
    id: 'trail-cam-analyzer',
    name: 'Trail Cam Analyzer',
    description:
      'See what a trail camera analysis could look like. The result is simulated, and your picture stays on your device.',
  },
  {
    id: 'deer-call-recommender',
    name: 'Deer Call Recommender',
    description: 'Which call to use in each phase of the season, how it sounds, and when to stay quiet.',
  },
  {
    id: 'stand-location-mapper',
    name: 'Stand Location Mapper',
    description: 'Describe your ground and see which of its saddles, funnels and edges to hunt first.',
  },
  {
    id: 'venison-yield-calculator',
    name: 'Venison Yield Calculator',
    description: 'From the weight on the scale to pounds of meat and packages in the freezer, step by step.',
  },
  {
    id: 'hunting-checklist-generator',
    name: 'Hunting Checklist Generator',
    description: 'Weapon, safety, clothing and essentials: a packing list to check off or print.',
  },
  {
    id: 'license-regulation-finder',
    name: 'License and Regulation Finder',
    description:
      'Your state’s pages on licenses, season dates, hunter education, CWD zones, blaze orange and legal hours, and what to check before you go.',
  },
] as const

/** What a hunter takes along besides the ten tools. */
export const fieldKit = [
  {
    id: 'my-ground',
    name: 'My Ground',
    description: 'The place you hunt, typed once and used by every tool. It stays in your browser.',
  },
  {
    id: 'legal-light',
    name: 'Legal Light',
    description:
      'First and last legal light, sun, moon and how dark the walk in will be, for your ground and any date.',
  },
  {
    id: 'hunt-day',
    name: 'Hunt-Day Sheet',
    description: 'Light, moon, wind, rut, checklist and who knows where you are, on one page to print.',
  },
  {
    id: 'log',
    name: 'Season Log',
    description: 'Your sits and what you saw, kept in your browser, counted by light, wind and stand.',
  },
] as const

/** All that has a page of its own under the hunting tools. */
export const toolEntries = [...tools, ...fieldKit]

export const searchableTools = toolEntries.map(({ name, description }) => ({
  title: name,
  keywords: 'hunting tool',
  body: description,
}))

export const toolMessages = {
  notFound: { title: 'Tool Not Found', message: 'The requested hunting tool could not be found.' },
} as const

export type ToolId = (typeof tools)[number]['id']

export type FieldKitId = (typeof fieldKit)[number]['id']

export type Tool = (typeof tools)[number]

/** What the page of a tool, or of a part of the field kit, needs to know of it. */
export type ToolEntry = Tool | (typeof fieldKit)[number]

export function toolOf(id: ToolId): Tool {
  return withId(tools, id)
}

export function fieldKitOf(id: FieldKitId): (typeof fieldKit)[number] {
  return withId(fieldKit, id)
}
