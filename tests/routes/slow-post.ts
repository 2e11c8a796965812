/** Makes a Request whose body is on its way: `meanwhile` runs when the body is first read. */
export function slowPost(
  path: string,
  { headers, body, meanwhile }: { headers: Record<string, string>; body: string; meanwhile: () => unknown },
): Request {
  const slow = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        await meanwhile()
        stream.enqueue(Buffer.from(body))
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  return new Request(`http://localhost:3000${path}`, { method: 'POST', headers, body: slow, duplex: 'half' })
}
