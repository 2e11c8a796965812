/** What has just happened to what the browser keeps, announced, and with a way back. */
import { Button } from '~/components/ui/button'

export interface Message {
  text: string
  /** For what can be undone. */
  undo?: () => void
}

/** @param props.undoId of the button, for what moves the focus to it */
export function Said({ message, undoId }: { message: Message | undefined; undoId?: string }) {
  return (
    <div role="status" className="no-print empty:hidden">
      {message === undefined || message.text === '' ? null : (
        <p className="flex flex-wrap items-center gap-4 rounded-field border-l-8 border-moss bg-panel px-5 py-3">
          <span className="whitespace-pre-line">{message.text}</span>
          {message.undo ? (
            <Button id={undoId} look="secondary" onClick={message.undo}>
              Undo
            </Button>
          ) : null}
        </p>
      )}
    </div>
  )
}
