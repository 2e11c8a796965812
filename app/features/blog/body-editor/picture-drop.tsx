/** Pictures that are pasted or dropped into the text are uploaded before the editor sees them. */
import type { Editor } from '@tiptap/react'
import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'

interface PictureDropProps {
  editor: Editor
  insert: (file: File, at: number) => void
  children: ReactNode
}

const foreignLeftOut = 'Pictures of other sites were left out. Upload the picture instead.'

export function PictureDrop({ editor, insert, children }: PictureDropProps) {
  const [notice, setNotice] = useState('')
  const take = (event: ClipboardEvent | DragEvent, transfer: DataTransfer, at: number) => {
    // Text processors send a picture of the text along.
    const hasText = transfer.getData('text/plain').trim() !== ''
    const files = hasText ? [] : [...transfer.files].filter(({ type }) => type.startsWith('image/'))
    setNotice(files.length === 0 && hasForeignPicture(transfer) ? foreignLeftOut : '')
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    for (const file of files) insert(file, at)
  }
  return (
    <>
      <p role="status" className="border-b border-hairline px-4 py-2 font-sans text-base font-semibold empty:hidden">
        {notice}
      </p>
      <div
        onPasteCapture={(event) => {
          take(event, event.clipboardData, editor.state.selection.to)
        }}
        onDropCapture={(event) => {
          // A picture that only moves within the text is there already.
          if (editor.view.dragging) return
          const at = editor.view.posAtCoords({ left: event.clientX, top: event.clientY })
          take(event, event.dataTransfer, at?.pos ?? editor.state.selection.to)
        }}
      >
        {children}
      </div>
    </>
  )
}

function hasForeignPicture(transfer: DataTransfer): boolean {
  return /<img\b[^>]*\bsrc=["']?(?:[a-z]+:|\/\/)/i.test(withOwnPaths(transfer.getData('text/html')))
}

/** What was copied from a page of this site has its origin before every path. */
export function withOwnPaths(html: string): string {
  return html.replaceAll(`"${location.origin}/`, '"/')
}
