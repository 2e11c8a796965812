import type { Theme } from './attack'
import { access } from './themes/access'
import { apiAccess, apiMade } from './themes/api-access'
import { bodies } from './themes/bodies'
import { bruteForce } from './themes/brute-force'
import { costTheme } from './themes/costs'
import { crossSite } from './themes/cross-site'
import { headers } from './themes/headers'
import { numbers } from './themes/numbers'
import { paths } from './themes/paths'
import { redirects } from './themes/redirects'
import { script, scriptStored } from './themes/script'
import { searchSyntax } from './themes/search'
import { secondFactor } from './themes/second-factor'
import { sessions } from './themes/sessions'
import { slow } from './themes/slow'
import { uploads } from './themes/uploads'

export const themes: readonly Theme[] = [
  access,
  apiAccess,
  apiMade,
  sessions,
  crossSite,
  bruteForce,
  secondFactor,
  redirects,
  paths,
  headers,
  searchSyntax,
  numbers,
  bodies,
  uploads,
  costTheme,
  scriptStored,
  script,
  slow,
]
