import { searchLetters } from '~/lib/search-words'
import { suggestionScriptPath } from '~/paths'

/** In a form with position: suggestions-page-script.js fills the box below it. */
export function SearchField({ id, query, className }: { id: string; query?: string; className: string }) {
  return (
    <>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={searchLetters}
        autoComplete="off"
        data-suggest={suggestionScriptPath}
        className={className}
      />
      <div data-suggestions="" suppressHydrationWarning dangerouslySetInnerHTML={noMarkup} />
    </>
  )
}

/** React leaves what the script writes. */
const noMarkup = { __html: '' }
