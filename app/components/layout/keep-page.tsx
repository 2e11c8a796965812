import { buttonClass } from '~/components/ui/button'

/** The button is hidden until keep-page-script.js finds a browser that can keep pages. */
export function KeepPage() {
  return (
    <p data-keep hidden className="no-print mt-5">
      <button type="button" className={buttonClass('secondary')}>
        Keep this page for the field
      </button>
    </p>
  )
}
