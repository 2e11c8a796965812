import { describe, expect, test } from 'vitest'
import { readDashboardForm } from './dashboard-form.server'

const url = 'http://localhost/admin/products/new'
const names = { fields: ['name', 'intent', 'features[]', 'rows[].title', 'lostFile'], files: ['image'] }

function multipart(entries: [string, string | File][]): Request {
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  return new Request(url, { method: 'POST', body })
}

const read = async (request: Request) => [...(await readDashboardForm(request, names))]

describe('readDashboardForm', () => {
  const entries: [string, string][] = [
    ['name', 'Rope'],
    ['features[0]', 'Strong'],
    ['features[12]', 'Quiet'],
    ['rows[0].title', 'T'],
  ]

  test('reads a url-encoded form and a multipart one alike', async () => {
    expect(await read(new Request(url, { method: 'POST', body: new URLSearchParams(entries) }))).toEqual(entries)
    expect(await read(multipart(entries))).toEqual(entries)
  })

  test.each(
    `other features features[] features[1000] features[-1] features[0][0] features[0].title rows[0]
    rows[0].other __proto__[0] image`.split(/\s+/),
  )('leaves out a text named %s', async (name) => {
    expect(await read(multipart([[name, 'x']]))).toEqual([])
  })

  test('takes the last of equal names, for a button’s stands behind the hidden one', async () => {
    expect(
      await read(
        multipart([
          ['intent', 'save'],
          ['intent', 'remove'],
        ]),
      ),
    ).toEqual([['intent', 'remove']])
  })

  test('takes every name of a lost file', async () => {
    const lost: [string, string][] = [
      ['lostFile', 'a.png'],
      ['lostFile', 'b.png'],
    ]
    expect(await read(multipart(lost))).toEqual(lost)
  })

  test('takes the files of the form alone, and none without bytes', async () => {
    const file = new File(['bytes'], 'a.png')
    const form = await readDashboardForm(
      multipart([
        ['image', file],
        ['image', new File([], '')],
        ['other', file],
        ['name', file],
      ]),
      names,
    )
    expect([...form.keys()]).toEqual(['image'])
  })

  test('refuses another content type, and a body that breaks off', async () => {
    const json = new Request(url, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })
    await expect(readDashboardForm(json, names)).rejects.toMatchObject({ init: { status: 415 } })
    const broken = new Request(url, {
      method: 'POST',
      body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nRo',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    })
    await expect(readDashboardForm(broken, names)).rejects.toMatchObject({ init: { status: 400 } })
  })
})
