/** In the order an operator would fix them. */
import { configurationRules } from './configuration-rules'
import { contentRules } from './content-rules'
import { databaseRules } from './database-rules'
import { postgresRules } from './postgres-rules'
import type { Rule } from './rule'

export const rules: readonly Rule[] = [...configurationRules, ...databaseRules, ...postgresRules, ...contentRules]
