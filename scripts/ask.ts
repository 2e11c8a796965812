import { createInterface } from 'node:readline/promises'
import { PlainError } from './plain-command'

/** Only a full "yes" counts, because there is no undo. @throws PlainError without a terminal */
export async function askForYes(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new PlainError(`${question}\nThere is no terminal to answer at: add --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(`${question} Type yes: `)).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
