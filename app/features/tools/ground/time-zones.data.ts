/** The time zones of the fifty states, as a hunter calls them, and one for the rest of the world. */
export const timeZones = [
  { id: 'America/New_York', name: 'Eastern' },
  { id: 'America/Chicago', name: 'Central' },
  { id: 'America/Denver', name: 'Mountain' },
  { id: 'America/Phoenix', name: 'Mountain, Arizona (no daylight saving)' },
  { id: 'America/Los_Angeles', name: 'Pacific' },
  { id: 'America/Anchorage', name: 'Alaska' },
  { id: 'America/Adak', name: 'Aleutian' },
  { id: 'Pacific/Honolulu', name: 'Hawaii' },
  { id: 'UTC', name: 'Universal time (UTC)' },
] as const
