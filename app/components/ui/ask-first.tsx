/** A button that destroys something asks first: the question opens below it. */
import { useId, useRef, useState } from 'react'
import { Button } from './button'

interface AskFirstProps {
  label: string
  question: string
  confirm: string
  keep?: string
  onConfirm: () => void
}

export function AskFirst({ label, question, confirm, keep = 'Keep them', onConfirm }: AskFirstProps) {
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  /** Moves focus, because the question's buttons disappear with it. */
  const close = () => {
    setIsAsking(false)
    ref.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={ref} className="mt-6">
      <Button
        look="secondary"
        aria-expanded={isAsking}
        onClick={() => {
          setIsAsking(!isAsking)
        }}
      >
        {label}
      </Button>
      {isAsking ? (
        <div role="group" aria-labelledby={id} className="mt-3 rounded-field border-2 border-danger p-5">
          <p id={id}>{question}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button
              look="danger"
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              {confirm}
            </Button>
            <Button look="secondary" onClick={close}>
              {keep}
            </Button>
          </p>
        </div>
      ) : null}
    </div>
  )
}
