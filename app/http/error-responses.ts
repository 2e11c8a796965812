/** Every refusal of the front door, in words for people. */
import type { EarlyResponse } from './request-context'

export const badRequest = {
  status: 400,
  message: 'Bad Request',
  advice:
    'This address or request has a form that the site cannot read. Check the address, or start from the home page.',
} satisfies EarlyResponse

export const crossSite = {
  status: 403,
  message: 'Cross-site request refused',
  advice: 'Forms of this site work only from its own pages. Open the page here and send the form again.',
} satisfies EarlyResponse

export const notFound = {
  status: 404,
  message: 'Not Found',
  advice: 'There is nothing at this address.',
} satisfies EarlyResponse

export const methodNotAllowed = {
  status: 405,
  message: 'Method Not Allowed',
  advice: 'This address cannot be used in that way. Open it as a page instead.',
  headers: { Allow: 'GET, HEAD, POST' },
} satisfies EarlyResponse

export const requestTimeout = {
  status: 408,
  message: 'Request timed out',
  advice: 'Your request took too long to arrive. Check your connection and try again.',
} satisfies EarlyResponse

export const bodyTooLarge = {
  status: 413,
  message: 'Request body too large',
  advice: 'What you sent is larger than this form takes. Go back, make it smaller and try again.',
} satisfies EarlyResponse

export const addressTooLong = {
  status: 414,
  message: 'Address too long',
  advice: 'Shorten the address, or start from the home page.',
} satisfies EarlyResponse

export const unsupportedType = {
  status: 415,
  message: 'Unsupported content type',
  advice: 'Send the request without compression.',
} satisfies EarlyResponse

export const expectationFailed = {
  status: 417,
  message: 'Expectation Failed',
  advice: 'Send the request without the Expect header.',
} satisfies EarlyResponse

export const misdirected = {
  status: 421,
  message: 'Misdirected Request',
  advice: 'This server does not answer for that host name.',
  isText: true,
} satisfies EarlyResponse

export const headersTooLarge = {
  status: 431,
  message: 'Request headers too large',
  advice: 'Clear the cookies of this site in your browser and try again.',
} satisfies EarlyResponse

export const internalError = {
  status: 500,
  message: 'Internal Server Error',
  advice: 'Something went wrong on our side. Try again in a moment.',
} satisfies EarlyResponse
