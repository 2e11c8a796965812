/**
 * Builds build/client/service-worker.js after the site, with a list of the files that the tools need without a signal:
 * their scripts with all that these import, the public style sheet, fonts and icons.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { injectManifest } from '@serwist/build'
import { build } from 'vite'
import { z } from 'zod'
import { inRoot } from './run-command.js'

const Module = z.object({ module: z.string(), imports: z.array(z.string()).optional() })
const RemixManifest = z.object({ entry: Module, routes: z.record(z.string(), Module.extend({ id: z.string() })) })

const client = inRoot('build', 'client')
const bundled = inRoot('.cache', 'service-worker')

const kit = listKitFiles()
await bundle()
const { count, size, warnings } = await injectManifest({
  swSrc: path.join(bundled, 'service-worker.js'),
  swDest: path.join(client, 'service-worker.js'),
  globDirectory: client,
  globPatterns: kit,
  modifyURLPrefix: { '': '/' },
  // These names have a hash.
  dontCacheBustURLsMatching: /^\/assets\//,
})
for (const warning of warnings) throw new Error(warning)
if (count !== kit.length) throw new Error(`${String(count)} of ${String(kit.length)} files are in the list`)
console.log(`Service worker: ${String(count)} files, ${String(Math.round(size / 1000))} kB before compression`)

async function bundle(): Promise<void> {
  mkdirSync(bundled, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '~': inRoot('app') } },
    define: { release: JSON.stringify(hashOfRelease()), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: bundled,
      emptyOutDir: true,
      rollupOptions: {
        input: inRoot('app', 'offline', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/** The hash covers the server's code and the names of the browser's files, of which pages are made. */
function hashOfRelease(): string {
  const hash = createHash('sha256')
  const server = inRoot('build', 'server')
  for (const file of readdirSync(server, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.js')) hash.update(readFileSync(path.join(server, file)))
  }
  for (const file of readdirSync(path.join(client, 'assets')).sort()) hash.update(file)
  return hash.digest('hex').slice(0, 12)
}

function listKitFiles(): string[] {
  const assets = readdirSync(path.join(client, 'assets'))
  const manifest = assets.find((name) => /^manifest-.+\.js$/.test(name))
  const styles = assets.find((name) => /^site-.+\.css$/.test(name))
  if (manifest === undefined || styles === undefined) throw new Error('Build the site first')
  const css = readFileSync(path.join(client, 'assets', styles), 'utf8')
  const fonts = Array.from(css.matchAll(/\/(assets\/[\w.-]+\.woff2)/g), ([, font = '']) => font)
  const scripts = withImports([...kitScripts(manifest)])
  const icons = ['favicon.svg', 'favicon.ico', 'icon-192.png', 'apple-touch-icon.png']
  return [...new Set([`assets/${manifest}`, `assets/${styles}`, ...fonts, ...scripts, ...icons])]
}

function kitScripts(manifest: string): Set<string> {
  const text = readFileSync(path.join(client, 'assets', manifest), 'utf8')
  const { entry, routes } = RemixManifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
  const wanted = Object.values(routes).filter(({ id }) =>
    /^(?:root|routes\/site\/(?:layout|offline)|routes\/products\/index|routes\/tools\/.*)$/.test(id),
  )
  const found = [entry, ...wanted].flatMap(({ module, imports = [] }) => [module, ...imports])
  return new Set(found.map((address) => address.replace(/^\//, '')))
}

function withImports(scripts: readonly string[]): Set<string> {
  const waiting = [...scripts]
  const reached = new Set<string>()
  for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
    if (reached.has(script)) continue
    reached.add(script)
    const text = readFileSync(path.join(client, script), 'utf8')
    for (const [, name = ''] of text.matchAll(/["']\.\/([\w.-]+\.js)["']/g)) waiting.push(`assets/${name}`)
    for (const [, name = ''] of text.matchAll(/new URL\("\/assets\/([\w.-]+\.js)"/g)) waiting.push(`assets/${name}`)
  }
  return reached
}
