/** The order is that in which an operator would fix them. */
import { siteRules } from '~/dashboard/go-live/rules'
import { configurationRules } from './configuration-rules'
import { databaseRules } from './database-rules'
import { postgresRules } from './postgres-rules'
import type { DeployRule } from './rule'

export const machineRules: readonly DeployRule[] = [...configurationRules, ...databaseRules, ...postgresRules]

export const rules: readonly DeployRule[] = [...machineRules, ...siteRules]
