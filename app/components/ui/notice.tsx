/** A message that stands in the page: for those for whom five seconds are too short, or who have no JavaScript. */
import type { Message } from '~/lib/toast'

export function Notice({ message }: { message: Message }) {
  return (
    <div role="status" className="rounded-field border-l-8 border-[#1e5a2c] bg-[#ddefd9] px-5 py-4 text-[#1c1f1a]">
      <p className="font-sans text-xl font-bold">{message.title}</p>
      <p>{message.description}</p>
    </div>
  )
}
