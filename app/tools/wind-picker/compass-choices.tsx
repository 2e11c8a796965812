import { directions, type Direction } from './wind-picker.data'

/** The grid areas are arranged like a compass. */
const places = {
  N: 'col-start-2 row-start-1',
  NE: 'col-start-3 row-start-1',
  E: 'col-start-3 row-start-2',
  SE: 'col-start-3 row-start-3',
  S: 'col-start-2 row-start-3',
  SW: 'col-start-1 row-start-3',
  W: 'col-start-1 row-start-2',
  NW: 'col-start-1 row-start-1',
} as const satisfies Record<Direction['id'], string>
const onCompass = 'flex-col justify-center gap-1 px-0.5 text-center max-sm:text-[0.9375rem]'

/** The choices for a grid of three columns. */
export const compassChoices = directions.map(({ id, name }) => ({
  value: id,
  label: name,
  place: `${places[id]} ${onCompass}`,
}))

/** The choices for a list. */
export const windChoices = directions.map(({ id, name }) => ({ value: id, label: `From the ${name.toLowerCase()}` }))
