/**
 * Without JavaScript all sections are open below a list of links; with it the URL fragment names the open tab. Hidden
 * sections stay in the form.
 */
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { useOpenSection } from './use-open-section'

interface Section {
  id: string
  label: string
  problems: number
  content: ReactNode
}

interface SectionTabsProps {
  label: string
  sections: readonly Section[]
  answer: unknown
}

export function SectionTabs({ label, sections, answer }: SectionTabsProps) {
  const root = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [open, choose] = useOpenSection(root, sections, answer)
  return (
    <div ref={root}>
      {isHydrated ? (
        <TabList label={label} sections={sections} open={open} onChoose={choose} />
      ) : (
        <LinkList label={label} sections={sections} />
      )}
      {sections.map(({ id, label: name, content }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-label`}
          {...(isHydrated ? { role: 'tabpanel', hidden: id !== open } : {})}
          className={`scroll-mt-20 pt-6 ${isHydrated ? '' : 'mt-8 border-t border-hairline'}`}
        >
          {isHydrated ? null : (
            <h2 id={`${id}-label`} className="mb-5">
              {name}
            </h2>
          )}
          {content}
        </section>
      ))}
    </div>
  )
}

interface TabListProps {
  label: string
  sections: readonly Section[]
  open: string
  onChoose: (id: string) => void
}

function TabList({ label, sections, open, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    const place = sections.findIndex(({ id }) => id === open)
    const next = nextPlace(event.key, place, sections.length)
    const section = next === undefined ? undefined : sections[next]
    if (!section) return
    event.preventDefault()
    onChoose(section.id)
    document.getElementById(`${section.id}-label`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="section-tabs -mx-5 flex flex-wrap gap-x-1 border-b-2 border-hairline bg-card px-3 sm:sticky sm:top-0 sm:z-10 sm:-mx-6 sm:px-4"
    >
      {sections.map(({ id, label: name, problems }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${id}-label`}
          aria-selected={id === open}
          aria-controls={id}
          tabIndex={id === open ? 0 : -1}
          onKeyDown={go}
          onClick={() => {
            onChoose(id)
          }}
          className={`-mb-0.5 min-h-11 border-b-4 px-2.5 text-base font-semibold hover:bg-panel focus-visible:-outline-offset-4 ${
            id === open
              ? 'border-blaze bg-panel text-ink'
              : 'border-transparent text-soft forced-colors:border-[Canvas]'
          }`}
        >
          {name}
          <Problems count={problems} />
        </button>
      ))}
    </div>
  )
}

/** The keys are those of the ARIA tabs pattern. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function LinkList({ label, sections }: Pick<TabListProps, 'label' | 'sections'>) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 font-sans">
        {sections.map(({ id, label: name, problems }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-9 items-center font-semibold">
              {name}
              <Problems count={problems} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Problems({ count }: { count: number }) {
  if (count === 0) return null
  return <span className="text-danger">, {count === 1 ? '1 problem' : `${String(count)} problems`}</span>
}
