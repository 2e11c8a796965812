/** What can be done with the pictures that were read: the clock, copies without metadata, a CSV file. */
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { downloadText } from '~/lib/download-text'
import { countOf } from '~/lib/text'
import type { SunTable, Visit } from './activity'
import { CameraClock } from './camera-clock'
import { cameraChoices, type CameraChoice } from './camera-name'
import type { DatedPicture, DatingRules } from './dated-pictures'
import { toPictureCsv } from './picture-csv'
import { JobProgress } from './job-progress'
import { PictureList } from './picture-list'
import type { PicturesState } from './use-pictures'

interface PictureToolsProps {
  pictures: readonly DatedPicture[]
  visits: readonly Visit[]
  sun: SunTable | undefined
  rules: DatingRules
  lab: PicturesState
  onRules: (rules: DatingRules) => void
}

export default function PictureTools({ pictures, visits, sun, rules, lab, onRules }: PictureToolsProps) {
  return (
    <>
      <CameraChoiceField
        value={rules.cameraBy}
        onChoose={(cameraBy) => {
          // Corrections belong to cameras as they were told apart before.
          onRules({ ...rules, cameraBy, corrections: new Map() })
        }}
      />
      <CameraClock
        pictures={pictures}
        corrections={rules.corrections}
        onCorrect={(clock, milliseconds) => {
          const corrections = new Map(rules.corrections)
          if (milliseconds === 0) corrections.delete(clock)
          else corrections.set(clock, milliseconds)
          onRules({ ...rules, corrections })
        }}
      />
      <Copies pictures={pictures} lab={lab} />
      <section aria-labelledby="picture-list" className="no-print">
        <h3 id="picture-list">Every picture</h3>
        <Button
          look="secondary"
          extra="mt-4"
          onClick={() => {
            downloadText('trail-cam.csv', 'text/csv', toPictureCsv(pictures, visits, sun))
          }}
        >
          Save the list as CSV
        </Button>
        <PictureList pictures={pictures} onCopy={lab.saveCopies} />
      </section>
    </>
  )
}

interface CameraChoiceFieldProps {
  value: CameraChoice
  onChoose: (choice: CameraChoice) => void
}

function CameraChoiceField({ value, onChoose }: CameraChoiceFieldProps) {
  const words = {
    label: 'Tell cameras apart by',
    hint: 'Two cameras of one model look like one. Keep their pictures in a folder each, and choose the folder.',
  }
  return (
    <div className="no-print max-w-measure">
      <FieldFrame id="camera-by" {...words}>
        <select
          {...fieldIds({ name: 'camera-by', ...words })}
          value={value}
          onChange={({ currentTarget }) => {
            const choice = cameraChoices.find((each) => each.value === currentTarget.value)
            if (choice) onChoose(choice.value)
          }}
          className={controlClass(undefined)}
        >
          {cameraChoices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </FieldFrame>
    </div>
  )
}

function Copies({ pictures, lab }: { pictures: readonly DatedPicture[]; lab: PicturesState }) {
  const turned = pictures.filter(({ orientation }) => orientation !== 1).length
  return (
    <section aria-labelledby="copies" className="no-print">
      <h3 id="copies">Copies to share</h3>
      <p className="mt-2 max-w-measure">
        A copy has no position, time, serial number or other metadata. The picture itself is copied as it is, with its
        color profile, and loses no quality. What the camera prints into the picture, such as a banner with the time,
        stays. JPEG and PNG only.
        {turned === 0
          ? ''
          : ` ${countOf(turned, 'picture')} of yours ${turned === 1 ? 'says' : 'say'} how to turn the picture upright; that goes as well, so the copy may be on its side.`}
      </p>
      <Button
        extra="mt-4"
        onClick={() => {
          lab.saveCopies('trail-cam-copies.zip', pictures)
        }}
      >
        Save copies of all {pictures.length} (ZIP)
      </Button>
      <div className="mt-4 max-w-measure">
        <JobProgress what="Copying" lab={lab} />
      </div>
    </section>
  )
}
