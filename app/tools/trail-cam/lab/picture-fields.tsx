/** The fields are for the browser only, so they have no names and no submit button. */
import { useHydrated } from 'remix-utils/use-hydrated'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { countOf } from '~/lib/text'
import { JobProgress } from './job-progress'
import type { PicturesState } from './use-pictures'

export function PictureFields({ lab }: { lab: PicturesState }) {
  const isHydrated = useHydrated()
  return (
    <>
      <fieldset
        role="presentation"
        disabled={!isHydrated}
        className={isHydrated ? 'space-y-4' : 'hidden space-y-4 [@media(scripting:enabled)]:block'}
      >
        <FilesInput
          id="pictures"
          label="Your trail camera pictures and videos"
          hint="As many as you like. They are read in your browser and never leave it."
          onChoose={lab.read}
        />
        <FilesInput id="folder" label="Or a whole folder, such as a card’s DCIM" isFolder onChoose={lab.read} />
        {lab.pictures.length === 0 ? <ReadingReport lab={lab} /> : null}
      </fieldset>
      <noscript>
        <p className="text-base">
          With JavaScript on, this page reads the times out of your pictures. Without it, paste the times.
        </p>
      </noscript>
    </>
  )
}

interface FilesInputProps {
  id: string
  label: string
  hint?: string
  isFolder?: boolean
  onChoose: (files: readonly File[]) => void
}

function FilesInput({ id, label, hint, isFolder = false, onChoose }: FilesInputProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <input
        {...fieldIds({ name: id, hint })}
        ref={(input) => {
          if (!input) return
          if (isFolder) input.webkitdirectory = true
          // Firefox would show last time’s choice again, unread. The attribute is not valid in HTML here.
          input.autocomplete = 'off'
        }}
        type="file"
        multiple
        accept={isFolder ? undefined : 'image/*,video/*'}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
        }}
        className={`${controlClass(undefined)} cursor-pointer file:mr-4 file:min-h-11 file:rounded-field file:border file:border-solid file:border-control file:bg-card file:px-4 file:font-semibold file:text-ink`}
      />
    </FieldFrame>
  )
}

const mostShown = 5

export function ReadingReport({ lab }: { lab: PicturesState }) {
  return (
    <>
      <JobProgress what="Reading" lab={lab} />
      <Refused lab={lab} />
    </>
  )
}

function Refused({ lab: { refused } }: { lab: PicturesState }) {
  if (refused.length === 0) return null
  const list = (files: typeof refused) => (
    <ul className="bullets text-base">
      {files.map(({ name, reason }, index) => (
        <li key={index} className="wrap-anywhere">
          <b>{name}</b>: {reason}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="border-l-4 border-danger pl-4">
      <p className="font-semibold">{countOf(refused.length, 'file')} left out</p>
      {list(refused.slice(0, mostShown))}
      {refused.length > mostShown ? (
        <details>
          <summary>And {refused.length - mostShown} more</summary>
          {list(refused.slice(mostShown))}
        </details>
      ) : null}
    </div>
  )
}
