import { readSettings, firstSettings, type StoredSettings } from '~/kinds/settings/settings.server'
import { committedContentVersion, db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { siteToday } from '~/server/site-today.server'
import type { Site } from '~/site'

let known: { database: ReturnType<typeof db>; version: number; today: string; stored: StoredSettings } | undefined
let logged: StoredSettings | undefined

/** Must not run in a transaction, which has the connection for itself: see readSite(). */
export async function site(): Promise<Site> {
  return (await siteSettings()).site
}

export async function siteSettings(): Promise<StoredSettings> {
  const version = readVersion()
  if (version === undefined) return readUncertain()
  const today = siteToday()
  if (known?.version === version && known.today === today && known.database === db()) return known.stored
  // The settings are read after their version: if they are newer, they are read again.
  const stored = await readSettings(db())
  known = { database: db(), version, today, stored }
  logFaults(stored)
  return stored
}

/** While the database does not answer, the page still has a header and a footer. */
async function readUncertain(): Promise<StoredSettings> {
  try {
    return await readSettings(db())
  } catch {
    return known?.stored ?? firstSettings()
  }
}

function readVersion(): number | undefined {
  try {
    return committedContentVersion()
  } catch {
    return undefined
  }
}

function logFaults(stored: StoredSettings): void {
  if (stored === logged) return
  logged = stored
  if (stored.faults.length > 0) {
    log.error('settings are malformed, their first values show', { fields: stored.faults })
  }
}
