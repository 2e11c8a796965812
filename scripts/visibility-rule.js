/** Every read of a content table must say which of its records it sees (db/visibility.server.ts). */
import path from 'node:path'
import { root } from './run-command.js'

/** The list is that of app/lib/visibility.ts. */
export const contentTables = [
  'quotes',
  'contacts',
  'products',
  'deerTypes',
  'blogPosts',
  'authors',
  'seasons',
  'answerTemplates',
]

const exempt = {
  'app/kinds/authors/authors.server.ts': 'a post in the bin keeps its author',
  'app/kinds/products/product-categories.server.ts': 'a product in the bin follows its category',
  'app/content/bin/': 'the bin reads what is in it',
  'app/people/person-records.server.ts': 'what belongs to a person, also in the bin, by its ids',
  'app/inbox/entries/news.server.ts': 'the latest number, which may be that of one in the bin',
  'app/people/person-ids.server.ts': 'what belongs to a person, also in the bin',
  'app/inbox/entries/export.server.ts': 'inboxCondition() is a condition of each read',
  'app/inbox/entries/inbox-order.server.ts': 'inboxCondition() is a condition of each read',
  'app/content/pictures/picture-uses.server.ts': 'what is in the bin keeps its pictures, and is told apart',
  'db/record-list.server.ts': 'conditionsOf() begins with isThere()',
  'db/credentials.server.ts': 'no row of its tables is shown',
  'db/health.server.ts': 'whether the table answers',
  'db/texts.server.ts': 'all texts, those in the bin marked',
  'db/sqlite/verify.server.ts': 'how many rows a backup has',
}

const reads = new Set(['selectFrom', 'innerJoin', 'leftJoin'])

/** @type {import('eslint').Rule.RuleModule} */
export const oneVisibilityRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unseen: 'Say which records of {{table}} are read: isThere(), isListed() or hasPage().' },
  },
  create(context) {
    const file = path.relative(root, context.filename).replaceAll(path.sep, '/')
    if (Object.keys(exempt).some((beginning) => file.startsWith(beginning))) return {}
    return {
      // Raw SQL may have the table in a variable.
      TaggedTemplateExpression(node) {
        const text = context.sourceCode.getText(node)
        const [, table] = /\b(?:from|join) \$\{sql\.table\((\w+)\)\}/i.exec(text) ?? []
        if (table === undefined || /\b(?:isThere|isListed|hasPage)\(/.test(text)) return
        context.report({ node, messageId: 'unseen', data: { table } })
      },
      CallExpression(node) {
        const { callee, arguments: given } = node
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const [first] = given
        if (!reads.has(callee.property.name) || first === undefined) return
        const table = context.sourceCode.getText(first).replace(/ as \w+'$/, "'")
        // A variable may name any content table.
        const isContent = first.type === 'Literal' ? contentTables.includes(table.slice(1, -1)) : /^[\w.]+$/.test(table)
        if (!isContent || namesCondition(node, table)) return
        context.report({ node: first, messageId: 'unseen', data: { table } })
      },
    }

    /** @param {import('estree').Node} node @param {string} table */
    function namesCondition(node, table) {
      const parents = context.sourceCode.getAncestors(node).toReversed()
      const end = parents.findIndex((parent, index) => !isChained(parent, parents[index - 1] ?? node))
      const chain = context.sourceCode.getText(parents[end - 1] ?? node)
      return new RegExp(`\\b(?:isThere|isListed|hasPage)\\(${table}[,)]`).test(chain)
    }
  },
}

/** @param {import('estree').Node} parent @param {import('estree').Node} node */
function isChained(parent, node) {
  if (parent.type === 'MemberExpression') return parent.object === node
  return parent.type === 'CallExpression' && parent.callee === node
}
