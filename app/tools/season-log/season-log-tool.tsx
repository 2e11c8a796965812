import { useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { useSite } from '~/components/layout/site-context'
import { longDay } from '~/lib/dates'
import { nameGround } from '~/tools/ground/ground'
import { toStoredGround } from '~/tools/ground/stored-ground'
import { useSavedGround } from '~/tools/ground/saved-ground'
import { readLegalFigure } from '~/tools/legal-light/legal-light'
import { useSeasonHours } from '~/tools/legal-light/season-hours'
import { Said, type Message } from '~/tools/said'
import { useToday } from '~/tools/use-today'
import { BlankSheet } from './blank-sheet'
import { LogBars } from './log-bars'
import type { ImportedLog } from './log-csv'
import { LogFiles, type Imported } from './log-files'
import { CameraVisitList } from './camera-visit-list'
import { mergeVisits } from './camera-visit'
import { deleteSits, listSits, onOtherTab, replaceSits, saveSits, undoSits } from './log-store'
import { isOfCamera, toSitText, type Sit, type SitText } from './sit'
import { forgetDraft, keepSubmitted, readDraft } from './sit-draft'
import { SitForm } from './sit-form'
import { SitList } from './sit-list'
import { readCameraVisits, saveCameraVisits, undoCameraVisits, useCameraVisits } from './use-camera-visits'

const storageFailed =
  'This browser did not store it: its storage is full or blocked, as in some private windows. What you typed is still in the form.'
const sentTooEarly = 'The sit is not saved yet, because the page was still loading. Please press Save Sit again.'

/** `today` is a date such as 2026-11-21, in the site's time zone. `isBlank` shows only the sheet to print. */
export function SeasonLogTool({ today, isBlank }: { today: string; isBlank: boolean }) {
  if (isBlank) return <BlankSheet />
  return (
    <>
      <div className="noscript:hidden">
        <Log today={today} />
      </div>
      <noscript>
        <p className="no-print mt-8">
          Without JavaScript a page cannot keep a log. Print this sheet and fill it in by hand.
        </p>
        <BlankSheet />
      </noscript>
    </>
  )
}

function Log({ today }: { today: string }) {
  const [freshId, setFreshId] = useState(() => crypto.randomUUID())
  const fresh = useFreshSit(today, freshId)
  const [opened, setOpened] = useState<Sit[]>()
  const sits = opened ?? []
  const hunted = sits.filter((sit) => !isOfCamera(sit))
  const visits = useCameraVisits()
  const [edited, setEdited] = useState<SitText>()
  const [message, setMessage] = useState<Message>()
  const formRef = useRef<HTMLDivElement>(null)

  const read = useCallback(
    () =>
      listSits().then(setOpened, () => {
        setOpened([])
        setMessage({ text: 'This browser does not let the page keep a log, as in some private windows.' })
      }),
    [],
  )
  useEffect(() => {
    void read().then(() => {
      if (keepSubmitted()) setMessage({ text: sentTooEarly })
    })
    return onOtherTab(() => void read())
  }, [read])

  /** @returns whether the change was stored */
  const attempt = async <Result,>(action: Promise<Result>, done: (result: Result) => Message): Promise<boolean> => {
    let message: Message
    try {
      message = done(await action)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      setMessage({ text: storageFailed })
      return false
    }
    // The list comes first, because the message takes over the focus of what is gone from it.
    await read()
    setMessage(message)
    return true
  }

  const startFresh = () => {
    forgetDraft()
    setEdited(undefined)
    setFreshId(crypto.randomUUID())
  }

  const save = async (sit: Sit) => {
    const before = sits.filter(({ id }) => id === sit.id)
    // The next sit may be typed before this one is stored.
    startFresh()
    const isStored = await attempt(saveSits([sit]), () => {
      if (before.length === 0) return { text: 'Sit saved.' }
      return {
        text: 'Sit changed.',
        undo: () => void attempt(saveSits(before), () => ({ text: 'The sit is as it was.' })),
      }
    })
    if (!isStored) setEdited(toSitText(sit))
  }

  const changeVisits: ComponentProps<typeof CameraVisitList>['onChange'] = (next, { text, back, moved = [] }) => {
    const before = readCameraVisits()
    if (!saveCameraVisits(next)) {
      setMessage({ text: storageFailed })
      return
    }
    const undo = () => {
      undoCameraVisits(before, next)
      // A browser that blocks its database has no sits to move.
      if (moved.length === 0) setMessage({ text: back })
      else void attempt(saveSits(moved), () => ({ text: back }))
    }
    if (moved.length === 0) setMessage({ text, undo })
    else void attempt(deleteSits(moved.map(({ id }) => id)), () => ({ text, undo }))
  }

  const addFile = async (log: ImportedLog): Promise<Imported | undefined> => {
    const visitsBefore = readCameraVisits()
    const merged = mergeVisits(visitsBefore, log.visits)
    if (merged.length > visitsBefore.length && !saveCameraVisits(merged)) {
      setMessage({ text: storageFailed })
      return undefined
    }
    let before: Sit[] = []
    let after: Sit[] = []
    const saveFile = async () => {
      before = await listSits()
      await saveSits(log.sits)
      after = await listSits()
    }
    if (!(await attempt(saveFile(), () => ({ text: '' })))) {
      undoCameraVisits(visitsBefore, merged)
      return undefined
    }
    return {
      known: before.filter(({ id }) => log.sits.some((sit) => sit.id === id)).length,
      visits: merged.length - visitsBefore.length,
      undo() {
        undoCameraVisits(visitsBefore, merged)
        return attempt(undoSits(before, after), () => ({ text: '' }))
      },
    }
  }

  const draft = useHydrated() ? readDraft() : undefined
  const values = edited ?? draft ?? fresh.values
  return (
    <div className="mt-8 space-y-12 print:mt-2 print:space-y-4">
      <div ref={formRef} className="no-print max-w-3xl">
        <SitForm
          key={[values.id, fresh.values.ground, fresh.values.date].join(' ')}
          values={values}
          isNew={!sits.some(({ id }) => id === values.id)}
          hint={fresh.hint}
          today={fresh.values.date}
          timeZone={fresh.timeZone}
          sits={hunted}
          onSave={save}
          onCancel={() => {
            startFresh()
            setMessage({ text: edited ? 'Nothing was changed.' : 'The form is empty again.' })
          }}
        />
      </div>
      <Said message={message} />
      <p role="status" className={`hidden ${opened ? '' : 'returning:block'}`}>
        Opening your log.
      </p>
      <div className={`space-y-12 print:space-y-4 ${opened ? '' : 'returning:hidden'}`}>
        <LogBars sits={hunted} />
        <SitList
          sits={sits}
          onEdit={(sit) => {
            setEdited(toSitText(sit))
            formRef.current?.scrollIntoView()
            formRef.current?.querySelector('h2')?.focus()
          }}
          onDelete={(sit) => {
            void attempt(deleteSits([sit.id]), () => ({
              text: `Sit of ${longDay(sit.date)} deleted.`,
              undo: () => void attempt(saveSits([sit]), () => ({ text: 'Sit restored.' })),
            }))
          }}
        />
        <CameraVisitList visits={visits} sits={sits} onChange={changeVisits} />
        <LogFiles
          sits={sits}
          visits={visits}
          today={fresh.values.date}
          onImport={addFile}
          onDeleteAll={() => {
            void attempt(replaceSits([]), () => ({
              text: 'All sits are deleted.',
              undo: () => void attempt(saveSits(sits), () => ({ text: 'The log is back.' })),
            }))
          }}
        />
      </div>
    </div>
  )
}

function useFreshSit(today: string, id: string): { values: SitText; hint: ReactNode; timeZone: string | undefined } {
  const site = useSite()
  const ground = useSavedGround()
  const timeZone = ground?.timeZone
  const day = useToday(today, timeZone ?? site.timeZone)
  const values = {
    id,
    date: day,
    from: '',
    to: '',
    stand: '',
    wind: '',
    note: '',
    sightings: [],
    place: ground?.name ?? '',
    ground: ground ? toStoredGround(ground).toString() : '',
  }
  const seasons = useSeasonHours()
  if (!ground) return { values, hint: undefined, timeZone }
  const { legal, hours, figure } = readLegalFigure(day, ground, { seasons })
  const light = hours.whose === 'unread' ? '' : `, today: ${hours.name} ${figure}`
  const hint = legal && `${nameGround(ground)}${light}. ${hours.rule}.`
  return { values, hint, timeZone }
}
