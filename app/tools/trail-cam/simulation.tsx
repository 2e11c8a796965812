/** The server renders a disabled form to reserve its space; the file input has no name, so nothing can be submitted. */
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { FieldFrame, fieldIds, fileClass } from '~/components/forms/field-frame'
import { Fold } from '~/components/ui/fold'
import { ToolForm, ToolWaiting } from '~/tools/tool-parts'
import { focusAnswer } from '~/tools/use-tool'
import { AnalysisResult } from './analysis-result'
import { pictureError } from './trail-cam.schema'
import { useAnalysis } from './use-analysis'
import { usePicture, type Picture } from './use-picture'

export function Simulation() {
  const isHydrated = useHydrated()
  return (
    <Fold id="simulated" title="A simulated deer count" level={2}>
      <p className="max-w-measure">
        A demonstration of what picture software could show. It waits two seconds and draws a number from 1 to 5; it
        does not look at your picture.
      </p>
      <fieldset
        role="presentation"
        disabled={!isHydrated}
        className={isHydrated ? 'mt-6' : 'mt-6 hidden [@media(scripting:enabled)]:block'}
      >
        <Analyzer />
      </fieldset>
      {isHydrated ? null : <NeedsJavaScript />}
    </Fold>
  )
}

function NeedsJavaScript() {
  return (
    <p className="mt-6 max-w-measure rounded-field border border-hairline bg-card p-6 [@media(scripting:enabled)]:hidden">
      The simulation needs JavaScript: it shows your picture in your own browser and never sends it anywhere. You’ll
      find how to read a picture yourself below.
    </p>
  )
}

function Analyzer() {
  const { picture, error: fileError, choose, whenRead } = usePicture()
  const { percent, result, isRunning, start, clear } = useAnalysis()
  const [presses, setPresses] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (presses === 0) return
    focusAnswer(ref.current)
  }, [presses])
  const error = fileError ?? (isAsked && !picture ? pictureError(undefined) : undefined)
  const press = async () => {
    const read = await whenRead()
    setAsked(true)
    setPresses((count) => count + 1)
    if (read.picture && !isRunning) start()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void press()
  }
  return (
    <div ref={ref} className="tool-desk">
      <ToolForm id="trail-cam-analyzer" action="Analyze" onSubmit={onSubmit}>
        <PictureField
          error={error}
          onChoose={(chosen) => {
            setAsked(false)
            clear()
            choose(chosen)
          }}
        />
        {picture ? <PicturePreview picture={picture} /> : null}
      </ToolForm>
      {percent === undefined ? (
        <ToolWaiting action="Analyze">Choose a picture from your trail camera.</ToolWaiting>
      ) : (
        <AnalysisResult percent={percent} result={result} />
      )}
    </div>
  )
}

interface PictureFieldProps {
  error: string | undefined
  onChoose: (file: File | undefined) => void
}

function PictureField({ error, onChoose }: PictureFieldProps) {
  const words = {
    label: 'Trail camera picture',
    hint: 'JPEG, PNG, WebP and the like. It never leaves your browser.',
    error,
  }
  return (
    <FieldFrame id="picture" {...words}>
      <input
        {...fieldIds({ name: 'picture', ...words })}
        type="file"
        accept="image/*"
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0])
        }}
        className={`${fileClass(error)} py-8`}
      />
    </FieldFrame>
  )
}

function PicturePreview({ picture: { name, url, isShown } }: { picture: Picture }) {
  return (
    <figure>
      {isShown ? (
        <img
          src={url}
          alt={`Preview of ${name}`}
          // The page script must not replace the picture when it fails to load.
          data-failed="true"
          className="max-h-96 w-full rounded-field border border-hairline bg-panel object-contain"
        />
      ) : (
        <p className="rounded-field border border-hairline bg-panel px-4 py-3">
          Your browser cannot show this picture format. The simulation works anyway because it does not look at the
          picture.
        </p>
      )}
      <figcaption className="mt-1 font-sans text-base text-soft">{name}</figcaption>
    </figure>
  )
}
