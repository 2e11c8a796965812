/**
 * A picture in the files that are there: the smallest that fills its place, AVIF where the browser knows it. A picture
 * of which none are known (a placeholder, a drawing) is shown from its address alone.
 */
import { createContext, useContext } from 'react'
import type { Pictures } from '~/lib/picture-source'
import { lastingPath } from './art-version'

/** What the page's loaders know of its pictures. */
export const PicturesContext = createContext<Pictures>({})

interface PictureProps {
  src: string
  alt: string
  /** How wide it is shown, as in `(min-width: 64rem) 26rem, 92vw`. */
  sizes: string
  /** Of its place, in pixels, where the picture's own size is not known. */
  width: number
  height: number
  loading?: 'lazy' | undefined
  /** The one that a visitor sees first: asked for before scripts and other pictures. */
  isFirst?: boolean
  className: string
}

export function Picture({ src, alt, sizes, width, height, isFirst = false, ...others }: PictureProps) {
  // By HTML's own name, for React 18 does not know the attribute.
  const rest = { ...others, ...(isFirst ? { fetchpriority: 'high' } : {}) }
  const source = useContext(PicturesContext)[src]
  if (!source?.webp) return <img src={lastingPath(src)} alt={alt} width={width} height={height} {...rest} />
  const image = (
    <img {...rest} sizes={sizes} srcSet={source.webp} src={src} alt={alt} width={source.width} height={source.height} />
  )
  if (source.avif === null) return image
  return (
    // As if the image stood here by itself.
    <picture className="contents">
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      {image}
    </picture>
  )
}
