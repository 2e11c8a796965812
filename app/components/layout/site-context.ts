import { createContext, useContext } from 'react'
import { siteDefaults, type Site } from '~/site'

const fallback = { ...siteDefaults, url: '' } satisfies Site

export const SiteContext = createContext<Site>(fallback)

export function useSite(): Site {
  return useContext(SiteContext)
}
