/**
 * A part of the page that never changes. Pages without React get it as prerendered text, so it must not depend on the
 * page, the router or loader data.
 */
import { useContext, type ComponentType } from 'react'
import { StaticDocumentContext } from './static-document'

interface FixedProps {
  as: 'div' | 'footer' | 'nav' | 'section' | 'ul'
  className: string
  /** Created once, at module level. */
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
