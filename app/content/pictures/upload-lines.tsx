/** Screen readers hear every quarter of an upload. */
import { PictureButton } from './picture-button'
import { currentUpload, type Upload } from './picture-list'
import { fileInput, focusMark, type PicturesInWork } from './use-picture-list'

interface UploadLinesProps {
  id: string
  field: PicturesInWork
}

export function UploadLines({ id, field: { list, change, focusOn } }: UploadLinesProps) {
  const current = currentUpload(list)
  const isFailure = list.uploads.some(({ failure }) => failure?.message === list.notice)
  return (
    <>
      <ul id={id} className="space-y-3 empty:hidden">
        {list.uploads.map((upload) => (
          <li key={upload.id} className="space-y-2">
            {upload.failure ? (
              <Failure message={upload.failure.message} />
            ) : (
              <Progress upload={upload} isSent={upload === current} />
            )}
            <p className="flex flex-wrap gap-2">
              {upload.failure?.mayPass ? (
                <PictureButton
                  label="Try again"
                  of={upload.file.name}
                  mark={`retry-${String(upload.id)}`}
                  onPress={() => {
                    focusOn(focusMark(`cancel-${String(upload.id)}`))
                    change({ type: 'retry', id: upload.id })
                  }}
                />
              ) : null}
              <PictureButton
                label={upload.failure ? 'Dismiss' : 'Cancel'}
                of={upload.file.name}
                mark={`cancel-${String(upload.id)}`}
                onPress={() => {
                  focusOn(fileInput)
                  change({ type: 'cancel', id: upload.id })
                }}
              />
            </p>
          </li>
        ))}
      </ul>
      {list.notice === '' || isFailure ? null : (
        <p aria-hidden="true" className="font-sans text-base text-soft">
          {list.notice}
        </p>
      )}
      <p role="status" className="font-sans text-base font-semibold">
        {list.leftOut}
      </p>
      <p role="status" className="sr-only">
        {current ? progressText(current.file.name, Math.floor(current.percent / 25) * 25) : list.notice}
      </p>
    </>
  )
}

function Failure({ message }: { message: string }) {
  return (
    <p className="font-sans text-base font-semibold text-danger">
      <span className="sr-only">Error: </span>
      {message}
    </p>
  )
}

function Progress({ upload: { file, percent }, isSent }: { upload: Upload; isSent: boolean }) {
  return (
    <div>
      <p className="font-sans text-base text-soft tabular-nums">
        {isSent ? progressText(file.name, percent) : `Waiting: “${file.name}”`}
      </p>
      <progress max={100} value={percent} aria-label={`Upload of “${file.name}”`} className="mt-1 block h-4 w-full" />
    </div>
  )
}

function progressText(fileName: string, percent: number): string {
  return `Uploading “${fileName}”: ${String(percent)} %`
}
