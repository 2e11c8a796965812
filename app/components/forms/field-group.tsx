import type { SubmissionResult } from '@conform-to/react'
import { useId, type ReactNode } from 'react'
import { useFieldDetails } from './reveal'

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="space-y-6 border-t-2 border-bark pt-4 lg:in-[.beside]:first:border-t-0 lg:in-[.beside]:first:pt-0"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface FieldFoldProps {
  title: string
  /** Sums up the fields while the fold is closed. */
  line: string
  fields: readonly string[]
  result: SubmissionResult<string[]> | undefined
  children: ReactNode
}

export function FieldFold({ title, line, fields, result, children }: FieldFoldProps) {
  const details = useFieldDetails({ result, isInside: (field) => fields.includes(field), isOpenAtFirst: false })
  return (
    <details {...details} className="fold">
      <summary className="wrap-anywhere">
        <h2>{title}</h2>: <span className="text-ink">{line}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}

interface FieldColumnsProps {
  children: ReactNode
  beside: ReactNode
  isBesideFirst?: boolean
}

export function FieldColumns({ children, beside, isBesideFirst = false }: FieldColumnsProps) {
  const narrow = <div className="beside min-w-0 space-y-8">{beside}</div>
  return (
    <div
      className={`grid gap-x-10 gap-y-8 ${isBesideFirst ? 'lg:grid-cols-[20rem_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,1fr)_20rem]'}`}
    >
      {isBesideFirst ? narrow : null}
      <div className="min-w-0 space-y-6">{children}</div>
      {isBesideFirst ? null : narrow}
    </div>
  )
}
