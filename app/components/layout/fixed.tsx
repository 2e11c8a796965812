/**
 * A part of a page that is the same at every rendering. On pages without React it is there as text, rendered once:
 * nothing in it may depend on the page, nor ask the router or the page's loaders.
 */
import { useContext, type ComponentType } from 'react'
import { StaticDocumentContext } from './static-document'

interface FixedProps {
  /** What it stands in. */
  as: 'div' | 'footer' | 'nav' | 'section' | 'ul'
  className: string
  /** Made once, with its module. */
  part: ComponentType
  'aria-label'?: string
  'aria-labelledby'?: string
}

export function Fixed({ as: Element, part: Part, ...attributes }: FixedProps) {
  const plain = useContext(StaticDocumentContext)
  if (plain) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: plain.fixed(Part) }} />
  return (
    <Element {...attributes}>
      <Part />
    </Element>
  )
}
