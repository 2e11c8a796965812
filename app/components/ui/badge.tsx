import type { ReactNode } from 'react'

const tones = {
  plain: 'bg-panel text-ink border-hairline',
  discount: 'bg-[#fbe1d2] text-[#8c3309] border-[#8c3309]/30',
  pending: 'bg-[#fbe7a8] text-[#5c4300] border-[#5c4300]/30',
  answered: 'bg-[#dce9f8] text-[#1d4f91] border-[#1d4f91]/30',
  overdue: 'bg-[#a3231b] text-white border-[#a3231b]',
  good: 'bg-[#ddefd9] text-[#1e5a2c] border-[#1e5a2c]/30',
  warning: 'bg-[#fbe7a8] text-[#5c4300] border-[#5c4300]/30',
  'deer-food': 'bg-[#e4edd3] text-[#3f5b1e] border-[#3f5b1e]/30',
  'deer-products': 'bg-[#f6e3cf] text-[#6b3a10] border-[#6b3a10]/30',
  'body-parts': 'bg-[#f7dde5] text-[#7a1f3d] border-[#7a1f3d]/30',
  'deer-hunting': 'bg-[#fbe1d2] text-[#8c3309] border-[#8c3309]/30',
  'deer-life': 'bg-[#d6ede6] text-[#1f5a4c] border-[#1f5a4c]/30',
  'deer-cooking': 'bg-[#fbe9c2] text-[#7a4a00] border-[#7a4a00]/30',
  'deer-type': 'bg-[#dde6f7] text-[#2b4a86] border-[#2b4a86]/30',
  gray: 'bg-[#e6e4dc] text-[#45473f] border-[#45473f]/30',
} as const

export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full rounded-field border px-2 py-0.5 font-sans text-[0.9375rem] leading-snug font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
