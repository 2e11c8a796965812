/**
 * The nonce marks the site's own inline scripts. The server hashes marked scripts for the Content-Security-Policy and
 * strips the mark; it is a secret of the process, so injected markup cannot carry it.
 */
import { createContext } from 'react'

export const ScriptNonceContext = createContext<string | undefined>(undefined)
