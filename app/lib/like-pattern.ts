/** A text as a pattern for LIKE … ESCAPE '\' that finds it anywhere: its own wildcards are plain characters. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
}
