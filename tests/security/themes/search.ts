import assert from 'node:assert/strict'
import { type Attack, type Theme } from '../attack'

const queries: readonly string[] = [
  '',
  ' ',
  '"',
  '""',
  '"deer',
  'deer"',
  "'",
  "''",
  '*',
  'deer*',
  '*deer',
  '^deer',
  'deer ^',
  '(',
  ')',
  '((((((((((deer',
  'deer)',
  'AND',
  'OR',
  'NOT',
  'NOT deer',
  'deer NOT',
  'deer AND AND elk',
  'deer OR NOT elk',
  'NEAR(deer elk)',
  'NEAR(deer elk, 5)',
  'NEAR/',
  'deer NEAR elk',
  'title:deer',
  'title: deer',
  '- title : deer',
  '{title body}: deer',
  '-{title}: deer',
  'rank:deer',
  'rowid:1',
  'searchIndex:deer',
  'deer + elk',
  'deer -elk',
  '+',
  '-',
  '--',
  '/* deer */',
  ';',
  "'; DROP TABLE products; --",
  "' OR 1=1 --",
  "' union select passwordHash, 1 from operators --",
  "deer' AND (select count(*) from operators) > 0 --",
  '%',
  '_',
  '%%%%',
  '\\',
  '\\"',
  '\u0000',
  'deer\u0000elk',
  '\u0001\u0002',
  '\ud800',
  'd\u0301e\u0301e\u0301r',
  `d${'\u0301'.repeat(5000)}`,
  '﷽'.repeat(2000),
  'ﬃ'.repeat(2000),
  '🦌',
  '🦌🦌🦌 🏹',
  '👩‍👩‍👧‍👦',
  '\u202edeer',
  '\u200b',
  '\ufeff',
  'ﬀ',
  'İ',
  'ß',
  '鹿',
  'غزال',
  'अ',
  '١٢٣',
  '½',
  '...',
  '!!!???',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e999',
  'a',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'a* b* c*',
  'deer '.repeat(1500),
  'misspeltt woords heere allways',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  `${'a'.repeat(7000)}`,
  '"'.repeat(2000),
  '('.repeat(7000),
  Array.from({ length: 1500 }, (_, index) => `w${String(index)}`).join(' '),
]

/** Encoding may make the address longer than the site takes. */
function isAsked(address: string): boolean {
  return address.length <= 8192
}

function named(query: string): string {
  return JSON.stringify(query.length > 40 ? `${query.slice(0, 40)}… of ${String(query.length)}` : query)
}

/** A busy machine needs this long; an expression that explodes takes minutes. */
const quickMs = 12_000

const searches: Attack[] = queries.map((query, place) => {
  const q = new URLSearchParams({ q: query }).toString()
  return {
    name: `a search for ${named(query)}`,
    run: async (target) => {
      const startedAt = performance.now()
      const addresses = [`/search?${q}`, `/search.data?${q}`]
      // The dashboard's lists share the code of their searches, so they take turns.
      const list = ['quotes', 'products', 'blog', 'deer-types'][place % 4] ?? ''
      const { live: cookie } = target.sessions
      const answers = await Promise.all([
        ...addresses.map((address) => target.ask(address)),
        target.ask(`/admin/${list}.data?${q}`, { cookie }),
      ])
      const took = performance.now() - startedAt
      assert.ok(took < quickMs, `it took ${took.toFixed(0)} ms`)
      for (const { body, asked } of answers) assert.doesNotMatch(body, /\$scrypt|fts5/i, asked)
      return answers
    },
    expected: isAsked(`/admin/deer-types.data?${q}`) ? 200 : [200, 414, 431],
  }
})

const odd: Attack[] = [
  ['the parameter twice', 'q=deer&q=elk'],
  ['a list', 'q[]=deer&q[0]=elk&q[x]=1'],
  ['broken escapes', 'q=%ZZ%E0%A4%A'],
  ['bytes that are no UTF-8', 'q=%ff%fe%80'],
  ['a NUL', 'q=%00'],
  ['thousands of parameters', Array.from({ length: 800 }, () => 'q=deer').join('&')],
  ['words of an object', '__proto__=1&constructor=2&q=deer&toString=3'],
].map(([name, query]) => ({
  name: `a search with ${String(name)}`,
  run: (target) => Promise.all(['/search', '/search.data'].map((path) => target.ask(`${path}?${String(query)}`))),
  expected: 200,
}))

const many: Attack = {
  name: 'ten thousand words',
  run: (target) => target.ask(`/search?q=${'deer+'.repeat(10_000)}`),
  expected: [414, 431],
}

const shown: Attack = {
  name: 'a word that is there, which all of this is about, is found',
  run: (target) => Promise.all([target.ask('/search?q=moose'), target.ask('/search?q=NEAR%28moose%29*')]),
  expected: 200,
  says: /href="\/moose"/,
}

export const searchSyntax: Theme = { name: 'search', attacks: [...searches, ...odd, many, shown] }
