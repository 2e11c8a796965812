/**
 * How many pictures of a form are still on their way: a form that is sent now would go without them, so its button
 * waits. Around the form stands one provider; the picture fields inside count themselves.
 */
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'

interface Uploads {
  /** How many uploads have neither arrived nor failed. */
  underWay: number
  /** Counts some more; returns what counts them off again. */
  count: (uploads: number) => () => void
}

const UploadsContext = createContext<Uploads | null>(null)

export function UploadsProvider({ children }: { children: ReactNode }) {
  const [underWay, setUnderWay] = useState(0)
  const count = useCallback((more: number) => {
    setUnderWay((before) => before + more)
    return () => {
      setUnderWay((before) => before - more)
    }
  }, [])
  useNoStrayDrops()
  const uploads = useMemo(() => ({ underWay, count }), [underWay, count])
  return <UploadsContext.Provider value={uploads}>{children}</UploadsContext.Provider>
}

/** A file that is dropped beside its field would be opened by the browser in the place of the form. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    document.addEventListener('dragover', refuse)
    document.addEventListener('drop', refuse)
    return () => {
      document.removeEventListener('dragover', refuse)
      document.removeEventListener('drop', refuse)
    }
  }, [])
}

/** What the button of a form says while uploads run. */
export const waitForUpload = 'Wait for the upload'

export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext)
  if (!uploads) throw new Error('A picture field stands inside an UploadsProvider')
  return uploads
}

/** Counts a field's uploads for as long as they run and the field is there. */
export function useCountedUploads(underWay: number): void {
  const { count } = useUploads()
  useEffect(() => (underWay === 0 ? undefined : count(underWay)), [count, underWay])
}
