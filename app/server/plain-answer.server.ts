/** An answer in a few words, to whoever asked for a file: kept by nobody, for the file may be there in a moment. */
export function plainAnswer(status: 404 | 503, text: string, headers: Record<string, string> = {}): Response {
  const all = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers }
  return new Response(text, { status, headers: all })
}
