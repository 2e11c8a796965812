/** The worker has only one file at a time in memory, and the page stays responsive. */
/// <reference lib="webworker" />
import { keptParts } from './clean-picture'
import type { Picture } from './dated-pictures'
import { bytesOf, readPictureFile } from './read-picture'
import { wallTimeOf } from './wall-time'
import type { CleanRequest, LabReply, LabRequest, RefusedFile } from './worker-messages'
import { checksumOf, zipParts, type ZipEntry } from './zip-file'

declare const self: DedicatedWorkerGlobalScope

const filesPerReply = 10

const stopped = new Set<number>()

self.addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  if (data.kind === 'stop') stopped.add(data.job)
  else if (data.kind === 'read') void readAll(data.job, data.files)
  else void cleanAll(data)
})

function reply(message: LabReply): void {
  self.postMessage(message)
}

async function readAll(job: number, files: readonly File[]): Promise<void> {
  let pictures: Picture[] = []
  let refused: RefusedFile[] = []
  for (const [index, file] of files.entries()) {
    if (stopped.has(job)) break
    const read = await readPictureFile(file)
    const folder = file.webkitRelativePath.split('/').slice(0, -1).join('/')
    if ('refused' in read) refused.push({ name: file.name, reason: read.refused })
    else
      pictures.push({
        ...read.facts,
        id: index,
        name: file.name,
        folder,
        fileTime: wallTimeOf(new Date(file.lastModified)),
      })
    if ((index + 1) % filesPerReply > 0 && index + 1 < files.length) continue
    reply({ kind: 'read', job, count: index + 1, pictures, refused })
    pictures = []
    refused = []
  }
  reply({ kind: 'done', job, isWhole: !stopped.has(job) })
}

/** Makes copies of pieces of the files, which the browser reads when it saves them. */
async function cleanAll({ job, files, asZip }: CleanRequest): Promise<void> {
  const entries: ZipEntry[] = []
  const copies: BlobPart[][] = []
  const refused: RefusedFile[] = []
  for (const [index, { file, name }] of files.entries()) {
    if (stopped.has(job)) break
    const bytes = new Uint8Array(await bytesOf(file))
    const kept = keptParts(bytes)
    if (!kept) refused.push({ name, reason: 'no sound JPEG or PNG' })
    else {
      const parts = [...kept.ranges.map(([start, end]) => bytes.subarray(start, end)), kept.end]
      const size = parts.reduce((sum, part) => sum + part.length, 0)
      entries.push({ name: uniqueName(name, entries), size, checksum: asZip ? checksumOf(parts) : 0 })
      copies.push([...kept.ranges.map(([start, end]) => file.slice(start, end)), kept.end])
    }
    reply({ kind: 'cleaned', job, count: index + 1 })
  }
  if (!stopped.has(job)) sendCopies({ job, asZip, entries, copies, refused })
  reply({ kind: 'done', job, isWhole: !stopped.has(job) })
}

interface Copies extends Pick<CleanRequest, 'job' | 'asZip'> {
  entries: readonly ZipEntry[]
  copies: readonly BlobPart[][]
  refused: readonly RefusedFile[]
}

function sendCopies({ job, asZip, entries, copies, refused }: Copies): void {
  const zip = asZip ? zipParts(entries) : undefined
  if (asZip && !zip) {
    const reason = 'more than a ZIP file holds (4 GB): choose fewer pictures'
    reply({ kind: 'file', job, blob: new Blob(), copies: 0, refused: [{ name: 'All pictures', reason }] })
    return
  }
  const parts = zip ? [...copies.flatMap((copy, index) => [zip.headers[index] ?? '', ...copy]), zip.end] : copies.flat()
  reply({ kind: 'file', job, blob: new Blob(parts), copies: copies.length, refused })
}

/** Returns a name that no other picture has, because two cards may each have an IMG_0001.JPG. */
function uniqueName(name: string, entries: readonly ZipEntry[]): string {
  const isTaken = (candidate: string) => entries.some((entry) => entry.name === candidate)
  if (!isTaken(name)) return name
  const dot = name.lastIndexOf('.')
  const [start, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let count = 2; ; count += 1) {
    const candidate = `${start} (${String(count)})${end}`
    if (!isTaken(candidate)) return candidate
  }
}
