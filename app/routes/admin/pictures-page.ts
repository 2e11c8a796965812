/** Sends a page of the library to the dialog in editors. */
import { apiRoute, entity } from '~/server/api.server'
import { requireApiOperator } from '~/server/auth/session.server'
import { readLibraryPage } from '~/content/editor/pictures.server'

const api = apiRoute(
  {
    GET: async ({ request }) => {
      const { searchParams } = new URL(request.url)
      const place = { search: searchParams.get('q') ?? '', cursor: searchParams.get('cursor') ?? undefined }
      return entity(await readLibraryPage(place))
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
