import { z } from 'zod'
import { formSchema, inputSchema } from '~/lib/record.schema'
import { middle, pictureFields } from './library'

export const PictureWordsForm = z.preprocess(
  (sent) => {
    const form = z.looseObject({}).parse(sent)
    const { focusX = String(middle), focusY = String(middle) } = form
    return { ...form, focusX: focusX || String(middle), focusY: focusY || String(middle) }
  },
  formSchema(pictureFields, inputSchema(pictureFields)),
)
