/** Checks again some seconds after somebody stops typing. A newer request ends the older one. */
import { useEffect, useState, type RefObject } from 'react'
import { isChecked, type Checked } from './remark'

const pauseMs = 2000

interface LiveChecks {
  checked: Checked | undefined
  isBehind: boolean
}

export function useChecks(form: RefObject<HTMLFormElement>, url: string): LiveChecks {
  const [state, setState] = useState<LiveChecks>({ checked: undefined, isBehind: false })
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    let timer = 0
    let asking = new AbortController()
    const ask = async () => {
      const answer = await askFor(url, element, asking.signal)
      if (answer === 'aborted') return
      setState((last) => (answer === 'failed' ? { ...last, isBehind: true } : { checked: answer, isBehind: false }))
    }
    const wait = () => {
      window.clearTimeout(timer)
      asking.abort()
      asking = new AbortController()
      timer = window.setTimeout(() => void ask(), pauseMs)
    }
    const events = ['input', 'change'] as const
    for (const event of events) element.addEventListener(event, wait)
    return () => {
      window.clearTimeout(timer)
      asking.abort()
      for (const event of events) element.removeEventListener(event, wait)
    }
  }, [form, url])
  return state
}

async function askFor(
  url: string,
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<Checked | 'failed' | 'aborted'> {
  const body = new FormData()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  try {
    const response = await fetch(url, { method: 'POST', body, signal })
    const said: unknown = await response.json()
    return response.ok && isChecked(said) ? said : 'failed'
  } catch {
    return signal.aborted ? 'aborted' : 'failed'
  }
}
