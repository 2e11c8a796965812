const specified = 'within 24 hours'

export function withReplyTime(text: string, replyWithin: string | null): string {
  return text.replaceAll(specified, replyWithin === null ? 'soon' : `within ${replyWithin}`)
}
