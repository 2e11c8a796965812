import { listedArt } from '../art-kind'

export const trackArt = listedArt({})
