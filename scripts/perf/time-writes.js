/** Times writes sent at an even pace, whether or not earlier ones have been answered. */
import http from 'node:http'
import { quantile } from './figures.js'

/**
 * @param {(number: number) => import('./record-answer.js').Question} questionOf
 * @param {{ perSecond: number, seconds: number, status: number }} length and the status that each answer has
 * @returns {Promise<number[]>} in milliseconds, from the sending to the end of the answer
 */
export async function timeWrites(questionOf, { perSecond, seconds, status }) {
  const agent = new http.Agent({ keepAlive: true })
  const times = []
  const start = performance.now()
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = start + (number * 1000) / perSecond
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
    times.push(timeOne(questionOf(number), agent, status))
  }
  try {
    return await Promise.all(times)
  } finally {
    agent.destroy()
  }
}

/**
 * @param {string} name
 * @param {readonly number[]} times
 * @param {readonly number[]} rawTimes of node:http beside the same load
 * @returns {import('./figures.js').Figure}
 */
export function toWriteFigure(name, times, rawTimes) {
  const [p99, raw] = [quantile(times, 0.99), quantile(rawTimes, 0.99)]
  return { name, value: p99, low: p99, high: p99, unit: 'ms', beside: `raw ${raw.toFixed(2)} ms`, goal: { atMost: 50 } }
}

/**
 * @param {import('./record-answer.js').Question} question
 * @param {http.Agent} agent
 * @param {number} status
 * @returns {Promise<number>}
 */
function timeOne({ url, headers, body }, agent, status) {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const request = http.request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === status) resolve(performance.now() - start)
        else reject(new Error(`A write is answered with ${response.statusCode}, where ${status} is due`))
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}
