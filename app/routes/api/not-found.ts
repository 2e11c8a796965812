/** Whatever lies under /api and is no row of the contract: JSON, never the HTML page. */
import { apiError } from '~/server/api.server'

export function loader(): Response {
  return apiError(404, 'Not Found')
}

export const action = loader
