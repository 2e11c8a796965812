/** In the order an operator would fix them. */
import { siteRules } from '~/dashboard/go-live/rules'
import { configurationRules } from './configuration-rules'
import { databaseRules } from './database-rules'
import { postgresRules } from './postgres-rules'
import type { DeployRule } from './rule'

/** What the site itself cannot tell, or need not. */
export const machineRules: readonly DeployRule[] = [...configurationRules, ...databaseRules, ...postgresRules]

export const rules: readonly DeployRule[] = [...machineRules, ...siteRules]
