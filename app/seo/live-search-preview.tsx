import { useEffect, useState, type RefObject } from 'react'
import { useSite } from '~/components/layout/site-context'
import { SearchPreview } from '~/components/editor/search-preview'
import { documentTitle, pageDescription } from './head'

export interface TypedHead {
  title: string
  description: string
  path: string
}

interface LiveSearchPreviewProps {
  form: RefObject<HTMLFormElement>
  values: Readonly<Record<string, unknown>>
  toHead: (field: (name: string) => string) => TypedHead
}

export function LiveSearchPreview({ form, values, toHead }: LiveSearchPreviewProps) {
  const site = useSite()
  const [head, setHead] = useState(() => toHead((name) => textOf(values[name])))
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const follow = () => {
      const typed = new FormData(element)
      setHead(toHead((name) => textOf(typed.get(name))))
    }
    follow()
    element.addEventListener('input', follow)
    return () => {
      element.removeEventListener('input', follow)
    }
  }, [form, toHead])
  return (
    <div role="group" aria-labelledby="search-preview">
      <h2 id="search-preview" className="mb-2 font-sans text-[1.0625rem] font-semibold">
        In a search result
      </h2>
      <SearchPreview
        title={documentTitle(head.title || 'Untitled', site.name, false)}
        description={pageDescription(head.description)}
        url={site.url + head.path}
      />
    </div>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
