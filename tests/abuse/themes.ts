/** The table: every theme, in the order in which they run. */
import type { Theme } from './attack'
import { redirects } from './themes/redirects'

export const themes: readonly Theme[] = [redirects]
