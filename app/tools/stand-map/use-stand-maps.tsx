/** A map that could not be stored works until its tab is closed. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Message } from '~/tools/said'
import { browserStorage } from '~/lib/browser-storage'
import { deleteMap, findPicture, listMaps, onOtherTab, saveMap } from './map-store'
import { mapName } from './stand-map'
import type { StandMap } from './stand-map.schema'

const openKey = 'stagwise-open-map'
const storageFailed =
  'This browser did not store the map: its storage is full or blocked, as in some private windows. The map works until you close this tab. Save it as a file to keep it.'

interface ShownPicture {
  blob: Blob
  url: string
}

export type ChangeMap = (update: (map: StandMap) => StandMap, options?: { isPassing?: boolean }) => void

export function useStandMaps() {
  const [maps, setMaps] = useState<readonly StandMap[]>()
  const [openId, setOpenId] = useState(() => browserStorage.read(openKey))
  const [addedId, setAddedId] = useState<string>()
  const [message, setMessage] = useState<Message>()
  const latest = useRef<readonly StandMap[]>([])
  const unstored = useRef(new Map<string, Blob>())
  const map = maps?.find(({ id }) => id === openId) ?? maps?.[0]

  const put = useCallback((next: readonly StandMap[]) => {
    latest.current = next
    setMaps(next)
  }, [])
  useEffect(() => {
    const read = () => {
      const known = latest.current
      listMaps().then(
        (stored) => {
          if (latest.current !== known) {
            // Something has changed here while the store was read.
            read()
            return
          }
          const mine = latest.current.filter(({ id }) => unstored.current.has(id))
          put([...mine.filter(({ id }) => !stored.some((each) => each.id === id)), ...stored])
        },
        () => {
          put(latest.current)
        },
      )
    }
    read()
    return onOtherTab(read)
  }, [put])
  const find = useCallback(async (id: string) => unstored.current.get(id) ?? findPicture(id), [])
  const { picture, isLost } = usePicture(map?.id, find)

  /** @returns whether the change was stored */
  const attempt = async (action: Promise<void>): Promise<boolean> => {
    try {
      await action
      return true
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      setMessage({ text: storageFailed })
      return false
    }
  }
  const store = async (next: StandMap) => {
    const isStored = await attempt(saveMap(next, unstored.current.get(next.id)))
    if (isStored) unstored.current.delete(next.id)
    return isStored
  }
  const open = (id: string) => {
    browserStorage.write(openKey, id)
    setOpenId(id)
    setAddedId(undefined)
  }
  const add = async (next: StandMap, blob: Blob, text: string) => {
    unstored.current.set(next.id, blob)
    put([next, ...latest.current])
    open(next.id)
    setAddedId(next.id)
    if (await store(next)) setMessage({ text })
  }
  const remove = async (gone: StandMap, blob: Blob | undefined) => {
    const isStored = !unstored.current.delete(gone.id)
    put(latest.current.filter(({ id }) => id !== gone.id))
    const undo = () => {
      const text = `“${mapName(gone)}” is back.`
      if (blob) void add(gone, blob, text)
      else {
        put([gone, ...latest.current])
        void store(gone).then((isBack) => {
          if (isBack) setMessage({ text })
        })
      }
    }
    if (!isStored || (await attempt(deleteMap(gone.id)))) {
      setMessage({ text: `“${mapName(gone)}” is deleted.`, undo })
    }
  }
  /** Changes the map as it is now. With `isPassing` a pin is still on its way, and nothing is stored. */
  const changeMap = (id: string, update: (map: StandMap) => StandMap, { isPassing = false } = {}) => {
    const found = latest.current.find((each) => each.id === id)
    if (!found) return
    const next = update(found)
    put(latest.current.map((each) => (each.id === id ? next : each)))
    if (!isPassing) void store(next)
  }
  return {
    maps,
    map,
    picture,
    isPictureLost: isLost,
    isNew: map !== undefined && map.id === addedId,
    message,
    say: setMessage,
    open,
    add,
    remove,
    changeMap,
  }
}

interface FoundPicture {
  picture: ShownPicture | undefined
  /** The map is stored, and its picture is not. */
  isLost: boolean
}

function usePicture(id: string | undefined, find: (id: string) => Promise<Blob | undefined>): FoundPicture {
  const [shown, setShown] = useState<ShownPicture & { id: string }>()
  const [lostId, setLostId] = useState<string>()
  useEffect(() => {
    if (id === undefined) return
    let url: string | undefined
    let isGone = false
    void find(id)
      // The browser may have forbidden storage by now.
      .catch(() => undefined)
      .then((blob) => {
        if (isGone) return
        setLostId(blob ? undefined : id)
        if (!blob) return
        url = URL.createObjectURL(blob)
        setShown({ id, blob, url })
      })
    return () => {
      isGone = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [id, find])
  return { picture: shown?.id === id ? shown : undefined, isLost: id !== undefined && lostId === id }
}
