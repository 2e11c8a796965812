export interface Author {
  fullName: string
  experience: string | null
  bio: string | null
}

export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter(Boolean)
  const ends = names.length > 1 ? [names.at(0), names.at(-1)] : names
  return ends
    .map((name = '') => Array.from(name)[0] ?? '')
    .join('')
    .toUpperCase()
}
