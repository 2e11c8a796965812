import { SiteLink } from '~/components/ui/site-link'
import { contactPath } from '~/paths'
import { navigationEntries } from './navigation'

export function WaysOn() {
  return (
    <nav aria-label="Other pages">
      <h2 className="text-2xl">Try one of these</h2>
      <ul className="mt-3 space-y-2 text-lg">
        {navigationEntries.map(({ label, path }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to={contactPath}>Contact us</SiteLink>
        </li>
      </ul>
    </nav>
  )
}
