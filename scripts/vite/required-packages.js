/**
 * CommonJS packages stay outside the server's file, which loads them with `require`. Node's `import` reads and compiles
 * each such file twice more, to learn whether it is a module and what it exports.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const prefix = '\0required:'

/**
 * @param {readonly string[]} names each must be loadable where the build is made: what it exports is read from it
 * @returns {import('vite').Plugin} for the server's build alone
 */
export function requiredPackages(names) {
  return {
    name: 'required-packages',
    enforce: 'pre',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    resolveId: (id) => (names.includes(id) ? prefix + id : null),
    load: (id) => (id.startsWith(prefix) ? asModule(id.slice(prefix.length)) : null),
  }
}

/**
 * Node imports CommonJS in this way: each name keeps the value that it has at the start.
 * @param {string} name
 */
export function asModule(name) {
  /** @type {object} */
  const found = require(name)
  const exported = Object.keys(found).filter((key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key))
  return [
    "import { createRequire } from 'node:module'",
    `const found = createRequire(import.meta.url)(${JSON.stringify(name)})`,
    'export default found',
    `export const { ${exported.join(', ')} } = found`,
  ].join('\n')
}
