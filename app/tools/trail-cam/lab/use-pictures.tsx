/** A worker reads and copies the chosen files. One job runs at a time; a new choice stops the one before. */
import { useEffect, useRef, useState } from 'react'
import { downloadBlob } from '~/lib/download-text'
import { countOf } from '~/lib/text'
import type { Picture } from './dated-pictures'
import type { LabReply, LabRequest, NamedFile, RefusedFile } from './worker-messages'

type Job = 'Reading' | 'Copying'

export interface Running {
  what: Job
  done: number
  total: number
}

interface ReadFiles {
  files: readonly File[]
  pictures: readonly Picture[]
  refused: readonly RefusedFile[]
}

export interface PicturesState extends ReadFiles {
  running: Running | undefined
  message: Message
  read: (files: readonly File[]) => void
  saveCopies: (fileName: string, pictures: readonly Picture[]) => void
  stop: () => void
}

interface Message {
  what: Job
  text: string
}

const silence: Message = { what: 'Reading', text: '' }
const nothing: ReadFiles = { files: [], pictures: [], refused: [] }

export function usePictures(onRead: () => void): PicturesState {
  const worker = useRef<Worker>()
  const job = useRef(0)
  const onReply = useRef<(reply: LabReply) => void>()
  const [shown, setShown] = useState(nothing)
  const [running, setRunning] = useState<Running>()
  const [message, setMessage] = useState(silence)

  useEffect(() => {
    // The worker starts before it is needed: later there may be no network.
    const created = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
    created.addEventListener('message', ({ data }: MessageEvent<LabReply>) => {
      if (data.job === job.current) onReply.current?.(data)
    })
    created.addEventListener('error', () => {
      setRunning(undefined)
      setMessage({ what: 'Reading', text: 'This browser could not read the files. Reload the page and try again.' })
    })
    worker.current = created
    return () => {
      created.terminate()
    }
  }, [])

  const send = (request: LabRequest) => {
    worker.current?.postMessage(request)
  }

  const start = (first: Running, listener: (reply: LabReply) => void): number => {
    send({ kind: 'stop', job: job.current })
    job.current += 1
    onReply.current = (reply) => {
      if ('count' in reply) setRunning({ ...first, done: reply.count })
      if (reply.kind === 'done') setRunning(undefined)
      listener(reply)
    }
    setRunning(first)
    setMessage(silence)
    return job.current
  }

  const read = (files: readonly File[]) => {
    setShown(nothing)
    if (files.length === 0) {
      stop()
      job.current += 1
      setRunning(undefined)
      setMessage(silence)
      return
    }
    const pictures: Picture[] = []
    const refused: RefusedFile[] = []
    const number = start({ what: 'Reading', done: 0, total: files.length }, (reply) => {
      if (reply.kind === 'read') {
        pictures.push(...reply.pictures)
        refused.push(...reply.refused)
      } else if (reply.kind === 'done') {
        setShown({ files, pictures, refused })
        const count = pictures.length + refused.length
        const text = reply.isWhole
          ? `${countOf(count, 'file')} read.`
          : `Stopped: ${String(count)} of ${countOf(files.length, 'file')} read.`
        setMessage({ what: 'Reading', text })
        onRead()
      }
    })
    send({ kind: 'read', job: number, files })
  }

  const saveCopies = (fileName: string, pictures: readonly Picture[]) => {
    const files = pictures.flatMap(({ id, folder, name }): NamedFile[] => {
      const file = shown.files[id]
      return file ? [{ file, name: folder === '' ? name : `${folder}/${name}` }] : []
    })
    const number = start({ what: 'Copying', done: 0, total: files.length }, (reply) => {
      if (reply.kind === 'file') {
        if (reply.copies > 0) downloadBlob(fileName, reply.blob)
        setMessage({ what: 'Copying', text: describeCopies(fileName, reply.copies, reply.refused) })
      } else if (reply.kind === 'done' && !reply.isWhole)
        setMessage({ what: 'Copying', text: 'Stopped. No copy was saved.' })
    })
    send({ kind: 'clean', job: number, files, asZip: fileName.endsWith('.zip') })
  }

  const stop = () => {
    send({ kind: 'stop', job: job.current })
  }

  return { ...shown, running, message, read, saveCopies, stop }
}

function describeCopies(fileName: string, copies: number, refused: readonly RefusedFile[]): string {
  const count = copies === 1 ? '1 copy' : `${String(copies)} copies`
  const saved = copies === 0 ? 'No copy was saved.' : `${fileName}: ${count} without metadata.`
  const left = refused.map(({ name, reason }) => `${name} (${reason})`).join(', ')
  return left === '' ? saved : `${saved} Left out: ${left}.`
}
