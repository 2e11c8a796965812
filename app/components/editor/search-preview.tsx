interface SearchPreviewProps {
  title: string
  description: string
  url: string
}

export function SearchPreview({ title, description, url }: SearchPreviewProps) {
  return (
    <div className="rounded-field border border-hairline bg-page p-4 font-sans wrap-anywhere">
      <p className="text-base text-soft">{url.replace(/^https?:\/\//, '').replaceAll('/', ' › ')}</p>
      <p className="mt-1 text-xl font-semibold text-[#1a4fa0] dark:text-[#9cc1ff]">{title}</p>
      <p className="mt-1 text-base">{description}</p>
    </div>
  )
}
