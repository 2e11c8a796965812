import { fineMark, mirrorMark, plainMark } from '~/lib/mark.data'

const sides = { small: 20, medium: 30, large: 48, 'extra-large': 96 } as const

export function Mark({ size }: { size: keyof typeof sides }) {
  const { toe, dewclaw, antler } = size === 'large' || size === 'extra-large' ? fineMark : plainMark
  const half = toe + dewclaw + antler
  return (
    <svg viewBox="0 0 32 32" width={sides[size]} height={sides[size]} aria-hidden="true" fill="currentColor">
      <path d={half} />
      <path d={half} transform={mirrorMark} />
    </svg>
  )
}
