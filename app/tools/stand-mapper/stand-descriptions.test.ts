import { expect, test } from 'vitest'
import { readDescription, type RecognizedWord } from './feature-words'
import { descriptions } from './stand-descriptions.test-data'

function isRead({ text, has, lacks }: (typeof descriptions)[number]): boolean {
  const { recognized, missing } = readDescription(text)
  const absent = idsOf(missing)
  return idsOf(recognized).join(' ') === has.join(' ') && lacks.every((id) => absent.includes(id))
}

function idsOf(words: readonly RecognizedWord[]): string[] {
  return [...new Set<string>(words.map(({ featureId }) => featureId))].sort()
}

const missesOf = (isHeldBack: boolean) =>
  descriptions.filter((row) => row.isHeldBack === isHeldBack && !isRead(row)).map(({ text }) => text)

test('a hunter’s description: what is there, and what is not', () => {
  expect(missesOf(false)).toEqual(['no water, no oaks, no fields'])
})

test('of the descriptions held back, most', () => {
  expect(missesOf(true).length).toBeLessThanOrEqual(5)
})
