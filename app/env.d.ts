import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

declare global {
  /** Set by vite.config.ts, from the route table and the names in public/. */
  const RESERVED_SLUGS: readonly string[]

  interface ImportMetaEnv {
    /** Set by vite.config.ts; differs when the code that draws pictures does. Absent in development and unit tests. */
    readonly ART_VERSION?: string
  }
}
