/** SVG text does not wrap, so a picture's lines are broken here. */

const longestLine = 200

type Fits = (line: string) => boolean

export function breakLines(text: string, fits: Fits): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export function cutLines(lines: readonly string[], fits: Fits, most: number): string[] {
  const shown = lines.slice(0, most).map((line) => cutLine(line, fits))
  const last = shown.at(-1)
  if (lines.length > most && last !== undefined && !last.endsWith('…')) {
    shown[shown.length - 1] = cutLine(`${last} …`, fits)
  }
  return shown
}

function cutLine(line: string, fits: Fits): string {
  if (fits(line)) return line
  const characters = Array.from(line).slice(0, longestLine)
  while (characters.length > 1 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
