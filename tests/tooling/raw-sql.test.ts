/** Raw SQL outside the engines' folders runs on SQLite and on PostgreSQL, which folds unquoted names to lower case. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

const files = ['app', 'db'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(?:ts|tsx)$/.test(file) && !/\.test\.|^db\/(?:test-|sqlite\/|postgres\/)/.test(file)),
)

/** Words that only one engine knows. `portable-sql.server.ts` has a function for each. */
const ofOneEngine =
  /\b(?:indexed by|instr|strpos|json_each|ifnull|pragma\w*|rowid|glob|sqlite_\w+|ilike|substring|to_char|strftime)\b|->|::/i

test('quotes names in camelCase, and uses nothing that one engine alone knows', () => {
  const statements = files.flatMap(rawSql)
  expect(statements.length).toBeGreaterThan(60)
  const faults = statements.flatMap(({ file, text }) => {
    // Texts and quoted names are left out.
    const rest = text.replaceAll(/'[^']*'|"[^"]*"/g, ' ')
    const fault =
      /\b[a-z]+[A-Z]\w*/.exec(rest) ?? (file === 'db/portable-sql.server.ts' ? null : ofOneEngine.exec(rest))
    return fault ? [`${file}: ${fault[0]}`] : []
  })
  expect(faults).toEqual([])
})

/** Returns the templates with the tag `sql`, with a space in place of each value. */
function rawSql(file: string): { file: string; text: string }[] {
  const found: { file: string; text: string }[] = []
  const text = readFileSync(path.join(root, file), 'utf8')
  if (!text.includes('sql')) return []
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
      const parts = ts.isNoSubstitutionTemplateLiteral(node.template)
        ? [node.template]
        : [node.template.head, ...node.template.templateSpans.map(({ literal }) => literal)]
      found.push({ file, text: parts.map((part) => part.text).join(' ') })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}
