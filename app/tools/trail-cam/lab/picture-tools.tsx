import { useState } from 'react'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { downloadText } from '~/lib/download-text'
import { Fold } from '~/components/ui/fold'
import type { Ground } from '~/tools/ground/ground'
import { countOf } from '~/lib/text'
import { toolPath } from '~/paths'
import { UnitsSwitch, useUnits } from '~/tools/units-choice'
import type { ToolState } from '~/tools/use-tool'
import type { SunTable, Visit } from './activity'
import { CameraClock } from './camera-clock'
import { cameraChoices, type CameraChoice } from './camera-name'
import type { DatedPicture, DatingRules } from './dated-pictures'
import { toPictureCsv } from './picture-csv'
import { JobProgress } from './job-progress'
import { PictureList } from './picture-list'
import type { PicturesState } from './use-pictures'
import type { Tags } from './open-visits'
import { VisitList } from './visit-list'

export interface PictureToolsProps {
  pictures: readonly DatedPicture[]
  visits: readonly Visit[]
  sun: SunTable | undefined
  rules: DatingRules
  lab: PicturesState
  ground: Ground | undefined
  tool: ToolState
  onRules: (rules: DatingRules) => void
}

export default function PictureTools({ pictures, visits, sun, rules, lab, ground, tool, onRules }: PictureToolsProps) {
  const units = useUnits(tool.query) ?? 'us'
  const [tags, setTags] = useState<Tags>(new Map())
  const [clocksSet, setClocksSet] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <VisitList
        visits={visits}
        pictures={pictures}
        files={lab.files}
        tags={tags}
        onTags={setTags}
        ground={ground}
        clocksSet={clocksSet}
      />
      <CameraChoiceField
        value={rules.cameraBy}
        onChoose={(cameraBy) => {
          // The corrections belong to the cameras as they were told apart before.
          setClocksSet(new Set())
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
          setClocksSet(new Set([...clocksSet, clock]))
          onRules({ ...rules, corrections })
        }}
      />
      <Copies pictures={pictures.filter(({ isVideo }) => !isVideo)} lab={lab} />
      <Fold id="picture-list" title="Every picture">
        <Button
          look="secondary"
          onClick={() => {
            downloadText('trail-cam.csv', 'text/csv', toPictureCsv(pictures, visits, sun, tags))
          }}
        >
          Save the list as CSV
        </Button>
        {pictures.some(({ temperatureF }) => temperatureF !== undefined) ? (
          <UnitsSwitch units={units} path={toolPath('trail-cam-analyzer')} tool={tool} />
        ) : null}
        <PictureList pictures={pictures} units={units} onCopy={lab.saveCopies} />
      </Fold>
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
    <Fold id="copies" title="Copies to share, without the place and the time">
      <p className="max-w-measure">
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
    </Fold>
  )
}
