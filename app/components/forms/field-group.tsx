import { useId, type ReactNode } from 'react'

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

export function FieldColumns({ children, beside }: { children: ReactNode; beside: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-6">{children}</div>
      <div className="beside min-w-0 space-y-8">{beside}</div>
    </div>
  )
}
