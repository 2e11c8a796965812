import { listedArt } from '../art-kind'

export const postArt = listedArt({})
