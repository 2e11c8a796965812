/**
 * A password is typed twice without echo, or comes from a pipe. Other users can see arguments, and shells remember
 * them.
 */
import { createInterface } from 'node:readline/promises'
import { Writable, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { passwordFault } from '~/lib/password-rules'
import { PlainError } from '../plain-command'

interface PasswordSource {
  input: Readable & { isTTY?: boolean }
  output: Writable
}

/** @throws PlainError if it is not acceptable, or if the two differ */
export async function readPassword({ input, output }: PasswordSource): Promise<string> {
  const password = input.isTTY === true ? await typeTwice({ input, output }) : withoutLineEnd(await text(input))
  const fault = passwordFault(password)
  if (fault !== undefined) throw new PlainError(`The password ${fault}.`)
  return password
}

async function typeTwice(source: PasswordSource): Promise<string> {
  const terminal = createInterface({ input: source.input, output: new Silence(), terminal: true })
  const ended = new Promise<never>((_, reject) => {
    terminal.once('close', () => {
      reject(new PlainError('Nothing was changed.'))
    })
  })
  const ask = async (question: string) => {
    source.output.write(question)
    const answer = await Promise.race([terminal.question(''), ended])
    source.output.write('\n')
    return answer
  }
  ended.catch(() => undefined)
  try {
    const first = await ask('New password (not shown): ')
    const fault = passwordFault(first)
    if (fault !== undefined) throw new PlainError(`The password ${fault}.`)
    if ((await ask('The same again: ')) === first) return first
    throw new PlainError('The two are not the same. Nothing was changed.')
  } finally {
    terminal.close()
  }
}

/** Swallows the echo. */
class Silence extends Writable {
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done()
  }
}

function withoutLineEnd(piped: string): string {
  const password = piped.replace(/\r?\n$/, '')
  if (/[\r\n]/.test(password)) throw new PlainError('The password must be one line.')
  return password
}
