/** All rules, in the order in which an operator would go through them. */
import { configurationRules } from './configuration-rules'
import { contentRules } from './content-rules'
import { databaseRules } from './database-rules'
import type { Rule } from './rule'

export const rules: readonly Rule[] = [...configurationRules, ...databaseRules, ...contentRules]
