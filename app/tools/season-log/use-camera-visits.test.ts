import { beforeEach, expect, test, vi } from 'vitest'
import type { CameraVisit } from './camera-visit'
import { readCameraVisits, saveCameraVisits, undoCameraVisits } from './use-camera-visits'

const visit = (id: string, what = ''): CameraVisit => ({
  id,
  camera: 'Creek',
  stand: '',
  at: '2026-11-14T06:42:10',
  taken: '',
  pictures: 1,
  what,
  place: '',
  ground: '',
})

beforeEach(() => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
})

test('Undo takes back the visits that it added, and keeps those of another tab since', () => {
  const [before, after] = [[visit('a')], [visit('a'), visit('b')]]
  saveCameraVisits([...after, visit('since')])
  undoCameraVisits(before, after)
  expect(readCameraVisits().map(({ id }) => id)).toEqual(['a', 'since'])
})

test('Undo brings back deleted visits, and leaves alone a tag that was added since', () => {
  const [before, after] = [[visit('a'), visit('b')], [visit('a')]]
  saveCameraVisits([visit('a', 'buck')])
  undoCameraVisits(before, after)
  expect(readCameraVisits().map(({ id, what }) => [id, what])).toEqual([
    ['a', 'buck'],
    ['b', ''],
  ])
})
