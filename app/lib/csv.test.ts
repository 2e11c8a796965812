import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvHead, csvRecords, guardFormulas, unguardFormulas } from './csv'
import { decodeCsv, describeFaults, faultsOfRow, readCsv, type CsvFault } from './read-csv'

test.each([
  ...['#REF!', '#N/A', '#VALUE!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!', '#SPILL!', '#CALC!', '#FIELD!', '#BLOCKED!'],
  ...['#GETTING_DATA', '#ERROR!', 'Err:502', '#¡REF!', '#BEZUG!', '#NV', '#N/D', '#ÜBERLAUF!', '########', ' #n/a '],
])('%j is the error of a formula', (text) => {
  const [row] = readCsv(`a,b\nx,"${text}"`)?.rows ?? []
  expect(row && faultsOfRow(row, ['a', 'b'])).toMatchObject([{ line: 2, cell: { column: 'b', text } }])
})

test.each(['#1', '#1 stand', 'Stand #7!', 'Zone #A', '#', '##', 'N/A', 'Unit #N/A', '# 12!'])(
  '%j is a text',
  (text) => {
    const [row] = readCsv(`a,b\nx,"${text}"`)?.rows ?? []
    expect(row && faultsOfRow(row, ['a', 'b'])).toEqual([])
  },
)

describe('the guard against formulas', () => {
  test.each([
    ['=1+1', "'=1+1"],
    [' =1', "' =1"],
    ["'-1", "''-1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ['\tx', "'\tx"],
    ["x;=1+cmd|' /C calc'!A0", "x;'=1+cmd|' /C calc'!A0"],
    ['x\t＠y', "x\t'＠y"],
    ['Soon\n- please', "Soon\n'- please"],
    ['\t;=1', "'\t;'=1"],
    ['a-b; c', 'a-b; c'],
    ["O'Brien", "O'Brien"],
  ])('makes %j %j', (text, safe) => {
    expect(guardFormulas(text)).toBe(safe)
    expect(unguardFormulas(safe)).toBe(text)
  })

  test('leaves no sign at the start of a cell of any spreadsheet, and is taken away without a trace', () => {
    const letters = fc.constantFrom('=', '+', '-', '@', '＝', '＠', ';', ',', '\t', '\n', '\r', ' ', "'", '"', 'a', '1')
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 12 }).map((all) => all.join('')),
        (text) => {
          const safe = guardFormulas(text)
          for (const cell of safe.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
          expect(unguardFormulas(safe)).toBe(text)
          const [row] = readCsv(csvHead(['First', 'Text']) + csvRecords([['x', text]]))?.rows ?? []
          expect(row?.cell('Text').replaceAll('\r\n', '\n')).toBe(text.replaceAll(/\r\n?/g, '\n'))
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a table', () => {
  const read = (text: string) => {
    const table = readCsv(text)
    return table?.rows.map(({ line, cell, fault }) => [line, fault?.slice(0, 11) ?? [cell('a'), cell('B')].join('|')])
  }

  test.each<[string, string, unknown]>([
    [
      'with every line end',
      'a,b\r\n1,2\n3,4\r5,6',
      [
        [2, '1|2'],
        [3, '3|4'],
        [4, '5|6'],
      ],
    ],
    ['with semicolons', 'a;b\n"1;1";2,5', [[2, '1;1|2,5']]],
    ['with tabs', '\uFEFFA\tB\n1\t2', [[2, '1|2']]],
    ['that says its separator', 'sep=;\r\na;b,c\r\n1;2', [[3, '1|']]],
    ['with empty lines', '\n\na,b\n\n,\n1,2\n\n', [[6, '1|2']]],
    [
      'without the last cells',
      'a,b\n1\n1,',
      [
        [2, '1|'],
        [3, '1|'],
      ],
    ],
    ['with further empty cells', 'a,b\n1,2,,', [[2, '1|2']]],
    ['with further cells', 'a,b\n1,2,3', [[2, '3 cells for']]],
    [
      'with lines in a cell',
      'a,b\n"1\n1",2\n3,4',
      [
        [2, '1\n1|2'],
        [4, '3|4'],
      ],
    ],
    [
      'with an open quotation mark',
      'a,b\n1,2\n"3,4\n5,6',
      [
        [2, '1|2'],
        [3, 'a quotation'],
      ],
    ],
    // An Excel with semicolons turns a file with commas into this.
    ['whose lines were cells', 'a,b\n"1,""2, or 3"""', [[2, '1|2, or 3']]],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows)
  })

  test('has each line of its text once', () => {
    const anyText = fc.array(fc.constantFrom('"', ',', '\n', '\r\n', '\r', 'x', ' '), { maxLength: 30 })
    fc.assert(
      fc.property(anyText, (all) => {
        const csv = `a,b\n${all.join('')}`
        const rows = readCsv(csv)?.rows ?? []
        for (const [index, line] of csv.split(/\r\n|\r|\n/).entries()) {
          if (!line.includes('x')) continue
          expect(rows.filter(({ line: first, lastLine }) => first <= index + 1 && index + 1 <= lastLine)).toHaveLength(
            1,
          )
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('faults', () => {
  test.each<[CsvFault[], string[]]>([
    [[{ line: 3, cell: { column: 'Opens', text: 'x' }, reason: 'Use a date' }], ['Line 3: Opens “x”: Use a date']],
    [[{ line: 3, lastLine: 6, reason: 'an open quotation mark' }], ['Lines 3 to 6: an open quotation mark']],
    [
      [2, 4, 5, 8, 9, 10].map((line) => ({ line, cell: { column: 'State', text: 'ZZ' }, reason: 'Choose' })),
      ['Lines 2, 4 and 5, 8 to 10: State “ZZ”: Choose'],
    ],
    [
      ['a', 'b', 'c', 'd'].map((text, index) => ({
        line: index + 2,
        cell: { column: 'State', text },
        reason: 'Choose',
      })),
      ['Lines 2 to 5: State “a”, “b”, “c” and others: Choose'],
    ],
    [
      [
        { line: 2, reason: 'one' },
        { line: 2, reason: 'other' },
        { line: 3, reason: 'one' },
      ],
      ['Lines 2 and 3: one', 'Line 2: other'],
    ],
  ])('%j', (faults, texts) => {
    expect(describeFaults(faults)).toEqual(texts)
  })
})

describe('the letters of a file', () => {
  const text = 'Peña Ridge,Dad’s ladder — 5 €'
  const bytesOf = (codes: readonly number[]) => Uint8Array.from(codes).buffer
  const utf16 = Array.from(text, (letter) => letter.charCodeAt(0))
  const windows: Record<string, number> = { '’': 0x92, '—': 0x97, '€': 0x80 }

  test.each([
    ['UTF-8', [...Buffer.from(text)]],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...Buffer.from(text)]],
    ['UTF-16', [0xff, 0xfe, ...utf16.flatMap((code) => [code & 255, code >> 8])]],
    ['UTF-16, the other half first', [0xfe, 0xff, ...utf16.flatMap((code) => [code >> 8, code & 255])]],
    ['UTF-16 without a mark', utf16.flatMap((code) => [code & 255, code >> 8])],
    ['Windows', Array.from(text, (letter) => windows[letter] ?? letter.charCodeAt(0))],
  ])('%s', (_, codes) => {
    expect(decodeCsv(bytesOf(codes))).toEqual({ text })
  })

  test('of an old Mac', () => {
    const codes = [0x50, 0x65, 0x96, 0x61, 0x0d, 0x44, 0x61, 0x64, 0xd5, 0x73]
    expect(decodeCsv(bytesOf(codes))).toEqual({ text: 'Peña\rDad’s' })
  })

  test.each([
    ['.xlsx', [0x50, 0x4b, 3, 4]],
    ['.xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ])('a workbook (%s) is refused by its name', (name, codes) => {
    expect(decodeCsv(bytesOf(codes))).toEqual({ refused: expect.stringContaining(name) })
  })
})
