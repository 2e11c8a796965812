import { buttonClass } from '~/components/ui/button'

/** The notice is hidden until keep-page-script.js hears of a new release. */
export function UpdateNotice() {
  return (
    <div data-update hidden className="update-notice">
      <p role="status">A new version of the tools is ready.</p>
      <button type="button" className={buttonClass('primary')}>
        Reload
      </button>
    </div>
  )
}
