/**
 * Marks the scripts that this site itself writes inline. The mark is a secret of the server's process: it tells the
 * entry which scripts to put into the policy by their hash, and is taken out of the page again.
 */
import { createContext } from 'react'

export const ScriptNonceContext = createContext<string | undefined>(undefined)
