/** The constants of legal light, and the text below the answer. */
import type { ToolConstant, ToolContent } from '~/tools/tool-content'

const definitions = 'US Naval Observatory, definitions of rise and set'

export const legalLightConstants: readonly ToolConstant[] = [
  {
    name: 'Sunrise and sunset',
    value: 'Upper edge of the sun on a level horizon, 34′ of refraction',
    source: definitions,
  },
  { name: 'Civil twilight', value: 'Center of the sun 6° below the horizon', source: definitions },
  {
    name: 'Legal light',
    value: 'The state’s own hours, where we read them in a text whose year we know; elsewhere none',
    source: 'The table of fifty states on this page',
  },
  { name: 'The walk in', value: '60 minutes before first legal light', source: 'This site’s choice' },
  {
    name: 'Positions of sun and moon',
    value: 'Computed for each moment',
    source: 'The astronomy-engine library; 82 rises and sets match the Naval Observatory’s tables to within a minute',
  },
  {
    name: 'Center of a state',
    value: 'Center of its area',
    source: 'Computed from the Census Bureau’s cartographic boundary files',
  },
]

export const legalLightContent: ToolContent = {
  science: [
    {
      title: 'What legal light is',
      text: 'Most states tie deer hunting hours to the sun, and the most common rule is half an hour before sunrise to half an hour after sunset. But not all have it: South Carolina’s rules of 2016 allow an hour on each side. So where we have not read a state’s hours in a text whose year we know, this page shows the sun and a link, and no hours. Seasons and public lands may set other hours, so read your own rules first.',
      formula: 'first = sunrise − minutes before, last = sunset + minutes after',
      details: [
        'Agencies often print a table for one town. Your own sunrise can differ from it by several minutes: follow the table where the rules name one.',
        'Legal is not the same as enough. Shoot only at what you can clearly identify, with a safe backstop.',
      ],
    },
    {
      title: 'What the times mean on the ground',
      text: 'Sunrise and sunset are defined for a level horizon at sea level. A ridge to the east delays the sun you see, not the sunrise that the law means. Civil twilight, when the sun is less than 6° down, is about when you can walk without a light in clear weather.',
      details: [
        'The center of a wide state can be 20 minutes off at its edges. Enter your own point for times to the minute.',
        'Unusual air bends the light more or less, and moves a sunrise by a minute or so.',
      ],
    },
    {
      title: 'Why first and last light matter',
      text: 'In Oklahoma, collared whitetails of both sexes moved mostly around dawn and dusk, and the researchers found that routine more important than weather or moon. Being in the stand before first legal light is worth more than any table.',
    },
  ],
  essentialFor: [
    'Hunters who want to be settled before first legal light and know when to unload.',
    'Bowhunters with a long walk in, who need to know whether the moon will light the trail, or them.',
    'Anyone hunting away from home, in another time zone or in the week the clocks change.',
  ],
  proTips: [
    'Be in the stand, clipped in and quiet, half an hour before first legal light.',
    'Set an alarm for last legal light. In the moment, nobody looks at the clock.',
    'Write first and last light on the paper you carry: phones die in the cold.',
    'Plan to trail a deer hit at last light in the dark, and check whether your state limits lights and dogs for it.',
  ],
  sources: [
    {
      title: 'Rise, Set, and Twilight Definitions',
      publisher: 'US Naval Observatory',
      url: 'https://aa.usno.navy.mil/faq/RST_defs',
      readOn: '2026-11-23',
      usedFor: 'sunrise, sunset, moonrise, moonset and civil twilight',
    },
    {
      title: 'Movement with the Moon: White-tailed Deer Activity and Solunar Events',
      publisher: 'Journal of the Southeastern Association of Fish and Wildlife Agencies (Sullivan and others, 2016)',
      url: 'https://seafwa.org/journal/2016/movement-moon-white-tailed-deer-activity-and-solunar-events',
      readOn: '2026-11-23',
      usedFor: 'solunar times and collared bucks',
    },
    {
      title: 'Measuring Fine-Scale White-Tailed Deer Movements and Environmental Influences Using GPS Collars',
      publisher: 'International Journal of Ecology (Webb and others, 2010)',
      url: 'https://doi.org/10.1155/2010/459610',
      readOn: '2026-11-21',
      usedFor: 'dawn, dusk and what moves deer',
    },
  ],
}
