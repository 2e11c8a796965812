import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import {
  contactPath,
  dmcaPath,
  privacyPath,
  productCategoryPath,
  searchPath,
  termsPath,
  toolPath,
  toolsPath,
} from '~/paths'
import { phoneLink } from '~/lib/offices'
import { Mark } from './mark'
import { OpenNow } from './open-now'
import { ContourLines } from './page-intro'
import { useSite } from './site-context'

const toolLinks = [
  ['deer-movement-predictor', 'Deer Movement Predictor'],
  ['moon-phase-calendar', 'Moon Phase Calendar'],
  ['wind-direction-stand-picker', 'Wind Direction Stand Picker'],
  ['trail-cam-analyzer', 'Trail Cam Analyzer'],
] as const

const lastLinks = [
  [searchPath, 'Search'],
  [termsPath, 'Terms of Service'],
  [privacyPath, 'Privacy Policy'],
  [dmcaPath, 'DMCA'],
] as const

export function Footer() {
  const isInTool = useLocation().pathname.startsWith(`${toolsPath}/`)
  return (
    <footer className="on-pine relative mt-auto bg-pine text-cream [&_a:not([class])]:text-cream">
      <Columns isLazy={!isInTool} />
    </footer>
  )
}

/** @param props.isLazy rendered by the browser only when it is near the viewport */
function Columns({ isLazy }: { isLazy: boolean }) {
  const site = useSite()
  return (
    <>
      <ContourLines ground="footer_pine" isLazy={isLazy} />
      <div className="page-width relative grid grid-cols-2 gap-4 cramped:block pt-5 pb-3 sm:gap-10 sm:py-14 lg:grid-cols-4">
        <div className="max-sm:col-span-2">
          <p className="flex items-center gap-2.5 font-sans text-2xl font-bold">
            <Mark size="large" />
            {site.name}
          </p>
          <p className="mt-1 max-w-xs text-base leading-snug sm:mt-3">{site.tagline}</p>
          {site.footer.note === null ? null : <p className="mt-3 max-w-xs text-base">{site.footer.note}</p>}
          <SocialLinks links={site.footer.social} />
        </div>
        <Column title="Hunting Tools">
          {toolLinks.map(([id, label]) => (
            <li key={id}>
              <SiteLink to={toolPath(id)}>{label}</SiteLink>
            </li>
          ))}
        </Column>
        <Column title="Products">
          {site.productCategories.map(({ id, name }) => (
            <li key={id}>
              {/* The specification has this label. */}
              <SiteLink to={productCategoryPath(id)}>{name === 'Safety' ? 'Safety Gear' : name}</SiteLink>
            </li>
          ))}
        </Column>
        <div className="max-sm:col-span-2 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-start max-sm:gap-x-4 cramped:block!">
          <h2 className="text-lg max-sm:sr-only">Contact</h2>
          <p className="text-base sm:mt-2 sm:py-1">
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <details className="wide-open text-base max-sm:row-start-2">
            <summary className="min-h-8 py-1">Offices and hours</summary>
            <ul>
              {site.offices.map(({ address, phone }, index) => (
                <li key={index} className="py-1">
                  {address}
                  {phone === '' ? null : (
                    <>
                      {', '}
                      <a href={phoneLink(phone)}>{phone}</a>
                    </>
                  )}
                </li>
              ))}
              {site.hours.map(({ days, hours }) => (
                <li key={days} className="tabular-nums">
                  {days} {hours}
                </li>
              ))}
            </ul>
            <OpenNow />
          </details>
          <ButtonLink
            to={contactPath}
            look="onPine"
            extra="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 sm:mt-4"
          >
            Contact Us
          </ButtonLink>
        </div>
      </div>
      <div className="relative border-t border-cream/25">
        <div className="page-width flex flex-wrap justify-between gap-x-8 gap-y-1 py-3 font-sans text-base sm:py-5">
          <p>
            © {site.footer.year} {site.name}. {site.footer.rights}
          </p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 sm:gap-x-6">
            {lastLinks.map(([path, label]) => (
              <li key={path}>
                <SiteLink to={path}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

function SocialLinks({ links }: { links: readonly { label: string; url: string }[] }) {
  if (links.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 text-base [&>li]:py-1">
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <ul className="text-base leading-tight sm:mt-2 [&>li]:py-1">{children}</ul>
    </div>
  )
}
