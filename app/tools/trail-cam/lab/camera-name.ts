/** A camera is known by what the file says, by its folder, or by the beginning of its name. */
import type { PictureFacts } from './read-picture'

export const cameraChoices = [
  { value: 'model', label: 'Make, model and label in the picture' },
  { value: 'folder', label: 'Folder' },
  { value: 'prefix', label: 'Letters at the start of the file name' },
] as const

export type CameraChoice = (typeof cameraChoices)[number]['value']

type NamedPicture = Pick<PictureFacts, 'make' | 'model' | 'label'> & { name: string; folder: string }

export function cameraOf(picture: NamedPicture, by: CameraChoice): string {
  const { make, model, label } = picture
  const isNamed = model.toLowerCase().startsWith(make.toLowerCase())
  const named = [isNamed ? model : `${make} ${model}`.trim(), label].filter((part) => part !== '').join(', ')
  const prefix = /^[^\d.]*[^\d.\s_-]/.exec(picture.name)?.[0] ?? ''
  const ways = { model: named, folder: picture.folder, prefix } satisfies Record<CameraChoice, string>
  return ways[by] || ways.model || ways.folder || ways.prefix || 'Unknown camera'
}
