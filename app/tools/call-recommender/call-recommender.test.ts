import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noticeValue, recommendCalls } from './call-recommender'
import { callPhases, loudnesses } from './call-recommender.data'
import { readCallQuery } from './call-recommender.schema'

const all = callPhases.flatMap((phase) =>
  phase.calls.map((call) => ({ phase, call, title: `${phase.id}: ${call.id}` })),
)

test('the phases are those of the specification, with their months', () => {
  expect(callPhases.map(({ id, month }) => `${id} ${month}`)).toEqual([
    'early-season September',
    'pre-rut October',
    'rut November',
    'post-rut December',
  ])
})

test('no two calls have the same id, and an id can stand in an address', () => {
  const ids = all.map(({ call }) => call.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

describe.each(callPhases)('$id', (phase) => {
  test('has three or four calls, each told in full', () => {
    const { calls } = recommendCalls(phase.id)
    expect([3, 4]).toContain(calls.length)
    for (const { name, type, description, timing, audioNote, technique } of calls) {
      for (const text of [name, type, description, timing, audioNote, technique]) expect(text.trim()).not.toBe('')
    }
  })

  test('keeps all of its calls, from soft to loud', () => {
    const { calls } = recommendCalls(phase.id)
    expect(new Set(calls)).toEqual(new Set(phase.calls))
    const ranks = calls.map(({ loudness }) => loudnesses.indexOf(loudness))
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other))
  })

  test('says what led to the answer', () => {
    expect(recommendCalls(phase.id).steps[0]).toBe(
      `You chose ${phase.name.toLowerCase()}, which is ${phase.month} in this site’s calendar.`,
    )
  })
})

test('calls of the same loudness keep the order of the list', () => {
  expect(recommendCalls('rut').calls.map(({ id }) => id)).toEqual([
    'tending-grunt',
    'estrus-bleat',
    'snort-wheeze',
    'full-fight-rattle',
  ])
})

describe('the notices', () => {
  test.each(all)('$title: both buttons say in words what is not there yet', ({ phase, call }) => {
    expect(recommendCalls(phase.id, noticeValue('play', call.id)).notice).toEqual({
      callId: call.id,
      text: `Call playback is not available yet. How it sounds: ${call.audioNote}`,
    })
    expect(recommendCalls(phase.id, noticeValue('technique', call.id)).notice).toEqual({
      callId: call.id,
      text: `Technique guides are not available yet. In short: ${call.technique}`,
    })
  })

  test.each(['', 'play-', 'play', 'technique', 'tending-grunt', 'Play-tending-grunt', 'play-tending-grunt ', 'play-x'])(
    '"%s" asks for nothing',
    (notice) => {
      expect(recommendCalls('rut', notice).notice).toBeUndefined()
    },
  )

  test('a call of another phase is not there to speak of', () => {
    expect(recommendCalls('rut', 'play-late-rattle').notice).toBeUndefined()
  })

  test('whatever is asked for, the calls stay the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...callPhases), fc.string(), ({ id }, notice) => {
        expect(recommendCalls(id, notice).calls).toEqual(recommendCalls(id).calls)
      }),
    )
  })
})

describe('the address', () => {
  const read = (query: string) => readCallQuery(new URLSearchParams(query))

  test.each(callPhases.map(({ id }) => id))('takes phase=%s', (phase) => {
    expect(read(`phase=${phase}`)).toEqual({ isAsked: true, input: { phase, notice: '' }, errors: {} })
  })

  test('takes a notice, good or not, beside the phase', () => {
    expect(read('phase=rut&notice=play-tending-grunt')).toMatchObject({ input: { notice: 'play-tending-grunt' } })
    expect(read('phase=rut&notice=%3Cscript%3E')).toMatchObject({ input: { phase: 'rut' }, errors: {} })
  })

  test.each(['phase=', 'phase=Rut', 'phase=november', 'notice=play-tending-grunt'])('%s: asks for a phase', (query) => {
    expect(read(query)).toEqual({
      isAsked: true,
      input: undefined,
      errors: { phase: 'Choose a phase of the season.' },
    })
  })

  test('without a phase nothing is asked', () => {
    expect(read('')).toMatchObject({ isAsked: false, errors: {} })
  })
})

describe('a state in the address', () => {
  const read = (query: string) => readCallQuery(new URLSearchParams(query))

  test('is enough, whatever its case, and a phase beside it counts first', () => {
    expect(read('state=oh').input).toEqual({ state: 'OH', notice: '' })
    expect(read('state=TX&zone=tx-x&phase=rut').input).toEqual({
      phase: 'rut',
      state: 'TX',
      zone: 'tx-x',
      notice: '',
    })
  })

  test('that is none says so, and the phase still answers', () => {
    expect(read('state=XX').errors).toMatchObject({ state: 'Choose one of the fifty states.' })
    expect(read('state=XX&phase=rut').input).toEqual({ phase: 'rut', notice: '' })
  })
})

test('the steps say how the phase was found', () => {
  expect(recommendCalls('post-rut', '', 'By Ohio’s dates, November 27 is post-rut.').steps[0]).toBe(
    'By Ohio’s dates, November 27 is post-rut.',
  )
})
