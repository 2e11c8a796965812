import sharp from 'sharp'

/** Makes a PNG of one color, as a form sends it. */
export async function pictureFile(name = 'deer.png', background = 'tan', width = 60, height = 40): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}
