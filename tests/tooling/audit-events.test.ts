/** A module that writes notes its audit event, or is listed here with the reason. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { auditEvents } from '~/lib/audit-events'

const root = path.resolve(import.meta.dirname, '../..')

const code = ['app', 'db', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx)$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`)
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
)

/** The modules whose writes are no operator's action, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'db/rate-limits.server.ts': 'a visitor sends a message, or asks for a quote',
  'app/content/pictures/images.server.ts': 'a picture is nothing until a record names it, and that save is noted',
  'app/routes/admin/pictures.tsx': 'a picture is nothing until a record names it, and that save is noted',
  'app/server/forms/public-form.server.ts': 'visitors are counted',
  'app/server/auth/wrong-links.server.ts': 'visitors are counted',
  'app/server/auth/dashboard.server.ts': 'forms without a session are counted',
  'app/inbox/mail/claims.server.ts': 'the site sends a mail',
  'app/inbox/mail/overdue.server.ts': 'the site sends a mail',
  'app/server/start.server.ts': 'what is over is forgotten',
  'app/content/list/selection.server.ts': 'each record that it changes is noted by the function that changes it',
  'app/dashboard/visits.server.ts': 'visits are counted',
  'scripts/copy-database/copy-rows.ts': 'the copy has the log of the original',
  'db/search-index.server.ts': 'the index of tools is made anew at each start',
  'db/seed/new-database.server.ts': 'the file remembers that it is settled',
}

describe('a module that writes', () => {
  const writers = code.filter(({ text }) =>
    /import .*\bwrite(?:Together)?\b.* from '~?[./\w]*write\.server'/.test(text),
  )

  test('is one of many', () => {
    expect(writers.length).toBeGreaterThan(12)
  })

  test('notes what it does, unless it is no operator’s action', () => {
    const silent = writers.filter(({ text }) => !text.includes('logAudit(')).map(({ file }) => file)
    expect(silent.toSorted()).toEqual(Object.keys(reasons).toSorted())
  })
})

test.each([...auditEvents.keys()])('%s is in the list and noted somewhere', (event) => {
  // The store of content notes `${subject}-created`, whatever the subject is.
  const ofAnySubject = `subject}${/-(?:created|updated|deleted|restored|deleted-for-good|draft-discarded)$/.exec(event)?.[0] ?? ''}\``
  const places = code.flatMap(({ text }) => [
    ...text.split(`'${event}'`).slice(1),
    ...text.split(ofAnySubject).slice(1),
  ])
  expect(places.length).toBeGreaterThan(0)
})
