import sharp from 'sharp'

/** A picture as a file input takes it. */
export async function pictureFile(name: string) {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'tan' } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
