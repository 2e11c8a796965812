import { listedArt } from '../art-kind'

export const landscapeArt = listedArt({})
