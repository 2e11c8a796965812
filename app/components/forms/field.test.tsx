import { useForm } from '@conform-to/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TextAreaInput, TextInput } from '~/components/forms/choice-fields'
import { Honeypot, TextArea, TextField, type FieldMeta } from './field'

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
    ['x'.repeat(79), undefined],
    ['x'.repeat(80), '80 of 100 characters'],
    ['🦌'.repeat(79), undefined],
    ['🦌'.repeat(100), '100 of 100 characters'],
    ['x'.repeat(101), '101 of 100 characters: too many'],
  ])('of %j shows %j', (text, counter) => {
    expect(counterOf(text, rows)).toBe(counter)
  })
})

const shortFields = [
  ['one line', (text: string) => <TextInput name="note" label="Note" value={text} maxCharacters={100} />],
  [
    'several lines',
    (text: string) => <TextAreaInput name="note" label="Note" rows={2} value={text} maxCharacters={100} />,
  ],
] as const

test.each(shortFields)('a tool’s field of %s shows its limit only near it', (_lines, field) => {
  expect(renderToStaticMarkup(field('x'.repeat(79)))).not.toContain('characters')
  expect(renderToStaticMarkup(field('x'.repeat(80)))).toContain('80 of 100 characters')
})

test.each(shortFields)('the browser cuts nothing off in a tool’s field of %s', (_lines, field) => {
  expect(renderToStaticMarkup(field(''))).not.toMatch(/maxlength|At most/i)
})

test('the browser cuts nothing off in a form’s field', () => {
  expect(renderToStaticMarkup(<Note text="" rows />)).not.toMatch(/maxlength|At most/i)
})

test.each([
  ['one line', (meta: FieldMeta) => <TextField meta={meta} label="Note" hint="Short" maxCharacters={100} />],
  ['several lines', (meta: FieldMeta) => <TextArea meta={meta} label="Note" rows={2} maxCharacters={100} />],
])('a field of %s reads each property of its metadata once', (_lines, field) => {
  const reads: (string | symbol)[] = []
  const meta: FieldMeta = { id: 'form-note', name: 'note', key: 'a', errors: ['Missing'], initialValue: 'Text' }
  const counted = new Proxy(meta, {
    get: (target, property) => {
      reads.push(property)
      return Reflect.get(target, property)
    },
  })
  renderToStaticMarkup(field(counted))
  expect(reads.toSorted()).toEqual(['errors', 'id', 'initialValue', 'key', 'name'])
})

test('password managers leave the honeypot alone', () => {
  expect(renderToStaticMarkup(<Honeypot name="website" />)).toContain(
    'data-1p-ignore="" data-lpignore="true" data-bwignore="" data-form-type="other"',
  )
})
