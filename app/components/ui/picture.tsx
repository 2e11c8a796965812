import { createContext, useContext } from 'react'
import type { Pictures, PictureSource } from '~/lib/picture-source'
import { lastingPath } from './art-version'

export const PicturesContext = createContext<Pictures>({})

export function usePictureWords(src: string | null | undefined): Pick<PictureSource, 'alt' | 'caption'> {
  return useContext(PicturesContext)[src ?? ''] ?? {}
}

interface PictureProps {
  src: string
  alt: string
  /** The value is that of `<img sizes>`, such as `(min-width: 64rem) 26rem, 92vw`. */
  sizes: string
  width: number
  height: number
  loading?: 'lazy' | undefined
  isFirst?: boolean
  className: string
}

export function Picture({ src, alt, sizes, width, height, isFirst = false, ...others }: PictureProps) {
  const source = useContext(PicturesContext)[src]
  const rest = {
    ...others,
    // React 18 knows no `fetchPriority`.
    ...(isFirst ? { fetchpriority: 'high' } : {}),
    ...(source?.focus === undefined ? {} : { style: { objectPosition: source.focus } }),
  }
  if (!source?.webp) return <img src={lastingPath(src)} alt={alt} width={width} height={height} {...rest} />
  const image = (
    <img {...rest} sizes={sizes} srcSet={source.webp} src={src} alt={alt} width={source.width} height={source.height} />
  )
  if (source.avif === null) return image
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      {image}
    </picture>
  )
}
