export const timeZones = [
  { id: 'America/New_York', name: 'Eastern', time: 'Eastern time' },
  { id: 'America/Chicago', name: 'Central', time: 'Central time' },
  { id: 'America/Denver', name: 'Mountain', time: 'Mountain time' },
  { id: 'America/Phoenix', name: 'Mountain, Arizona (no daylight saving)', time: 'Arizona time' },
  { id: 'America/Los_Angeles', name: 'Pacific', time: 'Pacific time' },
  { id: 'America/Anchorage', name: 'Alaska', time: 'Alaska time' },
  { id: 'America/Adak', name: 'Aleutian', time: 'Aleutian time' },
  { id: 'Pacific/Honolulu', name: 'Hawaii', time: 'Hawaii time' },
  { id: 'UTC', name: 'Universal time (UTC)', time: 'universal time' },
] as const
