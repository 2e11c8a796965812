/**
 * Puts load on a server as its one argument says, autocannon's options as JSON, and prints the report as JSON. In place
 * of each `[<id>]` of path and body stands a text that no other request has (autocannon's own have no fixed length,
 * which it takes for granted).
 */
import autocannon from 'autocannon'

/** @type {import('autocannon').Options} */
const options = JSON.parse(process.argv[2] ?? '{}')
const start = Date.now().toString(36)
let sent = 0

const requests = options.requests?.map((request) => {
  const text = JSON.stringify(request)
  if (!text.includes('[<id>]')) return request
  const setupRequest = (/** @type {import('autocannon').Request} */ whole) => {
    sent += 1
    /** @type {import('autocannon').Request} */
    const own = JSON.parse(text.replaceAll('[<id>]', `${start}-${sent}`))
    return { ...whole, ...own }
  }
  return { ...request, setupRequest }
})
console.log(JSON.stringify(await autocannon({ ...options, ...(requests && { requests }) })))
