import path from 'node:path'
import { artVersion } from '~/components/ui/art-version'
import { createFileFinder } from '~/server/cache/file-cache.server'
import { readStaticFiles } from '~/server/cache/static-files.server'
import type { FindCached } from '~/server/cache/cached-response.server'
import { log } from '~/server/log.server'

export function cachedResponseFinder(findPage: FindCached): FindCached {
  // The folders are relative to the working directory, as in remix-serve.
  const folders = { files: path.resolve('build', 'client'), compressed: path.resolve('build', 'compressed') }
  const siteFiles = readStaticFiles(folders, { artVersion })
  log.info('the files of the site are in memory', { files: siteFiles.count, bytes: siteFiles.bytes })
  const findFile = createFileFinder(siteFiles)
  return (req, res, context) => {
    const found = findFile(req) ?? findPage(req, res, context)
    // A route may have cached a file meanwhile.
    return found instanceof Promise ? found.then((page) => page ?? findFile(req)) : found
  }
}
