/**
 * Works on pictures in a separate process, which prints its peak of memory at its end: `queue DATABASE` works off the
 * pictures that wait there, `upload FILE` checks and encodes a file.
 */
import { readFileSync } from 'node:fs'
import { encodeUpload, ImageRefusedError } from '~/content/pictures/encode-image.server'
import { workOffImages } from '~/content/pictures/image-queue.server'
import { loadSharp } from '~/server/sharp.server'
import { openDatabase } from '~db/client.server'

await loadSharp()
const before = peakMb()
const startedAt = performance.now()
const answer = await work()
console.log(JSON.stringify({ answer, addedMb: peakMb() - before, seconds: (performance.now() - startedAt) / 1000 }))

async function work(): Promise<string> {
  const [, , kind, file = ''] = process.argv
  if (kind === 'upload') return upload(readFileSync(file))
  const db = openDatabase(`file:${file}`)
  await workOffImages(db, (event) => {
    console.error(event)
  })
  await db.destroy()
  return 'done'
}

async function upload(bytes: Uint8Array): Promise<string> {
  try {
    const { width, height } = await encodeUpload(bytes)
    return `${String(width)}x${String(height)}`
  } catch (error) {
    if (error instanceof ImageRefusedError) return error.problem
    throw error
  }
}

function peakMb(): number {
  return process.resourceUsage().maxRSS / 1024
}
