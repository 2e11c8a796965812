import { channel } from 'node:diagnostics_channel'

export function endWith(message: string): never {
  process.stderr.write(`${message}\n`)
  channel('stagwise:end-said').publish(message)
  process.exit(1)
}
