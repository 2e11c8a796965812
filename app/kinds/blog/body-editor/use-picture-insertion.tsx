/** An uploaded picture goes to where it was dropped, whatever is typed meanwhile. */
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useCountedUploads } from '~/components/forms/uploads'
import { sendPicture } from '~/content/pictures/upload-request'
import { insertPicture, type PictureWords } from './insert-picture'

interface PictureOnItsWay {
  id: number
  name: string
  percent: number
  failure: string | null
}

interface PlacedPicture extends PictureWords {
  src: string
  width: number
  height: number
}

export interface PictureInsertion {
  pictures: readonly PictureOnItsWay[]
  insert: (file: File, at: number, words?: PictureWords) => void
  place: (picture: PlacedPicture, at: number) => void
  dismiss: (id: number) => void
}

interface Setting {
  formToken: string
  onInserted: (src: string) => void
}

interface Place {
  position: number
  cancel: () => void
}

/** Pasted text has stand-ins for the pictures that came along; they are uploaded to these places. */
export function usePastedPictures(editor: Editor, insert: PictureInsertion['insert']): (picture: File) => string {
  const pasted = useRef(new Map<string, File>())
  useEffect(() => {
    const { current: files } = pasted
    const upload = ({ transaction }: { transaction: Transaction }) => {
      if (files.size > 0 && transaction.docChanged) uploadPasted(editor, { files, insert })
    }
    editor.on('transaction', upload)
    return () => {
      editor.off('transaction', upload)
    }
  }, [editor, insert])
  return useCallback((picture) => {
    const standIn = `/#pasted-${String(pasted.current.size)}`
    pasted.current.set(standIn, picture)
    return standIn
  }, [])
}

interface PastedPictures extends Pick<PictureInsertion, 'insert'> {
  files: ReadonlyMap<string, File>
}

function uploadPasted(editor: Editor, { files, insert }: PastedPictures) {
  const standIns: { node: Node; place: number; file: File }[] = []
  editor.state.doc.descendants((node, place) => {
    const src: unknown = node.attrs.src
    const file = typeof src === 'string' ? files.get(src) : undefined
    if (file) standIns.push({ node, place, file })
  })
  if (standIns.length === 0) return
  const { tr, schema } = editor.state
  for (const { node, place } of standIns.toReversed()) {
    const left = node.isInline ? [] : (schema.nodes.paragraph?.create() ?? [])
    tr.replaceWith(place, place + node.nodeSize, left)
  }
  // The paste is undone as a whole, since this change is no separate step.
  editor.view.dispatch(tr.setMeta('addToHistory', false))
  for (const { node, place, file } of standIns) {
    const at = tr.mapping.map(place, -1) + (node.isInline ? 0 : 1)
    const alt: unknown = node.attrs.alt
    insert(file, at, { alt: typeof alt === 'string' ? alt : '', caption: node.textContent })
  }
}

export function usePictureInsertion(editor: Editor, { formToken, onInserted }: Setting): PictureInsertion {
  const [pictures, setPictures] = useState<readonly PictureOnItsWay[]>([])
  const places = useRef(new Map<number, Place>())
  const lastId = useRef(0)
  useCountedUploads(pictures.filter(({ failure }) => failure === null).length)

  const dismiss = useCallback((id: number) => {
    places.current.get(id)?.cancel()
    places.current.delete(id)
    setPictures((all) => all.filter((picture) => picture.id !== id))
  }, [])
  useMovingPlaces(editor, places, dismiss)

  const insert = useCallback<PictureInsertion['insert']>(
    (file, at, { alt, caption } = { alt: '', caption: '' }) => {
      lastId.current += 1
      const id = lastId.current
      const change = (part: Partial<PictureOnItsWay>) => {
        setPictures((all) => all.map((picture) => (picture.id === id ? { ...picture, ...part } : picture)))
      }
      setPictures((all) => [...all, { id, name: file.name, percent: 0, failure: null }])
      const cancel = sendPicture(
        { file, formToken },
        {
          onProgress: (percent) => {
            change({ percent })
          },
          onStored: ({ url: src, size, alt: stored }) => {
            const described = alt || stored
            const { position = at } = places.current.get(id) ?? {}
            dismiss(id)
            // Pictures dropped together keep their order, whichever is stored first.
            const next = [...places.current].filter(([other, place]) => other > id && place.position === position)
            let after = position
            editor.commands.command(({ tr }) => {
              after = insertPicture(tr.setMeta(keepsPlaces, true), position, { src, alt: described, caption, ...size })
              return true
            })
            for (const [, place] of next) place.position = after
            if (described === '') onInserted(src)
          },
          onFailed: ({ message }) => {
            change({ failure: message })
          },
        },
      )
      places.current.set(id, { position: at, cancel })
    },
    [editor, formToken, onInserted, dismiss],
  )
  const place = useCallback<PictureInsertion['place']>(
    ({ src, alt, caption, width, height }, at) => {
      editor.commands.command(({ tr }) => {
        insertPicture(tr.setMeta(keepsPlaces, true), at, { src, alt, caption, width, height })
        return true
      })
      if (alt === '') onInserted(src)
    },
    [editor, onInserted],
  )
  return { pictures, insert, place, dismiss }
}

/** A picture may replace the empty paragraph where other pictures are to go. */
const keepsPlaces = 'keepsPlaces'

function useMovingPlaces(
  editor: Editor,
  places: { readonly current: Map<number, Place> },
  dismiss: PictureInsertion['dismiss'],
) {
  useEffect(() => {
    const { current } = places
    const move = ({ transaction }: { transaction: Transaction }) => {
      for (const [id, place] of [...current]) {
        // Text typed there meanwhile goes after the picture.
        const { pos, deletedAcross } = transaction.mapping.mapResult(place.position, -1)
        place.position = pos
        if (deletedAcross && transaction.getMeta(keepsPlaces) !== true) dismiss(id)
      }
    }
    editor.on('transaction', move)
    return () => {
      editor.off('transaction', move)
      for (const { cancel } of current.values()) cancel()
    }
  }, [editor, places, dismiss])
}
