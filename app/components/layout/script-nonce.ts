/**
 * The server hashes scripts with this mark for the Content-Security-Policy and strips it. It is a secret of the
 * process, so injected markup cannot carry it.
 */
import { createContext } from 'react'

export const ScriptNonceContext = createContext<string | undefined>(undefined)
