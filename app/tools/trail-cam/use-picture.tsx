import { useEffect, useRef, useState } from 'react'
import { signatureLength } from './picture-signature'
import { pictureError } from './trail-cam.schema'

export interface Picture {
  name: string
  url: string
  isShown: boolean
}

interface ReadPicture {
  picture?: Picture
  error?: string | undefined
}

export function usePicture() {
  const [read, setRead] = useState<ReadPicture>({})
  const reading = useRef<Promise<ReadPicture>>(Promise.resolve({}))
  const { picture } = read
  useEffect(() => {
    if (!picture) return
    return () => {
      URL.revokeObjectURL(picture.url)
    }
  }, [picture])
  const choose = (file: File | undefined) => {
    setRead({})
    const next: Promise<ReadPicture> = file ? readPicture(file) : Promise.resolve({})
    reading.current = next
    void next.then((found) => {
      if (reading.current === next) setRead(found)
      else if (found.picture) URL.revokeObjectURL(found.picture.url)
    })
  }
  return {
    ...read,
    choose,
    whenRead: () => reading.current,
  }
}

async function readPicture(file: File): Promise<ReadPicture> {
  const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
  const url = URL.createObjectURL(file)
  const isShown = await canShow(url)
  const error = pictureError({ type: file.type, size: file.size, start, isShown })
  if (error === undefined) return { picture: { name: file.name, url, isShown } }
  URL.revokeObjectURL(url)
  return { error }
}

function canShow(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => {
      resolve(true)
    }
    image.onerror = () => {
      resolve(false)
    }
    image.src = url
  })
}
