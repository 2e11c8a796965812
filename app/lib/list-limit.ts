/** The most rows that a page of a list of the API may have: `?limit=`. */
export const maxListLimit = 500
