import type { ReactNode } from 'react'

export interface FieldWords {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

interface FieldFrameProps extends FieldWords {
  id: string
  isOptional?: boolean
  children: ReactNode
}

export function FieldFrame({ id, label, hint, error, isOptional = false, children }: FieldFrameProps) {
  return (
    <div className={error === undefined ? '' : 'border-l-4 border-danger pl-4'}>
      <label htmlFor={id} className="block text-[1.0625rem] font-semibold">
        {label}
        {isOptional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </label>
      <HintAndError id={id} hint={hint} error={error} />
      {children}
    </div>
  )
}

export function HintAndError({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="font-sans text-base text-soft">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="font-sans text-base font-semibold text-danger">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
    </>
  )
}

export function fieldIds({
  name,
  hint,
  error,
}: {
  name: string
  hint?: string | undefined
  error?: string | undefined
}) {
  const described = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`]
  return {
    id: name,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  }
}

export function controlClass(error: string | undefined): string {
  const border = error === undefined ? 'border-control' : 'border-2 border-danger'
  return `mt-1 block min-h-11 w-full rounded-field border bg-page px-3 py-2 font-sans text-[1.0625rem] leading-normal text-ink ${border}`
}

export function fileClass(error: string | undefined): string {
  return `${controlClass(error)} cursor-pointer border-dashed file:mr-4 file:mb-1 file:min-h-11 file:rounded-field file:border file:border-solid file:border-control file:bg-card file:px-4 file:font-semibold file:text-ink`
}
