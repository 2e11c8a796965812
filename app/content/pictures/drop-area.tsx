import { useEffect, useState, type DragEvent, type ReactNode, type RefObject } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'

interface DropAreaProps {
  root: RefObject<HTMLElement>
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

export function DropArea({ root, onFiles, children }: DropAreaProps) {
  const isHydrated = useHydrated()
  const [isOver, setOver] = useState(false)
  usePaste(root, onFiles)
  if (!isHydrated) return <div>{children}</div>
  const border = isOver ? 'border-moss bg-panel' : 'border-control'
  return (
    <div
      // A click focuses the area, so that a paste arrives here.
      tabIndex={-1}
      data-quiet-focus
      className={`rounded-field border-2 border-dashed p-3 ${border}`}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}

/** Outside of text fields, browsers fire paste on the document. */
function usePaste(root: RefObject<HTMLElement>, onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const images = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (images.length === 0 || !root.current?.contains(document.activeElement)) return
      event.preventDefault()
      onFiles(images)
    }
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('paste', onPaste)
    }
  }, [root, onFiles])
}
