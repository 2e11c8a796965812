/** The media type of a Content-Type header, in lower case. Undefined for a charset other than UTF-8. */
export function mediaTypeOf(contentType: string | null): string | undefined {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charsets = parameters.flatMap((parameter) => /^\s*charset=(.*?)\s*$/.exec(parameter)?.[1] ?? [])
  return charsets.every((charset) => /^("?)utf-?8\1$/.test(charset)) ? type.trim() : undefined
}
