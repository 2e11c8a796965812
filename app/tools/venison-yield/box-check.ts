/** Answers "Was I shorted?" fairly to both sides of the counter: compares the box with the meat that was measured. */
import { roughWeight, weightRange, type Units } from '~/tools/units'
import type { MeasuredMeat } from './measured-meat'

export interface BoxCheck {
  level: 'impossible' | 'below-extreme' | 'below' | 'typical' | 'above' | 'above-extreme'
  title: string
  text: string
}

interface BoxQuestion {
  box: number
  weight: number
  units: Units
}

const explains =
  'A hit in the shoulders or hams, dirt, spoilage, a dried rind after long aging and close trimming all cost meat.'

export function checkBox({ box, weight, units }: BoxQuestion, { basis, boneless, boneIn }: MeasuredMeat): BoxCheck {
  const guessed =
    basis.id === 'live' ? ' And you entered a live weight: if nobody put the whole deer on a scale, start there.' : ''
  const typical = weightRange(boneless.typical, units)
  if (box > weight)
    return {
      level: 'impossible',
      title: 'More meat than animal',
      text: 'The box weighs more than the animal did. Check both weights and their units.',
    }
  if (box < boneless.extreme.least)
    return {
      level: 'below-extreme',
      title: `Yes, ask: it is under even the low end, ${roughWeight(boneless.extreme.least, units)}`,
      text: `A friendly question: what did it weigh coming in, how much was trimmed and why, and is a package still in the freezer? ${explains}${guessed}`,
    }
  if (box < boneless.typical.least)
    return {
      level: 'below',
      title: 'Low, but such carcasses exist',
      text: `${typical} is typical. ${explains} That alone does not mean meat is missing.${guessed}`,
    }
  if (box <= boneless.typical.most)
    return {
      level: 'typical',
      title: 'Typical',
      text: `This weight usually gives ${typical}, boned and trimmed. You got your meat.`,
    }
  const fitsBones = box <= boneIn.extreme.most
  const bones = `Bone-in cuts of this animal would weigh ${weightRange(boneIn.typical, units)}. `
  const added = 'Ask whether fat or pork went into the grind.'
  if (box <= boneless.extreme.most)
    return {
      level: 'above',
      title: 'More than typical',
      text: `${typical} boneless is typical. A clean shot and a careful knife do that. So do bones. ${bones}${added}`,
    }
  return {
    level: 'above-extreme',
    title: 'More than boneless meat explains',
    text: `The most the tables allow for is ${roughWeight(boneless.extreme.most, units)} boneless. ${fitsBones ? bones : ''}${fitsBones ? added : `${added} Even bone-in cuts would weigh less, so check both weights.`}`,
  }
}
