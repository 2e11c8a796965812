/** A page draws each icon once (`RowIcons`), and rows refer to it with `<use>`. */
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'

const icons = { edit: Pencil, view: Eye, delete: Trash2 } as const
const size = 18

export type RowIconName = keyof typeof icons

export function RowIcons() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`}>
          <Icon size={size} />
        </symbol>
      ))}
    </svg>
  )
}

export function RowIcon({ name }: { name: RowIconName }) {
  return (
    <svg aria-hidden="true" width={size} height={size}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
