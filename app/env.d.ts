import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

declare global {
  interface ImportMetaEnv {
    /** Set by vite.config.ts: a hash of the drawing code. Undefined in development and unit tests. */
    readonly ART_VERSION?: string
  }
}
