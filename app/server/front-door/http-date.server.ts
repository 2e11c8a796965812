/** The Date header's value, made once a second. */

let last = { second: NaN, text: '' }

/** Since 1970. */
export function currentSecond(): number {
  return Math.floor(Date.now() / 1000)
}

/** As Node writes it. */
export function httpDate(): string {
  const second = currentSecond()
  if (second !== last.second) last = { second, text: new Date(second * 1000).toUTCString() }
  return last.text
}

/** In the years from 1000 to 9999. */
export const httpDateLength = 'Thu, 01 Jan 1970 00:00:00 GMT'.length
