import { Notice } from '~/components/feedback/notice'
import { SiteLink } from '~/components/ui/site-link'
import { failedPicturesMessage, type FailedPicture } from './failed-pictures'

export function FailedPicturesNotice({ pictures }: { pictures: readonly FailedPicture[] }) {
  return (
    <Notice message={failedPicturesMessage(pictures.length)} kind="error">
      <ul className="mt-3 space-y-2">
        {pictures.map(({ src, records }) => (
          <li key={src} className="flex items-center gap-3">
            <img
              src={src}
              alt=""
              className="h-12 w-16 shrink-0 rounded-field border border-hairline bg-panel object-cover"
            />
            <span className="min-w-0 wrap-anywhere">
              {records.map(({ name, path }, index) => (
                <span key={path}>
                  {index === 0 ? '' : ', '}
                  <SiteLink to={path}>{name}</SiteLink>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
