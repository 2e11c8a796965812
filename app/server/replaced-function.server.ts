/**
 * A function of a package with one of ours in its place, for what can only be changed from inside. It holds for code that
 * takes the function from the very same module object, each time that it is called; each module that does this has a test
 * that shows that it does.
 */
import { createRequire } from 'node:module'

/** @param path of packages, each as the one before it sees it: `['@remix-run/node', 'turbo-stream']` */
export function packageSeenFrom(path: readonly [...string[], string]): object {
  let require = createRequire(import.meta.url)
  for (const name of path.slice(0, -1)) require = createRequire(require.resolve(name))
  const found: unknown = require(path[path.length - 1] ?? '')
  if (!isModule(found)) throw new Error(`There is no package ${path.join(' > ')}`)
  return found
}

/** @returns a function that puts the package's own back, for tests. */
export function replaceFunction<F extends (...args: never[]) => unknown>(
  module: object,
  name: string,
  replace: (original: F) => F,
): () => void {
  const original: unknown = Reflect.get(module, name)
  // It cannot be set where the package only passes on another's.
  if (!isFunction<F>(original) || !Reflect.set(module, name, replace(original))) {
    throw new Error(`There is no function ${name} to replace`)
  }
  return () => {
    Reflect.set(module, name, original)
  }
}

function isModule(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

/** Of what shape it is, its package's types say. */
function isFunction<F>(value: unknown): value is F {
  return typeof value === 'function'
}
