import type { Theme } from './attack'
import { access } from './themes/access'
import { bodies } from './themes/bodies'
import { costTheme } from './themes/costs'
import { crossSite } from './themes/cross-site'
import { headers } from './themes/headers'
import { numbers } from './themes/numbers'
import { offers } from './themes/offers'
import { paths } from './themes/paths'
import { redirects } from './themes/redirects'
import { script, scriptStored } from './themes/script'
import { sessions } from './themes/sessions'
import { slow } from './themes/slow'
import { apiTokens } from './themes/tokens'
import { uploads } from './themes/uploads'

export const themes: readonly Theme[] = [
  access,
  sessions,
  crossSite,
  offers,
  apiTokens,
  redirects,
  paths,
  headers,
  numbers,
  bodies,
  uploads,
  costTheme,
  scriptStored,
  script,
  slow,
]
