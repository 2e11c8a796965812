/** Without JavaScript nothing is saved. */
import { useEffect, useState } from 'react'
import { fieldIds, FieldFrame, fileClass } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { longDay } from '~/lib/dates'
import { downloadText } from '~/lib/download-text'
import { lazyModule, ModuleNotLoaded, usePreload } from '~/tools/lazy-module'
import { Said, type Message } from '~/tools/said'
import { useToday } from '~/tools/use-today'
import type { Kit, ReadKit } from './kit-file'

const loadFile = lazyModule(() => import('./kit-file'))
const loadMerge = lazyModule(() => import('./kit-merge'))
const loadStore = lazyModule(() => import('./kit-store'))

const mostBytes = 200_000_000

const fileWords = {
  label: 'Read a file',
  hint: 'One that you saved here, or a file of the season log or of a map. Nothing is replaced until you say so.',
}

const storageFailed =
  'This browser did not store it: its storage is full or blocked, as in some private windows. What was here before still is.'

interface Found extends ReadKit {
  name: string
  words: readonly [inFile: string, isHere: string]
}

type Merged = Pick<ReadKit, 'kit' | 'leftOut'>

export function KitSection() {
  usePreload(loadFile)
  usePreload(loadMerge)
  usePreload(loadStore)
  const [found, setFound] = useState<Found>()
  const [message, setMessage] = useState<Message>()
  const today = useToday('', deviceZone())

  const attempt = async (action: () => Promise<Message | undefined>) => {
    try {
      setMessage(await action())
    } catch (error) {
      if (error instanceof ModuleNotLoaded) setMessage({ text: error.message })
      else if (error instanceof DOMException) setMessage({ text: storageFailed })
      else throw error
    }
  }
  const save = () =>
    attempt(async () => {
      const [{ describeKit, toKitFile }, { readKit }] = [await loadFile(), await loadStore()]
      const kit = await readKit()
      downloadText(`hunting-kit-${today}.json`, 'application/json', toKitFile(kit, today))
      return { text: `Saved to a file: ${describeKit(kit)}.` }
    })
  /** @param merge makes the new kit from what is here at the moment */
  const write = async (merge: (here: Kit) => Merged): Promise<Message> => {
    const [{ describeKit }, { takenBack }] = [await loadFile(), await loadMerge()]
    const { readKit, writeKit } = await loadStore()
    const before = await readKit()
    const { kit, leftOut } = merge(before)
    await writeKit(kit)
    setFound(undefined)
    const after = await readKit()
    const undo = () => {
      void attempt(async () => {
        await writeKit(takenBack({ before, after, now: await readKit() }))
        return { text: 'What the file brought is taken back.' }
      })
    }
    const lost = leftOut.length === 0 ? '' : `\nCould not be read or added: ${leftOut.join(' ')}`
    return { text: `Read. Here now: ${describeKit(kit)}.${lost}`, undo }
  }
  const add = async ({ kit, leftOut }: ReadKit): Promise<Message> => {
    const { withMissing } = await loadMerge()
    return write((here) => {
      const merged = withMissing(here, kit)
      return { kit: merged.kit, leftOut: [...leftOut, ...merged.leftOut] }
    })
  }
  const replace = async ({ kit, leftOut }: ReadKit): Promise<Message> => {
    const { withReplaced } = await loadMerge()
    return write((here) => ({ kit: withReplaced(here, kit), leftOut }))
  }
  const open = (file: File) =>
    attempt(async () => {
      setFound(undefined)
      if (file.size > mostBytes) return { text: `“${file.name}” is larger than any file that is saved here.` }
      const { describeKit, isEmpty, readKitFile } = await loadFile()
      const here = await (await loadStore()).readKit()
      const read = readKitFile(await file.text(), file.name, here.sits)
      if (typeof read === 'string') return { text: `${read} Nothing was changed.` }
      if (isEmpty(here)) return add(read)
      setFound({ ...read, name: file.name, words: [describeKit(read.kit), describeKit(here)] })
      return undefined
    })
  return (
    <section aria-labelledby="kit" className="part no-print mt-12 noscript:hidden">
      <h2 id="kit" className="text-2xl">
        Everything in one file
      </h2>
      <div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          <p>
            Your ground, stands, log, maps, checklists and choices are in this browser alone. A file is your copy of all
            of it, and the way to another phone.
          </p>
          <p className="mt-4">
            <Button onClick={() => void save()}>Save everything to a file</Button>
          </p>
          <div className="mt-6">
            <FieldFrame id="kit-file" {...fileWords}>
              <input
                {...fieldIds({ name: 'kit-file', ...fileWords })}
                type="file"
                accept=".json,.csv,application/json,text/csv"
                className={fileClass(undefined)}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? []
                  if (file) void open(file)
                  // The visitor may choose the same file again.
                  currentTarget.value = ''
                }}
              />
            </FieldFrame>
          </div>
          {found ? (
            <Question
              found={found}
              onAdd={() => attempt(() => add(found))}
              onReplace={() => attempt(() => replace(found))}
              onCancel={() => {
                setFound(undefined)
              }}
            />
          ) : null}
          <div className="mt-4">
            <Said message={message} />
          </div>
        </div>
        <WhatMayBeDeleted />
      </div>
    </section>
  )
}

interface QuestionProps {
  found: Found
  onAdd: () => Promise<void>
  onReplace: () => Promise<void>
  onCancel: () => void
}

function Question({ found: { name, savedOn, words }, onAdd, onReplace, onCancel }: QuestionProps) {
  const [inFile, isHere] = words
  const day = savedOn === undefined || !/^\d{4}-\d\d-\d\d$/.test(savedOn) ? '' : `, saved ${longDay(savedOn)}`
  return (
    <div
      role="group"
      aria-labelledby="kit-question"
      className="mt-4 rounded-field border-l-8 border-blaze bg-panel px-5 py-4"
    >
      <p id="kit-question" className="wrap-anywhere">
        <b>{name}</b>
        {day}, has {inFile}. This browser has {isHere}.
      </p>
      <p className="mt-2 text-base text-soft">
        Add keeps all that is here, and brings what is missing. Replace puts what the file has in place of yours; what
        the file does not have stays. You can undo both.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void onAdd()}>Add what is missing</Button>
        <Button look="danger" onClick={() => void onReplace()}>
          Replace what is here
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </div>
  )
}

function WhatMayBeDeleted() {
  const isPersistent = useIsPersistent()
  return (
    <div>
      <h3 className="text-xl">What may be deleted</h3>
      <p className="mt-2">
        Clearing the browser’s data deletes all of it.
        {isPersistent ? ' This browser has agreed not to delete it by itself.' : ''}
      </p>
      <p className="mt-2">
        <strong>On an iPhone or iPad,</strong> and on a Mac, Safari deletes what a site keeps after seven days of use
        without a visit to the site. In the off season that is soon. Two things help:
      </p>
      <ul className="bullets mt-2">
        <li>
          Put the site on your home screen: Share, then Add to Home Screen. It opens from there as an app that is not
          part of Safari, so read your file there once.
        </li>
        <li>Save the file now and then, and always before the season ends.</li>
      </ul>
    </div>
  )
}

function useIsPersistent(): boolean {
  const [isPersistent, setPersistent] = useState(false)
  useEffect(() => {
    // The manager is absent without HTTPS.
    if (!('storage' in navigator)) return
    navigator.storage.persisted().then(setPersistent, () => {
      // Blocked storage does not last.
      setPersistent(false)
    })
  }, [])
  return isPersistent
}

function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
