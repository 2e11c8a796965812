import { useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button } from './button'

/** Browsers offer the clipboard only on secure pages. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [result, setResult] = useState<string>()
  const isHydrated = useHydrated()
  if (!isHydrated || !window.isSecureContext) return null
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setResult('Copied.')
      },
      () => {
        setResult(`Your browser did not allow it. Select the ${what} and copy ${what === 'link' ? 'it' : 'them'}.`)
      },
    )
  }
  return (
    <>
      <Button look="secondary" onClick={copy}>
        Copy
      </Button>
      <span role="status" className="order-last font-sans">
        {result}
      </span>
    </>
  )
}
