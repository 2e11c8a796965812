import { describe, expect, test } from 'vitest'
import { parseAutocannon } from './autocannon.js'
import { findWrongSize } from './load.js'
import { parseWrk } from './wrk.js'

const sound = `Running 3s test @ http://127.0.0.1:4800/
  1 threads and 20 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.07ms   12.05ms 138.69ms   96.04%
    Req/Sec    24.66k     7.39k   28.87k    86.67%
  Latency Distribution
     50%  685.00us
     75%  772.00us
     90%    1.48ms
     99%   75.04ms
  73683 requests in 3.00s, 729.34MB read
Requests/sec:  24522.13
Transfer/sec:    242.73MB
`

const slow = `Running 2s test @ http://127.0.0.1:4800
  1 threads and 20 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   351.46ms  402.41ms   2.01s    87.83%
    Req/Sec    47.90     25.55   100.00     55.00%
  Latency Distribution
     50%  201.51ms
     75%  307.77ms
     90%  977.18ms
     99%    1.86s 
  102 requests in 2.10s, 107.64KB read
Requests/sec:     48.65
Transfer/sec:     51.34KB
`

const faulty = `Running 1s test @ http://127.0.0.1:4810/
  1 threads and 20 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.01ms    2.81ms  34.32ms   95.75%
    Req/Sec    37.88k    11.92k   47.73k    80.00%
  Latency Distribution
     50%  416.00us
     75%  589.00us
     90%    1.41ms
     99%   17.84ms
  37753 requests in 1.00s, 4.61MB read
  Socket errors: connect 0, read 770, write 0, timeout 0
  Non-2xx or 3xx responses: 5393
Requests/sec:  37669.30
Transfer/sec:      4.60MB
`

describe('what wrk prints', () => {
  test('is read in one unit each', () => {
    expect(parseWrk(sound)).toEqual({
      ...{ requests: 73683, perSecond: 24522.13, p99Ms: 75.04, fault: undefined },
      bytes: 729.34 * 1024 ** 2,
    })
  })

  test.each([
    ['99%  685.00us', 0.685],
    ['99%    1.48ms', 1.48],
    ['99%    1.86s ', 1860],
    ['99%    1.02m ', 61_200],
  ])('has a latency of "%s"', (line, ms) => {
    expect(parseWrk(sound.replace(/99%.*/, line)).p99Ms).toBeCloseTo(ms, 6)
  })

  test('is read where a unit of one letter is filled up with a space', () => {
    expect(parseWrk(slow)).toMatchObject({ requests: 102, p99Ms: 1860, bytes: 107.64 * 1024 })
  })

  test('tells of broken connections and of wrong statuses', () => {
    expect(parseWrk(faulty).fault).toBe(
      'Socket errors: connect 0, read 770, write 0, timeout 0; Non-2xx or 3xx responses: 5393',
    )
  })

  test('is refused when it is something else', () => {
    expect(() => parseWrk('unable to connect to 127.0.0.1:4849 Connection refused')).toThrow('Connection refused')
  })
})

/** The parts of a real report that are read, and some that are not. */
function report(change: Record<string, unknown>): string {
  return JSON.stringify({
    ...{ url: 'http://127.0.0.1:4811', connections: 20, duration: 1.03, errors: 0, timeouts: 0, non2xx: 0, resets: 0 },
    statusCodeStats: { '200': { count: 25789 } },
    latency: { average: 0.38, min: 1, max: 29, p97_5: 5, p99: 9, p99_9: 19, totalCount: 25789 },
    requests: { average: 25784, min: 25789, max: 25789, total: 25789, p99: 25791, sent: 25809 },
    throughput: { average: 3197952, total: 3197836, p99: 3198975 },
    ...change,
  })
}

describe("autocannon's report", () => {
  test('is read', () => {
    expect(parseAutocannon(report({}))).toEqual({
      ...{ requests: 25789, perSecond: 25784, p99Ms: 9, bytes: 3197836, fault: undefined },
    })
  })

  test.each([
    ['errors', { errors: 3 }, '3 errors, statuses 200'],
    ['two statuses', { statusCodeStats: { '200': { count: 18822 }, '503': { count: 3137 } } }, 'statuses 200, 503'],
    ['a refusal', { statusCodeStats: { '429': { count: 3137 } } }, '0 errors, statuses 429'],
    ['no answer', { statusCodeStats: {} }, '0 errors, statuses '],
  ])('tells of %s', (_, change, fault) => {
    expect(parseAutocannon(report(change)).fault).toContain(fault)
  })

  test.each(['304', '303'])('takes %s for an answer', (status) => {
    expect(parseAutocannon(report({ statusCodeStats: { [status]: { count: 1 } } })).fault).toBeUndefined()
  })
})

describe('the size of the answers', () => {
  const answer = { status: 200, headers: {}, headerBytes: 1000, body: '', bytes: 9000 }
  const contender = {
    name: 'home',
    server: { ...{ origin: '', cpuMs: () => 0, memoryMb: () => 0 }, stop, end: stop },
    paths: ['/'],
  }
  async function stop() {}

  function findIn(bytes: number, requests: number) {
    const run = { requests, bytes, perSecond: 1, p99Ms: 1, fault: undefined }
    return findWrongSize(run, { ...contender, headers: {}, answer })
  }

  test.each([
    [10_000, 1000],
    [10_400, 1000],
    [9600, 1000],
    // Twenty more have begun to come when the load ends.
    [19_000, 20],
  ])('may be %d for each of %d', (each, requests) => {
    expect(findIn(each * requests, requests)).toBeUndefined()
  })

  test.each([
    [1000, 'answers have 1000 bytes, where 10000 are due'],
    [14_000, 'answers have 14000 bytes, where 10000 are due'],
  ])('is wrong with %d', (each, fault) => {
    expect(findIn(each * 1000, 1000)).toBe(fault)
  })
})
