/** @returns {import('./addresses.js').Address[]} */
export function searchAddresses() {
  const searches = {
    'a common word': 'deer',
    'a rare word': 'goldenrod',
    'the beginning of a word': 'whitet',
    'a common beginning': 'hunti',
    'two letters': 'de',
    'one letter': 'd',
    'common words': 'deer stand wind',
    'a common and a rare word': 'deer goldenrod',
    'words that never meet': 'goldenrod mahogany forklift',
    'a word that is nowhere': 'xylophonists',
    'a misspelt word': 'whitetial',
    'a misspelt rare word': 'goldenrood',
  }
  return [
    { name: '/search', path: '/search' },
    ...Object.entries(searches).map(([name, words]) => ({
      name: `/search, ${name}`,
      path: `/search?q=${encodeURIComponent(words)}`,
    })),
  ]
}
