import { listedArt } from '../art-kind'

export const speciesArt = listedArt({})
