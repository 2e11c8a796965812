/** The order is that of the listing. */
import { withId } from '~/lib/ids'

export const tools = [
  {
    id: 'deer-movement-predictor',
    name: 'Deer Movement Predictor',
    description:
      'What studies of collared deer say about your day, beside a score from the weather, the moon and a bit of luck.',
  },
  {
    id: 'moon-phase-calendar',
    name: 'Moon Phase Calendar',
    description:
      'A month of moons at a glance: the true phase of every day, and for your place moonrise, moonset and the dark hours.',
  },
  {
    id: 'wind-direction-stand-picker',
    name: 'Wind Direction Stand Picker',
    description: 'Where your scent goes, which side to sit on, which of your stands to hunt, and a plan for the week.',
  },
  {
    id: 'rut-activity-tracker',
    name: 'Rut Activity Tracker',
    description:
      'When does are bred in your state, with the source, the chase two weeks before, and where today falls on the timeline.',
  },
  {
    id: 'trail-cam-analyzer',
    name: 'Trail Cam Analyzer',
    description:
      'When deer pass your cameras, by hour and by minutes from sunrise, read from your own pictures on your own device. The deer count is simulated.',
  },
  {
    id: 'deer-call-recommender',
    name: 'Deer Call Recommender',
    description:
      'Which call to use in each phase of the season, how to make it, a timer for its rhythm, and when to stay quiet.',
  },
  {
    id: 'stand-location-mapper',
    name: 'Stand Location Mapper',
    description:
      'Describe your ground and see which of its saddles, funnels and edges to hunt first in this part of the season.',
  },
  {
    id: 'venison-yield-calculator',
    name: 'Venison Yield Calculator',
    description:
      'What a carcass of this weight really gives, whether your box came back light, and labels for the freezer.',
  },
  {
    id: 'hunting-checklist-generator',
    name: 'Hunting Checklist Generator',
    description:
      'Weapon, safety, clothing, essentials and your own gear: at hand, packed, in the truck. Check it off or print it.',
  },
  {
    id: 'license-regulation-finder',
    name: 'License and Regulation Finder',
    description:
      'Your state’s pages on licenses, season dates, hunter education, CWD zones, blaze orange and legal hours, and what to check before you go.',
  },
] as const

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
    id: 'my-map',
    name: 'My Map',
    description:
      'Your stands, beds and feed on a picture of your own map, with the wind over them, and your waypoints from other apps.',
  },
  {
    id: 'log',
    name: 'Season Log',
    description: 'Your sits and what you saw, kept in your browser, counted by light, wind and stand.',
  },
] as const

export const toolEntries = [...tools, ...fieldKit]

export const toolMessages = {
  notFound: { title: 'Tool Not Found', message: 'The requested hunting tool could not be found.' },
} as const

export type ToolId = (typeof tools)[number]['id']

export type FieldKitId = (typeof fieldKit)[number]['id']

type Tool = (typeof tools)[number]

export type ToolEntry = Tool | (typeof fieldKit)[number]

export function toolOf(id: ToolId): Tool {
  return withId(tools, id)
}

export function fieldKitOf(id: FieldKitId): (typeof fieldKit)[number] {
  return withId(fieldKit, id)
}
