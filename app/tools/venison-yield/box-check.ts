/**
 * "Was I shorted?" compares the meat that came back with what was measured. It has to be fair to both sides of the
 * counter.
 */
import type { MeasuredMeat } from './measured-meat'
import { roughly, type Unit } from './pounds'

export interface BoxCheck {
  level: 'impossible' | 'below-extreme' | 'below' | 'typical' | 'above' | 'above-extreme'
  title: string
  text: string
}

interface BoxQuestion {
  box: number
  weight: number
  unit: Unit
}

const explains =
  'A hit in the shoulders or hams, dirt, spoilage, a dried rind after long aging and close trimming all cost meat.'

export function checkBox({ box, weight, unit }: BoxQuestion, { basis, boneless, boneIn }: MeasuredMeat): BoxCheck {
  const guessed =
    basis.id === 'live' ? ' And you entered a live weight: if nobody put the whole deer on a scale, start there.' : ''
  const typical = roughly(boneless.typical, unit)
  if (box > weight)
    return {
      level: 'impossible',
      title: 'More meat than animal',
      text: 'The box weighs more than the animal did. Check both weights and their units.',
    }
  if (box < boneless.extreme.least)
    return {
      level: 'below-extreme',
      title: `Yes, ask: it is under even the low end, ${roughly({ least: boneless.extreme.least, most: boneless.extreme.least }, unit)}`,
      text: `A friendly question: what did it weigh coming in, how much was trimmed and why, and is a package still in the freezer? ${explains}${guessed}`,
    }
  if (box < boneless.typical.least)
    return {
      level: 'below',
      title: 'Low, but such carcasses exist',
      text: `Typical is ${typical}. ${explains} Nothing here says that meat is missing.${guessed}`,
    }
  if (box <= boneless.typical.most)
    return {
      level: 'typical',
      title: 'Typical',
      text: `This weight usually gives ${typical}, boned and trimmed. You got your meat.`,
    }
  const fitsBones = box <= boneIn.extreme.most
  const bones = `Bone-in cuts of this animal would weigh ${roughly(boneIn.typical, unit)}. `
  const added = 'Ask whether fat or pork went into the grind.'
  if (box <= boneless.extreme.most)
    return {
      level: 'above',
      title: 'More than typical',
      text: `Typical is ${typical} boneless. A clean shot and a careful knife do that. So do bones. ${bones}${added}`,
    }
  return {
    level: 'above-extreme',
    title: 'More than boneless meat explains',
    text: `The most the tables allow for is ${roughly({ least: boneless.extreme.most, most: boneless.extreme.most }, unit)} boneless. ${fitsBones ? bones : ''}${fitsBones ? added : `${added} Even bone-in cuts would weigh less, so check both weights.`}`,
  }
}
