/**
 * A forecast may name a day for a holiday that is not among the known ones. Its wind must not be taken for the wind of
 * the day before, so its name is found by its shape.
 */

export interface Span {
  start: number
  end: number
}

const name = String.raw`[A-Z][\w.']*(?: (?:of |the |and )*[A-Z][\w.']*){0,4}`
const end = String.raw`(?:\.|mph|kts?|knots|km/h)`
const unknownPatterns = [
  { mark: /^:/, pattern: new RegExp(String.raw`^[ .*•>-]*([a-z][\w.' ]{2,38})(?=:)`, 'gdim') },
  { mark: /^ -/, pattern: new RegExp(String.raw`^[ .*•>-]*(${name})(?= -)`, 'gdm') },
  { mark: /^, /, pattern: new RegExp(String.raw`^\.(${name})(?=, )`, 'gdm') },
  // A typed line may have only a space before the wind.
  {
    mark: /^ [NSEW]/i,
    pattern: new RegExp(String.raw`^([a-z][a-z.']{2,16}(?: [a-z.']{2,16}){0,3})(?=:? [nsew]{1,3}\b)`, 'gdim'),
  },
  // On a line of its own, a name is between two forecasts, or is the first.
  { mark: /^\n/, pattern: new RegExp(String.raw`(?<=${end}\n+|^\n*)^(${name})$(?=\n+[^\n]*${end}$)`, 'gdm') },
]
const weatherWords =
  /\b(?:wind|gust|light|breez|calm|variab|high|low|temp|feels|rain|snow|shower|storm|drizzl|sky|dew|humid|precip|chance|pressure|weather|forecast|update|dir|speed|cloud|overcast|sun|clear|fair|fog|haz|hail|moon|visib|hour|date|time|note|from|becom|then|uv|index|baro|summary|detail|condition|quality|ceiling)/i

/** Finds names that the text sets apart in the way of its days, between known ones or before the first. */
export function findUnknownDays(text: string, known: readonly Span[]): (Span & { label: string })[] {
  const used = unknownPatterns.filter(({ mark }) => known.some(({ end }) => mark.test(text.slice(end, end + 2))))
  return used.flatMap(({ pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 1: label = '', indices }) => {
      const [start, end] = indices?.[1] ?? [0, 0]
      const isOther = known.some((each) => each.start < end && start < each.end) || weatherWords.test(label)
      return isOther ? [] : [{ label, start, end }]
    }),
  )
}
