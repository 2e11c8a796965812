import { Button } from '~/components/ui/button'
import type { PictureInsertion } from './use-picture-insertion'

export function PictureUploads({ insertion: { pictures, dismiss } }: { insertion: PictureInsertion }) {
  return (
    <ul className="space-y-2 border-b border-hairline px-4 py-3 font-sans text-base empty:hidden">
      {pictures.map(({ id, name, percent, failure }) => (
        <li key={id} className="flex flex-wrap items-center gap-3">
          {failure === null ? (
            <span role="status">
              Uploading “{name}”: {percent} %
            </span>
          ) : (
            <span role="alert" className="font-semibold text-danger">
              {failure}
            </span>
          )}
          <Button
            look="secondary"
            onClick={() => {
              dismiss(id)
            }}
          >
            {failure === null ? 'Cancel' : 'Dismiss'}
            <span className="sr-only"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
