import type { Editor } from '@tiptap/react'
import type { ClipboardEvent, DragEvent, ReactNode } from 'react'

interface PictureDropProps {
  editor: Editor
  insert: (file: File, at: number) => void
  onTaken: (html: string) => void
  children: ReactNode
}

export function PictureDrop({ editor, insert, onTaken, children }: PictureDropProps) {
  const take = (event: ClipboardEvent | DragEvent, transfer: DataTransfer, at: number) => {
    // Word processors send an image of the copied text along.
    const hasText = transfer.getData('text/plain').trim() !== ''
    const files = hasText ? [] : [...transfer.files].filter(({ type }) => type.startsWith('image/'))
    onTaken(files.length === 0 ? transfer.getData('text/html') : '')
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    for (const file of files) insert(file, at)
  }
  return (
    <div
      onPasteCapture={(event) => {
        take(event, event.clipboardData, editor.state.selection.to)
      }}
      onDropCapture={(event) => {
        // The picture was moved within the text.
        if (editor.view.dragging) return
        const at = editor.view.posAtCoords({ left: event.clientX, top: event.clientY })
        take(event, event.dataTransfer, at?.pos ?? editor.state.selection.to)
      }}
    >
      {children}
    </div>
  )
}
