/** The form's button waits for running uploads. */
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'

interface Uploads {
  underWay: number
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

/** Prevents the browser from opening a file that is dropped beside its field. */
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

export const waitForUpload = 'Wait for the upload'

export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext)
  if (!uploads) throw new Error('A picture field stands inside an UploadsProvider')
  return uploads
}

export function useCountedUploads(underWay: number): void {
  const { count } = useUploads()
  useEffect(() => (underWay === 0 ? undefined : count(underWay)), [count, underWay])
}
