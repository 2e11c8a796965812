/** The chosen file and the address under which this page, and nobody else, can show it. */
import { useEffect, useState } from 'react'
import { pictureError } from './trail-cam.schema'

export interface Picture {
  name: string
  url: string
}

export function usePicture() {
  const [file, setFile] = useState<File>()
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    if (!picture) return
    return () => {
      URL.revokeObjectURL(picture.url)
    }
  }, [picture])
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    const isGood = chosen && pictureError(chosen) === undefined
    setPicture(isGood ? { name: chosen.name, url: URL.createObjectURL(chosen) } : undefined)
  }
  return { file, picture, choose }
}
