/** Uploads one picture of a form that is still being filled in. */
import { fileMessage } from '~/content/pictures/images'
import { storePicture } from '~/content/pictures/uploads.server'
import { formTokenField } from '~/lib/form-rules'
import { Refusal } from '~/lib/refusal'
import { ApiError, apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { readMultipart } from '~/server/forms/multipart.server'
import { isFormToken, requireApiOperator } from '~/server/auth/session.server'

const api = apiRoute(
  {
    POST: async ({ request }) => {
      const session = await requireApiOperator(request)
      const { fields, files } = await readMultipart(request, { text: [formTokenField] })
      if (!isFormToken(fields[formTokenField], session)) throw new ApiError(403, 'The form is not of this session')
      const [file] = files('file')
      if (!file) throw new ApiError(400, 'Please choose a picture')
      return entity({ ...(await store(file)), name: file.name })
    },
  },
  { guard: requireApiOperator },
)

async function store(file: File) {
  try {
    return await storePicture(db(), file, new Date(), log.error)
  } catch (error) {
    if (error instanceof Refusal) throw new ApiError(error.status, fileMessage(file.name, error.message))
    throw error
  }
}

export const loader = api.loader
export const action = api.action
