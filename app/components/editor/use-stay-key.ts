import { useEffect, type RefObject } from 'react'
import { stayButton } from './save-bar'

export function useStayKey(ref: RefObject<HTMLFormElement>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      const { name, value } = stayButton
      const button = ref.current?.querySelector<HTMLButtonElement>(`button[name="${name}"][value="${value}"]`)
      if (!event.repeat && button) ref.current?.requestSubmit(button)
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
    }
  }, [ref, isOn])
}
