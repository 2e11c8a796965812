/** What a package or a module of Node exports is used as it is: nothing is assigned to it, and nothing defined on it. */

/** @typedef {import('eslint').Rule.Node} Node */

const definers = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf', 'set'])

/**
 * The leftmost name of `a.b.c`.
 * @param {import('estree').Node} node
 * @returns {import('estree').Identifier | undefined}
 */
function rootOf(node) {
  if (node.type === 'MemberExpression') return rootOf(node.object)
  return node.type === 'Identifier' ? node : undefined
}

/** @type {import('eslint').Rule.RuleModule} */
export const noPatchedImports = {
  meta: { type: 'problem', schema: [], messages: { patched: '{{name}} is imported: it is used as it is.' } },
  create(context) {
    /** @param {import('estree').Node} target */
    const check = (target) => {
      const root = rootOf(target)
      if (root === undefined) return
      /** @type {import('eslint').Scope.Scope | null} */
      let scope = context.sourceCode.getScope(root)
      while (scope !== null && !scope.set.has(root.name)) scope = scope.upper
      if (scope?.set.get(root.name)?.defs.some(({ type }) => type === 'ImportBinding') === true) {
        context.report({ node: root, messageId: 'patched', data: { name: root.name } })
      }
    }
    return {
      AssignmentExpression({ left }) {
        if (left.type === 'MemberExpression') check(left)
      },
      UpdateExpression({ argument }) {
        if (argument.type === 'MemberExpression') check(argument)
      },
      UnaryExpression({ operator, argument }) {
        if (operator === 'delete') check(argument)
      },
      CallExpression({ callee, arguments: [target] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const owner = callee.object.type === 'Identifier' ? callee.object.name : ''
        const isDefiner = ['Object', 'Reflect'].includes(owner) && definers.has(callee.property.name)
        if (isDefiner && target !== undefined) check(target)
      },
    }
  },
}
