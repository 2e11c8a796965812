/**
 * Options of Remix's Vite plugin. vite.config.ts reads them: with Vite, Remix reads them nowhere else.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    // A page leads to the next one without asking for its routes.
    v3_lazyRouteDiscovery: false,
    unstable_optimizeDeps: true,
  },
}
