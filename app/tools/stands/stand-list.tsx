import { useHydrated } from 'remix-utils/use-hydrated'
import { Button } from '~/components/ui/button'
import { isSecondClick } from '~/components/ui/second-press'
import { describeStand } from './judge-stand'
import { pointText, type Stand } from './stand'

interface StandListProps {
  stands: readonly Stand[]
  /** The address without a stand, for browsers without JavaScript. */
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
          {isHydrated ? (
            <span className="flex flex-wrap gap-3">
              <Button
                look="secondary"
                aria-label={`Change ${stand.name}`}
                onClick={() => {
                  onChange(stand)
                }}
              >
                Change
              </Button>
              <Button
                look="secondary"
                aria-label={`Remove ${stand.name}`}
                onClick={(event) => {
                  if (!isSecondClick(event)) onRemove(stand)
                }}
              >
                Remove
              </Button>
            </span>
          ) : (
            <a
              href={addressWithout(stand)}
              aria-label={`Remove ${stand.name}`}
              className="inline-flex min-h-11 items-center font-sans text-base"
            >
              Remove
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
