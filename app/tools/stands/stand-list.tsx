import { useHydrated } from 'remix-utils/use-hydrated'
import { Button, buttonClass } from '~/components/ui/button'
import { isSecondClick } from '~/components/ui/second-press'
import { describeStand } from './judge-stand'
import { pointText, type Stand } from './stand'

interface StandListProps {
  stands: readonly Stand[]
  /** Returns the address without a stand, for browsers without JavaScript. */
  addressWithout: (stand: Stand) => string
  onChange: (stand: Stand) => void
  onRemove: (stand: Stand) => void
}

export function StandList({ stands, addressWithout, onChange, onRemove }: StandListProps) {
  const isHydrated = useHydrated()
  if (stands.length === 0) return null
  return (
    <ul className="divide-y divide-hairline self-start border-y border-hairline">
      {stands.map((stand) => (
        <li key={stand.name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
            <b className="font-sans">{stand.name}</b>
            <span className="block text-base text-soft">{describeStand(stand)}</span>
            {stand.note === undefined ? null : <span className="block text-base text-soft">{stand.note}</span>}
            {stand.point ? (
              <span className="block text-base text-soft tabular-nums">{pointText(stand.point)}</span>
            ) : null}
          </p>
          <span className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              extra="noscript:hidden"
              aria-label={`Change ${stand.name}`}
              onClick={() => {
                onChange(stand)
              }}
            >
              Change
            </Button>
            {isHydrated ? (
              <Button
                look="secondary"
                aria-label={`Remove ${stand.name}`}
                onClick={(event) => {
                  if (!isSecondClick(event)) onRemove(stand)
                }}
              >
                Remove
              </Button>
            ) : (
              <a href={addressWithout(stand)} aria-label={`Remove ${stand.name}`} className={buttonClass('secondary')}>
                Remove
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
