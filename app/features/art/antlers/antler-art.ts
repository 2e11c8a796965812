import { listedArt } from '../art-kind'

export const antlerArt = listedArt({})
