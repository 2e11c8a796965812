import { apiError } from '~/server/api.server'

export function loader(): Response {
  return apiError(404, 'Not Found')
}

export const action = loader
