export interface FailedPicture {
  src: string
  records: { name: string; path: string }[]
}

export function failedPicturesMessage(count: number) {
  const isOne = count === 1
  return {
    title: isOne ? '1 picture is not finished' : `${String(count)} pictures are not finished`,
    description:
      `The site tried twice to make the other sizes of ${isOne ? 'this picture' : 'these pictures'} and failed, so ` +
      `visitors get one size. Upload the picture again, or use another one:`,
  } as const
}
