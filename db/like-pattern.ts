/** The pattern needs ESCAPE '\'. It finds the text anywhere. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
}
