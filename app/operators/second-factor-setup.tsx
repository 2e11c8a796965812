import { PressForm } from './press-form'
import type { QrCode } from '~/lib/qr-code'
import { SecondFactorSection } from './second-factor'
import { SecurityForm } from './security-form'

export interface ShownSetup {
  qrCode: QrCode
  typed: string
  link: string
}

interface SetupProps {
  setup: ShownSetup
  formToken: string
  answer: unknown
}

export function SecondFactorSetup({ setup, formToken, answer }: SetupProps) {
  return (
    <SecondFactorSection>
      <ol className="mt-4 space-y-6">
        <li>
          <h3 className="text-xl">1. Add this site to your authenticator app</h3>
          <div className="mt-3 flex flex-wrap items-start gap-6">
            <QrPicture qrCode={setup.qrCode} />
            <div className="max-w-xs min-w-0">
              <p>Scan the picture with the app. On the phone itself, open the link instead:</p>
              <p className="mt-2 font-sans">
                <a href={setup.link} className="inline-flex min-h-6 items-center">
                  Open in the app
                </a>
              </p>
              <p className="mt-3">Or type this into the app, as a time-based key:</p>
              <p className="mt-2 font-mono text-lg">{setup.typed}</p>
            </div>
          </div>
        </li>
        <li>
          <h3 className="text-xl">2. Show that it works</h3>
          <SecurityForm
            intent="switch-on-second-factor"
            formToken={formToken}
            answer={answer}
            codeHint="The six digits that the app shows now."
            button={{ label: 'Switch On', pendingLabel: 'Switching on...' }}
          />
        </li>
      </ol>
      <div className="mt-4">
        <PressForm
          intent="cancel-second-factor"
          formToken={formToken}
          label="Cancel"
          pendingLabel="Cancelling..."
          look="secondary"
        />
      </div>
    </SecondFactorSection>
  )
}

/** The picture is dark on light in both color schemes, because some scanners cannot read the reverse. */
function QrPicture({ qrCode: { size, path } }: { qrCode: QrCode }) {
  const box = `0 0 ${String(size)} ${String(size)}`
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={box}
      shapeRendering="crispEdges"
      className="aspect-square w-56 max-w-full shrink-0 rounded-field bg-white forced-color-adjust-none"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
