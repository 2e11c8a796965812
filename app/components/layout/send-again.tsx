import { Button } from '~/components/ui/button'
import type { SentForm } from '~/lib/messages'

export function SendAgain({ address, fields }: SentForm) {
  return (
    <form method="post" action={address} className="mt-6">
      {fields.map(([name, value], index) => (
        <input key={`${name}-${String(index)}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Send Again</Button>
    </form>
  )
}
