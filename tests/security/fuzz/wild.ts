/** Nobody types these texts, numbers and shapes, and somebody sends them: they have broken one site or another. */
import fc from 'fast-check'

/** Wild texts have this mark; in a document it must never be a tag. */
export const mark = '<fuzz-mark'

const words = [
  ...['', ' ', '0', '-1', '1', '2', '1.5', '1e309', 'NaN', '-0', '0x10', '9007199254740993', '9'.repeat(30)],
  ...['true', 'null', 'undefined', '[]', '{}', '"', '\\', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...[
    `${mark}>`,
    `">${mark} onload=1>`,
    `</textarea>${mark}>`,
    `</script>${mark}>`,
    `]]>${mark}>`,
    `--></title>${mark}>`,
  ],
  ...[
    "'; DROP TABLE products;--",
    '%',
    '%00',
    '%zz',
    '%c0%ae',
    '\0',
    '\r\nSet-Cookie: a=b',
    '\u2028',
    '\uFEFF',
    '\uFFFF',
  ],
  ...['\uD800', '\uDFFF\uD800', '🦌', 'e\u0301'.repeat(50), '\u202Egpj', 'İ', 'ß', 'ﬀ', '𝕏'],
  ...[
    '../../../etc/passwd',
    '..%2f..%2f',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://[',
    '/admin',
  ],
  ...['data:image/png;base64,AAAA', 'data:image/svg+xml;base64,PHN2Zz4=', `/images/${'a'.repeat(64)}-800.webp`],
  ...['after-1', 'before-1', 'after-1-Elk', 'after-999999999999999', '2026-01', '2026-13', '0000-00', 'NW', 'TX'],
  ...['[{"question":"a","answer":"b"}]', '[1,null,{}]', '{"__proto__":{"a":1}}', '["a"'],
  ...['* OR NEAR(', '"a" AND', 'col:', 'a*', '^a', 'AND', 'deer', 'elk', 'whitetail'],
]

const repeated = fc
  .tuple(
    fc.constantFrom('a', ' ', '<', '<b>', '%', '[', '{"a":', '-', '"', '&', '&#', '\n', ',', '\u0301', '🦌', '(', 'a '),
    fc.nat(3000),
  )
  .map(([piece, times]) => piece.repeat(times))

export const wildText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: repeated },
)

/** Names are short, since messages repeat them. */
export const wildName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'a[b][c]', 'a[]', 'a[999]', 'a[-1]', 'a.b', '', '__intent__', 'index'),
  fc.string({ maxLength: 12 }),
)

const deep = fc.tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 1, max: 20_000 })).map(([open, depth]) => {
  const close = open === '[' ? ']' : '1}'
  return open === '[' ? open.repeat(depth) + close.repeat(depth) : open.repeat(depth) + '1' + '}'.repeat(depth)
})

export const wildJson = fc.oneof(
  { weight: 5, arbitrary: wildText.map((text) => JSON.stringify(text)) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('null', 'true', '0', '-1', '1e400', '1e-7', '9007199254740993', '{}', '[]', '[[]]'),
  },
  { weight: 3, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 2, arbitrary: fc.array(wildText, { maxLength: 12 }).map((list) => JSON.stringify(list)) },
  { weight: 1, arbitrary: deep },
)
