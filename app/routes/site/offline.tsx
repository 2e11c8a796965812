import { PageIntro } from '~/components/layout/page-intro'
import { SiteLink } from '~/components/ui/site-link'
import { KeptList, MissingPage } from '~/offline/kept-list'
import { fieldKit, tools } from '~/lib/tool-list'
import { offlinePath, toolPath } from '~/paths'

export const handle = { interactive: 'at once' }

const head = {
  title: 'Without a Signal',
  description: 'The tools and pages that this browser keeps for the field.',
  path: offlinePath,
  noindex: true,
  breadcrumbs: [{ name: 'Without a Signal', path: offlinePath }],
}

export function loader() {
  return { head }
}

export default function Offline() {
  return (
    <>
      <PageIntro
        breadcrumbs={head.breadcrumbs}
        title={head.title}
        ground="lost"
        lead="The tools answer without a signal. So do Home, the products, and pages that you have read or kept."
      />
      <div className="page-width py-10 lg:pb-24">
        <MissingPage />
        <section aria-labelledby="tools">
          <h2 id="tools">Tools</h2>
          <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {[...fieldKit, ...tools].map(({ id, name }) => (
              <li key={id}>
                <SiteLink to={toolPath(id)}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="kept" className="mt-12">
          <h2 id="kept">On this device</h2>
          <div className="mt-4 max-w-measure">
            <KeptList />
          </div>
        </section>
      </div>
    </>
  )
}
