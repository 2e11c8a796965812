/**
 * A telephone number as people write it, as a `tel:` address; undefined for what is not wholly one, for half a number
 * would call somebody else. An extension is dialled after the number.
 */
export function phoneAddress(text: string): string | undefined {
  const [, digits = '', extension] =
    /^(\+?[\d ()./-]+?)(?: ?(?:ext\.?|extension|x) ?(\d{1,8}))?$/i.exec(text.trim()) ?? []
  const number = digits.replaceAll(/[^\d+]/g, '')
  if (!/^\+?\d{5,15}$/.test(number)) return undefined
  return extension === undefined ? `tel:${number}` : `tel:${number};ext=${extension}`
}
