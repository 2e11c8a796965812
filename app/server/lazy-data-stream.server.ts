/**
 * Remix writes the data of each document as a stream, for React in the browser, before it asks for the document. Most
 * pages of this site carry no React, and nobody reads it. Here the work begins with the first reading.
 */
import { packageSeenFrom, replaceFunction } from './replaced-function.server'

type Encode = (data: unknown, options: unknown) => ReadableStream<Uint8Array>

/**
 * To be called before the first request: Remix takes `encode` from this very module object.
 * @returns a function that puts the package's own back, for tests.
 */
export function encodeDataWhenRead(): () => void {
  const turboStream = packageSeenFrom(['@remix-run/node', '@remix-run/server-runtime', 'turbo-stream'])
  return replaceFunction(turboStream, 'encode', lazily)
}

export function lazily(encode: Encode): Encode {
  return (data, options) => {
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
    return new ReadableStream(
      {
        async pull(controller) {
          reader ??= encode(data, options).getReader()
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        },
        async cancel(reason) {
          await reader?.cancel(reason)
        },
      },
      // Nothing is taken from it in advance.
      { highWaterMark: 0 },
    )
  }
}
