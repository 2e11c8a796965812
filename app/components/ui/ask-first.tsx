import { useId, useState } from 'react'
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
  return (
    <div className="mt-6">
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
                setIsAsking(false)
                onConfirm()
              }}
            >
              {confirm}
            </Button>
            <Button
              look="secondary"
              onClick={() => {
                setIsAsking(false)
              }}
            >
              {keep}
            </Button>
          </p>
        </div>
      ) : null}
    </div>
  )
}
