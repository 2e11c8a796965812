import { useForm } from '@conform-to/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TextArea, TextField } from './field'

type Values = { note: string }

function Note({ text, rows }: { text: string; rows: boolean }) {
  const [, fields] = useForm<Values>({ id: 'form', defaultValue: { note: text } })
  const field = { meta: fields.note, label: 'Note', maxCharacters: 100 }
  return rows ? <TextArea {...field} rows={2} /> : <TextField {...field} />
}

const counterOf = (text: string, rows: boolean) =>
  /<p aria-live[^>]*>([^<]+)<\/p>/.exec(renderToStaticMarkup(<Note text={text} rows={rows} />))?.[1]

describe.each([true, false])('the limit of a field (several lines: %s)', (rows) => {
  test.each([
    ['', undefined],
    ['x'.repeat(89), undefined],
    ['x'.repeat(90), '90 of 100 characters'],
    ['🦌'.repeat(89), undefined],
    ['🦌'.repeat(100), '100 of 100 characters'],
    ['x'.repeat(101), '101 of 100 characters: too many'],
  ])('of %j shows %j', (text, counter) => {
    expect(counterOf(text, rows)).toBe(counter)
  })
})

test('nothing is cut off by the browser', () => {
  expect(renderToStaticMarkup(<Note text="" rows />)).not.toMatch(/maxlength|At most/i)
})
