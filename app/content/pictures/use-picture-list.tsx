/** One upload runs at a time. Focus stays nearby when the focused button disappears. */
import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'
import { changePictureList, type PictureChange } from './picture-changes'
import { countUnderWay, currentUpload, startPictureList, type PictureList } from './picture-list'
import { sendPicture } from './upload-request'
import { useCountedUploads } from '~/components/forms/uploads'

interface PictureListSetting {
  /** Change the key to reset these. */
  urls: readonly string[]
  max: number
  formToken: string
}

export interface PicturesInWork {
  list: PictureList
  change: (change: PictureChange) => void
  focusOn: (...selectors: readonly string[]) => void
}

export function usePictureList(
  root: RefObject<HTMLElement>,
  { urls, max, formToken }: PictureListSetting,
): PicturesInWork {
  const [list, change] = useReducer(changePictureList, { urls, max }, startPictureList)
  const focusOn = useFocusOn(root)
  useCountedUploads(countUnderWay(list))
  useChoicesBeforeStart(root, change)
  useInputEvent(root, list.pictures)

  const { id, file } = currentUpload(list) ?? {}
  useEffect(() => {
    if (id === undefined || file === undefined) return
    const keepFocus = () => {
      if (document.activeElement?.matches(focusMark(`cancel-${String(id)}`))) focusOn(fileInput)
    }
    return sendPicture(
      { file, formToken },
      {
        onProgress: (percent) => {
          change({ type: 'progress', id, percent })
        },
        onStored: ({ url, alt }) => {
          keepFocus()
          change({ type: 'stored', id, url, alt })
        },
        onFailed: (failure) => {
          keepFocus()
          change({ type: 'failed', id, failure })
        },
      },
    )
  }, [id, file, formToken, focusOn])

  return { list, change, focusOn }
}

export const fileInput = 'input[type=file]'

export function focusMark(mark: string): string {
  return `[data-focus="${mark}"]`
}

function useFocusOn(root: RefObject<HTMLElement>): PicturesInWork['focusOn'] {
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    const elements = wanted.current.map((selector) => root.current?.querySelector<HTMLElement>(selector))
    wanted.current = []
    elements.find((element) => element)?.focus()
  })
  return useCallback((...selectors) => {
    wanted.current = selectors
  }, [])
}

/** Files may be chosen and boxes ticked before hydration. */
function useChoicesBeforeStart(root: RefObject<HTMLElement>, change: (change: PictureChange) => void): void {
  useEffect(() => {
    const input = root.current?.querySelector<HTMLInputElement>(fileInput)
    if (root.current?.querySelector('input[type=checkbox]:checked')) change({ type: 'remove', index: 0 })
    if (!input?.files?.length) return
    change({ type: 'add', files: [...input.files] })
    input.value = ''
  }, [root, change])
}

/** Programmatic changes fire no input event. */
function useInputEvent(root: RefObject<HTMLElement>, pictures: readonly string[]): void {
  const told = useRef(pictures)
  useEffect(() => {
    if (told.current === pictures) return
    told.current = pictures
    const hidden = root.current?.querySelector('input[type=hidden]') ?? root.current
    hidden?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [root, pictures])
}
