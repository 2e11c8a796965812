import type { PostPreview } from './post-preview'

interface BodyPreviewProps {
  id: string
  preview: PostPreview | undefined
  failure: string | undefined
}

export function BodyPreview({ id, preview, failure }: BodyPreviewProps) {
  if (!preview && failure === undefined) return null
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-4 scroll-mt-24 rounded-field border border-hairline">
      <h3 id={`${id}-title`} className="border-b border-hairline bg-panel px-4 py-2 text-lg">
        Preview
      </h3>
      <div role="status" className="font-sans text-base font-semibold">
        {failure === undefined ? null : <p className="px-4 pt-3">{failure}</p>}
        {preview && preview.notices.length > 0 ? (
          <ul className="list-disc space-y-1 px-4 pt-3 pl-9 wrap-anywhere">
            {preview.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {preview ? (
        // The server has sanitized it.
        <div
          className="prose max-w-measure px-4 py-4 wrap-anywhere"
          dangerouslySetInnerHTML={{ __html: preview.html }}
        />
      ) : null}
    </section>
  )
}
