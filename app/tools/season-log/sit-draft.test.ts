import { afterEach, expect, test, vi } from 'vitest'
import { readDraft, saveDraft } from './sit-draft'

const draft = {
  id: 'sit-1',
  date: '2026-11-14',
  from: '06:30',
  to: '',
  place: 'Oak ridge',
  stand: '',
  wind: '',
  note: '',
  ground: '',
  sightings: [{ time: '', what: 'doe', count: '2' }],
}

let stored: string | null = null

vi.stubGlobal('localStorage', {
  getItem: () => stored,
  setItem: (_key: string, text: string) => {
    stored = text
  },
})

afterEach(() => {
  stored = null
})

test('reads what it saved', () => {
  expect(readDraft()).toBeUndefined()
  saveDraft(draft)
  expect(readDraft()).toEqual(draft)
})

test.each(['', '{"id":"sit-1"', 'null', '{"id":"sit-1","sightings":[]}'])('ignores a damaged draft: %s', (text) => {
  stored = text
  expect(readDraft()).toBeUndefined()
})
