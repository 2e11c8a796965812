import { useEffect, useState } from 'react'

export function useFocusLater(): (id: string) => void {
  const [next, setNext] = useState<{ id: string }>()
  useEffect(() => {
    if (next) document.getElementById(next.id)?.focus()
  }, [next])
  return (id) => {
    setNext({ id })
  }
}
