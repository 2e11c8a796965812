/**
 * The media type that a Content-Type header names, in lower case and without its parameters. Undefined where it names
 * another charset than UTF-8, the only one that bodies are read in.
 */
export function mediaTypeOf(contentType: string | null): string | undefined {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charsets = parameters.flatMap((parameter) => /^\s*charset=(.*?)\s*$/.exec(parameter)?.[1] ?? [])
  return charsets.every((charset) => /^("?)utf-?8\1$/.test(charset)) ? type.trim() : undefined
}
