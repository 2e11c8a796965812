/** Plants of the garden posts, as a field guide's plate shows them. */
import { listedArt } from '~/features/art/art-kind'
import { hosta } from './hosta'
import { marigold } from './marigold'
import { wildCarrot } from './wild-carrot'

export const botanicalArt = listedArt({ carrot: wildCarrot, hostas: hosta, marigold })
