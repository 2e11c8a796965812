import { useState, type FormEvent } from 'react'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { countOf } from '~/lib/text'
import { describeCorrection, type DatedPicture } from './dated-pictures'
import { describeWallTime, readWallTime, toIsoWallTime } from './wall-time'

interface CameraClockProps {
  pictures: readonly DatedPicture[]
  corrections: ReadonlyMap<string, number>
  onCorrect: (clock: string, milliseconds: number) => void
}

export function CameraClock({ pictures, corrections, onCorrect }: CameraClockProps) {
  const timed = pictures.filter(({ taken }) => taken !== undefined)
  const [chosen, setChosen] = useState<number>()
  const [error, setError] = useState<string>()
  const fallen = timed.find(({ isFallen, source }) => isFallen && source === 'camera')
  const picture = timed.find(({ id }) => id === chosen) ?? fallen ?? timed[0]
  if (picture?.taken === undefined) return null
  const { taken, clock, id } = picture
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('true-time')
    const time = typeof typed === 'string' ? readWallTime(typed) : undefined
    if (time === undefined || time === picture.at) {
      setError(time === undefined ? 'Enter a date and a time.' : 'That is the time it has already. Enter the true one.')
      return
    }
    setError(undefined)
    onCorrect(clock, time - taken)
  }
  return (
    <section aria-labelledby="camera-clock" className="no-print">
      <h3 id="camera-clock">Was the camera’s clock wrong?</h3>
      <p className="mt-2 max-w-measure">
        Choose a picture whose true time you know, such as one of yourself at the camera, and enter that time. All
        pictures of the same camera are corrected by as much; those from before its clock fell back are not.
      </p>
      <form noValidate onSubmit={onSubmit} className="mt-4 max-w-measure space-y-4">
        <FieldFrame id="known-picture" label="Picture">
          <select
            id="known-picture"
            className={controlClass(undefined)}
            value={id}
            onChange={({ currentTarget }) => {
              setChosen(Number(currentTarget.value))
              setError(undefined)
            }}
          >
            {timed.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}, {describeWallTime(each.taken ?? 0)}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldFrame id="true-time" label="Its true time" error={error}>
          <input
            key={id}
            {...fieldIds({ name: 'true-time', error })}
            name="true-time"
            type="datetime-local"
            step={1}
            defaultValue={toIsoWallTime(picture.at ?? taken)}
            className={controlClass(error)}
          />
        </FieldFrame>
        <Button type="submit" look="secondary">
          Correct this camera
        </Button>
      </form>
      <ul role="status" className="mt-4 empty:hidden">
        {[...corrections].map(([name, milliseconds]) => (
          <li key={name} className="flex flex-wrap items-center gap-4">
            <span>
              {name}: the clock is {describeCorrection(milliseconds)};{' '}
              {countOf(timed.filter((each) => each.clock === name).length, 'picture')} corrected.
            </span>
            <Button
              look="secondary"
              onClick={() => {
                onCorrect(name, 0)
              }}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
