import { directions, type Direction } from './wind-picker.data'

/** Grid areas, arranged like a compass. */
const places = {
  N: 'min-[19rem]:col-start-2 min-[19rem]:row-start-1',
  NE: 'min-[19rem]:col-start-3 min-[19rem]:row-start-1',
  E: 'min-[19rem]:col-start-3 min-[19rem]:row-start-2',
  SE: 'min-[19rem]:col-start-3 min-[19rem]:row-start-3',
  S: 'min-[19rem]:col-start-2 min-[19rem]:row-start-3',
  SW: 'min-[19rem]:col-start-1 min-[19rem]:row-start-3',
  W: 'min-[19rem]:col-start-1 min-[19rem]:row-start-2',
  NW: 'min-[19rem]:col-start-1 min-[19rem]:row-start-1',
} as const satisfies Record<Direction['id'], string>
const onCompass = 'flex-col justify-center gap-1 px-0.5 text-center max-sm:text-[0.9375rem]'

/** For a grid of three columns. */
export const compassChoices = directions.map(({ id, name }) => ({
  value: id,
  label: name,
  place: `${places[id]} ${onCompass}`,
}))

/** For a list. */
export const windChoices = directions.map(({ id, name }) => ({ value: id, label: `From the ${name.toLowerCase()}` }))
