/** A short label. Tones are the palette's pairs; the text always says what the colour does. */
import type { ReactNode } from 'react'

const tones = {
  plain: 'bg-panel text-ink border-hairline',
  discount: 'bg-[#fbe1d2] text-[#8c3309] border-[#8c3309]/30',
  pending: 'bg-[#fbe7a8] text-[#5c4300] border-[#5c4300]/30',
  answered: 'bg-[#dce9f8] text-[#1d4f91] border-[#1d4f91]/30',
  overdue: 'bg-[#a3231b] text-white border-[#a3231b]',
  good: 'bg-[#ddefd9] text-[#1e5a2c] border-[#1e5a2c]/30',
  gray: 'bg-[#e6e4dc] text-[#45473f] border-[#45473f]/30',
} as const

export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-field border px-2 py-0.5 font-sans text-[0.9375rem] leading-snug font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
