import { z } from 'zod'
import { formSchema, inputSchema } from '~/lib/record.schema'
import { parseImageName } from './images'
import { libraryMessages, middle, pictureFields, uploadFields } from './library'

export const PictureWordsForm = z.preprocess(
  (sent) => {
    const form = z.looseObject({}).parse(sent)
    const { focusX = String(middle), focusY = String(middle) } = form
    return { ...form, focusX: focusX || String(middle), focusY: focusY || String(middle) }
  },
  formSchema(pictureFields, inputSchema(pictureFields)),
)

export const PictureUploadForm = formSchema(
  uploadFields,
  inputSchema(uploadFields).transform(({ picture, alt }, context) => {
    const hash = parseImageName(picture?.replace('/images/', '') ?? '')?.hash
    if (hash !== undefined) return { hash, alt }
    context.addIssue({ code: 'custom', path: ['picture'], message: libraryMessages.noPicture })
    return z.NEVER
  }),
)
