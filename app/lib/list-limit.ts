/** The largest `?limit=` of the API's lists. */
export const maxListLimit = 500
