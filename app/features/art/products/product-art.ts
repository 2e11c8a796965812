import { listedArt } from '../art-kind'

export const productArt = listedArt({})
