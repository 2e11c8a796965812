/** A charset other than UTF-8 makes it undefined. */
export function mediaTypeOf(contentType: string | null): string | undefined {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charsets = parameters.flatMap((parameter) => /^\s*charset=(.*?)\s*$/.exec(parameter)?.[1] ?? [])
  return charsets.every((charset) => /^("?)utf-?8\1$/.test(charset)) ? type.trim() : undefined
}
