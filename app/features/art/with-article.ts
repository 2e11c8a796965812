/** "an elk", "a mule deer": a species' name as a title's sentence has it. */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`
}
