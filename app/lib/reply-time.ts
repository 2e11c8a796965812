const specified = 'within 24 hours'

/** `replyWithin` is the operator's promise, such as "24 hours"; without one, the text promises no time. */
export function withReplyTime(text: string, replyWithin: string | null): string {
  return text.replaceAll(specified, replyWithin === null ? 'soon' : `within ${replyWithin}`)
}
