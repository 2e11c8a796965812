import { describe, expect, test } from 'vitest'
import { draftName, readFormValues, withDraftValues } from './form-values'

const form = {
  labels: { title: 'Title', features: 'Features', gallery: 'Gallery', faqs: 'Questions', isOn: 'On' },
  names: { lists: ['features', 'gallery'], rows: { faqs: ['question', 'answer'] } },
}

function formData(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.append(name, value)
  return data
}

describe('the values of a form', () => {
  test('are those typed, also empty, unfinished and wrong ones', () => {
    const sent = formData({
      title: '  Two\r\nlines ',
      isOn: 'maybe',
      other: 'not of this form',
      'features[0]': 'a',
      'features[1]': '',
      'features[10]': 'last',
      'features[2]': 'c',
      'faqs[0].question': 'Why?',
      'faqs[1].answer': 'Because',
      'faqs[1].other': 'x',
    })
    expect(readFormValues(sent, form)).toEqual({
      title: '  Two\nlines ',
      isOn: 'maybe',
      gallery: [],
      features: ['a', '', 'c', 'last'],
      faqs: [
        { question: 'Why?', answer: '' },
        { question: '', answer: 'Because' },
      ],
    })
  })

  test('open over those of the record, without fields that the form has lost or changed since', () => {
    const values = { title: 'Stored', features: ['a'], isOn: 'true' }
    const draft = { title: '', features: 'once a text', gone: 'x' }
    expect(withDraftValues(values, draft)).toEqual({ title: '', features: ['a'], isOn: 'true' })
  })
})

test.each([
  [{ title: ' Elk\n at  dawn ' }, 'Elk at dawn'],
  [{ title: '\u0000' }, null],
  [{ title: ' ' }, null],
  [{ title: 'x'.repeat(300) }, `${'x'.repeat(120)}…`],
  [{ features: ['a'] }, null],
  [{}, null],
])('the name of %j is %j', (values, name) => {
  expect(draftName(values)).toBe(name)
})
