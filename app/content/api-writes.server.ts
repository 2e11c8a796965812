import { callerOf } from '~/server/auth/api-tokens.server'
import type { RequestArgs } from '~/server/load-context'
import { toRowId, toVersion } from '~/lib/ids'
import type { FormValues } from '~/lib/editing'
import { apiError, created, deleted, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import type { Stored, Typed } from './content-type'
import type { PageStore } from './store.server'

interface Call extends RequestArgs {
  params: Readonly<Record<string, string | undefined>>
}

interface SentRecord<Input> {
  fields: Readonly<Record<string, unknown>>
  /** @throws ApiError or a Refusal for invalid fields */
  toInput: (stored: object) => Input
  storePictures: (now: Date) => Promise<(input: Input) => Input>
}

interface Own<Input> {
  /** @throws ApiError */
  read: (request: Request) => Promise<SentRecord<Typed<Input>>>
  notFound: string
  addressOf: (slug: string) => string
}

const requireCaller = callerOf('content')

export function apiWrites<Input, Entry extends Input & Stored, Values extends FormValues>(
  store: PageStore<Input, Entry, Values>,
  { read, notFound, addressOf }: Own<Input>,
) {
  const { page } = store
  const actOf = async ({ request, context }: Call) => ({ by: await requireCaller(request, context), now: new Date() })
  const answer = (record: Entry | undefined) => (record ? entity(record) : apiError(404, notFound))

  return {
    create: async (call: Call) => {
      const { toInput, storePictures } = await read(call.request)
      const input = toInput({})
      await store.check(db(), {}, input)
      const act = await actOf(call)
      const record = await store.create(db(), (await storePictures(act.now))(input), act)
      return created(record, addressOf(page.stateOf(record).slug))
    },
    update: async (call: Call) => {
      const id = toRowId(call.params.id)
      const stored = id === undefined ? undefined : await store.find(db(), id)
      if (!stored) return answer(undefined)
      const { fields, toInput, storePictures } = await read(call.request)
      const target = { id: stored.id, version: toVersion(fields.version) }
      await store.check(db(), target, toInput(stored))
      const act = await actOf(call)
      const withPictures = await storePictures(act.now)
      // Setting the flag ends a schedule.
      const ended = page.flag in fields ? { publication: { publishAt: null } } : {}
      return answer(await store.update(db(), target, (now) => ({ ...withPictures(toInput(now)), ...ended }), act))
    },
    toggle: async (call: Call) => {
      const act = await actOf(call)
      const id = toRowId(call.params.id)
      return answer(id === undefined ? undefined : await store.toggle(db(), id, act))
    },
    remove: async (call: Call) => {
      const act = await actOf(call)
      const id = toRowId(call.params.id)
      return id !== undefined && (await store.remove(db(), id, act)) ? deleted() : answer(undefined)
    },
  }
}
