/** The time within which the site answers: "24 hours" at first, or hours or working days that the operator sets. */

/** Texts that promise an answer within the specified time. */
const specified = 'within 24 hours'

export function withReplyTime(text: string, replyWithin: string | null): string {
  return text.replaceAll(specified, replyWithin === null ? 'soon' : `within ${replyWithin}`)
}

export interface ReplyTime {
  unit: 'hour' | 'working day'
  count: number
}

const most = { hour: 240, 'working day': 20 } as const satisfies Record<ReplyTime['unit'], number>
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Reads "24 hours", "2 working days" or "two business days". Returns undefined for any other text. */
export function parseReplyTime(text: string): ReplyTime | undefined {
  const [, number = '', measure = ''] = /^(\d{1,3}|[a-z]+) (hours?|(?:working|business) days?)$/i.exec(text) ?? []
  const count = /^\d/.test(number) ? Number(number) : numberWords.indexOf(number.toLowerCase()) + 1
  const unit = /^hour/i.test(measure) ? 'hour' : 'working day'
  return count >= 1 && count <= most[unit] ? { unit, count } : undefined
}
