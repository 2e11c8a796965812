interface DownloadFile {
  name: string
  type: 'text/csv' | 'application/json'
}

/** If `parts` fails, the connection breaks, so that nobody mistakes a part for the whole file. */
export function downloadOf(parts: AsyncGenerator<string, undefined>, { name, type }: DownloadFile): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done === true) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    // The stream reads nothing before it is asked to.
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: downloadHeaders({ name, type }) })
}

export function downloadHeaders({ name, type }: DownloadFile): Record<string, string> {
  return {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  }
}
