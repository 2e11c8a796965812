/** Post editors load this module after the page. */
import { EditorContent, useEditor, type Editor, type JSONContent } from '@tiptap/react'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react'
import { Button } from '~/components/ui/button'
import './body-editor.css'
import { BodyToolbar, type OpenPanel } from './body-toolbar'
import { postExtensions } from './extensions'
import { usePastedPictures, usePictureInsertion, type PictureInsertion } from './use-picture-insertion'
import { LinkPanel } from './link-panel'
import { cleanPaste, pasteNotice } from './pasted-html'
import { PicturePanel } from './picture-panel'
import { TablePanel } from './table-panel'
import { documentHtml, toDocument } from './post-document'

export { survives } from './post-document'

export interface BodyEditorProps {
  html: string
  onChange: (html: string) => void
  formToken: string
  label: string
  describedBy: string | undefined
  isWrong: boolean
}

export function BodyEditor({ html, onChange, formToken, label, describedBy, isWrong }: BodyEditorProps) {
  const [panel, setPanel] = useState<OpenPanel>(null)
  const [content] = useState(() => toContent(html))
  const takePasted = useRef<(picture: File) => string>(() => '')
  const editorProps = useMemo(
    () => ({
      attributes: {
        class: 'prose max-w-measure min-h-80 overflow-x-auto px-4 py-3 focus-visible:outline-none',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      },
      transformPastedHTML: (pasted: string) => cleanPaste(pasted, (picture) => takePasted.current(picture)),
      handleKeyDown: (_: unknown, { ctrlKey, metaKey, key }: KeyboardEvent) => {
        if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return false
        setPanel({ kind: 'link' })
        return true
      },
    }),
    [label, describedBy, isWrong],
  )
  const editor = useEditor({
    extensions: postExtensions,
    content,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      onChange(documentHtml(changed.state.doc))
    },
  })
  const [notice, setNotice] = useState('')
  // Only one panel is open, so that typed text is not lost. The first one leaves focus in the text.
  const [undescribed, setUndescribed] = useState<readonly string[]>([])
  const [isQuiet, setQuiet] = useState(true)
  const askForDescription = useCallback((src: string) => {
    setUndescribed((all) => (all.includes(src) ? all : [...all, src]))
  }, [])
  const insertion = usePictureInsertion(editor, { formToken, onInserted: askForDescription })
  const take = usePastedPictures(editor, insertion.insert)
  useEffect(() => {
    takePasted.current = take
  }, [take])
  const close = () => {
    const later = panel === null ? undescribed.slice(1) : undescribed
    setPanel(null)
    setUndescribed(later)
    setQuiet(later.length === 0)
    if (later.length === 0) editor.commands.focus()
  }
  const shown = panel ?? (undescribed[0] ? { kind: 'picture' as const, src: undescribed[0] } : null)
  return (
    <div
      className={`mt-2 rounded-field border bg-page focus-within:outline-2 focus-within:outline-moss ${
        isWrong ? 'border-2 border-danger' : 'border-control'
      }`}
    >
      <div className="editor-tools sticky top-0 z-10 max-h-[60dvh] overflow-auto rounded-t-field bg-page">
        <BodyToolbar editor={editor} open={setPanel} />
        {shown?.kind === 'link' ? <LinkPanel editor={editor} close={close} /> : null}
        {shown?.kind === 'table' ? <TablePanel editor={editor} close={close} /> : null}
        {shown?.kind === 'picture' ? (
          <PicturePanel
            key={shown.src}
            editor={editor}
            src={shown.src}
            isQuiet={panel === null && isQuiet}
            insert={insertion.insert}
            place={insertion.place}
            close={close}
          />
        ) : null}
        <PictureUploads insertion={insertion} />
        <p role="status" className="border-b border-hairline px-4 py-2 font-sans text-base font-semibold empty:hidden">
          {notice}
        </p>
        <p role="status" className="sr-only">
          {panel === null && shown && isQuiet ? 'The picture is in the text. A field above asks what it shows.' : ''}
        </p>
      </div>
      <PictureDrop
        editor={editor}
        insert={insertion.insert}
        onTaken={(html) => {
          setNotice(pasteNotice(html))
        }}
      >
        <EditorContent editor={editor} />
      </PictureDrop>
      <p className="border-t border-hairline px-4 py-2 font-sans text-base text-soft">{keys}</p>
    </div>
  )
}

const keys =
  'Keys, with Ctrl or ⌘: B bold, I italic, K link, Z undo; ] and [ move an entry of a list in and out. Tab leads on.'

function toContent(html: string): JSONContent | null {
  const content: unknown = toDocument(html).toJSON()
  return isContent(content) ? content : null
}

function isContent(value: unknown): value is JSONContent {
  return typeof value === 'object' && value !== null
}

interface PictureDropProps {
  editor: Editor
  insert: (file: File, at: number) => void
  onTaken: (html: string) => void
  children: ReactNode
}

function PictureDrop({ editor, insert, onTaken, children }: PictureDropProps) {
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

function PictureUploads({ insertion: { pictures, dismiss } }: { insertion: PictureInsertion }) {
  return (
    <ul className="space-y-2 border-b border-hairline px-4 py-3 font-sans text-base empty:hidden">
      {pictures.map(({ id, name, percent, failure }) => (
        <li key={id} className="flex flex-wrap items-center gap-3">
          {failure === null ? (
            <span role="status">
              Uploading “{name}”: {percent} %
            </span>
          ) : (
            <span role="alert" className="font-semibold text-danger">
              {failure}
            </span>
          )}
          <Button
            look="secondary"
            onClick={() => {
              dismiss(id)
            }}
          >
            {failure === null ? 'Cancel' : 'Dismiss'}
            <span className="sr-only"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
