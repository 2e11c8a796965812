import { states } from '~/features/tools/regulations/states.data'

/** The fifty states, as a select field takes them. */
export const stateChoices = states.map(({ id, name }) => ({ value: id, label: name }))
