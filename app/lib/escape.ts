/** Text made safe to stand inside XML or HTML, in an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`)
}
