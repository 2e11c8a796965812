/** The table: every theme, in the order in which they run. */
import type { Theme } from './attack'
import { access } from './themes/access'
import { apiAccess } from './themes/api-access'
import { headers } from './themes/headers'
import { paths } from './themes/paths'
import { redirects } from './themes/redirects'

export const themes: readonly Theme[] = [access, apiAccess, redirects, paths, headers]
