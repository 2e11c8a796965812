import { formTokenField } from '~/lib/form-rules'
import { isOwnPicture } from '~/lib/picture-source'
import { uploadPath } from '~/paths'
import { fileMessage } from './images'
import type { UploadFailure } from './picture-list'
import { shrinkPicture } from './shrink-picture'

interface StoredPicture {
  url: string
  size: { width: number; height: number } | undefined
  /** The library's description, since it may have the picture already. */
  alt: string
}

interface Listener {
  onProgress: (percent: number) => void
  onStored: (picture: StoredPicture) => void
  onFailed: (failure: UploadFailure) => void
}

interface SentPicture {
  file: File
  formToken: string
}

/** Returns a cancel function. */
export function sendPicture({ file, formToken }: SentPicture, listener: Listener): () => void {
  let cancel = () => {
    isCancelled = true
  }
  let isCancelled = false
  void shrinkPicture(file).then((sent) => {
    if (isCancelled) return
    if (typeof sent === 'string') listener.onFailed({ message: fileMessage(file.name, sent), mayPass: false })
    else cancel = postPicture({ file: sent, formToken }, listener)
  })
  return () => {
    cancel()
  }
}

/** XMLHttpRequest reports upload progress, and fetch does not. */
function postPicture({ file, formToken }: SentPicture, listener: Listener): () => void {
  const request = new XMLHttpRequest()
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) listener.onProgress(Math.floor((loaded / total) * 100))
  }
  const onEnd = () => {
    const answer = readUploadAnswer(file.name, request.status, request.responseText)
    if ('url' in answer) listener.onStored(answer)
    else listener.onFailed(answer)
  }
  request.onload = onEnd
  request.onerror = onEnd
  const body = new FormData()
  body.append(formTokenField, formToken)
  body.append('file', file)
  request.open('POST', uploadPath)
  request.setRequestHeader('Accept', 'application/json')
  request.send(body)
  return () => {
    request.onload = null
    request.onerror = null
    request.upload.onprogress = null
    request.abort()
  }
}

const words = {
  noConnection: 'There is no connection to the site. Please try again.',
  sessionEnded: 'Your login has ended. Save the form: you log in on the way, and nothing that you typed is lost.',
  otherSession: 'You have logged in again since this page was opened. Save the form, then choose the picture again.',
  refusedUnread:
    'The server does not take this much. If your login has ended, save the form: you log in on the way. Else choose a smaller picture.',
  failed: 'The upload failed. Please try again.',
} as const

export function readUploadAnswer(fileName: string, status: number, text: string): StoredPicture | UploadFailure {
  const { url, message, width, height, alt = '' } = parseAnswer(text)
  const size = width === undefined || height === undefined ? undefined : { width, height }
  if (status === 200 && url !== undefined && isOwnPicture(url)) return { url, size, alt }
  // The site refused the file itself, so a retry will not help.
  const mayPass = message === undefined || (status !== 413 && status !== 415)
  return { message: nameFile(fileName, toMessage(status, message)), mayPass }
}

function toMessage(status: number, message: string | undefined): string {
  if (status === 0) return words.noConnection
  if (status === 401) return words.sessionEnded
  if (status === 403) return words.otherSession
  if (status === 200) return words.failed
  // The server limits clients without a session, and a proxy may limit everybody.
  return message ?? (status === 413 ? words.refusedUnread : words.failed)
}

/** The server's messages already name the file. */
function nameFile(fileName: string, message: string): string {
  return message.startsWith('“') ? message : fileMessage(fileName, message)
}

interface UploadAnswer {
  url?: string | undefined
  message?: string | undefined
  width?: number | undefined
  height?: number | undefined
  alt?: string | undefined
}

/** A proxy's error may be HTML. */
function parseAnswer(text: string): UploadAnswer {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer !== 'object' || answer === null) return {}
    return {
      url: 'url' in answer && typeof answer.url === 'string' ? answer.url : undefined,
      message: 'message' in answer && typeof answer.message === 'string' ? answer.message : undefined,
      width: 'width' in answer && typeof answer.width === 'number' ? answer.width : undefined,
      height: 'height' in answer && typeof answer.height === 'number' ? answer.height : undefined,
      alt: 'alt' in answer && typeof answer.alt === 'string' ? answer.alt : undefined,
    }
  } catch {
    return {}
  }
}
