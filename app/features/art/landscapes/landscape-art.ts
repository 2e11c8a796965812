import { listedArt } from '~/features/art/art-kind'

export const landscapeArt = listedArt({})
