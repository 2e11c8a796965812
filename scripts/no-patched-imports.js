/** This lint rule refuses to assign to or define on exports of packages and Node, or on globals. */

/** @typedef {import('eslint').Rule.Node} Node */

/** `process.exitCode` and `process.env.X` may be assigned. */
const globals = new Set(['globalThis', 'global', 'process', 'console', 'Object', 'Reflect'])
const assignable = new Set(['exitCode', 'env'])

const definers = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf', 'set'])

/**
 * @param {import('estree').Node} node
 * @returns {import('estree').Identifier | undefined}
 */
function rootOf(node) {
  if (node.type === 'MemberExpression') return rootOf(node.object)
  return node.type === 'Identifier' ? node : undefined
}

/**
 * @param {import('estree').Node} node
 * @returns {boolean}
 */
function isPrototype(node) {
  if (node.type !== 'MemberExpression') return false
  return (node.property.type === 'Identifier' && node.property.name === 'prototype') || isPrototype(node.object)
}

/**
 * @param {import('estree').Node} node
 * @returns {boolean}
 */
function isAssignable(node) {
  if (node.type !== 'MemberExpression') return false
  const { object, property } = node
  const isOwn = object.type === 'Identifier' && object.name === 'process'
  return (isOwn && property.type === 'Identifier' && assignable.has(property.name)) || isAssignable(object)
}

/** @type {import('eslint').Rule.RuleModule} */
export const noPatchedImports = {
  meta: { type: 'problem', schema: [], messages: { patched: '{{name}} is imported or global: it is used as it is.' } },
  create(context) {
    /** @param {import('estree').Node} target */
    const check = (target) => {
      const root = rootOf(target)
      if (root === undefined) return
      /** @type {import('eslint').Scope.Scope | null} */
      let scope = context.sourceCode.getScope(root)
      while (scope !== null && !scope.set.has(root.name)) scope = scope.upper
      const definitions = scope?.set.get(root.name)?.defs ?? []
      const isImported = definitions.some(({ type }) => type === 'ImportBinding')
      const isGlobal = definitions.length === 0 && (globals.has(root.name) || isPrototype(target))
      if (isImported || (isGlobal && !isAssignable(target))) {
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
      CallExpression({ callee, arguments: [target, , , receiver] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const owner = callee.object.type === 'Identifier' ? callee.object.name : ''
        const isDefiner = ['Object', 'Reflect'].includes(owner) && definers.has(callee.property.name)
        // Reflect.set with a receiver sets on the receiver.
        if (isDefiner && target !== undefined && receiver === undefined) check(target)
      },
    }
  },
}
