import { searchLetters } from '~/lib/search-words'
import { suggestionScriptPath } from '~/paths'

interface SearchFieldProps {
  id: string
  query?: string
  placeholder?: string
  className: string
}

/** The form must be `relative`: suggestions-page-script.js fills the box below the field. */
export function SearchField({ id, query, placeholder, className }: SearchFieldProps) {
  return (
    <>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={searchLetters}
        placeholder={placeholder}
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
