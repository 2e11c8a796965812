/** Adds the visits to the season log, each camera with the stand that it watches. */
import { useEffect, useMemo, useState, type FormEvent } from 'react'
import { TextInput } from '~/components/forms/choice-fields'
import { Button } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { characterCount, cleanLine, countOf } from '~/lib/text'
import { toolPath } from '~/paths'
import { Said, type Message } from '~/tools/said'
import { withOpenVisits } from '~/tools/season-log/camera-visit'
import { mostCharacters } from '~/tools/season-log/sit'
import {
  readCameraVisits,
  saveCameraVisits,
  undoCameraVisits,
  useCameraVisits,
} from '~/tools/season-log/use-camera-visits'
import { useStandNames } from '~/tools/stands/use-stands'
import type { LabVisit } from './open-visits'

const storageFailed = 'This browser did not store them: its storage is full or blocked, as in some private windows.'
const tooLong = `Use at most ${String(mostCharacters.stand)} characters.`

export function AddVisits({ open }: { open: readonly LabVisit[] }) {
  const stored = useCameraVisits()
  const standNames = useStandNames()
  const [message, setMessage] = useState<Message>()
  const [errors, setErrors] = useState<readonly number[]>([])
  const usable = open.filter(({ isClockWrong }) => !isClockWrong)
  const tagged = usable.filter(({ isTagged }) => isTagged)
  // Somebody has looked at the tagged ones.
  const chosen = tagged.length > 0 ? tagged : usable
  const cameras = useMemo(() => [...new Set(open.map(({ visit }) => visit.camera))], [open])
  useCorrection(open, setMessage)

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const stands = cameras.map((_camera, index) => {
      const typed = data.get(`stand-${String(index)}`)
      return typeof typed === 'string' ? cleanLine(typed) : ''
    })
    const wrong = stands.flatMap((stand, index) => (characterCount(stand) > mostCharacters.stand ? [index] : []))
    setErrors(wrong)
    if (wrong.length > 0) return
    const before = readCameraVisits()
    const placed = open.map((each) => ({
      ...each,
      visit: { ...each.visit, stand: stands[cameras.indexOf(each.visit.camera)] ?? '' },
    }))
    const chosenIds = new Set(chosen.map(({ visit }) => visit.id))
    const next = withOpenVisits(before, placed, ({ visit }) => chosenIds.has(visit.id))
    if (!saveCameraVisits(next)) {
      setMessage({ text: storageFailed })
      return
    }
    const added = next.length - before.length
    setMessage({
      text:
        added > 0
          ? `${countOf(added, 'camera visit')} added to the season log.`
          : 'The season log had them. They are up to date now.',
      undo() {
        undoCameraVisits(before, next)
        setMessage({ text: 'The camera visits of the season log are as they were.' })
      },
    })
  }
  const left = open.length - usable.length
  return (
    <form noValidate className="no-print mt-6 max-w-measure space-y-4" aria-labelledby="add-visits" onSubmit={add}>
      <h3 id="add-visits">Keep them in my season log</h3>
      <p>
        They go into a list of their own, <SiteLink to={`${toolPath('log')}#camera-visits`}>Camera visits</SiteLink>.
        They count as passes, not as sits or deer.
      </p>
      {cameras.map((camera, index) => (
        <TextInput
          key={camera}
          name={`stand-${String(index)}`}
          id={`camera-stand-${String(index)}`}
          label={`Stand that ${camera} watches`}
          value={stored.find((visit) => visit.camera === camera && visit.stand !== '')?.stand ?? ''}
          error={errors.includes(index) ? tooLong : undefined}
          suggestions={standNames}
          maxCharacters={mostCharacters.stand}
          isOptional
        />
      ))}
      {left === 0 ? null : (
        <p>
          {countOf(left, 'visit')} {left === 1 ? 'is' : 'are'} left out, because the camera’s clock had fallen back to
          its first day. <a href="#camera-clock">Put the clock right</a>, and add {left === 1 ? 'it' : 'them'} then.
        </p>
      )}
      {chosen.length === 0 ? null : (
        <Button type="submit" look="secondary">
          Add {countOf(chosen.length, tagged.length > 0 ? 'tagged visit' : 'visit')} to my season log
        </Button>
      )}
      <Said message={message} />
    </form>
  )
}

/** Corrects the visits that are in the log already once their camera's clock is set. */
function useCorrection(open: readonly LabVisit[], say: (message: Message) => void): void {
  useEffect(() => {
    const set = open.filter(({ isClockSet }) => isClockSet)
    if (set.length === 0) return
    const before = readCameraVisits()
    const next = withOpenVisits(before, set, () => false)
    const timesOf = (visits: typeof before) => visits.map(({ id, at }) => `${id} ${at}`).join('\n')
    if (timesOf(next) === timesOf(before)) return
    say({ text: saveCameraVisits(next) ? 'Your season log has the corrected times, too.' : storageFailed })
  }, [open, say])
}
