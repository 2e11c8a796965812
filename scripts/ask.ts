/** Questions to the person at the terminal. */
import { createInterface } from 'node:readline/promises'
import { PlainError } from './plain-command'

/**
 * Whether the answer is "yes", in full: it is about something that cannot be undone with another key.
 * @throws PlainError where nobody is there to answer
 */
export async function askForYes(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new PlainError(`${question}\nThere is no terminal to answer at: add -- --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(`${question} Type yes: `)).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
