import { useId } from 'react'

/** Longer texts fold on a phone. */
const shortCharacters = 320
const shortLines = 7

/** On a phone a long text shows its first lines until the box is checked, so that the form is near. */
export function FoldedText({ text }: { text: string }) {
  const id = useId()
  if (text.length <= shortCharacters && text.split('\n').length <= shortLines) {
    return <p className="max-w-measure whitespace-pre-wrap">{text}</p>
  }
  return (
    <div className="folded-text">
      <p id={id} className="max-w-measure whitespace-pre-wrap">
        {text}
      </p>
      <label className="no-print inline-flex min-h-11 cursor-pointer items-center gap-2 font-sans font-semibold sm:hidden">
        <input type="checkbox" aria-controls={id} className="size-5 accent-pine-2" />
        Show all of it
      </label>
    </div>
  )
}
