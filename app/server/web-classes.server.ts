/**
 * Node's own `Request`, `Response`, `Headers`, `FormData`, `File` and `fetch`. remix-serve puts those of the package undici
 * in their place: the same code, of which Node has had a copy compiled since version 18; to load the package costs a tenth
 * of the start.
 */
import { packageSeenFrom, replaceFunction } from './replaced-function.server'

/**
 * To be called before remix-serve, which has imported the server by then, installs its globals.
 * @returns a function that puts Remix's own back, for tests.
 */
export function keepNodesWebClasses(): () => void {
  const remixNode = packageSeenFrom(['@remix-run/serve/package.json', '@remix-run/node'])
  return replaceFunction(remixNode, 'installGlobals', () => () => undefined)
}
